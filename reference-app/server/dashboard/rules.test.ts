import { expect, test } from 'vitest';
import { nextFirst } from './rules.ts';

const hour = 60 * 60 * 1000;
/** Hours from now at which each begins and ends. */
const spans = (...hours: readonly (readonly [number, number])[]) =>
  nextFirst(hours, {
    now: 1_000 * hour,
    spanOf: ([start, end]) => ({ startsAt: (1_000 + start) * hour, endsAt: (1_000 + end) * hour }),
  });

test.each([
  { given: [], expected: [] },
  {
    given: [
      [5, 6],
      [1, 2],
      [3, 4],
    ],
    expected: [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
  },
  {
    given: [
      [-9, -8],
      [2, 3],
      [-2, -1],
    ],
    expected: [
      [2, 3],
      [-2, -1],
      [-9, -8],
    ],
  },
  // going on, and over this very moment
  {
    given: [
      [1, 2],
      [-1, 0],
      [-1, 1],
    ],
    expected: [
      [-1, 1],
      [1, 2],
      [-1, 0],
    ],
  },
] as const)('DASH-03 of $given the next comes first, and what is over last: $expected', (row) => {
  expect(spans(...row.given)).toEqual(row.expected);
});
