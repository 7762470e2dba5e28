import { showInSection } from '../layouts/go-to-section.ts';

/** Where the focus was in a form. */
export type FocusPlace = {
  /** The key of the field, such as `jobs.0.title`. */
  field: string;
  /** Which of the field's controls, from 0. */
  control: number;
  /** From where to where its text was selected, in UTF-16 units. */
  caret?: readonly [start: number, end: number];
};

const controls = 'input, select, textarea, button, [tabindex]';
const textControl = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Where the focus is in a form; undefined when it is elsewhere. */
export function focusPlaceIn(form: HTMLElement): FocusPlace | undefined {
  const { activeElement } = document;
  const field = activeElement?.closest<HTMLElement>('[data-field]');
  if (!activeElement || !field || !form.contains(field)) return undefined;
  const control = [...field.querySelectorAll(controls)].indexOf(activeElement);
  // numbers and addresses of mail have no caret that scripts could know
  const start = textControl(activeElement) ? activeElement.selectionStart : null;
  const end = textControl(activeElement) ? activeElement.selectionEnd : null;
  return {
    field: field.dataset['field'] ?? '',
    control: Math.max(0, control),
    ...(start === null || end === null ? {} : { caret: [start, end] }),
  };
}

function tryToFocus(form: HTMLElement, { field, control, caret }: FocusPlace): boolean {
  const element = form
    .querySelector(`[data-field="${CSS.escape(field)}"]`)
    ?.querySelectorAll<HTMLElement>(controls)[control];
  if (!element) return false;
  element.focus({ preventScroll: true });
  if (caret && textControl(element) && element.selectionStart !== null) element.setSelectionRange(...caret);
  showInSection(element, 'instant');
  return document.activeElement === element;
}

/** How long a field may take to load before nobody expects the focus in it any more, in ms. */
const patience = 5000;

/**
 * Puts the focus where it was, as soon as the field is there, which a row or a heavy field may not be at once. Not when
 * somebody has put it elsewhere.
 *
 * @returns gives up
 */
export function focusAt(form: HTMLElement, place: FocusPlace): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const observer = new MutationObserver(() => look());
  const giveUp = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const look = () => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (!isFree || tryToFocus(form, place)) giveUp();
  };
  timer = setTimeout(giveUp, patience);
  observer.observe(form, { childList: true, subtree: true });
  look();
  return giveUp;
}
