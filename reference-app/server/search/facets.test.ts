import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Posting } from '../../contract/posting.ts';
import { filterNames, type FilterName, type SearchData } from '../../contract/search.ts';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { randomFrom } from '../../../tests/random.ts';
import { aPosting, places } from '../../../tests/server/postings.ts';
import { facetsOf } from '../positions/rules.ts';

const random = randomFrom(20_260_115);
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
const some = <Value>(values: readonly Value[]): Value[] => values.filter(() => random() < 0.3);

const words = ['nurse', 'engineer', 'analyst', 'porter'];
const skills = ['Care', 'Rust', 'SQL', 'Teamwork', 'Driving'];
const postings: Posting[] = Array.from({ length: 400 }, () =>
  aPosting({
    title: `${pick(words)} ${pick(words)}`,
    department: pick(['Wards', 'Software', 'Sales', null]),
    businessUnit: pick(['North', 'South', null]),
    seniority: pick(['Junior', 'Senior', null]),
    employmentType: pick(['Full time', 'Part time']),
    workLocationOption: pick(['onsite', 'hybrid', 'remote', 'remote_global']),
    places: some(Object.values(places)),
    skills: some(skills),
    closedAt: random() < 0.1 ? new Date(0) : null,
    isPrivate: random() < 0.1,
    postedAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 20))),
  }),
);
const visible = postings.filter((posting) => posting.closedAt === null && !posting.isPrivate);

let server: TestServer;
beforeAll(async () => {
  server = await startServer([
    {
      domain: 'x.example',
      config: {
        behaviourFlags: { enableCommaInFilterValues: true },
        pcsxConfig: { searchConfig: { allFilters: filterNames.map((name) => ({ name })) } },
      },
      postings,
    },
  ]);
});
afterAll(() => server.close());

type Query = { text: string | undefined; location: string | undefined; filters: Map<FilterName, string[]> };

const valuesOf = (posting: Posting, name: FilterName) =>
  facetsOf(posting).flatMap(({ facet, value }) => (facet === name ? [value] : []));

function aQuery(): Query {
  const filters = new Map<FilterName, string[]>();
  for (const name of filterNames) {
    if (random() > 0.3) continue;
    const values = [...new Set(visible.flatMap((posting) => valuesOf(posting, name)))];
    filters.set(name, [pick(values), pick([...values, 'Gone'])]);
  }
  return {
    text: random() < 0.5 ? pick(words) : undefined,
    location: random() < 0.3 ? pick(['netherlands', 'zurich', 'remote']) : undefined,
    filters,
  };
}

/** The same by looking at every job. `except` = the filter whose own choice does not count. */
function naively({ text, location, filters }: Query, except?: FilterName): Posting[] {
  return visible.filter((posting) => {
    if (text !== undefined && !posting.title.includes(text)) return false;
    if (location === 'remote' && !posting.workLocationOption.startsWith('remote')) return false;
    const word = location === 'zurich' ? 'Zürich' : 'Netherlands';
    if (
      location !== undefined &&
      location !== 'remote' &&
      !posting.places.some(({ name }) => name.includes(word))
    )
      return false;
    return [...filters].every(
      ([name, values]) => name === except || valuesOf(posting, name).some((value) => values.includes(value)),
    );
  });
}

test('API-08 SEARCH-11 counts and rows of 150 random searches are those of looking at every job', async () => {
  const browser = server.browser('x.example');
  for (let round = 0; round < 150; round += 1) {
    const query = aQuery();
    const parameters = new URLSearchParams();
    if (query.text !== undefined) parameters.set('query', query.text);
    if (query.location !== undefined) parameters.set('location', query.location);
    for (const [name, values] of query.filters)
      for (const value of values) parameters.append(`filter_${name}`, value.replaceAll(',', '%2C'));
    const { data } = (await browser.get<SearchData>(`/api/pcsx/search?${parameters.toString()}`)).body;

    const expected = naively(query);
    expect(data.count, parameters.toString()).toBe(expected.length);
    const ids = new Set(expected.map(({ sourceId }) => sourceId));
    expect(data.positions.every((position) => ids.has(position.atsJobId))).toBe(true);
    filterNames.forEach((name, index) => {
      const counts = new Map<string, number>();
      for (const posting of naively(query, name))
        for (const value of new Set(valuesOf(posting, name))) counts.set(value, (counts.get(value) ?? 0) + 1);
      for (const value of query.filters.get(name) ?? []) if (!counts.has(value)) counts.set(value, 0);
      const options = data.filterDef.allFilters[index]?.options ?? [];
      expect(
        Object.fromEntries(options.map(({ value, count }) => [value, count])),
        `${name} of ${parameters}`,
      ).toEqual(Object.fromEntries(counts));
    });
  }
});
