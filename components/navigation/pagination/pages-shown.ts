/** Stands for pages that are left out. */
export const gap = 'gap';

const all = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * Which pages a pagination shows: the first, the last, and the current one with its neighbours; always as many entries,
 * so that the pages to come do not move under the finger. A gap stands for two pages or more.
 *
 * @returns page numbers, and `gap` where some are left out
 */
export function pagesShown(current: number, count: number): readonly (number | typeof gap)[] {
  if (count <= 7) return all(1, count);
  if (current <= 4) return [...all(1, 5), gap, count];
  if (current >= count - 3) return [1, gap, ...all(count - 4, count)];
  return [1, gap, ...all(current - 1, current + 1), gap, count];
}
