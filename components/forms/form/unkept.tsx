import { useEffect, useImperativeHandle, useRef } from 'react';
import type { KeeperProps } from '../drafts/keeper-props.ts';
import { useFormRoot } from './form-root.ts';
import { onEdit } from './on-edit.ts';
import { useLatest } from './stable.ts';

function nothing() {}

/** In the place of a draft: whatever was changed is unsaved until it is sent. */
export function Unkept({ onUnsavedChange, ref }: Omit<KeeperProps, 'draft'>) {
  const root = useFormRoot();
  const latest = useRef(root);
  useEffect(() => {
    latest.current = root;
  });
  const isUnsaved = useRef(false);
  const tell = useLatest(onUnsavedChange);
  const become = useRef((next: boolean) => {
    if (next === isUnsaved.current) return;
    isUnsaved.current = next;
    tell?.(next);
  });
  useImperativeHandle(ref, () => ({ hold: nothing, release: nothing, drop: () => become.current(false) }));
  useEffect(
    () =>
      onEdit(
        () => latest.current,
        () => become.current(true),
      ),
    [],
  );
  return null;
}
