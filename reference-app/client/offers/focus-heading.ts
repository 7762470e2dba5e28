/** Puts the focus where the page begins, when what had it is gone. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || !document.activeElement?.contains(heading)) return;
  heading.tabIndex = -1;
  heading.focus();
}
