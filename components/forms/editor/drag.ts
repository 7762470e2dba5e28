import type { FormDefinition } from '@portico/core/forms';
import { useEffect, useRef, type PointerEvent } from 'react';
import { setVariable } from '../../theme/set-variable.ts';
import { lift } from './outline.css.ts';
import { aroundText, besideAt, indexOf, isSamePlace, type Place } from './place.ts';

/** How far a pointer goes before it drags, in px: hands shake. */
const threshold = 4;

function placeOf(text: string): Place {
  const [section = 0, ...items] = text.split('.').map(Number);
  return { section, items };
}

type Target = { element: HTMLElement; side: 'before' | 'after'; to: Place };

/** Where something dropped at a height would go, among the entries of the list that it is in. */
function targetAt(outline: HTMLElement, dragged: Place, y: number): Target | undefined {
  const targets = [...outline.querySelectorAll<HTMLElement>('[data-entry], [data-empty]')].flatMap(
    (element): Target[] => {
      const { entry, empty } = element.dataset;
      if (empty !== undefined)
        return dragged.items.length === 1
          ? [{ element, side: 'before', to: { section: Number(empty), items: [0] } }]
          : [];
      const place = placeOf(entry ?? '');
      // what is dragged itself goes along with the pointer
      if (place.items.length === 0 || isSamePlace(place, dragged)) return [];
      if (aroundText(place) !== aroundText(dragged)) return [];
      // a list takes its fields along: what comes after it comes after them
      const whole = element.parentElement ?? element;
      return [
        { element, side: 'before', to: place },
        { element: whole, side: 'after', to: besideAt(place, indexOf(place) + 1) },
      ];
    },
  );
  const height = ({ element, side }: Target) => {
    const { top, bottom } = element.getBoundingClientRect();
    return 'empty' in element.dataset ? (top + bottom) / 2 : side === 'before' ? top : bottom;
  };
  return targets.toSorted((a, b) => Math.abs(height(a) - y) - Math.abs(height(b) - y))[0];
}

/** Where it stands once it has been taken from where it was. */
const landing = (from: Place, to: Place): Place =>
  from.section === to.section && indexOf(from) < indexOf(to) ? besideAt(to, indexOf(to) - 1) : to;

/** How close to an edge a pointer scrolls, and how far in a frame, in px. */
const [edge, stride] = [48, 12];

/** What scrolls around an element: a box of the page, or the page itself. */
function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box;
  return document.scrollingElement ?? document.documentElement;
}

/**
 * Dragging by a handle: the row is lifted, a line shows where it would go, Escape leaves everything as it was. The keyboard
 * has the buttons of each item.
 *
 * @param definition another one ends the drag, since what is dragged may stand elsewhere in it
 */
export function useDrag(moveTo: (place: Place, to: Place) => void, definition: FormDefinition) {
  const stop = useRef<() => void>(undefined);
  const drop = useRef(moveTo);
  useEffect(() => {
    drop.current = moveTo;
  }, [moveTo]);
  const known = useRef(definition);
  useEffect(() => {
    if (known.current !== definition) stop.current?.();
    known.current = definition;
  }, [definition]);
  useEffect(() => () => stop.current?.(), []);

  return (event: PointerEvent<HTMLElement>): void => {
    const handle = event.target instanceof Element ? event.target.closest('[data-handle]') : null;
    const entry = handle?.closest<HTMLElement>('[data-entry]');
    if (!entry || event.button !== 0) return;
    // no text is selected on the way
    event.preventDefault();
    const outline = event.currentTarget;
    const from = placeOf(entry.dataset['entry'] ?? '');
    const { clientY: start, pointerId } = event;
    const scroller = scrollerOf(outline);
    const scrolled = scroller.scrollTop;
    let y = start;
    let frame: number | undefined;
    let target: Target | undefined;
    const mark = (next: Target | undefined) => {
      if (target) delete target.element.dataset['drop'];
      target = next;
      if (next) next.element.dataset['drop'] = next.side;
    };
    const follow = () => {
      setVariable(entry, lift, `${y - start + scroller.scrollTop - scrolled}px`);
      mark(targetAt(outline, from, y));
    };
    // lists may be longer than what is in view; a pointer that is held at its edge goes on
    const scroll = () => {
      const { top, bottom } = scroller.getBoundingClientRect();
      const before = scroller.scrollTop;
      if (y < Math.max(top, 0) + edge) scroller.scrollBy(0, -stride);
      else if (y > Math.min(bottom, window.innerHeight) - edge) scroller.scrollBy(0, stride);
      if (scroller.scrollTop !== before) follow();
      frame = requestAnimationFrame(scroll);
    };
    const move = ({ clientY, pointerId: id }: globalThis.PointerEvent) => {
      if (id !== pointerId || (frame === undefined && Math.abs(clientY - start) < threshold)) return;
      entry.dataset['lifted'] = '';
      y = clientY;
      follow();
      frame ??= requestAnimationFrame(scroll);
    };
    const end = () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      delete entry.dataset['lifted'];
      setVariable(entry, lift, undefined);
      mark(undefined);
      for (const [type, listener] of listeners) window.removeEventListener(type, listener as EventListener);
      stop.current = undefined;
    };
    const cancel = ({ pointerId: id }: globalThis.PointerEvent) => {
      if (id === pointerId) end();
    };
    const up = (lifted: globalThis.PointerEvent) => {
      const to = target && landing(from, target.to);
      cancel(lifted);
      if (lifted.pointerId === pointerId && to && !isSamePlace(from, to)) drop.current(from, to);
    };
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key === 'Escape') end();
    };
    const listeners = [
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', cancel],
      ['keydown', key],
    ] as const;
    stop.current?.();
    stop.current = end;
    for (const [type, listener] of listeners) window.addEventListener(type, listener as EventListener);
  };
}
