import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus into the first field of a form, from the place that was opened for the form and took it: the form may come
 * after that, and some fields after the form. Whoever has gone somewhere else meanwhile stays there.
 */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const place = form.current?.closest<HTMLElement>('[data-form]');
    if (!place) return undefined;
    const focusFirst = () => {
      const field = place.querySelector('[data-field]');
      if (document.activeElement === place)
        field?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
      if (document.activeElement !== place) watching.disconnect();
    };
    const watching = new MutationObserver(focusFirst);
    watching.observe(place, { childList: true, subtree: true });
    focusFirst();
    return () => watching.disconnect();
  }, [form]);
}
