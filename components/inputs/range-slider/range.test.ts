import { describe, expect, it } from 'vitest';
import { moved, nearest } from './range.ts';

describe('moved', () => {
  it('moves one end, which stops at the other or before it', () => {
    expect(moved([20, 60], 'from', 40, 0)).toEqual([40, 60]);
    expect(moved([20, 60], 'from', 90, 0)).toEqual([60, 60]);
    expect(moved([20, 60], 'to', 10, 0)).toEqual([20, 20]);
    expect(moved([20, 60], 'to', 10, 5)).toEqual([20, 25]);
  });
});

describe('nearest', () => {
  it('is the end that is closer to the press', () => {
    expect(nearest([20, 60], 0, 100)).toBe('from');
    expect(nearest([20, 60], 39, 100)).toBe('from');
    expect(nearest([20, 60], 41, 100)).toBe('to');
  });

  it('is, where both lie at one place, the one that can go to where the press is', () => {
    expect(nearest([50, 50], 40, 100)).toBe('from');
    expect(nearest([50, 50], 60, 100)).toBe('to');
    expect(nearest([100, 100], 100, 100)).toBe('from');
    expect(nearest([0, 0], 0, 100)).toBe('to');
  });
});
