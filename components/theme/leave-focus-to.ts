import { focusOn } from './focus-on.ts';

/**
 * The ref of what may go while it has the focus, such as a button that goes with its press: what is around it gets the focus
 * then, and the keyboard goes on from there. Made once for all renders, since a ref that is another one each time would end
 * each time.
 *
 * @param heir a selector of what is around it
 */
export const leaveFocusTo = (heir: string) => {
  let left: { element: HTMLElement; focused: HTMLElement } | undefined;
  return (element: HTMLElement | null): (() => void) => {
    // under StrictMode React ends each ref once and begins it again: nothing has gone
    if (left?.element === element) left?.focused.focus({ preventScroll: true });
    left = undefined;
    // React ends the ref of an element before it takes that away, if not before it takes away what is in it
    return () => {
      const focused = document.activeElement;
      if (!element || !(focused instanceof HTMLElement) || !element.contains(focused)) return;
      const next = element.parentElement?.closest<HTMLElement>(heir);
      if (!next) return;
      focusOn(next, { preventScroll: true });
      left = { element, focused };
    };
  };
};
