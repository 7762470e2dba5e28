import { maximumPositions } from '@portico/core/jobs';
import { describe, expect, test } from 'vitest';
import { positionIds, positionsLeftOut } from './position-ids.ts';

const idsOf = (pid: string) => positionIds(new URLSearchParams({ pid }));

describe('the jobs of an address', () => {
  test.each([
    ['12', [12]],
    ['12-nurse-in-bern', [12]],
    ['12,34-nurse, 12', [12, 34]],
    ['', []],
    ['nurse', []],
    ['0,-3,1e3,4.5,6x', []],
    ['1234567890', [1_234_567_890]],
    ['2147483647-nurse,2147483648', [2_147_483_647]],
    ['12345678901', []],
  ])('ROUTES-02 pid=%s are the jobs %j', (pid, ids) => {
    expect(idsOf(pid)).toEqual(ids);
  });

  test('APPLY-01 are no more than one application can be for', () => {
    const many = Array.from({ length: 500 }, (_, index) => index + 1).join(',');
    expect(idsOf(many)).toHaveLength(maximumPositions);
  });
});

test('CART-02 of more jobs than one application can be for, it is known how many are left out', () => {
  const ids = Array.from({ length: 53 }, (_, index) => index + 1);
  const search = new URLSearchParams({ pid: [...ids, 1].join(',') });
  expect(positionIds(search)).toEqual(ids.slice(0, 50));
  expect(positionsLeftOut(search)).toBe(3);
  expect(positionsLeftOut(new URLSearchParams({ pid: '1,2' }))).toBe(0);
});
