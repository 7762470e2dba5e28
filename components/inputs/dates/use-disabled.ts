import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * Whether the fieldset that something is in, or one further out, is disabled: the platform disables all native controls
 * with it, and segments are none.
 */
export const useDisabled = (inside: RefObject<HTMLElement | null>): boolean =>
  useSyncExternalStore(
    useCallback(
      (look) => {
        const observer = new MutationObserver(look);
        let fieldset = inside.current?.closest('fieldset');
        while (fieldset) {
          observer.observe(fieldset, { attributeFilter: ['disabled'] });
          fieldset = fieldset.parentElement?.closest('fieldset');
        }
        return () => observer.disconnect();
      },
      [inside],
    ),
    () => inside.current?.closest('fieldset')?.matches(':disabled') ?? false,
    () => false,
  );
