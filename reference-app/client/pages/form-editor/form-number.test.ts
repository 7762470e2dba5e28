import { expect, test } from 'vitest';
import { formNumber } from './form-number.ts';

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['0', undefined],
  ['01', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['x', undefined],
  ['', undefined],
  [undefined, undefined],
])('FORMEDIT-01 the form of %j is %j', (text, number) => {
  expect(formNumber(text)).toBe(number);
});
