/** The heading of the part of the page that something stands in: who has the focus on what goes goes on from there. */
export const headingAround = (element: Element): HTMLElement | null =>
  element.closest('section')?.querySelector('h2') ?? null;

/** The ref of what may go while it has the focus: the heading around it gets the focus then. */
export function leaveFocusToHeading(element: HTMLElement | null) {
  const heading = element && headingAround(element);
  return () => {
    if (element?.contains(document.activeElement)) heading?.focus({ preventScroll: true });
  };
}
