import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ThemeFile } from '../../contract/theme-files.ts';
import type { ThemeDocument, ThemeDraft, ThemeRight } from '../../contract/themes.ts';
import { forEmployer } from '../database/for-employer.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';

const base = '/api/pcsx/themes';
/** Each test has an employer of its own. */
const domains = Array.from({ length: 30 }, (_, index) => `employer${index}.example`);
let server: TestServer;
let domain: string;
let admin: Browser;
let ada: Browser;
let bob: Browser;

beforeAll(async () => {
  server = await startServer(
    [...domains, 'theirs.example'].map((name) => ({
      domain: name,
      accounts: [
        { email: 'ada@x.example', roles: ['theme_builder'] },
        { email: 'bob@x.example', firstName: 'Bob', roles: ['theme_builder'] },
        { email: 'admin@x.example', roles: ['admin'] },
      ],
    })),
  );
});
afterAll(() => server.close());
async function loggedIn(name: string, at = domain): Promise<Browser> {
  const browser = server.browser(at);
  await browser.logIn(`${name}@x.example`);
  return browser;
}
beforeEach(async () => {
  domain = domains.pop()!;
  [admin, ada, bob] = await Promise.all([loggedIn('admin'), loggedIn('ada'), loggedIn('bob')]);
});

const headers = { 'if-match': '*' };
const plain: ThemeDocument = { schema: 2, product: 'default', sections: {} };
const save = (browser: Browser, more: Partial<ThemeDocument>) =>
  browser.write<ThemeDraft>('PUT', `${base}/draft`, { body: { ...plain, ...more }, headers });
const draft = async () => (await ada.get<ThemeDraft>(`${base}/draft`)).body.data;
const waiversOf = async () => (await draft()).document?.waivers;
const discard = () => ada.write('DELETE', `${base}/draft`, { headers });
async function give(name: string, rights: readonly ThemeRight[]) {
  const { builders } = (await admin.get<{ builders: { encId: string; email: string }[] }>(`${base}/rights`))
    .body.data;
  const encId = builders.find(({ email }) => email === `${name}@x.example`)?.encId;
  await admin.write('PUT', `${base}/rights`, { body: { encId, rights } });
}

describe('THEME-05 who lets weak contrast stand', () => {
  const pair = 'cards.text on cards.background (light)';
  const other = 'navbar.text on navbar.background (light)';
  const waiver = (by: string, reason = 'Campaign', of = pair) => ({ pair: of, by, reason });

  test('THEME-05 is whoever sends it, whatever name it comes with', async () => {
    const saved = await save(ada, { waivers: [waiver('Daniel Whitlock')] });
    expect(saved.body.data.document?.waivers).toEqual([waiver('Ada Example')]);
    expect(await waiversOf()).toEqual([waiver('Ada Example')]);
    const both = [waiver('Ada Example'), waiver('Ada Example', 'Print', other)];
    expect((await save(bob, { waivers: both })).status).toBe(200);
    expect(await waiversOf()).toEqual([waiver('Ada Example'), waiver('Bob Example', 'Print', other)]);
  });

  test('THEME-05 stays who it was when others save it, and with another reason it is they', async () => {
    await save(ada, { waivers: [waiver('Ada Example')] });
    await save(bob, { waivers: [waiver('Ada Example')] });
    expect(await waiversOf()).toEqual([waiver('Ada Example')]);
    await save(bob, { waivers: [waiver('Ada Example', 'Logo')] });
    expect(await waiversOf()).toEqual([waiver('Bob Example', 'Logo')]);
  });

  test('THEME-05 is known after the draft has been discarded, so that undo brings it back as it was', async () => {
    await save(ada, { waivers: [waiver('Ada Example')] });
    await discard();
    await give('bob', ['view', 'edit']);
    expect((await save(bob, { waivers: [waiver('Ada Example')] })).status).toBe(200);
    expect(await waiversOf()).toEqual([waiver('Ada Example')]);
  });

  test('THEME-05 has the right to publish', async () => {
    await give('bob', ['view', 'edit']);
    await save(ada, { waivers: [waiver('Ada Example')] });
    const waivers = [waiver('Ada Example'), waiver('Bob Example', 'Print', other)];
    const { status, body } = await save(bob, { waivers });
    expect([status, body.message]).toEqual([
      403,
      'You may not let weak contrast stand. Ask an admin for the right “publish”.',
    ]);
    expect(Object.keys(body.validationErrors ?? {})).toEqual(['waivers.1']);
    expect((await save(bob, {})).status).toBe(200);
  });
});

// signature, IHDR, the size, and the empty rest that nothing here reads
function png(): Buffer {
  const bytes = Buffer.alloc(64);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(40, 16);
  bytes.writeUInt32BE(30, 20);
  return bytes;
}
async function upload(browser: Browser, at = domain): Promise<ThemeFile> {
  const form = new FormData();
  form.append('picture', new File([new Uint8Array(png())], 'hero.png'));
  return (await browser.write<ThemeFile>('POST', `${base}/pictures?domain=${at}`, { body: form })).body.data;
}
const opening = (image: string): Partial<ThemeDocument> => ({
  assets: { hero: [{ page: 'jobs', minWidth: 0, alt: '', tokens: { image: { value: image } } }] },
});
const everywhere = (image: string): Partial<ThemeDocument> => ({
  sections: { pcsx_hero_image: { image: { value: image } } },
});

describe('THEME-07 a theme’s pictures', () => {
  test('THEME-07 are those that were uploaded for the employer, and those that come with the site', async () => {
    const { url } = await upload(ada);
    for (const image of ['', url, '/employers/meridian.example/hero-wide.svg']) {
      expect([image, (await save(ada, opening(image))).status]).toEqual([image, 200]);
      expect([image, (await save(ada, everywhere(image))).status]).toEqual([image, 200]);
    }
  });

  test('THEME-07 are no other employer’s, no other site’s, and not missing', async () => {
    const theirs = await upload(await loggedIn('ada', 'theirs.example'), 'theirs.example');
    const strange = [
      theirs.url,
      theirs.url.replace('theirs.example', domain),
      theirs.url.replace('.png', '.jpg'),
      '/employers/meridian.example/nothing.svg',
      '/employers/meridian.example/../theme.tokens.json',
      'https://pictures.example/hero.jpg',
      '/market.jpg',
    ];
    for (const image of strange) {
      const refused = await save(ada, opening(image));
      expect([image, refused.status, Object.keys(refused.body.validationErrors ?? {})]).toEqual([
        image,
        400,
        ['assets.hero.0.tokens.image.value'],
      ]);
    }
    const [, , , , , away = ''] = strange;
    const refused = await save(ada, everywhere(away));
    expect([refused.status, refused.body.message]).toEqual([
      400,
      `The site does not have this picture: ${away}. Upload it, or choose another one.`,
    ]);
    expect(refused.body.validationErrors).toEqual({
      'sections.pcsx_hero_image.image.value': 'must be a picture that this site has',
    });
    expect((await draft()).isDraft).toBe(false);
  });
});

const unknownVersion = [
  400,
  'The theme says that it was made on default@99999, which does not exist. Give “inherits” a version from default@1 to default@12, or leave it out.',
  { inherits: 'must be a version from default@1 to default@12, or be left out' },
];
const saidBy = ({ status, body }: Awaited<ReturnType<typeof save>>) => [
  status,
  body.message,
  body.validationErrors,
];
/** What a newer release has left, as nobody can save it here. */
async function keepMadeOn(inherits: string) {
  await save(ada, {});
  await forEmployer(server.database, server.scopes[domain]!)
    .updateTable('theme_draft')
    .set({ document: JSON.stringify({ ...plain, inherits }) })
    .execute();
}

describe('THEME-01 the product’s theme that a theme was made on', () => {
  test('THEME-01 is one that there is', async () => {
    for (const inherits of ['default@1', 'default@12', 'pcsx@12'])
      expect([inherits, (await save(ada, { inherits })).status]).toEqual([inherits, 200]);
    for (const inherits of ['default@0', 'default@13', 'pcsx@13'])
      expect([inherits, (await save(ada, { inherits })).status]).toEqual([inherits, 400]);
    expect(saidBy(await save(ada, { inherits: 'default@99999' }))).toEqual(unknownVersion);
    expect((await draft()).document?.inherits).toBe('pcsx@12');
  });

  test('THEME-01 stays as it is stored, so that the rest of the theme can be read, edited and published', async () => {
    await keepMadeOn('default@99999');
    expect((await draft()).document?.inherits).toBe('default@99999');
    const sections = { navbar: { height: { value: 80 } } };
    expect((await save(ada, { inherits: 'default@99999', sections })).status).toBe(200);
    expect((await ada.write('POST', `${base}/publish`, { headers })).status).toBe(200);
    expect((await save(ada, { inherits: 'default@99999' })).status).toBe(200);
    expect((await save(ada, { inherits: 'default@99998' })).status).toBe(400);
  });
});
