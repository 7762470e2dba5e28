import { describe, expect, it } from 'vitest';
import { howFar } from './how-far.ts';

describe('howFar', () => {
  it.each([
    ['its start is below the window’s', { top: 300, height: 2000, windowHeight: 500 }, 0],
    ['its start is at the window’s', { top: 0, height: 2000, windowHeight: 500 }, 0],
    ['half of what has to be scrolled is', { top: -750, height: 2000, windowHeight: 500 }, 0.5],
    ['its end has come into the window', { top: -1500, height: 2000, windowHeight: 500 }, 1],
    ['it has left the window', { top: -3000, height: 2000, windowHeight: 500 }, 1],
    ['all of it is in the window', { top: 100, height: 300, windowHeight: 500 }, 1],
    ['it is short, and still below the window', { top: 900, height: 300, windowHeight: 500 }, 0],
  ])('when %s', (_when, place, expected) => expect(howFar(place)).toBe(expected));

  it('never goes back while people scroll down', () => {
    const seen = Array.from({ length: 300 }, (_, step) =>
      howFar({ top: 500 - step * 10, height: 1800, windowHeight: 600 }),
    );
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });
});
