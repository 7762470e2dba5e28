import { outline } from './outlines.ts';
import { partsOnPage, pickAt, type Picked } from './page-use.ts';

type Picking = {
  /** Takes the keys: while the focus is here or on the page, they go through the page's parts. */
  button: HTMLElement | null;
  /** What the outline says that somebody points at. */
  nameOf: (picked: Picked) => string;
  onPick: (picked: Picked | undefined) => void;
  /** A key has come to a part. */
  onPart: (at: { picked: Picked; number: number; count: number }) => void;
  onNoParts: () => void;
  onEnd: () => void;
};

/** All by which the page would notice a press. */
const presses = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'auxclick', 'dblclick'] as const;

const isOwn = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-portico-panel]') !== null;

const contains = (element: Element, { clientX: x, clientY: y }: MouseEvent) =>
  [...element.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );

/** What is seen where the pointer is: a card's link covers the card, and takes its presses, without being seen there. */
function seenAt(event: MouseEvent): Element | undefined {
  const { target, detail, type, clientX, clientY } = event;
  if (!(target instanceof Element) || isOwn(target)) return undefined;
  // pressed without a pointer
  if (type === 'click' && detail === 0) return target;
  return document.elementsFromPoint(clientX, clientY).find((element) => contains(element, event)) ?? target;
}

function pickedAt(event: MouseEvent): Picked | undefined {
  const seen = seenAt(event);
  return seen && pickAt(seen);
}

function withhold(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Lets somebody point at the page: its parts are outlined, and a press picks one instead of doing what it does.
 *
 * @returns what ends it
 */
export function startPicking({ button, nameOf, onPick, onPart, onNoParts, onEnd }: Picking): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pointed: Picked | undefined;
  let clear: (() => void) | undefined;
  /** Where the keys are. */
  let part: Element | undefined;

  const point = (picked: Picked | undefined) => {
    if (picked?.element === pointed?.element && picked?.path === pointed?.path) return;
    pointed = picked;
    clear?.();
    clear = picked && outline([picked.element], nameOf(picked));
  };
  const go = (step: 1 | -1): boolean => {
    const parts = partsOnPage();
    if (parts.length === 0) {
      onNoParts();
      return false;
    }
    const at = part ? parts.indexOf(part) : -1;
    const next = at < 0 ? (step === 1 ? 0 : parts.length - 1) : (at + step + parts.length) % parts.length;
    part = parts[next];
    const picked = part && pickAt(part);
    if (!part || !picked) return true;
    part.scrollIntoView({ block: 'center' });
    point(picked);
    onPart({ picked, number: next + 1, count: parts.length });
    return true;
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      withhold(event);
      onEnd();
      return;
    }
    // in the rest of the panel keys do what they always do
    if (isOwn(event.target) && event.target !== button) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') {
      if (go(event.shiftKey ? -1 : 1)) withhold(event);
    } else if (event.key === 'Enter' && part && pointed) {
      withhold(event);
      onPick(pointed);
    }
  };

  const root = document.documentElement;
  root.dataset['ptPicking'] = '';
  // on the window and before all others, those of React included
  const early = { capture: true, signal };
  window.addEventListener('keydown', onKey, early);
  window.addEventListener('pointermove', (event) => point(pickedAt(event)), early);
  for (const press of presses)
    window.addEventListener(
      press,
      (event) => {
        if (!isOwn(event.target)) withhold(event);
      },
      early,
    );
  window.addEventListener(
    'click',
    (event) => {
      if (isOwn(event.target)) return;
      withhold(event);
      onPick(pickedAt(event));
    },
    early,
  );
  return () => {
    listening.abort();
    delete root.dataset['ptPicking'];
    clear?.();
  };
}
