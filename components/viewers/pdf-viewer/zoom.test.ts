import { describe, expect, it } from 'vitest';
import { percentOf, stepFrom } from './zoom.ts';

const a4 = { width: 595, height: 842 };

describe('percentOf', () => {
  it.each([
    ['width', { width: 793.33, height: 300 }, 1],
    ['page', { width: 793.33, height: 561.33 }, 0.5],
    ['page', { width: 396.67, height: 9999 }, 0.5],
    [1.5, { width: 100, height: 100 }, 1.5],
    ['width', { width: 1, height: 1 }, 0.1],
    ['width', { width: 99_999, height: 1 }, 4],
  ] as const)('%s in %j is %f', (zoom, room, percent) => {
    expect(percentOf(zoom, room, a4)).toBeCloseTo(percent, 3);
  });
});

describe('stepFrom', () => {
  it.each([
    [1, 1, 1.25],
    [1, -1, 0.75],
    [0.87, 1, 1],
    [0.999, 1, 1.25],
    [4, 1, 4],
    [0.25, -1, 0.25],
  ] as const)('of %f by %i is %f', (percent, by, next) => expect(stepFrom(percent, by)).toBe(next));
});
