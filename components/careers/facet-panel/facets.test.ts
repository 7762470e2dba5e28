import { describe, expect, it } from 'vitest';
import { inOrder, isFound, rangeOf, withChoice, type FacetOption, type RangeFacet } from './facets.ts';

const option = (value: string, count = 1): FacetOption => ({ value, label: value, count });
const pay: RangeFacet = { type: 'range', name: 'pay', label: 'Pay', min: 10, max: 90 };

describe('inOrder', () => {
  it('keeps the order in which options were first seen, whatever order the counts bring', () =>
    expect(inOrder([option('c'), option('b'), option('a')], ['a', 'b', 'c'])).toEqual(
      ['a', 'b', 'c'].map((value) => option(value)),
    ));

  it('puts new options last, in their own order', () =>
    expect(inOrder([option('y'), option('b'), option('x')], ['a', 'b']).map(({ value }) => value)).toEqual([
      'b',
      'y',
      'x',
    ]));
});

describe('isFound', () => {
  it.each([
    ['Zürich', 'zur', true],
    ['Łódź', 'łodz', true],
    ['Zürich', ' ZÜR ', true],
    ['Zürich', 'bern', false],
    ['Zürich', '', true],
  ])('%s by “%s”: %s', (label, words, expected) =>
    expect(isFound({ label, value: '', count: 1 }, words)).toBe(expected),
  );

  it('knows the letters of the language', () =>
    expect(isFound({ label: 'IŞIK', value: '', count: 1 }, 'ışık')).toBe(true));
});

describe('withChoice', () => {
  it('leaves the other facets alone, and forgets one without a choice', () => {
    const values = { place: ['Bern'], pay: ['1', '2'] };
    expect(withChoice(values, 'place', ['Basel'])).toEqual({ place: ['Basel'], pay: ['1', '2'] });
    expect(withChoice(values, 'place', [])).toEqual({ pay: ['1', '2'] });
  });
});

describe('rangeOf', () => {
  it.each([
    [undefined, [10, 90]],
    [
      ['20', '30'],
      [20, 30],
    ],
    [
      ['0', '500'],
      [10, 90],
    ],
    [
      ['much', ''],
      [10, 90],
    ],
    [
      ['60', '20'],
      [10, 90],
    ],
    [['20'], [20, 90]],
  ])('of %j is %j', (chosen, expected) => expect(rangeOf(pay, chosen)).toEqual(expected));
});
