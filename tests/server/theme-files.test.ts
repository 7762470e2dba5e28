import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  themeFileLimits,
  type ThemeFile,
  type ThemeFont,
  type ThemePicture,
} from '../../reference-app/contract/theme-files.ts';
import type { ThemeBuilders } from '../../reference-app/contract/theme-teams.ts';
import { listActions } from '../../reference-app/server/audit/store.ts';
import { forEmployer } from '../../reference-app/server/database/for-employer.ts';
import { brokenFontFile, fontFile, fontNamed } from './font-file.ts';
import { startServer, type Browser, type TestServer } from './harness.ts';

const base = '/api/pcsx/themes';
/** Each test has an employer of its own. */
const domains = Array.from({ length: 50 }, (_, index) => `employer${index}.example`);
let server: TestServer;
let domain: string;
let ada: Browser;

beforeAll(async () => {
  server = await startServer(
    [...domains, 'theirs.example'].map((name) => ({
      domain: name,
      config: { supportedLanguages: ['en-US', 'ar'] },
      accounts: [
        { email: 'ada@x.example', roles: ['candidate', 'theme_builder'] },
        { email: 'admin@x.example', roles: ['admin'] },
        { email: 'candidate@x.example' },
      ],
    })),
    { demo: true },
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  domain = domains.pop()!;
  ada = await loggedIn('ada');
});

async function loggedIn(name: string, at = domain): Promise<Browser> {
  const browser = server.browser(at);
  await browser.logIn(`${name}@x.example`);
  return browser;
}

/** A picture of one colour. */
function png(width = 3, height = 2, red = 0): Buffer {
  const picture = new PNG({ width, height });
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set([red, 20, 30, 255], at);
  return PNG.sync.write(picture);
}
/** One that only says that it is as large. */
function hugePng(width: number, height: number): Buffer {
  const bytes = png();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

function uint32(value: number): Buffer {
  const written = Buffer.alloc(4);
  written.writeUInt32BE(value);
  return written;
}
/** A box of ISO/IEC 14496-12, 4.2. */
function box(type: string, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat([Buffer.from(type), ...content]);
  return Buffer.concat([uint32(4 + bytes.length), bytes]);
}
const none = uint32(0);
const ispe = (width: number, height: number) => box('ispe', none, uint32(width), uint32(height));
/** One that says only what is known of its pictures. */
const avif = (...properties: Buffer[]): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('avif'), none, Buffer.from('avifmif1miaf')),
    box('meta', none, box('iprp', box('ipco', ...properties))),
    box('free'),
  ]);

type Sent = { bytes: Buffer; name?: string };
function upload(browser: Browser, kind: 'picture' | 'font', { bytes, name }: Sent) {
  const form = new FormData();
  form.append(
    kind,
    new File([new Uint8Array(bytes)], name ?? (kind === 'font' ? 'brand.woff2' : 'hero.png')),
  );
  return browser.write<ThemeFile>('POST', `${base}/${kind}s?domain=${domain}`, { body: form });
}
const list = async (browser: Browser = ada) =>
  (await browser.get<{ files: ThemeFile[] }>(`${base}/files`)).body.data.files;
const remove = (browser: Browser, id: string) => browser.write('DELETE', `${base}/files/${id}`, { body: {} });
const fetched = (url: string) => server.app.inject({ url });
const save = (document: object) =>
  ada.write('PUT', `${base}/draft`, { body: document, headers: { 'if-match': '*' } });
const showing = (image: string) => ({
  schema: 2,
  product: 'default',
  sections: { pcsx_hero_image: { image: { value: image } } },
});

describe('a picture for the theme (SHELL-04, B15)', () => {
  test.each([
    ['PNG', 'a.png', png(40, 30), 'image/png', 40, 30],
    [
      'JPEG',
      'a.jpg',
      Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080005000701011100ffd9', 'hex'),
      'image/jpeg',
      7,
      5,
    ],
    [
      'WebP',
      'a.webp',
      Buffer.from('524946461a000000574542505650384c0d0000002f02400000071011fd0f444400', 'hex'),
      'image/webp',
      3,
      2,
    ],
    ['AVIF', 'a.avif', avif(ispe(9, 4)), 'image/avif', 9, 4],
  ])('is kept and served as it is: %s', async (_type, name, bytes, mediaType, width, height) => {
    const { status, body } = await upload(ada, 'picture', { bytes, name });
    expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
    expect(body.data).toMatchObject({ kind: 'picture', name, width, height, bytes: bytes.length });
    expect(await list()).toEqual([body.data]);
    const answer = await fetched(body.data.url);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': mediaType,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'; sandbox/),
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['a page that says it is a picture', Buffer.from('<script>alert(1)</script>'), 'a.png'],
    [
      'a drawing with a script in it',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'a.svg',
    ],
    ['a font', fontFile(), 'a.png'],
    ['a picture of another kind than its name', png(), 'a.webp'],
    ['nothing', Buffer.alloc(0), 'a.png'],
    ['the first bytes of one', png().subarray(0, 20), 'a.png'],
    ['one without width', hugePng(0, 10), 'a.png'],
    ['one that unpacks to gigabytes', hugePng(60_000, 60_000), 'a.png'],
    ['more megapixels than a phone unpacks', hugePng(7_000, 7_000), 'a.png'],
    [
      'one that unpacks to more than is shown of it',
      avif(
        ispe(60_000, 8_000),
        box('clap', uint32(100), uint32(59_000), ...Array.from({ length: 6 }, () => none)),
      ),
      'a.avif',
    ],
    ['a large one beside a longer strip', avif(ispe(8_000, 10), ispe(7_900, 7_900)), 'a.avif'],
  ])('is refused when it is %s', async (_what, bytes, name) => {
    const { status, body } = await upload(ada, 'picture', { bytes, name });
    expect(status).toBe(400);
    expect(body.validationErrors).toHaveProperty('picture');
    expect(await list()).toEqual([]);
  });

  test('is refused when it is larger than 2 MB', async () => {
    const bytes = Buffer.concat([png(), Buffer.alloc(2 * 1024 * 1024)]);
    expect((await upload(ada, 'picture', { bytes })).status).toBe(413);
    expect(await list()).toEqual([]);
  });

  test('says how large it may be', async () => {
    const { body } = await upload(ada, 'picture', { bytes: hugePng(9_000, 20) });
    expect(body.message).toBe(
      'The picture has 9000 × 20 px. Make it at most 8000 px a side and 32 megapixels.',
    );
  });
});

describe('a font for the theme (THEME-07)', () => {
  test('says what it is called, how it is cut, and what it cannot write of the site’s languages', async () => {
    const bytes = fontFile();
    const { status, body } = await upload(ada, 'font', { bytes, name: 'Brand.woff2' });
    expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
    const { facts, missing } = body.data as ThemeFont;
    expect(facts).toMatchObject({ family: 'DejaVu Serif', weight: [700, 700], isItalic: false });
    // of 2048 units: hhea of DejaVu Serif Bold
    expect(facts).toMatchObject({ ascent: 0.939, descent: 0.2358, lineGap: 0 });
    expect(facts.letterWidth).toBeCloseTo(0.5666, 4);
    expect(facts.ranges).toContainEqual([0x20, 0x7e]);
    expect(missing.map(({ locale }) => locale)).toEqual(['ar']);
    expect(missing[0]?.letters).toEqual(expect.arrayContaining(['ب', 'ي', '٣']));
    const answer = await fetched(body.data.url);
    expect(answer.headers['content-type']).toBe('font/woff2');
    expect(answer.rawPayload).toEqual(bytes);
  });

  test('names no language that it can write', async () => {
    const bytes = fontFile('DejaVuSansMono');
    const { body } = await upload(ada, 'font', { bytes });
    expect((body.data as ThemeFont).facts).toMatchObject({ family: 'DejaVu Sans Mono', letterWidth: 0.6021 });
    expect((body.data as ThemeFont).missing).toEqual([]);
  });

  const whole = fontFile();
  test.each([
    ['a picture', png()],
    ['one of another format', Buffer.concat([Buffer.from('wOFF'), Buffer.alloc(100)])],
    ['only its header', whole.subarray(0, 48)],
    ['broken off', whole.subarray(0, 2_000)],
    ['one whose tables are missing', brokenFontFile((tables) => tables.filter(({ tag }) => tag !== 'cmap'))],
    [
      'one whose letters lead nowhere',
      brokenFontFile((tables) =>
        tables.map((table) =>
          table.tag === 'cmap' ? { ...table, content: table.content.subarray(0, 40) } : table,
        ),
      ),
    ],
    [
      'one of no size',
      brokenFontFile((tables) =>
        tables.map((table) => (table.tag === 'head' ? { ...table, content: Buffer.alloc(54) } : table)),
      ),
    ],
    [
      'one that unpacks endlessly',
      brokenFontFile((tables) => [...tables, { tag: 'bomb', content: Buffer.alloc(20_000_000) }]),
    ],
  ])('is refused when it is %s', async (_what, bytes) => {
    const { status, body } = await upload(ada, 'font', { bytes });
    expect(status).toBe(400);
    expect(body.validationErrors).toHaveProperty('font');
    expect(await list()).toEqual([]);
  });

  test('is refused when it is larger than 300 kB', async () => {
    const bytes = Buffer.concat([whole, Buffer.alloc(300 * 1024)]);
    expect((await upload(ada, 'font', { bytes })).status).toBe(413);
    expect(await list()).toEqual([]);
  });

  test('writes no name into stylesheets that could mean something there', async () => {
    const bytes = fontNamed('Brand";}*{x:url(//evil)');
    const { body } = await upload(ada, 'font', { bytes });
    expect((body.data as ThemeFont).facts.family).toBe('Brand x url evil');
  });
});

describe('files of themes (THEME-07)', () => {
  test('are one when they are the same, also when they come at once', async () => {
    const answers = await Promise.all([
      upload(ada, 'picture', { bytes: png(), name: 'one.png' }),
      upload(ada, 'picture', { bytes: png(), name: 'two.png' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0].body.data).toEqual(answers[1].body.data);
    expect(await list()).toHaveLength(1);
    const actions = await listActions(server.database, server.scopes[domain]!, 10);
    expect(actions.filter(({ action }) => action === 'theme.file.upload')).toHaveLength(1);
  });

  test('are the employer’s own', async () => {
    const { body } = await upload(ada, 'picture', { bytes: png() });
    const stranger = await loggedIn('ada', 'theirs.example');
    expect(await list(stranger)).toEqual([]);
    expect((await remove(stranger, body.data.id)).status).toBe(404);
    expect((await fetched(body.data.url.replace(domain, 'theirs.example'))).statusCode).toBe(404);
    expect((await fetched(body.data.url)).statusCode).toBe(200);
  });

  test('are for theme builders with the right to edit', async () => {
    const { body } = await upload(ada, 'picture', { bytes: png() });
    const admin = await loggedIn('admin');
    const [builder] = (await admin.get<ThemeBuilders>(`${base}/rights`)).body.data.builders;
    await admin.write('PUT', `${base}/rights`, {
      body: { encId: builder?.encId ?? '', rights: ['view', 'publish'] },
    });
    const another = await upload(ada, 'picture', { bytes: png(5, 5) });
    expect(another.status).toBe(403);
    expect(another.body.message).toContain('“edit”');
    expect((await upload(ada, 'font', { bytes: fontFile() })).status).toBe(403);
    expect((await remove(ada, body.data.id)).status).toBe(403);
    expect(await list()).toHaveLength(1);
    const candidate = await loggedIn('candidate');
    expect((await upload(candidate, 'picture', { bytes: png() })).status).toBe(403);
    expect((await upload(server.browser(domain), 'picture', { bytes: png() })).status).toBe(401);
  });

  test('are removed when nothing uses them, and that is noted', async () => {
    const { body } = await upload(ada, 'picture', { bytes: png() });
    expect((await remove(ada, body.data.id)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await fetched(body.data.url)).statusCode).toBe(404);
    expect((await remove(ada, body.data.id)).status).toBe(404);
    const [last] = await listActions(server.database, server.scopes[domain]!, 1);
    expect(last).toMatchObject({
      action: 'theme.file.remove',
      detail: { sha256: body.data.id, name: 'hero.png' },
    });
  });

  test('stay as long as the draft, or a version that was ever published, shows them', async () => {
    const { id, url } = (await upload(ada, 'picture', { bytes: png() })).body.data;
    expect((await save(showing(url))).status).toBe(200);
    expect((await remove(ada, id)).status).toBe(409);
    await ada.write('POST', `${base}/publish`, { body: {}, headers: { 'if-match': '*' } });
    await save(showing(''));
    await ada.write('POST', `${base}/publish`, { body: {}, headers: { 'if-match': '*' } });
    expect(await list()).toMatchObject([{ id, isUsed: true }]);
    expect((await remove(ada, id)).status).toBe(409);
    expect((await fetched(url)).statusCode).toBe(200);
  });

  test('stay while the HTML of the site shows them', async () => {
    const { id, url } = (await upload(ada, 'picture', { bytes: png() })).body.data;
    const write = (html: string) =>
      ada.write('PUT', '/api/pcsx/site_content', {
        body: { navbar: html },
        headers: { 'if-match': '*' },
      });
    expect((await write(`<img src="${url}" alt="Logo">`)).status).toBe(200);
    expect((await remove(ada, id)).status).toBe(409);
    expect((await write('')).status).toBe(200);
    expect((await remove(ada, id)).status).toBe(200);
  });

  test('stay while they wait to be published', async () => {
    const { id, url } = (await upload(ada, 'picture', { bytes: png() })).body.data;
    await save(showing(url));
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const scheduled = await ada.write('PUT', `${base}/schedule`, {
      body: { publishAt: at },
      headers: { 'if-match': '*' },
    });
    expect(scheduled.status, scheduled.text).toBe(200);
    await ada.write('DELETE', `${base}/draft`, { headers: { 'if-match': '*' } });
    expect((await remove(ada, id)).status).toBe(409);
  });

  test('are as many as an employer may have, and no more', async () => {
    const rows = Array.from({ length: themeFileLimits.files - 1 }, (_, index) => ({
      sha256: `${index}`.padStart(64, '0'),
      name: `${index}.png`,
      media_type: 'image/png',
      size: 1,
      facts: JSON.stringify({ kind: 'picture', width: 1, height: 1 }),
      bytes: Buffer.from('x'),
      uploaded_at: new Date(0),
      uploaded_by: null,
    }));
    await forEmployer(server.database, server.scopes[domain]!)
      .insertInto('theme_file')
      .values(rows)
      .execute();
    const statuses = (
      await Promise.all([1, 2, 3].map((red) => upload(ada, 'picture', { bytes: png(4, 4, red) })))
    ).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect(await list()).toHaveLength(themeFileLimits.files);
  });

  test('are found at their own address only', async () => {
    const { url } = (await upload(ada, 'picture', { bytes: png() })).body.data;
    for (const other of [
      url.replace('.png', '.webp'),
      url.replace('.png', ''),
      url.toUpperCase(),
      `${url}/x`,
      `/theme-files/${domain}/..%2f..%2fetc%2fpasswd`,
      `/theme-files/nobody.example/${'0'.repeat(64)}.png`,
    ])
      expect((await fetched(other)).statusCode, other).toBe(404);
    const unreadable = `/theme-files/%00/${'0'.repeat(64)}.png`;
    expect((await fetched(unreadable)).statusCode).toBe(400);
  });

  test('are read by size, not unpacked, however they are made', async () => {
    // a PNG whose pixels are no pixels is still the size that it says, and browsers show nothing of it
    const bytes = png(10, 10);
    bytes.fill(deflateSync(Buffer.from('no pixels')), 60);
    const { status, body } = await upload(ada, 'picture', { bytes });
    expect(status).toBe(200);
    expect(body.data as ThemePicture).toMatchObject({ width: 10, height: 10 });
  });
});
