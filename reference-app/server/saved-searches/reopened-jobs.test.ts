import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SavedSearch } from '../../contract/saved-searches.ts';
import { startServer, writeEmployers, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { acrossEmployers } from '../database/across-employers.ts';
import { takePostings } from '../positions/store.ts';
import { alertWork } from './alerts.ts';

const day = 24 * 60 * 60 * 1000;
const path = '/api/pcsx/saved_searches';

let now = Date.UTC(2026, 2, 1, 8);
let server: TestServer;
beforeAll(async () => {
  server = await startServer([], { now: () => now });
});
afterAll(() => server.close());

let employers = 0;
let domain: string;
let browser: Browser;
beforeEach(async () => {
  employers += 1;
  domain = `reopened${employers}.example`;
  const config = { notificationsConfig: { savedSearchNotification: { enabled: true } } };
  const accounts = [{ email: `ada@${domain}` }];
  Object.assign(server.scopes, await writeEmployers(server.database, [{ domain, config, accounts }]));
  await logIn();
  read = 0;
});

/** Anew where the session is older than the times of a test. */
async function logIn() {
  browser = server.browser(domain);
  await browser.logIn(`ada@${domain}`);
}
const save = async (name: string, frequency = 'daily') =>
  (
    await browser.write<SavedSearch>('POST', path, {
      body: { search: `query=nurse or ${name}`, name, frequency },
    })
  ).body.data;
const take = (title: string, hidden: { closedAt?: Date; isPrivate?: boolean } = {}) =>
  takePostings(server.database, server.scopes[domain]!, [aPosting({ sourceId: title, title, ...hidden })]);
const run = (statement: ReturnType<typeof sql>) => statement.execute(acrossEmployers(server.database));

let read: number;
/** The names of the searches that mails came for since they were asked for last. */
async function told() {
  await server.background.trigger(alertWork);
  const mails = await server.mailsTo(`ada@${domain}`);
  const names = mails.slice(read).map(({ subject }) => /“(.+)”/.exec(subject)?.[1]);
  read = mails.length;
  return names.toSorted();
}

describe('SEARCH-15 job alerts tell of a job that opens again', () => {
  test.each([
    { what: 'closed', hidden: () => ({ closedAt: new Date(now) }) },
    { what: 'private', hidden: () => ({ isPrivate: true }) },
  ])('and was $what when it was to be told, whenever that is, and once', async ({ hidden }) => {
    await save('Mine');
    await take('Brief nurse');
    await take('Brief nurse', hidden());
    now += day;
    expect(await told()).toEqual([]);
    await take('Porter');
    now += day;
    expect(await told()).toEqual([]);

    await take('Brief nurse');
    now += day;
    expect(await told()).toEqual(['Mine']);

    await take('Brief nurse', hidden());
    now += day;
    expect(await told()).toEqual([]);
    await take('Brief nurse');
    now += day;
    expect(await told()).toEqual([]);
  });

  test('only to those who were not told of it, and to who saved a search while it was closed', async () => {
    const { id } = await save('Daily');
    await save('Weekly', 'weekly');
    await take('Brief nurse');
    now += day;
    expect(await told()).toEqual(['Daily']);

    await take('Brief nurse', { closedAt: new Date(now) });
    await logIn();
    await save('Later');
    // who goes on after a pause was told all the same
    for (const isActive of [false, true]) await browser.write('PUT', `${path}/${id}`, { body: { isActive } });
    now += 6 * day;
    expect(await told()).toEqual([]);

    await take('Brief nurse');
    now += 7 * day;
    expect(await told()).toEqual(['Later', 'Weekly']);
  });

  test('not where a history of many mails has become one in which all was told', async () => {
    const { id } = await save('Mine');
    await take('Brief nurse');
    await take('Brief nurse', { closedAt: new Date(now) });
    await run(sql`update saved_search set told_in = told_in + (
      select range_agg(int4range(2 * n, 2 * n + 1)) from generate_series(10, 309) n
    ) where id = ${id}`);
    await run(sql`update employer set data_version = 1000 where domain = ${domain}`);
    await take('Ward nurse');
    now += day;
    expect(await told()).toEqual(['Mine']);
    const kept = await sql<{ pieces: number }>`select count(*)::integer as pieces
      from saved_search, unnest(told_in) where id = ${id}`.execute(acrossEmployers(server.database));
    expect(kept.rows).toEqual([{ pieces: 1 }]);

    await take('Brief nurse');
    now += day;
    expect(await told()).toEqual([]);
  });
});
