import { describe, expect, test } from 'vitest';
import { archivedAt, isNamedBy, mayReplace, positionKeyOf } from './rules.ts';

const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [[3, 1, 20], '1,3,20'],
  [[7], '7'],
])('DRAFT-01 the jobs %j are kept under %s, in whatever order they are named', (ids, key) => {
  expect(positionKeyOf(ids)).toBe(key);
});

describe('DRAFT-01 which versions a write may replace', () => {
  test.each([
    [undefined, undefined, true],
    [undefined, { id: 1, revision: 4 }, true],
    [null, undefined, true],
    [null, { id: 1, revision: 1 }, false],
    ['1.4', { id: 1, revision: 4 }, true],
    ['1.3', { id: 1, revision: 4 }, false],
    ['2.4', { id: 1, revision: 4 }, false],
    ['1.4', undefined, false],
    ['', undefined, false],
  ])('%j over %j: %s', (given, current, may) => {
    expect(mayReplace(given, current)).toBe(may);
  });
});

describe('DRAFT-01 since when a draft is closed', () => {
  const open = { takes: true, closedAt: null };
  test.each([
    ['open', [open], -1],
    ['one of two open', [{ takes: false, closedAt: at(50) }, open], -1],
    ['closed', [{ takes: false, closedAt: at(50) }], 50],
    [
      'the last of two',
      [
        { takes: false, closedAt: at(50) },
        { takes: false, closedAt: at(70) },
      ],
      70,
    ],
    ['switched off', [{ takes: false, closedAt: null }], 90],
    ['gone', [], 90],
  ])('%s', (_, jobs, seconds) => {
    expect(archivedAt(jobs, at(90))).toBe(seconds);
  });
});

test.each([
  [[1], [1], true],
  [[1, 2], [1], false],
  [[1, 2], [2, 3, 1], true],
  [[1], [2], false],
])('DRAFT-01 a draft for %j is deleted with %j: %s', (positionIds, ids, isNamed) => {
  expect(isNamedBy({ positionIds }, ids)).toBe(isNamed);
});
