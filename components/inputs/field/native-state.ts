import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import { afterFormReset } from './form-reset.ts';

/**
 * What can be read off an element in which controls keep their own state: as it is typed, after its form's reset, and after each
 * commit, since form libraries write without an event.
 *
 * @param options.initial what the server shows, and the browser until the control is mounted
 */
export const useNativeState = <Seen extends string | number>(
  control: RefObject<HTMLElement | null>,
  { read, initial }: { read: () => Seen; initial: Seen },
): Seen =>
  useSyncExternalStore(
    useCallback(
      (look) => {
        const { current } = control;
        // not before React's own listeners, further out: rendering now would give a controlled input its old value back,
        // and its owner would never learn of the new one
        const later = () => void setTimeout(look);
        current?.addEventListener('input', later);
        const leaveForm = afterFormReset(current, look);
        return () => {
          current?.removeEventListener('input', later);
          leaveForm();
        };
      },
      [control],
    ),
    () => (control.current ? read() : initial),
    () => initial,
  );
