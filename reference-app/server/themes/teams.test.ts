import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ThemeBuilders, ThemeEditors, ThemeLocks } from '../../contract/theme-teams.ts';
import { themeRights, type ThemeDocument, type ThemeDraft, type ThemeRight } from '../../contract/themes.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { listActions } from '../audit/store.ts';

const base = '/api/pcsx/themes';
/** Each test has an employer of its own. */
const domains = Array.from({ length: 30 }, (_, index) => `employer${index}.example`);
let clock = Date.UTC(2026, 2, 1, 9);
let server: TestServer;
let domain: string;
let admin: Browser;
let ada: Browser;
let bob: Browser;

beforeAll(async () => {
  server = await startServer(
    domains.map((name) => ({
      domain: name,
      accounts: [
        { email: 'ada@x.example', roles: ['candidate', 'theme_builder'] },
        { email: 'bob@x.example', roles: ['candidate', 'theme_builder'] },
        { email: 'admin@x.example', roles: ['admin'] },
        { email: 'candidate@x.example' },
      ],
    })),
    { now: () => clock },
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  domain = domains.pop()!;
  [admin, ada, bob] = await Promise.all([loggedIn('admin'), loggedIn('ada'), loggedIn('bob')]);
});

async function loggedIn(name: string, at = domain): Promise<Browser> {
  const browser = server.browser(at);
  await browser.logIn(`${name}@x.example`);
  return browser;
}
type Tokens = Record<string, { value?: unknown; lock?: boolean }>;
const themed = (sections: Record<string, Tokens>): ThemeDocument => ({
  schema: 2,
  product: 'default',
  sections,
});
const navbar = (value: string, more: { lock?: boolean } = {}) => ({ background: { value, ...more } });
const any = { 'if-match': '*' };
const save = (browser: Browser, document: ThemeDocument) =>
  browser.write<ThemeDraft>('PUT', `${base}/draft`, { body: document, headers: any });
const builders = async () => (await admin.get<ThemeBuilders>(`${base}/rights`)).body.data.builders;
const idOf = async (name: string) =>
  (await builders()).find(({ email }) => email === `${name}@x.example`)?.encId ?? '';
const give = async (name: string, rights: readonly ThemeRight[]) =>
  admin.write('PUT', `${base}/rights`, { body: { encId: await idOf(name), rights } });
const lock = (browser: Browser, section: string, locked = true) =>
  browser.write<ThemeLocks>('POST', `${base}/locks`, { body: { section, locked } });

const needs: [right: ThemeRight, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body: object][] = [
  ['view', 'GET', 'draft', {}],
  ['view', 'GET', 'versions', {}],
  ['view', 'GET', 'locks', {}],
  ['view', 'GET', 'schedule', {}],
  ['view', 'POST', 'presence', {}],
  ['edit', 'PUT', 'draft', themed({})],
  ['edit', 'DELETE', 'draft', {}],
  ['publish', 'POST', 'publish', {}],
  ['publish', 'POST', 'restore', { version: 1 }],
  ['publish', 'GET', 'previews', {}],
  ['publish', 'POST', 'previews', {}],
  ['publish', 'DELETE', 'previews/1', {}],
  ['publish', 'PUT', 'schedule', { publishAt: '2026-03-02T00:00:00Z' }],
  ['publish', 'DELETE', 'schedule', {}],
  ['lock', 'POST', 'locks', { section: 'navbar', locked: true }],
];

/** What was done to the theme, newest first. */
async function themeActions() {
  const actions = await listActions(server.database, server.scopes[domain]!, 50);
  return actions.filter(({ action }) => action.startsWith('theme.'));
}

describe('THEME-04 rights', () => {
  test('THEME-04 each call needs its right, whose lack it names', async () => {
    await give('ada', []);
    for (const [right, method, path, body] of needs) {
      const ask = () =>
        method === 'GET'
          ? ada.get(`${base}/${path}`)
          : ada.write(method, `${base}/${path}`, { body, headers: any });
      await give(
        'ada',
        themeRights.filter((one) => one !== right),
      );
      const refused = await ask();
      expect([path, refused.status]).toEqual([path, 403]);
      expect(refused.body.message).toContain(`Ask an admin for the right “${right}”.`);
      await give('ada', [right]);
      expect([path, (await ask()).status]).not.toEqual([path, 403]);
    }
  });

  test('THEME-04 who was given nothing in particular has all, and what is given holds at once', async () => {
    expect((await builders()).map(({ email, rights }) => [email, rights])).toEqual([
      ['ada@x.example', themeRights],
      ['bob@x.example', themeRights],
    ]);
    const given = await give('bob', ['lock', 'view', 'view']);
    expect(given.body.data).toMatchObject({ email: 'bob@x.example', rights: ['view', 'lock'] });
    await give('bob', ['view', 'lock']);
    expect((await bob.get(`${base}/own_rights`)).body.data).toEqual({ rights: ['view', 'lock'] });
    expect((await ada.get(`${base}/own_rights`)).body.data).toEqual({ rights: themeRights });
    const actions = await themeActions();
    expect(actions.filter(({ action }) => action === 'theme.rights').map(({ detail }) => detail)).toEqual([
      { account: expect.any(Number), before: themeRights, after: ['view', 'lock'] },
    ]);
  });

  test('THEME-04 rights are given by admins, to theme builders of their own employer', async () => {
    const elsewhere = await loggedIn('admin', domains[0]);
    const body = { encId: await idOf('ada'), rights: [] };
    expect((await ada.write('PUT', `${base}/rights`, { body })).status).toBe(403);
    expect((await elsewhere.write('PUT', `${base}/rights`, { body })).status).toBe(404);
    const candidate = await loggedIn('candidate');
    const { encId } = (await candidate.get<{ user: { encId: string } }>('/api/pcsx/profile_details')).body
      .data.user;
    for (const unknown of [encId, 'nobody'])
      expect((await admin.write('PUT', `${base}/rights`, { body: { ...body, encId: unknown } })).status).toBe(
        404,
      );
    const odd = await admin.write('PUT', `${base}/rights`, { body: { ...body, rights: ['all'] } });
    expect([odd.status, Object.keys(odd.body.validationErrors ?? {})]).toEqual([400, ['rights.0']]);
  });
});

const core = (text: string) => ({ text: { value: text } });

describe('THEME-04 locks', () => {
  test('THEME-04 a locked section is changed only by those who may, and the refusal names it and who locked it', async () => {
    await give('bob', ['view', 'edit', 'publish']);
    await save(ada, themed({ navbar: navbar('#f1f1f1') }));
    expect((await lock(ada, 'navbar')).body.data.locks).toMatchObject([
      { section: 'navbar', by: 'Ada Example' },
    ]);
    const refused = await save(bob, themed({ navbar: navbar('#f2f2f2') }));
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'You may not change what is locked: navbar. Ask for the right “lock”.',
    ]);
    expect(refused.body.validationErrors).toEqual({ 'sections.navbar': 'It is locked by Ada Example.' });
    // elsewhere they go on
    const beside = themed({ navbar: navbar('#f1f1f1'), cards: navbar('#333333') });
    expect((await save(bob, beside)).status).toBe(200);
    expect((await save(ada, themed({ navbar: navbar('#f2f2f2') }))).status).toBe(200);
    await lock(ada, 'navbar', false);
    expect((await save(bob, themed({ navbar: navbar('#444444') }))).status).toBe(200);
  });

  test('THEME-04 a locked core is not gone around by what overrides it for one product', async () => {
    await give('bob', ['view', 'edit', 'publish']);
    const begun = { core_properties: core('#111111') };
    await save(ada, themed(begun));
    await lock(ada, 'core_properties');
    const around = await save(bob, themed({ ...begun, pcsx_core: core('#222222') }));
    expect([around.status, around.body.validationErrors]).toEqual([
      403,
      { 'sections.pcsx_core': 'It is locked by Ada Example.' },
    ]);
    await lock(ada, 'core_properties', false);
    const guarded = { core_properties: { text: { value: '#111111', lock: true } } };
    await save(ada, themed(guarded));
    expect((await save(bob, themed({ ...guarded, pcsx_core: core('#222222') }))).status).toBe(403);
    expect((await save(bob, themed({ ...guarded, navbar: navbar('#f2f2f2') }))).status).toBe(200);
  });

  test('THEME-04 throwing the draft away, and going back to a version, change what is locked too', async () => {
    await save(ada, themed({ navbar: navbar('#f1f1f1') }));
    await ada.write('POST', `${base}/publish`, { headers: any });
    await save(ada, themed({ navbar: navbar('#f2f2f2') }));
    await ada.write('POST', `${base}/publish`, { headers: any });
    await save(ada, themed({ navbar: navbar('#333333') }));
    await give('bob', ['view', 'edit', 'publish']);
    await lock(ada, 'navbar');
    const discarded = await bob.write('DELETE', `${base}/draft`, { headers: any });
    const restored = await bob.write('POST', `${base}/restore`, { body: { version: 1 }, headers: any });
    expect([discarded.status, restored.status]).toEqual([403, 403]);
    expect((await ada.write('DELETE', `${base}/draft`, { headers: any })).status).toBe(200);
  });

  test('THEME-04 a token’s own lock is kept by those who may not open it, and not set by them', async () => {
    await give('bob', ['view', 'edit']);
    await save(ada, themed({ navbar: navbar('#f1f1f1', { lock: true }) }));
    for (const document of [
      themed({ navbar: navbar('#f2f2f2', { lock: true }) }),
      themed({ navbar: navbar('#f1f1f1') }),
      themed({}),
    ])
      expect(Object.keys((await save(bob, document)).body.validationErrors ?? {})).toEqual([
        'sections.navbar.background',
      ]);
    const setting = await save(
      bob,
      themed({
        navbar: navbar('#f1f1f1', { lock: true }),
        cards: navbar('#333333', { lock: true }),
      }),
    );
    expect(Object.keys(setting.body.validationErrors ?? {})).toEqual(['sections.cards.background']);
  });

  test('THEME-04 twice is the same as once, and a section that there is not cannot be locked', async () => {
    const answers = await Promise.all([lock(ada, 'navbar'), lock(bob, 'navbar'), lock(ada, 'navbar')]);
    for (const { status, body } of answers) expect([status, body.data.locks.length]).toEqual([200, 1]);
    expect((await lock(ada, 'cards', false)).status).toBe(200);
    const odd = await lock(ada, 'nowhere');
    expect([odd.status, odd.body.validationErrors]).toEqual([
      400,
      { section: 'Name a section of the theme.' },
    ]);
    const actions = await themeActions();
    expect(actions.map(({ action }) => action)).toEqual(['theme.section.lock']);
  });
});

const here = (browser: Browser, section?: string) =>
  browser.write<ThemeEditors>('POST', `${base}/presence`, { body: { ...(section && { section }) } });

describe('THEME-04 who edits now', () => {
  test('THEME-04 editors see each other until they leave or are not heard for a minute', async () => {
    expect((await here(ada, 'navbar')).body.data.editors).toEqual([]);
    expect((await here(bob)).body.data.editors).toMatchObject([
      { fullName: 'Ada Example', section: 'navbar', seenAt: new Date(clock).toISOString() },
    ]);
    await ada.write('DELETE', `${base}/presence`);
    expect((await here(bob)).body.data.editors).toEqual([]);
    await here(ada);
    clock += 59_000;
    expect((await here(bob)).body.data.editors).toHaveLength(1);
    clock += 2_000;
    expect((await here(bob)).body.data.editors).toEqual([]);
    const elsewhere = await loggedIn('ada', domains[0]);
    expect((await here(elsewhere)).body.data.editors).toEqual([]);
  });
});
