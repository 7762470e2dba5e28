import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.each([
  ['12', 12],
  [' 1.5 ', 1.5],
  ['1,5', 1.5],
  ['١٢٫٥', 12.5],
  ['٠', 0],
  ['۹', 9],
  ['12 apples', Number.NaN],
  ['', Number.NaN],
])('THEME-01 %j is read as the number %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});
