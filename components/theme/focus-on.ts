/**
 * Moves the focus to an element, also to one that takes none by itself, such as a heading: following its address alone
 * moves it in some browsers only.
 */
export function focusOn(element: HTMLElement, options?: FocusOptions): void {
  element.focus(options);
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  // for this time only: presses inside of it should not give it the focus
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus(options);
}
