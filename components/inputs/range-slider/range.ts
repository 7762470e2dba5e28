/** The two ends of a range, in order. */
export type Range = readonly [from: number, to: number];
export type RangeEnd = 'from' | 'to';

/** The range after one end has moved, which stops at the other. */
export const moved = ([from, to]: Range, end: RangeEnd, value: number, distance: number): Range =>
  end === 'from' ? [Math.min(value, to - distance), to] : [from, Math.max(value, from + distance)];

/** The end that a press is meant for. */
export function nearest([from, to]: Range, value: number, max: number): RangeEnd {
  if (from === to) return value < from || from === max ? 'from' : 'to';
  return value - from <= to - value ? 'from' : 'to';
}
