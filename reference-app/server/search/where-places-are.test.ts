import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Place } from '../../contract/posting.ts';
import type { SearchData } from '../../contract/search.ts';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { createEmployerDirectory, type EmployerDirectory } from '../employers/directory.ts';
import { createLog } from '../http/log.ts';
import { takePostings } from '../positions/store.ts';
import { createProjections } from './projections.ts';

const config = {
  pcsxConfig: {
    searchConfig: { mapConfig: { enabled: true }, allFilters: [{ name: 'location' as const }] },
  },
};
const at = (name: string, latitude: number, longitude: number): Place => ({ name, latitude, longitude });
const oslo = at('Oslo', 59.91, 10.75);
const lima = at('Lima', -12.05, -77.04);
const swapped = at('Lima', -77.04, -12.05);
const illinois = at('Springfield', 39.8, -89.64);
const massachusetts = at('Springfield', 42.1, -72.59);
const bergen = at('Bergen, Norway', 60.39, 5.32);

const domains = Array.from({ length: 7 }, (_, index) => `places-${index}.example`);
const unused = [...domains];
let server: TestServer;
let directory: EmployerDirectory;
let running: ReturnType<typeof createProjections>;
beforeAll(async () => {
  server = await startServer(domains.map((each) => ({ domain: each, config })));
  const { database } = server;
  const log = createLog({ level: 'silent', write: () => undefined });
  directory = createEmployerDirectory({ database, log, demo: false });
  running = createProjections({ database });
});
afterAll(() => server.close());

/** Each test has an employer of its own, whose jobs a server knows while they change. */
let domain: string;
beforeEach(async () => {
  domain = unused.pop() ?? domain;
  await learn();
});

async function learn() {
  await search('');
  await running((await directory.find(domain))!);
}
const job = (sourceId: string, ...places: Place[]) => aPosting({ sourceId, title: sourceId, places });
async function take(...postings: ReturnType<typeof job>[]) {
  const result = await takePostings(server.database, server.scopes[domain]!, postings);
  await learn();
  return result;
}
const search = async (parameters: string) =>
  (await server.browser(domain).get<SearchData>(`/api/pcsx/search?sort_by=timestamp&${parameters}`)).body
    .data;
const titles = async (parameters: string) =>
  (await search(parameters)).positions.map(({ name }) => name).toSorted();
const near = ({ latitude, longitude }: Place) =>
  titles(`location=${latitude},${longitude}&filter_distance=50`);
const optionsOf = async (name: string) =>
  ((await search('')).filterDef.allFilters.find(({ filterName }) => filterName === name)?.options ?? []).map(
    ({ value, count }) => [value, count],
  );
const markers = () => optionsOf('latlong_non_remote');
const markerOf = ({ name, latitude, longitude }: Place) => `${name}:::${latitude},${longitude}`;

test('SEARCH-05 a place that is told with coordinates later is there for those that were told without', async () => {
  await take(job('first', { name: 'Oslo' }));
  expect(await near(oslo)).toEqual([]);
  await take(job('second', oslo));
  expect(await near(oslo)).toEqual(['first', 'second']);
  expect(await titles('location=Oslo')).toEqual(['first', 'second']);
  expect(await markers()).toEqual([[markerOf(oslo), 2]]);
});

test('SEARCH-05 a shorter name that came first is located when the longer one comes', async () => {
  const first = job('first', { name: 'Bergen' });
  await take(first);
  await take(job('second', bergen));
  expect(await near(bergen)).toEqual(['first', 'second']);
  expect(await take(first)).toMatchObject({ unchanged: 1 });
});

test('SEARCH-05 coordinates that are corrected are those of the place, and the wrong ones no more', async () => {
  const other = job('other', { name: 'Lima' });
  await take(job('first', swapped), other, job('at the wrong point', at('Camp', -77.1, -12.1)));
  expect(await near(swapped)).toEqual(['at the wrong point', 'first', 'other']);
  expect(await take(job('first', lima))).toMatchObject({ changed: 1 });
  expect(await near(lima)).toEqual(['first', 'other']);
  expect(await near(swapped)).toEqual(['at the wrong point']);
  expect(await titles('location=Lima&filter_distance=50')).toEqual(['first', 'other']);
  expect(await markers()).toEqual([
    [markerOf(lima), 2],
    [markerOf(at('Camp', -77.1, -12.1)), 1],
  ]);
});

test('SEARCH-05 two places of one name are each found near themselves, and both by their name', async () => {
  await take(job('illinois', illinois), job('massachusetts', massachusetts));
  expect(await near(illinois)).toEqual(['illinois']);
  expect(await near(massachusetts)).toEqual(['massachusetts']);
  expect(await titles('location=springfield')).toEqual(['illinois', 'massachusetts']);
  expect(await titles('filter_location=Springfield')).toEqual(['illinois', 'massachusetts']);
  expect(await optionsOf('location')).toEqual([['Springfield', 2]]);
  expect((await markers()).map(([value]) => value).toSorted()).toEqual(
    [markerOf(illinois), markerOf(massachusetts)].toSorted(),
  );
});

test('SEARCH-05 a place without coordinates whose name two have is at neither, until one is left', async () => {
  await take(
    job('illinois', illinois),
    job('massachusetts', massachusetts),
    job('some', { name: 'Springfield' }),
  );
  expect(await near(illinois)).toEqual(['illinois']);
  expect(await near(massachusetts)).toEqual(['massachusetts']);
  await take({ ...job('illinois', illinois), closedAt: new Date() });
  expect(await near(massachusetts)).toEqual(['massachusetts', 'some']);
  await take(job('illinois', illinois));
  expect(await near(massachusetts)).toEqual(['massachusetts']);
});

test('SEARCH-05 a job in two places of one name counts once for the name, and at each of them', async () => {
  await take(job('both', illinois, massachusetts));
  expect(await optionsOf('location')).toEqual([['Springfield', 1]]);
  expect(await markers()).toHaveLength(2);
});

test('SEARCH-05 a place whose only job is closed is still one to look around', async () => {
  await take({ ...job('closed', oslo), closedAt: new Date() }, job('near', at('Drammen', 59.74, 10.2)));
  expect(await titles('location=Oslo&filter_distance=50')).toEqual(['near']);
});

test('SEARCH-05 what a server has learnt while jobs changed is what another knows from its start', async () => {
  const started = createProjections({ database: server.database });
  for (const each of domains) {
    const employer = (await directory.find(each))!;
    expect((await running(employer)).places, each).toEqual((await started(employer)).places);
  }
});
