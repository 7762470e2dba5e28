import { focusOn } from './focus-on.ts';

/**
 * The ref of what may go while it has the focus, such as a button that goes with its press: what is around it gets the focus
 * then, and the keyboard goes on from there. Made once for all renders, since a ref that is another one each time would end
 * each time.
 *
 * @param heir a selector of what is around it
 */
export function leaveFocusTo(heir: string) {
  const left = new WeakMap<HTMLElement, { focused: HTMLElement; next: HTMLElement }>();
  return (element: HTMLElement | null): (() => void) => {
    // under StrictMode React ends each ref once and begins it again: nothing has gone
    const { focused, next } = (element && left.get(element)) ?? {};
    if (next && next === document.activeElement) focused?.focus({ preventScroll: true });
    if (element) left.delete(element);
    // React ends the ref of an element before it takes that away, if not before it takes away what is in it
    return () => {
      const had = document.activeElement;
      if (!element || !(had instanceof HTMLElement) || !element.contains(had)) return;
      const heirAround = element.parentElement?.closest<HTMLElement>(heir);
      if (!heirAround) return;
      focusOn(heirAround, { preventScroll: true });
      left.set(element, { focused: had, next: heirAround });
    };
  };
}
