import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SavedSearch, SavedSearches } from '../../contract/saved-searches.ts';
import { startServer, writeEmployers, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting, places } from '../../../tests/server/postings.ts';
import { createApp } from '../app.ts';
import { listActions } from '../audit/store.ts';
import { openBackground } from '../background/queue.ts';
import { acrossEmployers } from '../database/across-employers.ts';
import { createLog } from '../http/log.ts';
import { takePostings } from '../positions/store.ts';
import { alertWork } from './alerts.ts';
import { alertAfter } from './rules.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const begin = Date.UTC(2026, 2, 1, 8);
const path = '/api/pcsx/saved_searches';
const config = {
  notificationsConfig: { savedSearchNotification: { enabled: true } },
  supportedLanguages: ['en-US' as const, 'ar' as const],
};

let now: number;
let server: TestServer;
beforeAll(async () => {
  server = await startServer([], { now: () => now, origin: 'https://careers.example' });
});
afterAll(() => server.close());

let employers = 0;
/** The employers of the test that runs, and the candidates whose mails are read. */
let domain: string;
let theirs: string;
let ada: string;
let eve: string;
beforeEach(async () => {
  now = begin;
  employers += 1;
  domain = `ours${employers}.example`;
  theirs = `theirs${employers}.example`;
  ada = `ada@${domain}`;
  eve = `eve@${theirs}`;
  Object.assign(
    server.scopes,
    await writeEmployers(server.database, [
      {
        domain,
        name: 'Meridian Health',
        config,
        accounts: [{ email: ada }],
        postings: [aPosting({ title: 'Old nurse' })],
      },
      { domain: theirs, config, accounts: [{ email: eve }] },
    ]),
  );
});
// so that the time of the next test makes none of them due
afterEach(() => server.database.statement('delete from saved_search'));

async function loggedIn(email = ada, at = domain) {
  const browser = server.browser(at);
  await browser.logIn(email);
  return browser;
}
const saveBy = async (browser: Browser, body: object) =>
  (await browser.write<SavedSearch>('POST', path, { body })).body.data;
const save = async (body: object, email = ada, at = domain) => saveBy(await loggedIn(email, at), body);
const listed = async (email = ada) =>
  (await (await loggedIn(email)).get<SavedSearches>(path)).body.data.savedSearches;
const post = (...titles: string[]) =>
  takePostings(
    server.database,
    server.scopes[domain]!,
    titles.map((title) => aPosting({ title, places: [places.zurich], postedAt: new Date(now) })),
  );
const take = (...stated: Parameters<typeof aPosting>[0][]) =>
  takePostings(server.database, server.scopes[domain]!, stated.map(aPosting));
/** What came to somebody since they were asked for last. */
async function newMails(email = ada) {
  await server.background.trigger(alertWork);
  const mails = await server.mailsTo(email);
  const fresh = mails.filter(({ headers }) => !read.has(headers.get('message-id') ?? ''));
  for (const { headers } of fresh) read.add(headers.get('message-id') ?? '');
  return fresh;
}
const read = new Set<string>();
const configure = (configured: object) =>
  sql`update employer set config = ${JSON.stringify(configured)}, config_revision = config_revision + 1
    where domain = ${domain}`.execute(acrossEmployers(server.database));
const linkIn = (header = '') => new URL(/^<(.+)>$/.exec(header)?.[1] ?? '');

describe('SEARCH-15 job alerts', () => {
  test('tell of what is new since the last one, once a day', async () => {
    await save({ search: 'query=nurse&location=Zürich', name: 'Nurse & <Co>' });
    await post('Ward nurse', 'Porter', 'Night nurse');
    expect(await newMails()).toEqual([]);

    now += day;
    const [mail, ...more] = await newMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: '2 new jobs for “Nurse & <Co>” at Meridian Health',
      from: 'Meridian Health <careers@site.example>',
    });
    for (const title of ['Ward nurse', 'Night nurse']) expect(mail?.text).toContain(title);
    for (const title of ['Old nurse', 'Porter']) expect(mail?.text).not.toContain(title);
    expect(mail?.text).toContain(`https://careers.example/careers/job/2?domain=${domain}`);
    expect(mail?.text).toContain(
      `https://careers.example/careers?location=Z%C3%BCrich&query=nurse&domain=${domain}`,
    );
    expect(mail?.html).toContain('Nurse &amp; &lt;Co&gt;');

    expect(await newMails()).toEqual([]);
    now += day;
    expect(await newMails()).toEqual([]);
    await post('Day nurse');
    now += day - 1;
    expect(await newMails()).toEqual([]);
    now += 1;
    expect((await newMails()).map(({ subject }) => subject)).toEqual([
      '1 new job for “Nurse & <Co>” at Meridian Health',
    ]);
  });

  test('come once a week to who wants that, and follow when that changes', async () => {
    const { id } = await save({ search: 'query=nurse', frequency: 'weekly' });
    await post('Ward nurse');
    for (let days = 1; days < 7; days += 1) {
      now += day;
      expect(await newMails()).toEqual([]);
    }
    now += day;
    expect(await newMails()).toHaveLength(1);
    await post('Night nurse');
    await (await loggedIn()).write('PUT', `${path}/${id}`, { body: { frequency: 'daily' } });
    now += day;
    expect(await newMails()).toHaveLength(1);
  });

  test('say how many there are when they are too many to list', async () => {
    await save({ search: '' });
    await post(...Array.from({ length: 13 }, (_, index) => `Nurse ${index}`));
    now += day;
    const [mail] = await newMails();
    expect(mail?.subject).toMatch(/^13 new jobs/);
    expect(mail?.text).toContain('3 more are on the site');
    expect(mail?.text.match(/careers\/job\//g)).toHaveLength(10);
  });

  test('come in the candidate’s language', async () => {
    await save({ search: 'query=nurse' });
    await sql`update account set locale = 'ar' where email = ${ada}`.execute(
      acrossEmployers(server.database),
    );
    await post('Ward nurse');
    now += day;
    const [mail] = await newMails();
    expect(mail?.subject).toContain('وظائف جديدة');
    expect(mail?.html).toContain('dir="rtl"');
  });

  test('are not sent where the search was removed, switched off, or its account is another’s', async () => {
    const removed = await save({ search: 'query=nurse' });
    const off = await save({ search: 'query=ward' });
    await save({ search: 'query=nurse' }, eve, theirs);
    const browser = await loggedIn();
    await browser.write('DELETE', `${path}/${removed.id}`);
    await browser.write('PUT', `${path}/${off.id}`, { body: { isActive: false } });
    await post('Ward nurse');
    now += day;
    expect(await newMails()).toEqual([]);
    expect(await newMails(eve)).toEqual([]);
  });

  test.each(['switched on', 'saved'])('%s again, tell of nothing that came meanwhile', async (again) => {
    const { id } = await save({ search: 'query=nurse' });
    const browser = await loggedIn();
    await browser.write('PUT', `${path}/${id}`, { body: { isActive: false } });
    await post('Missed nurse');
    now += 30 * day;
    if (again === 'saved') await save({ search: 'query=nurse' });
    else await (await loggedIn()).write('PUT', `${path}/${id}`, { body: { isActive: true } });
    await post('Ward nurse');
    expect(await newMails()).toEqual([]);
    now += day;
    const [mail] = await newMails();
    expect(mail?.text).toContain('Ward nurse');
    expect(mail?.text).not.toContain('Missed nurse');
  });

  test('tell of a job when it is first published, however long it was there before, and once', async () => {
    const hidden = { sourceId: 'hidden', title: 'Hidden nurse' };
    const closed = { sourceId: 'closed', title: 'Closed nurse' };
    await take({ ...hidden, isPrivate: true }, { ...closed, closedAt: new Date(begin) });
    await save({ search: 'query=nurse' });
    await take(hidden, closed);
    now += day;
    const [mail] = await newMails();
    expect(mail?.subject).toMatch(/^2 new jobs/);

    // another text, and a job that goes and comes back, are no news
    await take({ ...hidden, description: '<p>Nights.</p>' }, { ...closed, closedAt: new Date(now) });
    await take(closed);
    now += day;
    expect(await newMails()).toEqual([]);
  });

  test('a search that is saved once more while it is on keeps its time', async () => {
    await save({ search: 'query=nurse' });
    await post('Ward nurse');
    now += day - hour;
    await save({ search: 'query=Nurse' });
    now += hour;
    expect(await newMails()).toHaveLength(1);
  });

  test('a search that is saved once more with another frequency forgets nothing that came since its last mail', async () => {
    await save({ search: 'query=nurse', frequency: 'weekly' });
    await post('Ward nurse');
    now += day;
    await save({ search: 'query=nurse', frequency: 'daily' });
    now += day - 1;
    expect(await newMails()).toEqual([]);
    now += 1;
    expect((await newMails()).map(({ text }) => text)).toEqual([expect.stringContaining('Ward nurse')]);
  });

  test('come after an employer has switched them off and on, not in between', async () => {
    await save({ search: 'query=nurse' });
    await post('Ward nurse');
    await configure({});
    now += 2 * day;
    expect(await newMails()).toEqual([]);
    await configure(config);
    expect(await newMails()).toHaveLength(1);
  });
});

describe('SEARCH-15 each alert is sent once', () => {
  test('by several servers that come to it at once', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `Search ${index}`);
    const browser = await loggedIn();
    for (const [index, name] of names.entries())
      await saveBy(browser, { search: `query=nurse or word${index}`, name });
    await post('Ward nurse');
    now += day;
    const log = createLog({ level: 'silent', write: () => undefined });
    const another = await openBackground({ database: server.database, log });
    const app = await createApp({
      database: server.database,
      background: another,
      log,
      demo: false,
      now: () => now,
      origin: 'https://careers.example',
    });
    for (const background of [server.background, another]) await background.trigger(alertWork);
    // only the first of them can deliver mail
    await Promise.all([server.background.drain(), another.drain()]);
    await sql`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`.execute(
      acrossEmployers(server.database),
    );
    const mails = await server.mailsTo(ada);
    expect(mails.map(({ subject }) => /“(.+)”/.exec(subject)?.[1]).toSorted()).toEqual(names.toSorted());
    await app.close();
    await another.stop();
  });

  test('and is still due when the server or its database fails amid it, the others being sent', async () => {
    await save({ search: 'query=nurse', name: 'Broken' });
    await save({ search: 'query=ward', name: 'Whole' });
    await post('Ward nurse');
    now += day;
    const run = (statement: string) => server.database.statement(statement);
    await run(`create function refuse() returns trigger language plpgsql as $$
      begin if new.mail::text like '%Broken%' then raise exception 'disk full'; end if; return new; end $$`);
    await run('create trigger refuse before insert on outgoing_mail for each row execute function refuse()');
    expect((await newMails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('Whole')]);
    expect(
      server.logged.filter(({ msg, message }) => /could not be sent/.test(String(msg ?? message))),
    ).toHaveLength(1);
    await run('drop trigger refuse on outgoing_mail');
    expect((await newMails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('Broken')]);
    expect(await newMails()).toEqual([]);
  });

  test('and does not wait behind a hundred that fail each time', async () => {
    const { id } = await save({ search: 'query=ward', name: 'Broken' });
    now += hour;
    await save({ search: 'query=nurse', name: 'Whole' });
    await sql`insert into saved_search select (jsonb_populate_record(a_row, jsonb_build_object('id', 'broken' || n,
      'params_hash', n::text))).* from saved_search a_row, generate_series(1, 100) n where id = ${id}`.execute(
      acrossEmployers(server.database),
    );
    await post('Ward nurse');
    now += day;
    const run = (statement: string) => server.database.statement(statement);
    await run(`create or replace function refuse() returns trigger language plpgsql as $$
      begin if new.mail::text like '%Broken%' then raise exception 'disk full'; end if; return new; end $$`);
    await run('create trigger refuse before insert on outgoing_mail for each row execute function refuse()');
    expect((await newMails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('Whole')]);
    await run('drop trigger refuse on outgoing_mail');
  });

  test.each([
    { frequency: 'daily', due: 0, at: 0, next: day },
    { frequency: 'daily', due: 0, at: day - 1, next: day },
    { frequency: 'daily', due: 0, at: day, next: 2 * day },
    { frequency: 'daily', due: 0, at: 3.5 * day, next: 4 * day },
    { frequency: 'weekly', due: 0, at: day, next: 7 * day },
    { frequency: 'weekly', due: 0, at: 15 * day, next: 21 * day },
  ] as const)('the next of $frequency ones, due at $due and sent at $at, is at $next', (given) => {
    const { frequency, due, at, next } = given;
    expect(alertAfter(new Date(due), { frequency, now: new Date(at) }).getTime()).toBe(next);
  });
});

async function alerted() {
  const { id } = await save({ search: 'query=nurse', name: '<b>Nurse</b>' });
  await save({ search: 'query=ward', name: 'Other' });
  await post('Ward nurse');
  now += day;
  const mail = (await newMails()).find(({ subject }) => subject.includes('<b>'));
  return { id, mail, link: linkIn(mail?.headers.get('list-unsubscribe')) };
}
const stop = (link: URL, payload = 'List-Unsubscribe=One-Click') =>
  server.app.inject({
    method: 'POST',
    url: link.pathname + link.search,
    headers: { host: 'careers.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });
const look = (link: URL) => server.app.inject({ url: link.pathname + link.search });
const activeOnes = async () => (await listed()).filter(({ isActive }) => isActive).map(({ name }) => name);

describe('SEARCH-15 a job alert is ended without a login', () => {
  test('by one click of the mail program, as often as it likes', async () => {
    const { mail, link, id } = await alerted();
    expect(link.origin).toBe('https://careers.example');
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(link.href);
    const answers = await Promise.all([stop(link), stop(link), stop(link, '')]);
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(200);
      expect(body).toContain('no more mails about “&lt;b&gt;Nurse&lt;/b&gt;”');
    }
    expect(await activeOnes()).toEqual(['Other']);
    const actions = await listActions(server.database, server.scopes[domain]!, 10);
    expect(actions.filter(({ action }) => action === 'alert.stop')).toMatchObject([
      { detail: { savedSearch: id } },
    ]);
    await post('Night nurse in the ward');
    now += day;
    expect((await newMails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('Other')]);
  });

  test('by a link that asks first, since programs follow links', async () => {
    const { link } = await alerted();
    const asked = await look(link);
    expect(asked.statusCode).toBe(200);
    expect(asked.body).toContain('<form method="post"><button>End these mails</button></form>');
    expect(asked.headers['cache-control']).toBe('no-store');
    expect(await activeOnes()).toHaveLength(2);
    await stop(link, '');
    expect((await look(link)).body).not.toContain('<form');
  });

  test('but not by a link of another search, employer or making, or of a removed search', async () => {
    const { link, id } = await alerted();
    const token = link.searchParams.get('token') ?? '';
    const changed = (name: string, value: string) => {
      const url = new URL(link);
      url.searchParams.set(name, value);
      return url;
    };
    const other = (await listed()).find(({ name }) => name === 'Other');
    const wrong = [
      changed('domain', theirs),
      changed('domain', 'nobody.example'),
      changed('token', token.replace(id, other?.id ?? '')),
      changed('token', `${token}x`),
      changed('token', id),
      changed('token', ''),
      new URL(`${link.href}&token=${token}`),
    ];
    for (const url of wrong) {
      for (const answer of [await look(url), await stop(url)]) {
        expect(answer.statusCode, url.search).toBe(404);
        expect(answer.body).not.toContain('Nurse');
      }
    }
    expect(await activeOnes()).toHaveLength(2);
    await (await loggedIn()).write('DELETE', `${path}/${id}`);
    expect((await stop(link)).statusCode).toBe(404);
  });

  test('and an oversized or unreadable body changes nothing', async () => {
    const { link } = await alerted();
    expect((await stop(link, 'x'.repeat(5_000))).statusCode).toBe(413);
    expect(await activeOnes()).toHaveLength(2);
  });
});
