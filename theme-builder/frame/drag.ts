import type { PointerEvent } from 'react';

/** By how many px the pointer has moved since it went down. */
export type Way = { dx: number; dy: number };

/** Follows the pointer that went down on an element until it is let go, wherever it goes. */
export function drag(event: PointerEvent<HTMLElement>, onMove: (way: Way) => void): void {
  if (event.button !== 0) return;
  // else texts would be selected on the way
  event.preventDefault();
  const { currentTarget: element, pointerId, clientX, clientY } = event;
  element.focus({ preventScroll: true });
  element.setPointerCapture(pointerId);
  const move = (moved: globalThis.PointerEvent) =>
    onMove({ dx: moved.clientX - clientX, dy: moved.clientY - clientY });
  const end = () => {
    element.removeEventListener('pointermove', move);
    element.removeEventListener('lostpointercapture', end);
  };
  element.addEventListener('pointermove', move);
  element.addEventListener('lostpointercapture', end);
}

const step = 16;

/** The way that an arrow key goes; undefined for other keys. */
export function wayOfKey(key: string): Way | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { dx: -step, dy: 0 };
    case 'ArrowRight':
      return { dx: step, dy: 0 };
    case 'ArrowUp':
      return { dx: 0, dy: -step };
    case 'ArrowDown':
      return { dx: 0, dy: step };
    default:
      return undefined;
  }
}

/** 1 where lines run from left to right, else -1. */
export const directionSign = (element: Element): 1 | -1 => (element.matches(':dir(rtl)') ? -1 : 1);
