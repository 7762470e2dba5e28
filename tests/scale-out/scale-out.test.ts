import { pageSize } from '@portico/core/jobs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SearchData } from '../../reference-app/contract/search.ts';
import { takePostings } from '../../reference-app/server/positions/store.ts';
import type { Browser } from '../server/harness.ts';
import { addressOf, calls } from '../server/every-call.ts';
import { aLetter, anOffer, giveOffer } from '../server/offers.ts';
import { aPosting } from '../server/postings.ts';
import { startTopology, type Topology } from './topology.ts';

const domain = 'ours.example';
/** Has the same, so that two servers can be asked for the same without one changing what the other finds. */
const twin = 'twin.example';
/** Gets more jobs. */
const growing = 'growing.example';
/** Has many pages of jobs. */
const leafed = 'leafed.example';
const jobsLeafed = 237;
const leafedOn = Date.UTC(2026, 0, 15);
const patience = { timeout: 30_000, interval: 50 };
let site: Topology;

beforeAll(async () => {
  site = await startTopology(
    [domain, twin, growing, leafed].map((each) => ({
      domain: each,
      accounts: [
        { email: 'ada@x.example' },
        { email: 'admin@x.example', roles: ['candidate', 'theme_builder', 'admin'] },
      ],
      postings: Array.from({ length: each === leafed ? jobsLeafed : 30 }, (_, index) =>
        aPosting({ title: `Nurse ${index}`, sourceId: `nurse-${index}`, postedAt: new Date(leafedOn) }),
      ),
    })),
  );
});
afterAll(() => site.close());

async function loggedIn(email = 'ada@x.example', browser = site.browser(domain)) {
  expect((await browser.logIn(email)).status).toBe(200);
  return browser;
}
async function isSaved(browser: Browser, id: number) {
  const { status, body } = await browser.get<{ positionUserActions: { isSaved: boolean } }>(
    `/api/pcsx/position_details?position_id=${id}`,
  );
  return status === 200 && body.data.positionUserActions.isSaved;
}
const save = (browser: Browser, id: number) => browser.write('PUT', `/api/pcsx/positions/saved/${id}`);
function signed() {
  const form = new FormData();
  form.set('signed_document_file', new File(['%PDF-1.4 signed by hand'], 'signed.pdf'));
  return form;
}
/** As if it had not written: a browser elsewhere with the same login. */
const forget = (browser: Browser) => browser.cookies.delete('portico_written');
const searches = async (browser: Browser) =>
  (await browser.get<{ count: number }>('/api/pcsx/search?query=nurse')).body.data?.count;

test('every call is answered, and alike, by two servers behind a pooler', async () => {
  const browsers = [domain, twin].map((each, index) => site.browserOf(site.servers[index]!, each));
  for (const browser of browsers) await loggedIn('admin@x.example', browser);
  for (const { id, call } of calls.filter(({ id: name }) => name !== 'accounts.logout')) {
    const [left, right] = await Promise.all(
      browsers.map((browser) =>
        call.method === 'GET'
          ? browser.get(addressOf(call))
          : browser.write(call.method, addressOf(call), { body: {}, headers: { 'if-match': '"0"' } }),
      ),
    );
    expect(left!.status, id).toBeLessThan(500);
    expect(right!.status, id).toBe(left!.status);
    // some calls end the session
    if (left!.status === 401) for (const browser of browsers) await browser.logIn('admin@x.example');
  }
});

test('what one server is told, another knows: sessions, tokens, carts and limits of nobody’s memory', async () => {
  const browser = await loggedIn();
  expect((await save(browser, 1)).status).toBe(200);
  const saved = await browser.get<{ positions: { id: number }[] }>('/api/pcsx/positions/saved');
  expect(saved.body.data.positions.map(({ id }) => id)).toEqual([1]);
  // both servers: the second answer is the other’s
  expect([await isSaved(browser, 1), await isSaved(browser, 1)]).toEqual([true, true]);
});

test('of an acceptance and a decline on two servers at once one happens, whichever it is', async () => {
  const browser = await loggedIn();
  for (let round = 0; round < 5; round += 1) {
    const { encId } = await giveOffer(site, {
      domain,
      email: 'ada@x.example',
      offer: anOffer({ expiresAt: null }),
    });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 4 < 2
          ? browser.write('POST', `/api/offer/offers/${encId}/accept`, { body: signed() })
          : browser.write('POST', `/api/offer/offers/${encId}/decline`),
      ),
    );
    const { rows } = await site.database.statement('select status from offer where enc_id = $1', [encId]);
    const [{ status }] = rows as [{ status: string }];
    expect(['Accepted', 'Declined']).toContain(status);
    const done = answers.map((answer, index) => [index % 4 < 2 ? 'Accepted' : 'Declined', answer.status]);
    expect(done.filter(([what, code]) => code === 200 && what !== status)).toEqual([]);
    expect(done.filter(([what, code]) => code === 200 && what === status)).toHaveLength(4);
  }
});

/** A page of the jobs that are many. */
async function leaf(browser: Browser, start: number, asOf?: number) {
  const version = asOf === undefined ? '' : `&as_of=${asOf}`;
  const { body } = await browser.get<SearchData>(`/api/pcsx/search?query=nurse&start=${start}${version}`);
  const { positions, count, resultsMetaData } = body.data;
  return { ids: positions.map(({ id }) => id), count, version: resultsMetaData.dataVersion };
}

test('API-08 pages of two servers in turn, or at the same time, have each job once while nobody writes', async () => {
  const { ids, version } = await leaf(site.browser(leafed), 0);
  const starts = Array.from(
    { length: Math.ceil(jobsLeafed / pageSize) - 1 },
    (_, page) => (page + 1) * pageSize,
  );
  const reader = site.browser(leafed);
  const inTurn = [...ids];
  for (const start of starts) inTurn.push(...(await leaf(reader, start, version)).ids);
  const atOnce = await Promise.all(starts.map((start) => leaf(site.browser(leafed), start, version)));
  for (const seen of [inTurn, [...ids, ...atOnce.flatMap((page) => page.ids)]]) {
    expect(seen).toHaveLength(jobsLeafed);
    expect(new Set(seen).size).toBe(jobsLeafed);
  }
});

test('API-08 after a write the server that has the list goes on with it, and another answers from current data and says so', async () => {
  const [holder, other] = site.servers.map((server) => site.browserOf(server, leafed));
  await takePostings(site.database, site.scopes[leafed]!, [
    aPosting({ title: 'Nurse nurse', sourceId: 'before', postedAt: new Date(leafedOn + 60_000) }),
  ]);
  const isRead = (browser: Browser, jobs: number) =>
    vi.waitUntil(async () => (await leaf(browser, 0)).count === jobs, patience);
  await isRead(holder!, jobsLeafed + 1);
  const first = await leaf(holder!, 0);
  await takePostings(site.database, site.scopes[leafed]!, [
    aPosting({ title: 'Nurse nurse', sourceId: 'after', postedAt: new Date(leafedOn + 120_000) }),
  ]);
  for (const browser of [holder!, other!]) await isRead(browser, jobsLeafed + 2);

  const next = await leaf(holder!, pageSize, first.version);
  expect(new Set([...first.ids, ...next.ids]).size).toBe(2 * pageSize);
  expect([next.count, next.version]).toEqual([first.count, first.version]);
  const elsewhere = await leaf(other!, pageSize, first.version);
  expect(elsewhere).toEqual(await leaf(other!, pageSize));
  expect(elsewhere.version).toBeGreaterThan(first.version);
});

test('who has written reads what was written, on every server, while a replica is behind', async () => {
  const browser = await loggedIn();
  await site.repeats(false);
  await save(browser, 2);
  for (let request = 0; request < 4; request += 1) expect(await isSaved(browser, 2)).toBe(true);
  forget(browser);
  // the replica does answer again, if it was slow once, and does not know yet
  await vi.waitUntil(async () => !(await isSaved(browser, 2)), patience);
  await site.repeats(true);
  await vi.waitUntil(() => isSaved(browser, 2), patience);
});

test('what a replica that is behind finds is found by nobody once it has caught up', async () => {
  const [server] = site.servers;
  const who = site.browserOf(server!, growing);
  await loggedIn(undefined, who);
  await site.repeats(false);
  await takePostings(site.database, site.scopes[growing]!, [aPosting({ title: 'Nurse at night' })]);
  // the primary answers whoever has written, and the server knows the new job from then on
  await save(who, 1);
  const browsed = async (browser: Browser) =>
    (await browser.get<{ count: number }>('/api/pcsx/search')).body.data.count;
  expect(await browsed(who)).toBe(31);
  await vi.waitUntil(async () => (await searches(site.browserOf(server!, growing))) === 30, patience);
  expect(await searches(who)).toBe(31);
  await site.repeats(true);
  const nextVisitor = () => searches(site.browserOf(server!, growing));
  await vi.waitUntil(async () => (await nextVisitor()) === 31, patience);
});

test('what a page finds in a replica that is behind is found by nobody once it has caught up', async () => {
  // reads take turns between what knows everything and what lags
  const server = await site.startBeside([site.primary.url, site.replica.url]);
  const visitor = () => site.browserOf(server, growing);
  const found = () => Promise.all(Array.from({ length: 4 }, () => searches(visitor())));
  const before = await searches(visitor());
  await site.repeats(false);
  await takePostings(site.database, site.scopes[growing]!, [aPosting({ title: 'Nurse on call' })]);
  // the server gets to know that there is another job, and pages search for it
  for (let turn = 0; turn < 4; turn += 1) await visitor().get('/api/pcsx/search');
  for (let turn = 0; turn < 4; turn += 1) {
    const page = await fetch(`${server.address}/careers?domain=${growing}&query=nurse`);
    expect(page.status).toBe(200);
    await page.text();
  }
  await site.repeats(true);
  await vi.waitUntil(async () => (await found()).every((count) => count === before! + 1), patience);
  await server.end('SIGTERM');
});

test('a replica that dies, or hangs, costs nobody an answer, and is asked again when it is back', async () => {
  const browser = site.browser(domain);
  /** How often each server has told something more than it had until now. */
  const counter = (message: string) => {
    const counts = () =>
      site.servers.map(({ logged }) => logged.filter((line) => line.message === message).length);
    const before = counts();
    return () => counts().map((count, server) => count - before[server]!);
  };
  // a replica that was slow on a busy machine is back, too, before it dies
  const areAllAnswered = (told: () => number[]) =>
    vi.waitUntil(async () => {
      await searches(browser);
      return told().every((count) => count > 0);
    }, patience);
  const [gone, back] = ['A replica is gone; the primary answers for it', 'A replica is back'];

  const died = counter(gone);
  const returned = counter(back);
  await site.replica.end('SIGKILL');
  for (let request = 0; request < 12; request += 1) expect(await searches(browser)).toBe(30);
  // once, however many requests noticed
  expect(died()).toEqual([1, 1]);
  await site.replica.start();
  await areAllAnswered(returned);

  const hung = counter(gone);
  const returnedAgain = counter(back);
  site.replica.pause(true);
  try {
    expect(await Promise.all(Array.from({ length: 6 }, () => searches(browser)))).toEqual(Array(6).fill(30));
    expect(hung().every((count) => count > 0)).toBe(true);
  } finally {
    // what is stopped could not be ended
    site.replica.pause(false);
  }
  await areAllAnswered(returnedAgain);
});

test('a server that is killed takes nobody’s session along', async () => {
  const browser = await loggedIn();
  const killed = site.servers.pop()!;
  await killed.end('SIGKILL');
  expect((await save(browser, 3)).status).toBe(200);
  expect(await isSaved(browser, 3)).toBe(true);
  await site.start();
  expect([await isSaved(browser, 3), await isSaved(browser, 3)]).toEqual([true, true]);
});

test('while nothing can be written, servers are ready and say so', async () => {
  const readiness = async () => (await site.browser(domain).get<unknown>('/readyz')).body;
  const setReadOnly = async (to: string) => {
    await site.database.statement(`alter system set default_transaction_read_only = ${to}`);
    await site.database.statement('select pg_reload_conf()');
  };
  await setReadOnly('on');
  try {
    await vi.waitUntil(async () => JSON.stringify(await readiness()).includes('writes'), patience);
    expect(await readiness()).toEqual({ status: 'ready', limited: ['writes'] });
    expect(await searches(site.browser(domain))).toBe(30);
  } finally {
    await setReadOnly('off');
  }
  await vi.waitUntil(async () => !JSON.stringify(await readiness()).includes('writes'), patience);
});

test('the database goes and comes back: servers say so, and recover by themselves, their queues too', async () => {
  const [server] = site.servers;
  const browser = await loggedIn(undefined, site.browserOf(server!, domain));
  // as probes ask: whoever has just logged in may wait for a write that the replica never got
  const probe = site.browserOf(server!, domain);
  await site.primary.end('SIGQUIT');
  const readiness = async () => JSON.stringify((await probe.get<unknown>('/readyz')).body);
  await vi.waitUntil(async () => (await readiness()).includes('writes'), patience);
  // what can be read still is: no server is taken out
  expect((await probe.get('/readyz')).status).toBe(200);
  expect((await probe.get('/healthz')).status).toBe(200);
  // what anybody may read comes from the replica; what is somebody's own does not
  const visitor = site.browser(domain);
  await vi.waitUntil(
    async () => (await searches(visitor)) === 30 && (await searches(visitor)) === 30,
    patience,
  );
  expect((await save(browser, 4)).status).toBe(503);
  await site.primary.start();
  await vi.waitUntil(async () => !(await readiness()).includes('writes'), patience);
  await vi.waitUntil(async () => (await save(browser, 4)).status === 200, patience);
  expect(await isSaved(browser, 4)).toBe(true);

  const { encId } = await giveOffer(site, {
    domain,
    email: 'ada@x.example',
    offer: anOffer({ expiresAt: null, documents: [{ letter: await aLetter() }] }),
  });
  expect((await browser.write('POST', `/api/offer/offers/${encId}/accept`, { body: signed() })).status).toBe(
    200,
  );
  // by the queue
  await vi.waitUntil(async () => {
    const { rows } = await site.database.statement(
      'select 1 from offer_document join offer on offer.id = offer_id where enc_id = $1 and sealed_sha256 is not null',
      [encId],
    );
    return rows.length === 1;
  }, patience);
});
