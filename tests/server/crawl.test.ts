import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageSize, type SearchData } from '../../reference-app/contract/search.ts';
import { acrossEmployers } from '../../reference-app/server/database/across-employers.ts';
import { refreshStatistics } from '../../reference-app/server/database/planner.ts';
import { takePostings } from '../../reference-app/server/positions/store.ts';
import { tries } from '../random.ts';
import { startServer, type TestServer } from './harness.ts';
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
    /** How many jobs it has added. */
    written: () => step,
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

test.each([
  { query: '', name: 'browsing' },
  { query: '&query=nurse', name: 'with words' },
])(
  'API-08 SEARCH-05 a crawl of thousands of tied jobs, $name, meets each once while others insert, close and change',
  async ({ query }) => {
    const before = (await server.browser(domain).get<SearchData>(`/api/pcsx/search?start=0${query}`)).body
      .data.count;
    const writer = aWriter();
    const seen: number[] = [];
    let pages = 0;
    let writing = Promise.resolve();
    // no cookies, as crawlers have none
    const page = async (start: number) =>
      (await server.browser(domain).get<SearchData>(`/api/pcsx/search?start=${start}${query}`)).body.data;
    for (let { positions, count } = await page(0); positions.length > 0;) {
      seen.push(...positions.map(({ id }) => id));
      // full pages to the last, though jobs close
      expect(positions.length === pageSize || seen.length >= count).toBe(true);
      pages += 1;
      if (pages % pagesBetweenWrites === 0) {
        await writing;
        writing = writer.write();
      }
      ({ positions, count } = await page(seen.length));
    }
    await writing;

    expect(writer.closedOnce.size).toBeGreaterThan(size / pageSize / pagesBetweenWrites / 2);
    expect(new Set(seen).size, 'none comes twice').toBe(seen.length);
    const met = new Set(seen);
    const stayed = await acrossEmployers(server.database)
      .selectFrom('job')
      .select('id')
      .where('closed_at', 'is', null)
      .where('id', '<=', size)
      .execute();
    expect(
      stayed.filter(({ id }) => !met.has(id) && !writer.closedOnce.has(id)),
      'none that was there throughout is missing',
    ).toEqual([]);
    expect(seen.length - before, 'what is new comes once, too').toBeLessThanOrEqual(writer.written());
  },
);

test('API-08 what was written is on the first page of whoever asks anew', async () => {
  await takePostings(server.database, server.scopes[domain]!, [
    aPosting({ sourceId: 'newest', title: 'Newest', postedAt: new Date(day + 1e9) }),
  ]);
  const { data } = (await server.browser(domain).get<SearchData>('/api/pcsx/search')).body;
  expect(data.positions[0]?.name).toBe('Newest');
});

test('API-08 two browsers behind one address turn pages of their own', async () => {
  const query = '/api/pcsx/search?sort_by=timestamp';
  const [early, late] = [server.browser(domain), server.browser(domain)];
  const page = async (browser: typeof early, start: number) =>
    (await browser.get<SearchData>(`${query}&start=${start}`)).body.data.positions.map(({ id }) => id);
  const seen = await page(early, 0);
  const posted = ['one', 'two', 'three'].map((sourceId) =>
    aPosting({ sourceId, postedAt: new Date(day + 1.5e9) }),
  );
  await takePostings(server.database, server.scopes[domain]!, posted);
  await page(late, 0);
  await page(late, pageSize);
  seen.push(...(await page(early, pageSize)));
  expect(new Set(seen).size).toBe(2 * pageSize);
});

test('API-08 a client that sends others’ cookies and not ours meets no job twice', async () => {
  const cookie = { cookie: 'AWSALB=abc; portico_visitor=x' };
  const seen: number[] = [];
  for (let page = 0; page < 4; page += 1) {
    const { data } = (
      await server
        .browser(domain)
        .get<SearchData>(`/api/pcsx/search?sort_by=relevance&start=${page * pageSize}`, cookie)
    ).body;
    seen.push(...data.positions.map(({ id }) => id));
    const posted = aPosting({ sourceId: `between ${page}`, postedAt: new Date(day + 1.6e9 + page) });
    await takePostings(server.database, server.scopes[domain]!, [posted]);
  }
  expect(new Set(seen).size).toBe(4 * pageSize);
});

test('API-08 a job that is closed while somebody turns pages is not shown on the way back', async () => {
  const browser = server.browser(domain);
  const page = async (start: number) =>
    (await browser.get<SearchData>(`/api/pcsx/search?start=${start}&sort_by=timestamp`)).body.data.positions;
  const first = await page(0);
  const second = await page(pageSize);
  const gone = second[3]!;
  await takePostings(server.database, server.scopes[domain]!, [
    aPosting({ sourceId: gone.atsJobId, title: gone.name, postedAt: new Date(day), closedAt: new Date(day) }),
    aPosting({ sourceId: 'in-between', postedAt: new Date(day + 2e9) }),
  ]);
  await page(2 * pageSize);
  expect(await page(pageSize)).toEqual(second.filter(({ id }) => id !== gone.id));
  expect((await page(0)).map(({ atsJobId }) => atsJobId)).toEqual([
    'in-between',
    ...first.slice(0, -1).map(({ atsJobId }) => atsJobId),
  ]);
});
