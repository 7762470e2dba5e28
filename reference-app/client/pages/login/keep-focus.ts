function pressed(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button, a, label')) event.preventDefault();
}

/**
 * A ref. Leaves the focus in the field that has it while a control inside is pressed: the field would be checked when it
 * loses the focus, and its complaint would push away what is being pressed before it is let go.
 */
export function keepFocus(inside: HTMLElement | null) {
  inside?.addEventListener('mousedown', pressed);
  return () => inside?.removeEventListener('mousedown', pressed);
}
