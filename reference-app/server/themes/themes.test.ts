import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PublishedTheme, ThemeDocument, ThemeDraft, ThemeVersions } from '../../contract/themes.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { listActions } from '../audit/store.ts';
import { publishedTheme } from './store.ts';

let server: TestServer;
let brand: Browser;
/** Each test has an employer of its own. */
const domains = Array.from({ length: 40 }, (_, index) => `employer${index}.example`);
let domain: string;

beforeAll(async () => {
  server = await startServer(
    domains.map((name) => ({
      domain: name,
      accounts: [
        { email: 'brand@mail.example', roles: ['candidate', 'theme_builder'] },
        { email: 'candidate@mail.example', roles: ['candidate'] },
        { email: 'admin@mail.example', roles: ['candidate', 'admin'] },
      ],
    })),
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  domain = domains.pop()!;
  brand = server.browser(domain);
  await brand.logIn('brand@mail.example');
});

const themed = (color: string): ThemeDocument => ({
  schema: 2,
  product: 'default',
  sections: {
    navbar: { background: { value: color, schemes: { dark: '#000' }, lock: true } },
  },
});
/** A theme with one reason, which may be long. */
const explained = (length: number): ThemeDocument => ({
  ...themed('#ffe0e0'),
  waivers: [
    { pair: 'cards.text on cards.background (light)', by: 'Ada Example', reason: 'x'.repeat(length) },
  ],
});
const save = (document: unknown, base: number | null, browser = brand) =>
  browser.write<ThemeDraft>('PUT', '/api/pcsx/themes/draft', {
    body: JSON.stringify(document),
    headers: { 'content-type': 'application/json', ...(base !== null && { 'if-match': `"${base}"` }) },
  });
const publish = (body?: object, ifMatch = '*') =>
  brand.write<PublishedTheme>('POST', '/api/pcsx/themes/publish', { body, headers: { 'if-match': ifMatch } });
const discard = (ifMatch = '*') =>
  brand.write<ThemeDraft>('DELETE', '/api/pcsx/themes/draft', { headers: { 'if-match': ifMatch } });
const restore = (version: unknown, ifMatch = '*') =>
  brand.write<PublishedTheme>('POST', '/api/pcsx/themes/restore', {
    body: { version },
    headers: { 'if-match': ifMatch },
  });
const published = (browser = server.browser(domain)) =>
  browser.get<PublishedTheme>('/api/pcsx/themes/published');
const versions = async () => (await brand.get<ThemeVersions>('/api/pcsx/themes/versions')).body.data.versions;

/** What was done to the theme, newest first. */
async function themeActions() {
  const actions = await listActions(server.database, server.scopes[domain]!, 50);
  return actions.filter(({ action }) => action.startsWith('theme.'));
}

describe('THEME-03 who may', () => {
  test('anyone sees what is published, before the first publication nothing', async () => {
    expect((await published()).body.data).toEqual({ version: 0, document: null, publishedAt: null });
  });

  test.each([
    ['GET', '/api/pcsx/themes/draft'],
    ['PUT', '/api/pcsx/themes/draft'],
    ['DELETE', '/api/pcsx/themes/draft'],
    ['POST', '/api/pcsx/themes/publish'],
    ['GET', '/api/pcsx/themes/versions'],
    ['POST', '/api/pcsx/themes/restore'],
  ] as const)('%s %s is for theme builders of the employer', async (method, url) => {
    const call = (browser: Browser) =>
      method === 'GET' ? browser.get(url) : browser.write(method, url, { body: {} });
    await save(themed('#ffe0e0'), 0);
    const builderElsewhere = server.browser(domains[0]);
    for (const [name, value] of brand.cookies) builderElsewhere.cookies.set(name, value);
    for (const nobody of [server.browser(domain), builderElsewhere]) {
      const answer = await call(nobody);
      expect(answer.status).toBe(401);
      expect(answer.headers['x-login']).toBe('1');
      expect(answer.text).not.toContain('"sections"');
    }
    for (const email of ['candidate@mail.example', 'admin@mail.example']) {
      const browser = server.browser(domain);
      await browser.logIn(email);
      const answer = await call(browser);
      expect(answer.status).toBe(403);
      expect(answer.headers['x-login']).toBeUndefined();
      expect(answer.body.message).toBe('User does not have permissions to perform this action');
      expect(answer.text).not.toContain('"sections"');
    }
  });

  test('an ended session is told to log in, not to reload', async () => {
    await save(themed('#ffe0e0'), 0);
    const elsewhere = server.browser(domain);
    for (const [name, value] of brand.cookies) elsewhere.cookies.set(name, value);
    await elsewhere.get('/logout');
    const answer = await save(themed('#e0e8ff'), 1);
    expect(answer.status).toBe(401);
    expect(answer.headers['x-login']).toBe('1');
    expect(answer.headers['x-csrf-invalid']).toBeUndefined();
  });
});

describe('THEME-04 drafts', () => {
  test('a draft is kept as it was sent, with a new revision and ETag', async () => {
    const saved = await save(themed('#ffe0e0'), 0);
    expect(saved.status).toBe(200);
    expect(saved.headers.etag).toBe('"1"');
    const read = await brand.get<ThemeDraft>('/api/pcsx/themes/draft');
    expect(read.headers.etag).toBe('"1"');
    expect(read.body.data).toMatchObject({ revision: 1, document: themed('#ffe0e0'), isDraft: true });
    expect((await published()).body.data.version).toBe(0);
  });

  test.each([
    ['PUT', 'draft', themed('#e0e8ff')],
    ['DELETE', 'draft', undefined],
    ['POST', 'publish', {}],
    ['POST', 'restore', { version: 1 }],
  ] as const)('without If-Match nothing is written by %s %s', async (method, name, body) => {
    await save(themed('#ffe0e0'), 0);
    await publish();
    await save(themed('#e0ffe0'), 2);
    const refused = await brand.write(method, `/api/pcsx/themes/${name}`, { body });
    expect(refused.status).toBe(428);
    const draft = await brand.get<ThemeDraft>('/api/pcsx/themes/draft');
    expect(draft.body.data).toMatchObject({ revision: 3, document: themed('#e0ffe0') });
    expect(await versions()).toHaveLength(1);
  });

  test('a draft that somebody else has changed is not discarded', async () => {
    await save(themed('#ffe0e0'), 0);
    await save(themed('#e0e8ff'), 1);
    expect((await discard('"1"')).status).toBe(412);
    expect((await discard('"2"')).body.data).toMatchObject({ isDraft: false });
  });

  test('an If-Match that is no ETag of ours is refused', async () => {
    const odd = await brand.write('PUT', '/api/pcsx/themes/draft', {
      body: themed('#ffe0e0'),
      headers: { 'if-match': 'x' },
    });
    expect(odd.status).toBe(400);
  });

  test('two editors at once lose nothing: the later one gets the other draft back', async () => {
    await save(themed('#ffe0e0'), 0);
    const answer = await save(themed('#e0e8ff'), 0);
    expect(answer.status).toBe(412);
    expect(answer.headers.etag).toBe('"1"');
    expect(answer.body.data).toEqual({ base: 0, theirs: { revision: 1, document: themed('#ffe0e0') } });
  });

  test('of racing saves on one revision one wins', async () => {
    const answers = await Promise.all(
      ['#a00', '#b00', '#c00', '#d00', '#e00'].map((color) => save(themed(color), 0)),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 412, 412, 412, 412]);
  });

  test('a discarded draft leaves what is published, and its revision does not come back', async () => {
    await save(themed('#ffe0e0'), 0);
    const discarded = await discard();
    expect(discarded.body.data).toMatchObject({ revision: 2, document: null, isDraft: false });
    expect((await save(themed('#e0e8ff'), 1)).status).toBe(412);
    expect((await save(themed('#e0e8ff'), 2)).status).toBe(200);
  });

  test.each([
    ['another schema', { schema: 3, product: 'default', sections: {} }, 'schema'],
    ['no sections', { schema: 2, product: 'default' }, 'sections'],
    [
      'a token that is no token',
      { schema: 2, product: 'default', sections: { navbar: { background: '#ffe0e0' } } },
      'sections.navbar.background',
    ],
    ['another product', { schema: 2, product: 'pcsx', sections: {} }, 'product'],
    ['an unknown key', { schema: 2, product: 'default', sections: {}, script: 'x' }, 'script'],
    [
      'a section that there is not',
      { schema: 2, product: 'default', sections: { nowhere: {} } },
      'sections.nowhere',
    ],
    ['what is no colour', themed('url(//evil.example)'), 'sections.navbar.background.value'],
    ['no object', [], 'body'],
  ])('%s is refused at its place', async (_name, document, path) => {
    const answer = await save(document, 0);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.validationErrors ?? {})).toEqual([path]);
  });

  test('a theme over 32 kB is refused', async () => {
    const refused = await save(explained(33_000), 0);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'The theme is not valid: must not be larger than 32 kB',
    ]);
    expect((await save(explained(32_000), 0)).status).toBe(200);
  });
});

describe('THEME-04 publishing', () => {
  test('a draft becomes the next version, and is a draft no longer', async () => {
    await save(themed('#ffe0e0'), 0);
    const answer = await publish({ note: 'Spring' });
    expect(answer.body.data).toMatchObject({ version: 1, document: themed('#ffe0e0') });
    expect((await published()).body.data).toEqual(answer.body.data);
    expect(await publishedTheme(server.database, server.scopes[domain]!)).toMatchObject({ version: 1 });
    const draft = await brand.get<ThemeDraft>('/api/pcsx/themes/draft');
    expect(draft.body.data).toMatchObject({ revision: 2, document: themed('#ffe0e0'), isDraft: false });
    expect(await versions()).toMatchObject([{ version: 1, by: 'Ada Example', note: 'Spring' }]);
  });

  test('publishing again without a draft is refused', async () => {
    expect((await publish()).status).toBe(409);
    await save(themed('#ffe0e0'), 0);
    expect((await publish()).status).toBe(200);
    expect((await publish()).status).toBe(409);
    expect(await versions()).toHaveLength(1);
  });

  test('racing publications make one version', async () => {
    await save(themed('#ffe0e0'), 0);
    const answers = await Promise.all(Array.from({ length: 6 }, () => publish()));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await versions()).toHaveLength(1);
  });

  test('a publication says which revision it means, or with * that it means any', async () => {
    await save(themed('#ffe0e0'), 0);
    await save(themed('#e0e8ff'), 1);
    const stale = await publish({}, '"1"');
    expect(stale.status).toBe(412);
    expect(stale.headers.etag).toBe('"2"');
    expect(await versions()).toHaveLength(0);
    expect((await publish({}, '"2"')).body.data).toMatchObject({ version: 1, document: themed('#e0e8ff') });
    await save(themed('#ffe0e0'), 3);
    expect((await publish({}, '*')).body.data).toMatchObject({ version: 2, document: themed('#ffe0e0') });
  });

  test('going back to a version says which published one it replaces', async () => {
    await save(themed('#ffe0e0'), 0);
    await publish();
    const seen = (await brand.get('/api/pcsx/themes/versions')).headers.etag;
    expect(seen).toBe('"1"');
    expect((await published()).headers.etag).toBe(seen);
    await save(themed('#e0e8ff'), 2);
    await publish();
    const stale = await restore(1, String(seen));
    expect(stale.status).toBe(412);
    expect(stale.headers.etag).toBe('"2"');
    expect(stale.body.data).toMatchObject({ base: 1, theirs: { version: 2, document: themed('#e0e8ff') } });
    expect(await versions()).toHaveLength(2);
    expect((await restore(1, '"2"')).body.data).toMatchObject({ version: 3, document: themed('#ffe0e0') });
  });

  test('going back to a version makes a new one and leaves the draft', async () => {
    await save(themed('#ffe0e0'), 0);
    await publish();
    await save(themed('#e0e8ff'), 2);
    await publish();
    await save(themed('#e0ffe0'), 4);
    expect((await restore(1)).body.data).toMatchObject({ version: 3, document: themed('#ffe0e0') });
    expect((await versions()).map(({ version }) => version)).toEqual([3, 2, 1]);
    const draft = await brand.get<ThemeDraft>('/api/pcsx/themes/draft');
    expect(draft.body.data).toMatchObject({ document: themed('#e0ffe0'), isDraft: true });
    expect((await restore(9)).status).toBe(404);
    expect((await restore('x')).body.validationErrors).toHaveProperty('version');
  });

  test('every write is in the log of who did what; refused ones are not', async () => {
    await save(themed('#ffe0e0'), 0);
    await save(themed('#e0e8ff'), 0);
    await publish({ note: 'n' });
    await restore(1);
    await save(themed('#e0e8ff'), 2);
    await save(themed('#e0e8ff'), 3);
    await discard();
    const actions = await themeActions();
    expect(actions.map(({ action }) => action)).toEqual([
      'theme.draft.discard',
      'theme.draft.save',
      'theme.restore',
      'theme.publish',
      'theme.draft.save',
    ]);
    expect(new Set(actions.map(({ accountId }) => accountId))).toHaveLength(1);
    expect(actions[3]?.detail).toEqual({ version: 1, draftRevision: 1, note: 'n' });
  });
});
