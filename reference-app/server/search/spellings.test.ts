import { fold } from '@portico/core/text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchData, Suggestions } from '../../contract/search.ts';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { takePostings } from '../positions/store.ts';

const domain = 'spelled.example';
const config = {
  pcsxConfig: {
    searchConfig: {
      allFilters: [
        { name: 'employment_type' as const },
        { name: 'skill' as const },
        { name: 'location' as const },
      ],
    },
  },
};
const names = ['Wrocław', 'Łódź', 'København', 'Tromsø', 'Gießen', 'Diyarbakır'];

const spelled = (count: number, employmentType: string, place: string) =>
  Array.from({ length: count }, () =>
    aPosting({ employmentType, places: [{ name: place }], skills: [], seniority: 'Senior' }),
  );

let server: TestServer;
beforeAll(async () => {
  server = await startServer([
    {
      domain,
      config,
      postings: [
        ...spelled(2, 'Full-Time', 'Zurich'),
        ...spelled(3, 'Full-time', 'Zürich'),
        aPosting({
          employmentType: 'Part-time',
          places: [],
          skills: ['sql', 'SQL', 'Rust'],
          seniority: null,
        }),
        aPosting({ employmentType: 'Part-time', places: [], skills: ['SQL'], seniority: null }),
      ],
    },
    {
      domain: 'places.example',
      postings: names.map((name) => aPosting({ title: name, places: [{ name }] })),
    },
  ]);
});
afterAll(() => server.close());

const search = async (parameters = '', at = domain) =>
  (await server.browser(at).get<SearchData>(`/api/pcsx/search?${parameters}`)).body.data;
const optionsOf = async (filter: string, parameters?: string) =>
  (await search(parameters)).filterDef.allFilters.find(({ filterName }) => filterName === filter)?.options;
async function suggested(field: 'query' | 'location', text: string, at = domain) {
  const address = `/api/pcsx/suggestions/${field}?text=${encodeURIComponent(text)}`;
  return (await server.browser(at).get<Suggestions>(address)).body.data.suggestions;
}

test('SEARCH-11 spellings of one name are one option, by the one that most jobs have', async () => {
  const { facets } = (await search()).filterDef;
  expect(await optionsOf('employmentType')).toEqual([
    { label: 'Full-time', value: 'Full-time', count: 5 },
    { label: 'Part-time', value: 'Part-time', count: 2 },
  ]);
  expect(await optionsOf('location')).toEqual([{ label: 'Zürich', value: 'Zürich', count: 5 }]);
  expect(facets.locations).toEqual([['Zürich', 5]]);
  expect((await search('filter_employment_type=full-TIME')).count).toBe(5);
});

test('SEARCH-11 a job with several spellings counts once, in options and in suggestions', async () => {
  const skills = [
    { label: 'SQL', value: 'SQL', count: 2 },
    { label: 'Rust', value: 'Rust', count: 1 },
  ];
  expect(await optionsOf('skill')).toEqual(skills);
  expect(await optionsOf('skill', 'filter_skill=Rust')).toEqual(skills);
  expect(await suggested('query', 'sql')).toEqual([{ text: 'SQL', kind: 'skill', count: 2 }]);
});

test('SEARCH-11 an option that is chosen by another spelling has that as its value', async () => {
  expect(await optionsOf('employmentType', 'filter_employment_type=Full-Time')).toContainEqual({
    label: 'Full-time',
    value: 'Full-Time',
    count: 5,
  });
});

test('SEARCH-11 which spelling is shown follows the jobs', async () => {
  const more = Array.from({ length: 2 }, () =>
    aPosting({ employmentType: 'Full-Time', places: [], skills: [] }),
  );
  await takePostings(server.database, server.scopes[domain]!, more);
  expect(await optionsOf('employmentType')).toContainEqual({
    label: 'Full-Time',
    value: 'Full-Time',
    count: 7,
  });
});

test.each([
  ['wroclaw', 'Wrocław'],
  ['lodz', 'Łódź'],
  ['LODZ', 'Łódź'],
  ['kobenhavn', 'København'],
  ['tromso', 'Tromsø'],
  ['giessen', 'Gießen'],
  ['diyarbakir', 'Diyarbakır'],
  ['DIYARBAKIR', 'Diyarbakır'],
  ['Gießen', 'Gießen'],
])('SEARCH-10 SEARCH-05 the place %s is %s', async (typed, name) => {
  const { positions } = await search(`location=${encodeURIComponent(typed)}`, 'places.example');
  expect(positions.map((position) => position.name)).toEqual([name]);
  expect((await suggested('location', typed, 'places.example')).map(({ text }) => text)).toEqual([name]);
});

test('SEARCH-10 letters are compared as the database writes them', async () => {
  const letters = [...'æðøþßđħıĸłŋœŧƀɓɖɗɛƒǥɨƙɲʉƴÆÐØÞẞĐĦŁŊŒŦ'];
  const { rows } = await server.database.statement(
    'select letter, lower(unaccent(letter)) as plain from unnest($1::text[]) letter',
    [letters],
  );
  expect(rows).toEqual(letters.map((letter) => ({ letter, plain: fold(letter) })));
});
