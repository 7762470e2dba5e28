import { pageSize } from '@portico/core/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchData } from '../../reference-app/contract/search.ts';
import { acrossEmployers } from '../../reference-app/server/database/across-employers.ts';
import { refreshStatistics } from '../../reference-app/server/database/planner.ts';
import { takePostings } from '../../reference-app/server/positions/store.ts';
import { tries } from '../random.ts';
import { startServer, type Browser, type TestServer } from './harness.ts';
import { aPosting } from './postings.ts';

const size = tries(25_000);
const domain = 'many.example';
const day = Date.UTC(2026, 0, 15, 8);
/** Pages between two writes. */
const pagesBetweenWrites = 8;

const unlimited = { tries: 1_000_000, window: 1 };
let server: TestServer;
beforeAll(async () => {
  server = await startServer(
    [{ domain, postings: [aPosting({ sourceId: 'first', title: 'Nurse', postedAt: new Date(day) })] }],
    { limits: { loginPerAccount: unlimited, loginPerAddress: unlimited, callsPerAddress: unlimited } },
  );
  // jobs that are alike but for their number, all of the same moment
  const tables = acrossEmployers(server.database);
  await sql`
    insert into job (group_id, id, source_id, content_hash, display_job_id, title, work_location_option, places, skills,
      description, posted_at, is_private, apply_status, facets)
    select group_id, n, 'tied-' || n, '', 'T-' || n, title, work_location_option, places, skills, description, posted_at,
      false, apply_status, facets
    from job, generate_series(2, ${size}) as n`.execute(tables);
  await sql`update employer set last_job_id = ${size}, data_version = data_version + 1`.execute(tables);
  await refreshStatistics(server.database);
});
afterAll(() => server.close());

/** Somebody who writes while others read: inserts on top, closes, and moves to the top what was further down. */
function aWriter() {
  let step = 0;
  const closedOnce = new Set<number>();
  return {
    /** Ids of jobs that were closed, if only for a while: what is changed later is open again. */
    closedOnce,
    write: async () => {
      step += 1;
      const later = new Date(day + step * 60_000);
      const closed = 2 + ((step * 7_919) % (size - 2));
      const moved = 2 + ((step * 104_729) % (size - 2));
      closedOnce.add(closed);
      const known = { title: 'Nurse', postedAt: new Date(day) };
      await takePostings(server.database, server.scopes[domain]!, [
        aPosting({ ...known, sourceId: `new-${step}`, postedAt: later }),
        aPosting({ ...known, sourceId: `tied-${closed}`, closedAt: later }),
        aPosting({ ...known, sourceId: `tied-${moved}`, postedAt: later, title: `Nurse ${step}` }),
      ]);
    },
  };
}

type Crawled = { browser?: Browser; query?: string; asOf?: number };

/** A page of a search as a program reads it: without cookies, unless it is told whose. */
async function page(start: number, { browser = server.browser(domain), query = '', asOf }: Crawled = {}) {
  const version = asOf === undefined ? '' : `&as_of=${asOf}`;
  const { body } = await browser.get<SearchData>(`/api/pcsx/search?start=${start}${version}${query}`);
  const { positions, count, resultsMetaData } = body.data;
  return { ids: positions.map(({ id }) => id), positions, count, version: resultsMetaData.dataVersion };
}

const openJobs = async () =>
  (
    await acrossEmployers(server.database)
      .selectFrom('job')
      .select('id')
      .where('closed_at', 'is', null)
      .execute()
  ).map(({ id }) => id);

const post = (sourceId: string, postedAt: number) =>
  takePostings(server.database, server.scopes[domain]!, [
    aPosting({ sourceId, title: 'Nurse', postedAt: new Date(postedAt) }),
  ]);

test.each([
  { query: '', name: 'browsing' },
  { query: '&query=nurse', name: 'with words' },
])(
  'API-08 SEARCH-05 a crawl of thousands of tied jobs, $name, meets each once while others insert, close and change',
  async ({ query }) => {
    const before = await openJobs();
    const writer = aWriter();
    const { ids, count, version } = await page(0, { query });
    expect(count).toBe(before.length);
    const seen = [...ids];
    let writing = Promise.resolve();
    for (let start = pageSize; start < count; start += pageSize) {
      if ((start / pageSize) % pagesBetweenWrites === 0) {
        await writing;
        writing = writer.write();
      }
      const next = await page(start, { query, asOf: version });
      // the list stays what it was, though pages of it may be shorter
      expect([next.count, next.version]).toEqual([count, version]);
      seen.push(...next.ids);
    }
    await writing;

    expect(writer.closedOnce.size).toBeGreaterThan(size / pageSize / pagesBetweenWrites / 2);
    expect(new Set(seen).size, 'none comes twice').toBe(seen.length);
    const met = new Set(seen);
    expect(
      before.filter((id) => !met.has(id) && !writer.closedOnce.has(id)),
      'none that was there throughout is missing',
    ).toEqual([]);
    const list = new Set(before);
    expect(
      seen.filter((id) => !list.has(id)),
      'what is new is on no page of the list',
    ).toEqual([]);
  },
);

test('API-08 what was written is on the first page of whoever asks anew, whatever version they ask for', async () => {
  const { version } = await page(0);
  await post('newest', day + 1e9);
  const [newest] = (await page(0)).positions;
  expect(newest?.atsJobId).toBe('newest');
  const anew = await page(0, { asOf: version });
  expect(anew.positions[0]).toEqual(newest);
  expect(anew.version).toBeGreaterThan(version);
});

test('API-08 two browsers turn the pages of two lists side by side', async () => {
  const query = '&sort_by=timestamp';
  const [early, late] = [server.browser(domain), server.browser(domain)];
  const ofEarly = await page(0, { browser: early, query });
  await post('one', day + 1.5e9);
  const ofLate = await page(0, { browser: late, query });
  await post('two', day + 1.6e9);
  for (const { browser, list } of [
    { browser: early, list: ofEarly },
    { browser: late, list: ofLate },
  ]) {
    const next = await page(pageSize, { browser, query, asOf: list.version });
    expect(new Set([...list.ids, ...next.ids]).size).toBe(2 * pageSize);
    expect([next.count, next.version]).toEqual([list.count, list.version]);
  }
  expect(ofLate.count).toBe(ofEarly.count + 1);
});

test('API-08 a job that closes while somebody turns pages leaves a gap: no other job changes its place, on the way back either', async () => {
  const query = '&sort_by=timestamp';
  const first = await page(0, { query });
  const asOf = first.version;
  const second = await page(pageSize, { query, asOf });
  const third = await page(2 * pageSize, { query, asOf });
  const gone = second.positions[3]!;
  await takePostings(server.database, server.scopes[domain]!, [
    aPosting({ sourceId: gone.atsJobId, title: gone.name, postedAt: new Date(day), closedAt: new Date(day) }),
    aPosting({ sourceId: 'in-between', postedAt: new Date(day + 2e9) }),
  ]);
  expect(await page(2 * pageSize, { query, asOf })).toEqual(third);
  const back = await page(pageSize, { query, asOf });
  expect(back.ids).toEqual(second.ids.filter((id) => id !== gone.id));
  expect(back.count).toBe(first.count);
  expect((await page(0, { query })).positions.map(({ atsJobId }) => atsJobId)).toEqual([
    'in-between',
    ...first.positions.slice(0, -1).map(({ atsJobId }) => atsJobId),
  ]);
});

test('API-08 a list that the server does not have is answered from current data, with their version', async () => {
  const { version } = await page(0);
  const current = await page(pageSize);
  expect(current.version).toBe(version);
  for (const asOf of [1, version + 1]) expect(await page(pageSize, { asOf })).toEqual(current);
});
