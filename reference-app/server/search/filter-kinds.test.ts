import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchData, SearchMetadata } from '../../contract/search.ts';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting, places } from '../../../tests/server/postings.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 2, 15, 17);
const daysAgo = (days: number) => new Date(now - days * day);

const config = {
  pcsxConfig: {
    searchConfig: {
      smartFilters: [
        { name: 'seniority' as const, type: 'single_select' as const },
        { name: 'recent' as const },
        { name: 'remote' as const },
      ],
      allFilters: [
        { name: 'skill' as const, allowFreeText: true },
        { name: 'department' as const, type: 'multi_select_suggest' as const },
      ],
    },
  },
};
const postings = [
  aPosting({ title: 'One', postedAt: daysAgo(0), skills: ['JavaScript', 'SQL'], seniority: 'Junior' }),
  aPosting({
    title: 'Two',
    postedAt: daysAgo(7),
    skills: ['Java'],
    places: [places.rotterdam],
    workLocationOption: 'remote_local',
  }),
  aPosting({ title: 'Three', postedAt: daysAgo(8), skills: ['Java EE', 'Rust'], department: 'Wards' }),
  aPosting({ title: 'Four', postedAt: daysAgo(30), skills: ['Teamwork'], workLocationOption: 'remote' }),
];

let server: TestServer;
beforeAll(async () => {
  server = await startServer(
    [
      { domain: 'kinds.example', config, postings },
      { domain: 'plain.example', postings },
    ],
    { now: () => now },
  );
});
afterAll(() => server.close());

async function search(query: string, domain = 'kinds.example') {
  const { body } = await server
    .browser(domain)
    .get<SearchData, SearchMetadata>(`/api/pcsx/search?sort_by=timestamp&${query}`);
  const { smartFilters, allFilters } = body.data.filterDef;
  return {
    names: body.data.positions.map(({ name }) => name),
    applied: body.data.appliedFilters,
    ignored: body.metadata.ignored.map(({ name }) => name),
    filter: (name: string) => [...smartFilters, ...allFilters].find(({ filterName }) => filterName === name),
  };
}

/** Of those that are on or off, how many jobs each would leave. */
async function counts(query: string) {
  const { filter } = await search(query);
  return ['recent', 'remote'].map((name) => filter(name)?.extraData.count);
}

test('SEARCH-11 a filter is of the kind that the employer has configured', async () => {
  const { filter } = await search('');
  expect(filter('seniority')).toMatchObject({ type: 'single_select', allowFreeText: false });
  expect(filter('department')).toMatchObject({ type: 'multi_select_suggest', allowFreeText: false });
  expect(filter('skill')).toMatchObject({ type: 'multi_select_suggest', allowFreeText: true });
  expect(filter('recent')).toMatchObject({
    type: 'toggle',
    options: null,
    title: 'Posted in the last 7 days',
  });
});

test('SEARCH-11 a filter that is on or off says how many jobs it would leave, itself aside', async () => {
  expect(await counts('')).toEqual([2, 2]);
  expect(await counts('filter_recent=1')).toEqual([2, 1]);
  expect(await counts('filter_recent=1&filter_remote=1')).toEqual([1, 1]);
  expect(await counts('filter_skill=Rust')).toEqual([0, 0]);
});

test('SEARCH-11 a filter that is on narrows the search and is told as applied; one that is off does nothing', async () => {
  expect(await search('filter_recent=1')).toMatchObject({
    names: ['One', 'Two'],
    applied: { recent: ['1'] },
    ignored: [],
  });
  expect((await search('filter_remote=1&filter_recent=1')).names).toEqual(['Two']);
  for (const off of ['filter_recent=0', 'filter_recent='])
    expect(await search(off)).toMatchObject({ names: ['One', 'Two', 'Three', 'Four'], applied: {} });
  expect(await search('filter_recent=yes')).toMatchObject({ applied: {}, ignored: ['filter_recent'] });
  // other filters count with it
  const { filter } = await search('filter_recent=1');
  expect(
    filter('skill')
      ?.options?.map(({ value }) => value)
      .toSorted(),
  ).toEqual(['Java', 'JavaScript', 'SQL']);
});

test('SEARCH-11 words that are no option find the options that have words beginning so, where the employer allows it', async () => {
  const wanted = await search('filter_skill=jav');
  expect(wanted.names).toEqual(['One', 'Two', 'Three']);
  expect(wanted.applied).toEqual({ skill: ['jav'] });
  // what was chosen can be taken off again, and says what it finds
  expect(wanted.filter('skill')?.options).toContainEqual({ label: 'jav', value: 'jav', count: 3 });
  // an option by its whole name is itself
  expect((await search('filter_skill=java')).names).toEqual(['Two']);
  // besides an option
  const both = await search('filter_skill=Teamwork,script jav');
  expect(both.names).toEqual(['Four']);
  expect((await search('filter_skill=Teamwork,rus')).names).toEqual(['Three', 'Four']);
  for (const nothing of ['ava', '%2B%2B', '%F0%9F%98%80'])
    expect((await search(`filter_skill=${nothing}`)).names).toEqual([]);
  expect((await search('filter_skill=jav', 'plain.example')).names).toEqual([]);
  expect((await search('filter_department=war')).names).toEqual([]);
});
