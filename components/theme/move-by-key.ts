import type { KeyboardEvent } from 'react';

/**
 * Moves the focus along a row of controls, after the ARIA Authoring Practices: by arrows around the ends, in the line of
 * reading, and by Home and End.
 *
 * @param among a selector of those in the row that can be moved to
 * @param also where other keys lead from a place in the row
 * @returns the control that has the focus now; undefined when the key means nothing here
 */
export const moveByKey = (
  event: KeyboardEvent<HTMLElement>,
  among: string,
  also?: (at: number) => Record<string, number>,
): HTMLElement | undefined => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  const from = event.currentTarget;
  const row = [...(from.parentElement?.querySelectorAll<HTMLElement>(among) ?? [])];
  const at = row.indexOf(from);
  const on = getComputedStyle(from).direction === 'rtl' ? -1 : 1;
  const places: Record<string, number> = {
    ArrowLeft: at - on,
    ArrowRight: at + on,
    Home: 0,
    End: -1,
    ...also?.(at),
  };
  const place = places[event.key];
  if (place === undefined) return undefined;
  event.preventDefault();
  const next = row.at(place % row.length);
  next?.focus();
  return next;
};
