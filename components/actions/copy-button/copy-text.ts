import { visuallyHidden } from '../../layout/visually-hidden/visually-hidden.css.ts';

/** The way of pages without a secure origin and of older browsers: what is selected in a field is copied. */
function copyBySelection(text: string, beside: HTMLElement): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = visuallyHidden;
  // beside the button: an open dialog takes the focus from what is outside of it
  beside.after(field);
  field.select();
  try {
    // deprecated, and the only one there is where the clipboard's own interface is missing
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/**
 * Puts text on the clipboard.
 *
 * @param beside where a field may stand for a moment, in case that the browser needs one
 * @returns whether it worked
 */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const written = await clipboard?.writeText(text).then(
    () => true,
    // refused by the reader or by a frame's policy: the other way may still be open
    () => false,
  );
  return written === true || copyBySelection(text, beside);
}
