import { describe, expect, it } from 'vitest';
import { gap, pagesShown, placesOnPhones } from './pages-shown.ts';

const cases = Array.from({ length: 30 }, (_, index) => index + 1).flatMap((count) =>
  Array.from({ length: count }, (_, index) => ({ current: index + 1, count })),
);

describe('pagesShown', () => {
  it('shows first, last, current and its neighbours, in order, once each', () => {
    for (const { current, count } of cases) {
      const numbers = pagesShown(current, count).filter((entry) => entry !== gap);
      const near = [1, count, current - 1, current, current + 1].filter((page) => page >= 1 && page <= count);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers, `${current} of ${count}`).toEqual(expect.arrayContaining(near));
    }
  });

  it('leaves out two pages or more where there is a gap, and none elsewhere', () => {
    for (const { current, count } of cases) {
      const entries = pagesShown(current, count);
      const steps = entries
        .filter((entry) => entry !== gap)
        .slice(1)
        .map((page, index, numbers) => page - (numbers[index - 1] ?? 1));
      const gaps = entries.filter((entry) => entry === gap).length;
      expect(
        steps.filter((step) => step > 1),
        `${current} of ${count}`,
      ).toHaveLength(gaps);
      expect(steps).not.toContain(2);
    }
  });

  it('has as many entries on every page', () => {
    for (const { current, count } of cases)
      expect(pagesShown(current, count)).toHaveLength(Math.min(count, 7));
  });
});

function shownOnPhones(current: number, count: number): string {
  const entries = pagesShown(current, count);
  const places = placesOnPhones(current, count);
  return entries
    .map((entry, index) => (places[index] === 'cut' || entry === gap ? '…' : String(entry)))
    .filter((_, index) => places[index] !== 'spare')
    .join(' ');
}

describe('placesOnPhones', () => {
  it.each([
    [1, 124, '1 2 3 … 124'],
    [3, 124, '1 2 3 … 124'],
    [4, 124, '1 … 4 … 124'],
    [60, 124, '1 … 60 … 124'],
    [121, 124, '1 … 121 … 124'],
    [122, 124, '1 … 122 123 124'],
    [4, 7, '1 … 4 … 7'],
    [4, 6, '1 … 4 5 6'],
    [2, 5, '1 2 3 4 5'],
  ])('leave no page out without a gap: page %d of %d', (current, count, expected) => {
    expect(shownOnPhones(current, count)).toBe(expected);
  });
});
