import { describe, expect, it } from 'vitest';
import type { Item } from './definition.ts';
import { holds, type Condition } from '../item/condition.ts';
import type { Values } from '../item/values.ts';
import { outsideOf, visibleIn, visibleItems } from './visible.ts';

const item = (name: string, visibleFn?: Item['visibleFn'], hidden?: boolean) =>
  ({ name, type: 'text', visibleFn, hidden }) as Item;
const filledIn = (field: string): Condition => ({ field, isFilledIn: true });
const leftOut = (field: string): Condition => ({ field, isFilledIn: false });
const names = (items: readonly Item[], values: Values) =>
  visibleItems(items, values)
    .map(({ name }) => name)
    .join(' ');

describe('FORM-14 conditions', () => {
  it.each([
    [{ is: ['a'] }, 'a', true],
    [{ is: ['a'] }, 'b', false],
    [{ is: ['a', 'b'] }, 'b', true],
    [{ is: ['a'] }, ['b', 'a'], true],
    [{ is: ['a'] }, ['b'], false],
    [{ is: ['a'] }, [], false],
    [{ is: [1] }, 1, true],
    [{ is: [1] }, '1', true],
    [{ is: ['1'] }, 1, true],
    [{ is: [1] }, ['2', '1'], true],
    [{ is: [1] }, true, false],
    [{ is: ['true'] }, true, false],
    [{ is: ['null'] }, null, false],
    [{ is: [true] }, true, true],
    [{ is: [false] }, undefined, false],
    [{ is: [] }, 'a', false],
    [{ is: ['a'] }, undefined, false],
    [{ is: ['a'] }, null, false],
    [{ isFilledIn: true }, 'a', true],
    [{ isFilledIn: true }, 0, true],
    [{ isFilledIn: true }, true, true],
    [{ isFilledIn: true }, ['a'], true],
    [{ isFilledIn: true }, { number: '1', callingCode: '+41' }, true],
    [{ isFilledIn: true }, { startDate: '2020-01', endDate: null }, true],
    [{ isFilledIn: true }, '', false],
    [{ isFilledIn: true }, ' \n', false],
    [{ isFilledIn: true }, false, false],
    [{ isFilledIn: true }, null, false],
    [{ isFilledIn: true }, undefined, false],
    [{ isFilledIn: true }, [], false],
    [{ isFilledIn: true }, { number: '', callingCode: '+41', selectedCountryCode: 'CH' }, false],
    [{ isFilledIn: true }, { startDate: null, endDate: '', isCurrent: false }, false],
  ])('FORM-14 %j holds for %j: %s', (asked, value, isSo) => {
    expect(holds({ field: 'a', ...asked } as Condition, { a: value })).toBe(isSo);
  });

  it('FORM-14 looks at values only, not at what all objects have', () => {
    expect(holds(filledIn('constructor'), {})).toBe(false);
    expect(holds(filledIn('__proto__'), {})).toBe(false);
    expect(holds(filledIn('__proto__'), JSON.parse('{"__proto__":"a"}') as Values)).toBe(true);
  });
});

describe('FORM-14 what is there', () => {
  it('FORM-14 is everything where nothing is hidden, in the same list', () => {
    const items = [item('a'), item('b')];
    expect(visibleItems(items, {})).toBe(items);
  });

  it.each([
    ['is not hidden', [item('a', undefined, true), item('b')], {}, 'b'],
    ['is what its condition shows', [item('a', filledIn('b')), item('b')], { b: 'x' }, 'a b'],
    ['is not what its condition hides', [item('a', filledIn('b')), item('b')], {}, 'b'],
    ['is what its function shows', [item('a', () => true)], {}, 'a'],
    ['is not what its function hides', [item('a', () => false)], {}, ''],
    ['is decided by what is no field, too', [item('a', filledIn('user'))], { user: 'x' }, 'a'],
    [
      'is not what depends on what is hidden',
      [item('a', undefined, true), item('b', filledIn('a'))],
      { a: 'x' },
      '',
    ],
    [
      'is not what a function finds no value for',
      [item('a', undefined, true), item('b', (values) => 'a' in values)],
      { a: 'x' },
      '',
    ],
    [
      'may be shown by what is hidden',
      [item('a', undefined, true), item('b', leftOut('a'))],
      { a: 'x' },
      'b',
    ],
    [
      'follows a chain down the page',
      ['a', 'b', 'c', 'd'].map((name, at) => item(name, at ? filledIn('abcd'[at - 1] ?? '') : () => false)),
      { a: 1, b: 1, c: 1, d: 1 },
      '',
    ],
    [
      'follows a chain up the page',
      ['a', 'b', 'c', 'd'].map((name, at) =>
        item(name, at < 3 ? filledIn('abcd'[at + 1] ?? '') : () => false),
      ),
      { a: 1, b: 1, c: 1, d: 1 },
      '',
    ],
    [
      'follows a chain of opposites',
      [item('a', leftOut('b')), item('b', leftOut('c')), item('c', leftOut('d')), item('d')],
      { a: 1, b: 1, c: 1, d: 1 },
      'b d',
    ],
    [
      'follows functions up the page',
      ['a', 'b', 'c'].map((name, at) =>
        item(name, (values) => at < 2 && Object.hasOwn(values, 'abc'[at + 1] ?? '')),
      ),
      { a: 1, b: 1, c: 1 },
      '',
    ],
    [
      'is the second of two that hide each other',
      [item('a', leftOut('b')), item('b', leftOut('a'))],
      { a: 1, b: 1 },
      'b',
    ],
    ['is what hides itself', [item('a', leftOut('a'))], { a: 1 }, 'a'],
    [
      'is what a function hides because it is there',
      [item('a', (values) => !('a' in values))],
      { a: 1 },
      'a',
    ],
    [
      'is a field called __proto__',
      [item('__proto__', filledIn('constructor')), item('constructor')],
      JSON.parse('{"__proto__":1,"constructor":1}'),
      '__proto__ constructor',
    ],
  ])('FORM-14 %s', (_what, items, values, shown) => {
    expect(names(items, values as Values)).toBe(shown);
  });

  it('FORM-14 a function that fails hides nothing', () => {
    const fails = item('a', () => {
      throw new Error('as it should in this test');
    });
    expect(names([fails], {})).toBe('a');
  });

  it('FORM-14 leaves the values of what is there, and does not touch those that it was given', () => {
    const values = Object.freeze({ a: 1, b: 2, other: 3 });
    const { left, scope } = visibleIn([item('a', undefined, true), item('b')], values);
    expect(left).toEqual({ b: 2, other: 3 });
    expect(scope()).toEqual({ b: 2, other: 3 });
  });

  it('FORM-14 keeps what is called __proto__ a value like any other', () => {
    const values = JSON.parse('{"__proto__":{"admin":true},"a":1}') as Values;
    const { left } = visibleIn([item('a', undefined, true), item('__proto__')], values);
    expect(Object.keys(left)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(left)).toBe(Object.prototype);
  });

  it('FORM-05 a row sees what is around it, but by its own names only itself', () => {
    const rows = [
      item('own'),
      item('a', filledIn('own')),
      item('b', filledIn('outer')),
      item('c', (values) => values['outer'] === 'y' && !('own' in values)),
    ];
    const around = outsideOf(rows, () => ({ own: 'x', outer: 'y' }));
    const { shown, scope } = visibleIn(rows, {}, { around });
    expect(shown.map(({ name }) => name)).toEqual(['own', 'b', 'c']);
    expect(scope()).toEqual({ outer: 'y' });
  });

  it('FORM-14 asks each function once for every change, not once for every field', () => {
    let asked = 0;
    const items = Array.from({ length: 2000 }, (_, at) =>
      item(`f${at}`, () => {
        asked += 1;
        return at % 2 === 0;
      }),
    );
    expect(visibleItems(items, Object.fromEntries(items.map(({ name }) => [name, 'x']))).length).toBe(1000);
    expect(asked).toBeLessThanOrEqual(4000);
  });
});
