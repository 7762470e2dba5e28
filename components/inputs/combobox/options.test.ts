import { describe, expect, it } from 'vitest';
import { rowsOf, searchable, stepTo, type ComboboxOption } from './options.ts';

const options: readonly ComboboxOption[] = [
  { value: 'zrh', label: 'Zürich', description: 'Switzerland', group: 'Europe' },
  { value: 'waw', label: 'Łódź', group: 'Europe', disabled: true },
  { value: 'nyc', label: 'New York', group: 'America' },
];
const found = (query: string) => searchable(options)(query).map(({ value }) => value);

describe('searchable', () => {
  it('finds all words anywhere, without case and accents', () => {
    expect(found('ZURICH')).toEqual(['zrh']);
    expect(found('york new')).toEqual(['nyc']);
    expect(found('swiss')).toEqual([]);
    expect(found('switz zü')).toEqual(['zrh']);
    expect(found('europe')).toEqual(['zrh', 'waw']);
  });

  it('finds everything while nothing is searched', () => expect(found('  ')).toEqual(['zrh', 'waw', 'nyc']));
});

describe('rowsOf', () => {
  it('puts a heading where a group begins', () => {
    expect(rowsOf(options).map((row) => (row.kind === 'group' ? row.label : row.index))).toEqual([
      'Europe',
      0,
      1,
      'America',
      2,
    ]);
  });
});

describe('stepTo', () => {
  it('passes over what is disabled, and goes on at the other end', () => {
    expect(stepTo(options, -1, 1)).toBe(0);
    expect(stepTo(options, -1, -1)).toBe(2);
    expect(stepTo(options, 0, 1)).toBe(2);
    expect(stepTo(options, 2, 1)).toBe(0);
  });

  it('stops at the ends in longer steps', () => {
    expect(stepTo(options, 0, 10)).toBe(2);
    expect(stepTo(options, 2, -10)).toBe(0);
  });

  it('leads nowhere where nothing can be chosen', () => expect(stepTo([], -1, 1)).toBe(-1));
});
