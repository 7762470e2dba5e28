import { describe, expect, test } from 'vitest';
import type { Item } from './definition.ts';
import { isSecret, mapItems, mapValues, walkItems } from './walk.ts';

const file = { name: 'proof', type: 'fileUpload', label: 'Proof' } as const;
const items: readonly Item[] = [
  { name: 'city', type: 'text' },
  {
    name: 'jobs',
    type: 'dynamicList',
    dynamicListOptions: { items: [{ name: 'title', type: 'text' }, file] },
  },
  file,
];
const namesOf = (all: Iterable<Item>) => [...all].map(({ name }) => name);

describe('FORM-07 the items and answers of rows are walked with the others', () => {
  test('walkItems yields a list before the items of its rows', () => {
    expect(namesOf(walkItems(items))).toEqual(['city', 'jobs', 'title', 'proof', 'proof']);
  });

  test('mapItems maps the items of rows before their list', () => {
    const seen: string[] = [];
    const mapped = mapItems(items, (item) => {
      seen.push(item.name);
      return { ...item, name: item.name.toUpperCase() };
    });
    expect(seen).toEqual(['city', 'title', 'proof', 'jobs', 'proof']);
    expect(namesOf(walkItems(mapped))).toEqual(['CITY', 'JOBS', 'TITLE', 'PROOF', 'PROOF']);
  });

  test('mapValues tells the item and the path of each answer, and of what no item asks for that there is none', () => {
    const seen: [string | undefined, string][] = [];
    const values = { other: 1, proof: ['x'], jobs: [{ title: 'Nurse', other: 2 }, 'no row'], city: 'Bern' };
    expect(
      mapValues(items, values, (item, value, path) => {
        seen.push([item?.name, path]);
        return value;
      }),
    ).toEqual(values);
    expect(seen).toEqual([
      ['city', 'city'],
      ['title', 'jobs.0.title'],
      [undefined, 'jobs.0.other'],
      ['jobs', 'jobs'],
      ['proof', 'proof'],
      [undefined, 'other'],
    ]);
  });

  test('mapValues leaves out what is mapped to undefined, and takes any name for what it is', () => {
    const values = JSON.parse('{"city": "Bern", "__proto__": 1, "jobs": "no list"}') as Record<
      string,
      unknown
    >;
    const left = mapValues(items, values, (item, value) => (item?.name === 'city' ? undefined : value));
    expect(Object.entries(left)).toEqual([
      ['jobs', 'no list'],
      ['__proto__', 1],
    ]);
  });
});

test.each<[Item, boolean]>([
  [{ name: 'a', type: 'ssn' }, true],
  [{ name: 'a', type: 'sin' }, true],
  [{ name: 'a', type: 'text', rules: [{ type: 'ssn' }] }, true],
  [{ name: 'a', type: 'text', textOptions: { type: 'password' } }, true],
  [{ name: 'a', type: 'text' }, false],
])('FORM-19 no draft keeps the answer to %o: %s', (item, isKeptNowhere) => {
  expect(isSecret(item)).toBe(isKeptNowhere);
});
