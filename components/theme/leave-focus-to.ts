import { focusOn } from './focus-on.ts';

/**
 * The ref of what may go while it has the focus, such as a button that goes with its press: what is around it gets the focus
 * then, and the keyboard goes on from there. Made once for all renders, since a ref that is another one each time would end
 * each time.
 *
 * @param heir a selector of what is around it
 */
export const leaveFocusTo =
  (heir: string) =>
  (element: HTMLElement | null): (() => void) =>
  // React ends the ref of an element before it takes that away, if not before it takes away what is in it
  () => {
    if (!element?.contains(document.activeElement)) return;
    const next = element.parentElement?.closest<HTMLElement>(heir);
    if (next) focusOn(next, { preventScroll: true });
  };
