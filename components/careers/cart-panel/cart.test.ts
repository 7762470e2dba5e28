import { describe, expect, it } from 'vitest';
import { changedCart, openChanges } from './cart.ts';

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('changedCart', () => {
  it('is without the jobs taken out, whether the server knows or not', () => {
    const changes = { removed: ['b'], restored: [] };
    expect(changedCart([a, b, c], changes)).toEqual([a, c]);
    expect(changedCart([a, c], changes)).toEqual([a, c]);
  });

  it('has the jobs put back where they were, once each', () => {
    const changes = { removed: [], restored: [{ job: b, index: 1 }] };
    expect(changedCart([a, c], changes)).toEqual([a, b, c]);
    expect(changedCart([a, b, c], changes)).toEqual([a, b, c]);
  });

  it('has a job at the end whose place is gone', () =>
    expect(changedCart([a], { removed: [], restored: [{ job: c, index: 2 }] })).toEqual([a, c]));
});

describe('openChanges', () => {
  it('are those that the server’s cart does not show yet', () => {
    const underWay: readonly string[] = [];
    const restored = [{ job: b, index: 1 }];
    expect(openChanges([a, c], { removed: ['b', 'c'], restored, underWay })).toEqual({
      removed: ['c'],
      restored,
      underWay,
    });
    expect(openChanges([a, b], { removed: [], restored, underWay }).restored).toEqual([]);
  });

  it('stay while the server is at them, whatever its cart shows', () => {
    const changes = { removed: ['c'], restored: [{ job: b, index: 1 }], underWay: ['b', 'c'] };
    expect(openChanges([a, b], changes)).toEqual(changes);
  });
});
