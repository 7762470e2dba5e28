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

/** Returns the pages that phones have room for: five entries with the gaps. */
function pagesOnPhones(current: number, count: number): readonly number[] {
  if (count <= 5) return all(1, count);
  if (current <= 3) return [1, 2, 3, count];
  if (current >= count - 2) return [1, ...all(count - 2, count)];
  return [1, current, count];
}

/**
 * Tells where the entries of `pagesShown` go on phones, by index: `step` stays, `spare` goes, and `cut` has a gap in its
 * place, since the entries that go there have none beside them.
 */
export function placesOnPhones(current: number, count: number): readonly ('step' | 'spare' | 'cut')[] {
  const entries = pagesShown(current, count);
  const kept = pagesOnPhones(current, count);
  const goes = (entry: number | typeof gap | undefined) => typeof entry === 'number' && !kept.includes(entry);
  return entries.map((entry, index) => {
    if (!goes(entry)) return 'step';
    const before = entries[index - 1];
    const after = entries.slice(index).find((next) => !goes(next));
    return goes(before) || before === gap || after === gap ? 'spare' : 'cut';
  });
}
