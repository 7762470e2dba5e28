import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ThemeSchedule } from '../../contract/theme-publishing.ts';
import type {
  PublishedTheme,
  ThemeDocument,
  StandingTheme,
  ThemeDraft,
  ThemeRight,
} from '../../contract/themes.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { forEmployer } from '../database/for-employer.ts';
import { publishDocument } from './store.ts';

const base = '/api/pcsx/themes';
/** Each test has an employer of its own. */
const domains = Array.from({ length: 30 }, (_, index) => `employer${index}.example`);
// behind the queue's own clock, so that what is scheduled is due for it
const clock = Date.now() - 24 * 60 * 60 * 1000;
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
      ],
    })),
    { now: () => clock },
  );
});
afterAll(() => server.close());
async function loggedIn(name: string): Promise<Browser> {
  const browser = server.browser(domain);
  await browser.logIn(`${name}@x.example`);
  return browser;
}
beforeEach(async () => {
  domain = domains.pop()!;
  [admin, ada, bob] = await Promise.all([loggedIn('admin'), loggedIn('ada'), loggedIn('bob')]);
});

type Look = Partial<Record<'navbar' | 'cards' | 'banner_header', string>>;
/** A theme that gives these parts a background. */
const look = (parts: Look): ThemeDocument => ({
  schema: 2,
  product: 'default',
  sections: Object.fromEntries(
    Object.entries(parts).map(([section, value]) => [section, { background: { value } }]),
  ),
});
const on = (state: number | '*') => ({ 'if-match': state === '*' ? '*' : `"${state}"` });
const save = (parts: Look, from: number | '*' = '*', browser = ada) =>
  browser.write<ThemeDraft & { theirs?: ThemeDraft }>('PUT', `${base}/draft`, {
    body: look(parts),
    headers: on(from),
  });
const publish = (from: number | '*' = '*', browser = ada) =>
  browser.write<PublishedTheme>('POST', `${base}/publish`, { body: {}, headers: on(from) });
const restore = (version: number, browser = ada) =>
  browser.write('POST', `${base}/restore`, { body: { version }, headers: on('*') });
const schedule = (browser = ada) =>
  browser.write<ThemeSchedule>('PUT', `${base}/schedule`, {
    body: { publishAt: new Date(clock + 60_000).toISOString() },
    headers: on('*'),
  });
const scheduled = async () => (await ada.get<ThemeSchedule>(`${base}/schedule`)).body.data.schedule;
const draft = async () => (await ada.get<ThemeDraft>(`${base}/draft`)).body.data;
const published = async () => (await ada.get<PublishedTheme>(`${base}/published`)).body.data;
async function publishNow(parts: Look, browser = ada) {
  await save(parts, '*', browser);
  await publish('*', browser);
}
async function give(name: string, rights: readonly ThemeRight[]) {
  const { builders } = (await admin.get<{ builders: { encId: string; email: string }[] }>(`${base}/rights`))
    .body.data;
  const encId = builders.find(({ email }) => email === `${name}@x.example`)?.encId;
  await admin.write('PUT', `${base}/rights`, { body: { encId, rights } });
}
const lock = (section: string) => ada.write('POST', `${base}/locks`, { body: { section, locked: true } });

describe('THEME-04 who edits learns of what is published meanwhile', () => {
  beforeEach(async () => {
    await publishNow({ navbar: '#fff1f1' });
    await publishNow({ navbar: '#f1f1ff' });
  });

  test('THEME-04 a save that was based on what was published before an earlier version was restored is refused', async () => {
    const { revision } = await draft();
    await restore(1, bob);
    const stale = await save({ navbar: '#f1f1ff', cards: '#f1fff1' }, revision);
    expect(stale.status).toBe(412);
    expect(stale.body.data.theirs).toEqual({ revision: revision + 1, document: null });
    expect(await draft()).toMatchObject({ isDraft: false, document: look({ navbar: '#fff1f1' }) });
  });

  test('THEME-04 a draft goes on from the version that was restored, and does not undo it', async () => {
    const { revision } = (await save({ navbar: '#f1f1ff', cards: '#f1fff1' })).body.data;
    await restore(1, bob);
    expect((await publish(revision)).status).toBe(412);
    const carried = await draft();
    expect(carried).toMatchObject({ isDraft: true, revision: revision + 1 });
    expect(carried.document).toEqual(look({ navbar: '#fff1f1', cards: '#f1fff1' }));
    expect((await publish(carried.revision)).body.data.document).toEqual(carried.document);
  });

  test('THEME-04 what the draft itself changes stands, and a draft that changes nothing any more has ended', async () => {
    await save({ navbar: '#fffff1' });
    await restore(1, bob);
    expect((await draft()).document).toEqual(look({ navbar: '#fffff1' }));
    await save({ navbar: '#f1f1ff' });
    await restore(2, bob);
    expect(await draft()).toMatchObject({ isDraft: false, document: look({ navbar: '#f1f1ff' }) });
  });

  test('THEME-04 what was scheduled and published is noticed by a draft that was begun later', async () => {
    await save({ navbar: '#f1ffff' });
    await schedule();
    await ada.write('DELETE', `${base}/draft`, { headers: on('*') });
    const { revision } = (await save({ navbar: '#f1f1ff', cards: '#f1fff1' })).body.data;
    await server.background.drain();
    expect((await published()).document).toEqual(look({ navbar: '#f1ffff' }));
    expect((await publish(revision)).status).toBe(412);
    expect((await draft()).document).toEqual(look({ navbar: '#f1ffff', cards: '#f1fff1' }));
  });

  test('THEME-04 a draft that went on after it was scheduled keeps what it took back since', async () => {
    await save({ navbar: '#f1ffff', cards: '#f1fff1' });
    await schedule();
    const { revision } = (await save({ navbar: '#f1f1ff', cards: '#f1fff1', banner_header: '#fff1ff' })).body
      .data;
    await server.background.drain();
    expect((await publish(revision)).status).toBe(412);
    expect((await draft()).document).toEqual(
      look({ navbar: '#f1f1ff', cards: '#f1fff1', banner_header: '#fff1ff' }),
    );
  });

  test('THEME-04 what was scheduled is published on top of what was published since', async () => {
    await save({ navbar: '#f1f1ff', cards: '#f1fff1' });
    await schedule();
    await restore(1, bob);
    await server.background.drain();
    expect(await published()).toMatchObject({
      version: 4,
      document: look({ navbar: '#fff1f1', cards: '#f1fff1' }),
    });
    expect(await scheduled()).toBeNull();
    expect((await draft()).isDraft).toBe(false);
  });

  test('THEME-04 what was scheduled is not published over another change of the same, and says so', async () => {
    await save({ navbar: '#f6f6f6' });
    await schedule();
    await restore(1, bob);
    await server.background.drain();
    expect((await published()).version).toBe(3);
    expect(await scheduled()).toMatchObject({ failure: { reason: 'overtaken' } });
    expect((await schedule()).body.data.schedule).toMatchObject({ failure: null });
    await server.background.drain();
    expect((await published()).document).toEqual(look({ navbar: '#f6f6f6' }));
  });
});

const standing = async () => (await ada.get<StandingTheme>(`${base}/draft`)).body.data;

test('THEME-04 the draft and what is published are told as they stand at one moment', async () => {
  for (const round of Array.from({ length: 20 }).keys()) {
    await save({ navbar: `#f1f1${(16 + round).toString(16)}` });
    const reads = Array.from({ length: 5 }, standing);
    const [, ...later] = await Promise.all([publish(), ...Array.from({ length: 5 }, standing)]);
    for (const { isDraft, revision, published: beside } of [...(await Promise.all(reads)), ...later])
      // each save and each publication is a revision
      expect(revision).toBe(2 * beside.version + (isDraft ? 1 : 0));
  }
});

const dressed = (navbar: Record<string, string>): ThemeDocument => ({
  ...look({}),
  sections: {
    navbar: Object.fromEntries(Object.entries(navbar).map(([token, value]) => [token, { value }])),
  },
});
const put = (document: ThemeDocument) =>
  ada.write('PUT', `${base}/draft`, { body: document, headers: on('*') });

test('THEME-05 what was scheduled is not published when it cannot be read with what was published since', async () => {
  await put(dressed({ background: '#ffffff', text: '#111111' }));
  await publish();
  await put(dressed({ background: '#ffffff', text: '#595959' }));
  expect((await schedule()).status).toBe(200);
  await put(dressed({ background: '#aaaaaa', text: '#111111' }));
  expect((await publish()).status).toBe(200);
  await server.background.drain();
  expect((await published()).version).toBe(2);
  expect(await scheduled()).toMatchObject({ failure: { reason: 'unreadable' } });
});

test('THEME-04 work on the theme that came with the employer notices the next one that comes', async () => {
  const scope = server.scopes[domain]!;
  const author = { accountId: null, at: new Date(clock) };
  const comes = (value: string) =>
    publishDocument(server.database, scope, { document: look({ navbar: value }), note: '', author });
  await comes('#fff1f1');
  const { revision } = await draft();
  await comes('#f1f1ff');
  expect((await save({ navbar: '#fff1f1', cards: '#f1fff1' }, revision)).status).toBe(412);
});

describe('THEME-04 what is locked after it was changed', () => {
  const limited: readonly ThemeRight[] = ['view', 'edit', 'publish'];
  const refusal = {
    status: 403,
    body: {
      message:
        'The draft changes what is locked: navbar. Somebody with the right “lock” can publish it, or take those changes back.',
      validationErrors: { 'sections.navbar': 'It is locked by Ada Example.' },
    },
  };
  beforeEach(() => give('bob', limited));

  test('THEME-04 is published only by those who may change it', async () => {
    await save({ navbar: '#fff1f1', cards: '#f1fff1' }, '*', bob);
    await lock('navbar');
    expect(await publish('*', bob)).toMatchObject(refusal);
    expect((await published()).version).toBe(0);
    expect((await draft()).isDraft).toBe(true);
    expect((await publish('*', ada)).status).toBe(200);
  });

  test('THEME-04 is scheduled only by those who may change it', async () => {
    await lock('navbar');
    await save({ navbar: '#fff1f1' });
    expect(await schedule(bob)).toMatchObject(refusal);
    expect(await scheduled()).toBeNull();
    expect((await schedule(ada)).status).toBe(200);
  });

  test('THEME-04 holds for the pictures of pages, whose section it names with who locked it', async () => {
    await lock('pcsx_hero_image');
    const body = { ...look({}), assets: { hero: [{ page: 'jobs', minWidth: 0, alt: '', tokens: {} }] } };
    await ada.write('PUT', `${base}/draft`, { body, headers: on('*') });
    const refused = await publish('*', bob);
    expect(refused.body.message).toContain('locked: pcsx_hero_image.');
    expect(refused.body.validationErrors).toEqual({ 'assets.hero': 'It is locked by Ada Example.' });
  });

  test('THEME-04 does not keep those back who change something else', async () => {
    await lock('navbar');
    await publishNow({ navbar: '#fff1f1' });
    await publishNow({ navbar: '#fff1f1', cards: '#f1fff1' }, bob);
    expect((await published()).document).toEqual(look({ navbar: '#fff1f1', cards: '#f1fff1' }));
  });

  test('THEME-04 stays scheduled as not done, with what is locked, until it is dismissed', async () => {
    await save({ navbar: '#fff1f1' }, '*', bob);
    await schedule(bob);
    await lock('navbar');
    await server.background.drain();
    expect((await published()).version).toBe(0);
    expect(await scheduled()).toMatchObject({ failure: { reason: 'locked', sections: ['navbar'] } });
    const rows = () =>
      forEmployer(server.database, server.scopes[domain]!)
        .selectFrom('theme_schedule')
        .select('id')
        .execute();
    expect(await rows()).toHaveLength(1);
    await bob.write('DELETE', `${base}/schedule`);
    expect([await scheduled(), await rows()]).toEqual([null, []]);
  });
});
