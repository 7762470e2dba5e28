import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maximumPreviews, type ThemePreview, type ThemeSchedule } from '../../contract/theme-publishing.ts';
import type { PublishedTheme, ThemeDocument, ThemeDraft, ThemeVersions } from '../../contract/themes.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { listActions } from '../audit/store.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { changeLock } from './locks.ts';
import { giveRights } from './rights.ts';
import { publishScheduled } from './schedule.ts';

const base = '/api/pcsx/themes';
const domains = Array.from({ length: 30 }, (_, index) => `employer${index}.example`);
const hour = 60 * 60 * 1000;
// behind the queue's own clock, so that what is scheduled is due for it
const began = Date.now() - 24 * hour;
let clock = began;
let server: TestServer;
let domain: string;
let ada: Browser;

beforeAll(async () => {
  server = await startServer(
    domains.map((name) => ({
      domain: name,
      accounts: [
        { email: 'ada@x.example', roles: ['candidate', 'theme_builder'] },
        { email: 'boss@x.example', roles: ['candidate', 'admin'] },
      ],
    })),
    { now: () => clock },
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  clock = began;
  domain = domains.pop()!;
  ada = server.browser(domain);
  await ada.logIn('ada@x.example');
});

const themed = (value: string): ThemeDocument => ({
  schema: 2,
  product: 'default',
  sections: { navbar: { background: { value } } },
});
const any = { 'if-match': '*' };
const save = (document: ThemeDocument) =>
  ada.write<ThemeDraft>('PUT', `${base}/draft`, { body: document, headers: any });
const published = async () => (await ada.get<PublishedTheme>(`${base}/published`)).body.data;
const draft = async () => (await ada.get<ThemeDraft>(`${base}/draft`)).body.data;

type Given = ThemePreview & { token: string; url: string };
const give = (body: object = {}) => ada.write<Given>('POST', `${base}/previews`, { body });
const list = async () => (await ada.get<{ previews: ThemePreview[] }>(`${base}/previews`)).body.data.previews;
const see = (token: string, at = domain) =>
  server
    .browser(at)
    .get<{ document: ThemeDocument | null; expiresAt: string }>(
      `${base}/preview?token=${encodeURIComponent(token)}`,
    );
const revoke = (id: number | string) => ada.write('DELETE', `${base}/previews/${id}`);

/** What was done to the theme, newest first. */
async function themeActions() {
  const actions = await listActions(server.database, server.scopes[domain]!, 50);
  return actions.filter(({ action }) => action.startsWith('theme.'));
}

describe('THEME-04 preview links', () => {
  test('THEME-04 a colleague without an account sees the draft as it stands', async () => {
    await save(themed('#f1f1f1'));
    const { status, body } = await give({ hours: 2, note: 'For Grace' });
    expect(status).toBe(201);
    const { token, url } = body.data;
    expect(url).toBe(`http://site.example/careers?domain=${domain}&theme_preview=${token}`);
    const seen = await see(token);
    expect(seen.headers['cache-control']).toBe('no-store');
    expect(seen.body.data).toEqual({
      document: themed('#f1f1f1'),
      expiresAt: new Date(clock + 2 * hour).toISOString(),
    });
    await save(themed('#f2f2f2'));
    expect((await see(token)).body.data.document).toEqual(themed('#f2f2f2'));
    expect(await list()).toMatchObject([{ note: 'For Grace', by: 'Ada Example' }]);
    expect(JSON.stringify(await list())).not.toContain(token);
  });

  test('THEME-04 the database does not hold the token, nor does the log', async () => {
    const { token } = (await give()).body.data;
    const rows = await forEmployer(server.database, server.scopes[domain]!)
      .selectFrom('theme_preview')
      .selectAll()
      .execute();
    await see(token);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(server.logged)).not.toContain(token);
  });

  test('THEME-04 a link ends with its time, when it is taken back, and at another employer', async () => {
    const first = (await give({ hours: 1 })).body.data;
    const second = (await give({ hours: 3 })).body.data;
    expect((await see(first.token, domains[0])).status).toBe(404);
    expect((await revoke(second.id)).status).toBe(200);
    expect((await revoke(second.id)).status).toBe(200);
    expect((await see(second.token)).status).toBe(404);
    clock += hour - 1;
    expect((await see(first.token)).status).toBe(200);
    clock += 1;
    const ended = await see(first.token);
    expect([ended.status, ended.body.message]).toEqual([
      404,
      'This preview link has ended. Ask whoever sent it to you for a new one.',
    ]);
    for (const unknown of ['', 'x', `${first.token}x`]) expect((await see(unknown)).status).toBe(404);
    const actions = await themeActions();
    expect(actions.map(({ action }) => action)).toEqual([
      'theme.preview.revoke',
      'theme.preview.give',
      'theme.preview.give',
    ]);
  });

  test.each<[string, (boss: Browser, encId: string) => Promise<unknown>, string[]]>([
    [
      'the right to publish',
      async (boss, encId) => {
        await boss.write('PUT', `${base}/rights`, { body: { encId, rights: ['view', 'edit'] } });
        // given back, it makes new links, and does not bring the old ones back
        const rights = ['view', 'edit', 'publish'];
        await boss.write('PUT', `${base}/rights`, { body: { encId, rights } });
      },
      ['theme.rights', 'theme.preview.revoke', 'theme.rights', 'theme.preview.give'],
    ],
    [
      'their role',
      (boss, encId) =>
        boss.write('PUT', `/api/pcsx/admin/accounts/${encId}/roles`, { body: { roles: ['candidate'] } }),
      ['theme.preview.revoke', 'theme.preview.give'],
    ],
    [
      'their account',
      () =>
        forEmployer(server.database, server.scopes[domain]!)
          .deleteFrom('account')
          .where('email', '=', 'ada@x.example')
          .execute(),
      ['theme.preview.give'],
    ],
  ])('THEME-04 the links of somebody who has lost %s end with that', async (_, takeAway, logged) => {
    const boss = server.browser(domain);
    await boss.logIn('boss@x.example');
    const encId = await encIdOf('ada@x.example');
    const { token } = (await give()).body.data;
    expect((await see(token)).status).toBe(200);
    await takeAway(boss, encId);
    expect((await see(token)).status).toBe(404);
    expect((await themeActions()).map(({ action }) => action)).toEqual(logged);
  });

  test('THEME-04 another employer’s link is not to be taken back', async () => {
    const { id } = (await give()).body.data;
    const elsewhere = server.browser(domains[0]);
    await elsewhere.logIn('ada@x.example');
    for (const [browser, which, status] of [
      [elsewhere, id, 404],
      [ada, 2_000_000_000, 404],
      [ada, 'x', 400],
    ] as const)
      expect((await browser.write('DELETE', `${base}/previews/${which}`)).status).toBe(status);
    expect(await list()).toHaveLength(1);
  });

  test('THEME-04 there are only so many links, also when they are asked for at once', async () => {
    for (let index = 0; index < maximumPreviews - 2; index += 1) await give();
    const statuses = (await Promise.all([give(), give(), give(), give()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 201, 409, 409]);
    expect(await list()).toHaveLength(maximumPreviews);
  });

  test.each([
    [{ hours: 0 }, 'hours'],
    [{ hours: 721 }, 'hours'],
    [{ hours: '2' }, 'hours'],
    [{ note: 'x'.repeat(201) }, 'note'],
  ])('THEME-04 the body %j is refused by the name of its field', async (body, field) => {
    const answer = await give(body);
    expect([answer.status, Object.keys(answer.body.validationErrors ?? {})]).toEqual([400, [field]]);
  });
});

const soon = () => new Date(clock + hour).toISOString();
const schedule = (body: object = { publishAt: soon() }, headers: Record<string, string> = any) =>
  ada.write<ThemeSchedule>('PUT', `${base}/schedule`, { body, headers });
const scheduled = async () => (await ada.get<ThemeSchedule>(`${base}/schedule`)).body.data.schedule;
const cancel = () => ada.write<ThemeSchedule>('DELETE', `${base}/schedule`);
const versions = async () => (await ada.get<ThemeVersions>(`${base}/versions`)).body.data.versions;

async function encIdOf(email: string) {
  const row = await forEmployer(server.database, server.scopes[domain]!)
    .selectFrom('account')
    .select('enc_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return row.enc_id;
}
const dropped = async () =>
  (await themeActions()).filter(({ action }) => action === 'theme.schedule.drop').map(({ detail }) => detail);

describe('THEME-04 publishing at a time', () => {
  test('THEME-04 the draft is published when its time has come, once, and is done with', async () => {
    await save(themed('#f1f1f1'));
    const { body } = await schedule({ publishAt: soon(), note: 'Spring' });
    expect(body.data.schedule).toEqual({
      publishAt: soon(),
      draftRevision: 1,
      isBehindDraft: false,
      note: 'Spring',
      by: 'Ada Example',
      failure: null,
    });
    expect((await published()).version).toBe(0);
    await server.background.drain();
    expect(await published()).toMatchObject({ version: 1, document: themed('#f1f1f1') });
    expect(await versions()).toMatchObject([{ note: 'Spring', by: 'Ada Example' }]);
    expect(await draft()).toMatchObject({ isDraft: false });
    expect(await scheduled()).toBeNull();
    await server.background.drain();
    expect((await published()).version).toBe(1);
  });

  test('THEME-04 what was scheduled is published, not what the draft has become', async () => {
    await save(themed('#f1f1f1'));
    await schedule();
    await save(themed('#f2f2f2'));
    expect(await scheduled()).toMatchObject({ isBehindDraft: true });
    await server.background.drain();
    expect(await published()).toMatchObject({ version: 1, document: themed('#f1f1f1') });
    expect(await draft()).toMatchObject({ isDraft: true, document: themed('#f2f2f2') });
  });

  test('THEME-04 what was cancelled or replaced is not published', async () => {
    await save(themed('#f1f1f1'));
    await schedule();
    await cancel();
    expect((await cancel()).body.data.schedule).toBeNull();
    await server.background.drain();
    expect((await published()).version).toBe(0);
    await schedule();
    await save(themed('#f2f2f2'));
    await schedule();
    await server.background.drain();
    expect(await published()).toMatchObject({ version: 1, document: themed('#f2f2f2') });
    const actions = await themeActions();
    expect(actions.filter(({ action }) => action === 'theme.schedule.cancel')).toHaveLength(1);
  });

  test('THEME-04 what was scheduled is not published when its author may publish no more, and says why', async () => {
    const boss = server.browser(domain);
    await boss.logIn('boss@x.example');
    const encId = await encIdOf('ada@x.example');
    await save(themed('#f1f1f1'));
    await schedule();
    const rights = (given: string[]) =>
      boss.write('PUT', `${base}/rights`, { body: { encId, rights: given } });
    expect((await rights(['view', 'edit'])).status).toBe(200);
    expect(await scheduled()).toMatchObject({ failure: { reason: 'rights' } });
    await server.background.drain();
    await rights(['view', 'edit', 'publish']);
    expect((await schedule()).status).toBe(200);
    await boss.write('PUT', `/api/pcsx/admin/accounts/${encId}/roles`, { body: { roles: ['candidate'] } });
    await server.background.drain();
    expect((await published()).version).toBe(0);
    expect(await dropped()).toMatchObject([{ reason: 'rights' }, { reason: 'rights', draftRevision: 1 }]);
  });

  test.each<[string, (scope: EmployerScope) => Promise<unknown>]>([
    [
      'its author is no theme builder',
      (scope) =>
        forEmployer(server.database, scope)
          .updateTable('account')
          .set({ roles: ['candidate'] })
          .execute(),
    ],
    [
      'its author has left',
      (scope) =>
        forEmployer(server.database, scope)
          .deleteFrom('account')
          .where('email', '=', 'ada@x.example')
          .execute(),
    ],
    [
      'what it changes has been locked',
      async (scope) => {
        const { id } = await forEmployer(server.database, scope)
          .selectFrom('account')
          .select('id')
          .where('email', '=', 'ada@x.example')
          .executeTakeFirstOrThrow();
        const author = { accountId: id, at: new Date(clock) };
        await giveRights(server.database, scope, {
          encId: await encIdOf('ada@x.example'),
          rights: ['view', 'edit', 'publish'],
          author,
        });
        await changeLock(server.database, scope, { section: 'navbar', locked: true, author });
      },
    ],
  ])('THEME-04 what was scheduled is dropped at its time when %s', async (_, change) => {
    await save(themed('#f1f1f1'));
    await schedule();
    await change(server.scopes[domain]!);
    await server.background.drain();
    expect((await published()).version).toBe(0);
    expect(await dropped()).toHaveLength(1);
    const row = forEmployer(server.database, server.scopes[domain]!)
      .selectFrom('theme_schedule')
      .select('failure');
    expect((await row.executeTakeFirstOrThrow()).failure).not.toBeNull();
  });

  test('THEME-04 several servers that come to it at once publish it once', async () => {
    await save(themed('#f1f1f1'));
    await schedule();
    const scope = server.scopes[domain]!;
    const { id } = await forEmployer(server.database, scope)
      .selectFrom('theme_schedule')
      .select('id')
      .executeTakeFirstOrThrow();
    await Promise.all(
      Array.from({ length: 5 }, () => publishScheduled(server.database, scope, { id, at: new Date(clock) })),
    );
    await server.background.drain();
    expect(await versions()).toHaveLength(1);
  });

  test.each([
    [{ publishAt: new Date(began).toISOString() }, 'publishAt'],
    [{ publishAt: new Date(began + 367 * 24 * hour).toISOString() }, 'publishAt'],
    [{ publishAt: 'tomorrow' }, 'publishAt'],
    [{}, 'publishAt'],
    [{ publishAt: '2026-02-31T00:00:00Z' }, 'publishAt'],
  ])('THEME-04 the body %j is refused by the name of its field', async (body, field) => {
    await save(themed('#f1f1f1'));
    const answer = await schedule(body);
    expect([answer.status, Object.keys(answer.body.validationErrors ?? {})]).toEqual([400, [field]]);
  });

  test('THEME-04 nothing is scheduled without a draft, or of one that somebody else has changed', async () => {
    expect((await schedule()).status).toBe(409);
    await save(themed('#f1f1f1'));
    expect((await schedule({ publishAt: soon() }, {})).status).toBe(428);
    const stale = await schedule({ publishAt: soon() }, { 'if-match': '"0"' });
    expect([stale.status, stale.headers.etag]).toEqual([412, '"1"']);
    expect(await scheduled()).toBeNull();
  });
});
