import { filterNames, toggleNames, type FilterName } from '@portico/core/jobs';
import { pageSize } from '@portico/core/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Place, Posting } from '../../reference-app/contract/posting.ts';
import type { SearchData, SearchMetadata } from '../../reference-app/contract/search.ts';
import { randomFrom, tries } from '../random.ts';
import { startServer, type TestServer } from './harness.ts';
import { aPosting, places } from './postings.ts';
import { centresOf, searchByLooking, valuesOf, type Asked, type ModelJob } from './search-model.ts';

const combinations = tries(2_000);
const random = randomFrom(20_261_122);
const chance = (share: number) => random() < share;
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
const some = <Value>(values: readonly Value[], share: number): Value[] => values.filter(() => chance(share));

const words = ['nurse', 'engineer', 'analyst', 'porter', 'pilot', 'baker', 'café', 'zoölogist'];
const skills = ['Rust', 'SQL', 'Teamwork', 'Driving', 'Crème brûlée', 'Budgets, Audits'];
const everywhere: readonly Place[] = [
  ...Object.values(places),
  { name: 'Rotterdam, NY, United States', latitude: 42.787, longitude: -73.9707 },
  { name: 'Delft, Netherlands', latitude: 53.3, longitude: 6.9 },
  { name: 'Longyearbyen, Svalbard', latitude: 78.2232, longitude: 15.6267 },
  { name: 'McMurdo, Antarctica', latitude: -77.8419, longitude: 166.6863 },
  { name: 'South Pole', latitude: -90, longitude: 0 },
  { name: 'Apia, Samoa', latitude: -13.8507, longitude: -171.7514 },
  { name: 'Remote, Germany' },
];

function aTitle() {
  const title = some(words, 0.3);
  return title.length === 0 ? [pick(words)] : chance(0.5) ? title : title.toReversed();
}
const postings: Posting[] = Array.from({ length: 300 }, (_, index) =>
  aPosting({
    displayJobId: `REQ-${index}`,
    title: aTitle()
      .map((word) => (chance(0.5) ? word : word.toUpperCase()))
      .join(pick([' ', ' / ', '/', ' - '])),
    description: `<p>You are <b>${pick(words)}</b>, ${pick(words)}.</p><ul><li>${pick(words)}</li></ul>`,
    department: pick(['Wards', 'Software', 'Firmware', 'Software, Firmware', 'Étage', null]),
    businessUnit: pick(['North', 'South', null]),
    seniority: pick(['Junior', 'Senior', null]),
    employmentType: pick(['Full time', 'Part time']),
    workLocationOption: pick(['onsite', 'onsite', 'hybrid', 'remote', 'remote_local', 'remote_global']),
    places: some(everywhere, 0.15),
    skills: some(skills, 0.3),
    closedAt: chance(0.1) ? new Date(0) : null,
    isPrivate: chance(0.1),
    // few days, so that most jobs tie
    postedAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 6))),
  }),
);
// of six days of postings the last three are recent
const now = Date.UTC(2026, 0, 11, 9);
const recentSince = Date.UTC(2026, 0, 4);
// numbered in the order in which they came
const jobs: ModelJob[] = postings.map((posting, index) => ({ ...posting, id: index + 1 }));

const config = {
  pcsxConfig: {
    searchConfig: {
      mapConfig: { enabled: true },
      allFilters: [...filterNames, ...toggleNames].map((name) => ({ name })),
    },
  },
};
let server: TestServer;
beforeAll(async () => {
  server = await startServer(
    [
      { domain: 'splits.example', config, postings },
      {
        domain: 'keeps.example',
        config: { ...config, behaviourFlags: { enableCommaInFilterValues: true } },
        postings,
      },
    ],
    { limits: unlimited(), now: () => now },
  );
});
afterAll(() => server.close());

function unlimited() {
  const rule = { tries: 1_000_000, window: 1 };
  return { loginPerAccount: rule, loginPerAddress: rule, callsPerAddress: rule };
}

function aText(): Asked['text'] {
  if (chance(0.05)) return { number: pick(jobs).displayJobId };
  const several = some([...words, 'wards', 'rust', 'rotterdam', 'brulee'], 0.15).slice(0, 3);
  const asked = several.length === 0 ? [pick(words)] : several;
  const as = asked.length === 1 ? 'all' : pick(['all', 'any', 'phrase'] as const);
  const without = chance(0.2) ? words.find((word) => !asked.includes(word)) : undefined;
  // "a or b -c" would be a, or b without c
  return { words: asked.map(bare), as, ...(without && as !== 'any' && { without: bare(without) }) };
}
const bare = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

function aLocation(): Asked['location'] {
  if (chance(0.4))
    return pick(['remote', 'rotterdam', 'NETHERLANDS', 'zurich', 'new york', 'st', 'somewhere', 'nowhere']);
  const near = pick(everywhere.filter((place) => place.latitude !== undefined));
  const latitude = Math.max(-90, Math.min(90, (near.latitude ?? 0) + (random() - 0.5)));
  return { latitude: rounded(latitude), longitude: rounded((near.longitude ?? 0) + (random() - 0.5)) };
}
const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

function someBounds(): Asked['bounds'] {
  const [south, north] = [random() * 180 - 90, random() * 180 - 90].toSorted((a, b) => a - b);
  return {
    south: rounded(south!),
    north: rounded(chance(0.1) ? 90 : north!),
    west: rounded(chance(0.1) ? -180 : random() * 360 - 180),
    east: rounded(chance(0.1) ? 180 : random() * 360 - 180),
  };
}

function aSearch(): Asked {
  const filters = new Map<FilterName, string[]>();
  for (const name of filterNames) {
    if (!chance(0.2)) continue;
    const values = [...new Set(jobs.flatMap((job) => valuesOf(job, name)))];
    filters.set(name, [...new Set([pick(values), pick([...values, 'Gone'])])]);
  }
  const text = chance(0.5) ? aText() : undefined;
  const location = chance(0.5) ? aLocation() : undefined;
  return {
    // what no job has is taken for mistyped, which is another rule
    ...(text && searchByLooking(jobs, onlyText(text)).ids.length > 0 && { text }),
    ...(location !== undefined && { location }),
    ...(chance(0.3) && { kilometres: pick([0, 0.5, 5, 12.75, 30, 250, 5_000, 20_100]) }),
    ...(chance(0.3) && { includesRemote: true }),
    ...(chance(0.25) && { bounds: someBounds() }),
    filters,
    ...(chance(0.15) && { remoteOnly: true }),
    ...(chance(0.15) && { postedSince: recentSince }),
    sort: pick(['timestamp', 'relevance', 'distance']),
  };
}
const onlyText = (text: Asked['text']): Asked => ({ text, filters: new Map(), sort: 'timestamp' });

/** As an address says it; the same in capitals or without accents now and then. */
function parametersOf(search: Asked, { keepsCommas }: { keepsCommas: boolean }): URLSearchParams {
  const parameters = new URLSearchParams({ sort_by: search.sort });
  const text = spelt(search.text);
  if (text !== '') parameters.set('query', chance(0.3) ? text.toUpperCase().replace(' OR ', ' or ') : text);
  const { location } = search;
  if (typeof location === 'string') parameters.set('location', location);
  else if (location) parameters.set('location', `${location.latitude},${location.longitude}`);
  if (search.kilometres !== undefined) parameters.set('filter_distance', String(search.kilometres));
  if (search.includesRemote) parameters.set('filter_include_remote', '1');
  for (const [name, values] of search.filters)
    for (const value of values)
      parameters.append(
        `filter_${name}`,
        keepsCommas ? value.replaceAll(',', '%2C') : value.replaceAll(',', ''),
      );
  if (search.remoteOnly) parameters.set('filter_remote', '1');
  if (search.postedSince !== undefined) parameters.set('filter_recent', '1');
  if (search.bounds) {
    const { south, west, north, east } = search.bounds;
    parameters.append('filter_map_bounds', `${south},${west}`);
    parameters.append('filter_map_bounds', `${north},${east}`);
  }
  return parameters;
}

function spelt(text: Asked['text']): string {
  if (!text) return '';
  if ('number' in text) return text.number;
  const joined = text.words.join(text.as === 'any' ? ' or ' : ' ');
  return `${text.as === 'phrase' ? `"${joined}"` : joined}${text.without === undefined ? '' : ` -${text.without}`}`;
}

/** The server falls back to its default where there is nothing to measure from, and says so. */
function sortThatHolds(search: Asked): Asked['sort'] {
  if (search.sort !== 'distance') return search.sort;
  if (centresOf(jobs, search).length > 0) return 'distance';
  return search.text ? 'relevance' : 'timestamp';
}

/** What changes nothing beside the rest of a search. */
function uselessIn(search: Asked): string[] {
  const { location, kilometres, includesRemote, bounds } = search;
  const hasPlace = location !== undefined && location !== 'remote';
  const hasCentre = centresOf(jobs, search).length > 0;
  return [
    ...(kilometres !== undefined && !hasCentre ? ['filter_distance'] : []),
    ...(includesRemote && !hasPlace && !bounds ? ['filter_include_remote'] : []),
    ...(sortThatHolds(search) === search.sort ? [] : ['sort_by']),
  ];
}

const optionsOf = (data: SearchData, name: string) =>
  Object.fromEntries(
    (data.filterDef.allFilters.find(({ filterName }) => filterName === name)?.options ?? []).map(
      ({ value, count }) => [value, count],
    ),
  );
const togglesOf = (data: SearchData) =>
  new Map(data.filterDef.allFilters.map(({ filterName, extraData }) => [filterName, extraData.count]));
const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

test.each([
  { domain: 'splits.example', keepsCommas: false },
  { domain: 'keeps.example', keepsCommas: true },
])(
  'API-08 SEARCH-11 MAP-01 random searches at $domain find, count and order what looking at every job does',
  async ({ domain, keepsCommas }) => {
    const browser = server.browser(domain);
    for (let round = 0; round < combinations / 2; round += 1) {
      const search = aSearch();
      const sort = sortThatHolds(search);
      const expected = searchByLooking(jobs, { ...search, sort });
      const parameters = parametersOf(search, { keepsCommas });
      const start = chance(0.6) ? 0 : Math.floor(random() * (expected.ids.length + 15));
      parameters.set('start', String(start));
      const combination = `${domain} ${parameters.toString()}`;

      const { status, body } = await browser.get<SearchData, SearchMetadata>(
        `/api/pcsx/search?${parameters.toString()}`,
      );
      expect(status, combination).toBe(200);
      const { data, metadata } = body;
      expect(
        { count: data.count, sortBy: data.sortBy, fuzzy: data.resultsMetaData.usedFuzzSearch },
        combination,
      ).toEqual({
        count: expected.ids.length,
        sortBy: sort,
        fuzzy: false,
      });
      expect(
        metadata.ignored.map(({ name }) => name),
        combination,
      ).toEqual(uselessIn(search));
      expect(
        data.positions.map(({ id }) => id),
        combination,
      ).toEqual(expected.ids.slice(start, start + pageSize));
      for (const name of filterNames) {
        const counts = new Map(expected.options[name]);
        // what was chosen stays, also when it finds nothing
        for (const value of search.filters.get(name) ?? []) counts.set(value, counts.get(value) ?? 0);
        expect(optionsOf(data, camelCase(name)), `${name} of ${combination}`).toEqual(
          Object.fromEntries(
            [...counts].map(([value, count]) => [keepsCommas ? value : value.replaceAll(',', ''), count]),
          ),
        );
      }
      const onOrOff = [
        searchByLooking(jobs, { ...search, postedSince: recentSince }),
        searchByLooking(jobs, { ...search, remoteOnly: true }),
      ];
      expect(
        toggleNames.map((name) => togglesOf(data).get(name)),
        `on or off in ${combination}`,
      ).toEqual(onOrOff.map(({ ids }) => ids.length));
      expect(optionsOf(data, 'latlong_remote'), `remote markers of ${combination}`).toEqual(
        Object.fromEntries(expected.markers.remote),
      );
      expect(optionsOf(data, 'latlong_non_remote'), `markers of ${combination}`).toEqual(
        Object.fromEntries(expected.markers.onSite),
      );
    }
  },
);
