import type { FormDefinition } from '@portico/core/forms';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Saver, type DefinitionVersion, type SaverHandlers } from './saver.ts';

/** Hands on a definition as it changes, and asks before somebody leaves with what is not saved. */
export function useSaving({
  start,
  version,
  definition,
  isWriting,
  onUnsavedChange,
  ...handlers
}: SaverHandlers & {
  start: FormDefinition;
  version: DefinitionVersion | undefined;
  /** As it is now. */
  definition: FormDefinition;
  /** Whether there is something beside it that would be lost. */
  isWriting: boolean;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
}) {
  const [saver] = useState(() => new Saver({ definition: start, version }));
  useLayoutEffect(() => saver.tell(handlers));
  const saving = useSyncExternalStore(saver.subscribe, saver.state, saver.state);
  useEffect(() => saver.change(definition), [saver, definition]);
  useEffect(() => {
    const leave = saver.attend();
    window.addEventListener('online', saver.retry);
    return () => {
      window.removeEventListener('online', saver.retry);
      leave();
    };
  }, [saver]);

  const isUnsaved = isWriting || (handlers.onSave !== undefined && saving.status !== 'saved');
  useEffect(() => onUnsavedChange?.(isUnsaved), [onUnsavedChange, isUnsaved]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return { saver, saving };
}
