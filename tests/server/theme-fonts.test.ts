import type { ThemeFont } from '@portico/tokens';
import { emitFontFaces } from '@portico/tokens/fonts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ThemeDocument } from '../../reference-app/contract/themes.ts';
import { readFont } from '../../reference-app/server/theme-files/font-facts.ts';
import { fontLikeArial } from './font-file.ts';
import { startServer, type Browser, type TestServer } from './harness.ts';

const base = '/api/pcsx/themes';
/** Each test has an employer of its own. */
const domains = Array.from({ length: 20 }, (_, index) => `employer${index}.example`);
let server: TestServer;
let domain: string;
let ada: Browser;

beforeAll(async () => {
  server = await startServer(
    domains.map((name) => ({
      domain: name,
      accounts: [
        { email: 'ada@x.example', roles: ['candidate', 'theme_builder'] },
        { email: 'admin@x.example', roles: ['admin'] },
      ],
    })),
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  domain = domains.pop()!;
  ada = await loggedIn('ada');
});

async function loggedIn(name: string): Promise<Browser> {
  const browser = server.browser(domain);
  await browser.logIn(`${name}@x.example`);
  return browser;
}
type Font = NonNullable<NonNullable<ThemeDocument['assets']>['fonts']>[number];
const addressOf = (name: string, at = domain) => `/theme-files/${at}/${name.padStart(64, '0')}.woff2`;
const font = (more: Partial<Font> = {}): Font => ({
  family: 'Harbour',
  url: addressOf('a'),
  weight: [400, 400],
  style: 'normal',
  ranges: [[32, 126]],
  ascent: 1,
  descent: 0.2,
  lineGap: 0,
  letterWidth: 0.5,
  ...more,
});
const harbour = 'Harbour, sans-serif';
const themed = (fonts: readonly Font[], more: { lock?: boolean; size?: number } = {}): ThemeDocument => ({
  schema: 2,
  product: 'default',
  sections: {
    core_properties: {
      font_family: { value: harbour, ...(more.lock && { lock: true }) },
      ...(more.size && { font_size: { value: more.size } }),
    },
  },
  assets: { fonts: [...fonts] },
});
const any = { 'if-match': '*' };
const save = (document: ThemeDocument) =>
  ada.write<{ revision: number; document: ThemeDocument }>('PUT', `${base}/draft`, {
    body: document,
    headers: any,
  });
async function editOnly() {
  const admin = await loggedIn('admin');
  const { builders } = (await admin.get<{ builders: { encId: string }[] }>(`${base}/rights`)).body.data;
  await admin.write('PUT', `${base}/rights`, {
    body: { encId: builders[0]?.encId ?? '', rights: ['view', 'edit', 'publish'] },
  });
}

describe('the fonts of a draft (THEME-07)', () => {
  test('are kept as they were uploaded', async () => {
    const document = themed([font(), font({ url: addressOf('b'), style: 'italic', letterWidth: null })]);
    const saved = await save(document);
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body.data.document).toEqual(document);
  });

  test.each([
    ['another employer’s', () => addressOf('a', 'theirs.example')],
    ['nobody’s upload', () => '/assets/brand.woff2'],
    [
      'reached by way of another folder',
      () => `/theme-files/${domain}/../theirs.example/${'a'.repeat(64)}.woff2`,
    ],
    ['of the employer whose name begins alike', () => addressOf('a', `${domain}.theirs.example`)],
    ['another site’s', () => 'https://evil.example/a.woff2'],
    ['a picture', () => addressOf('a').replace('woff2', 'png')],
  ])('are refused when one is %s, and the draft stays', async (_what, address) => {
    await save(themed([font()]));
    const refused = await save(themed([font(), font({ url: address() })]));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.validationErrors ?? {})).toEqual(['assets.fonts.1.url']);
    const draft = await ada.get<{ document: ThemeDocument }>(`${base}/draft`);
    expect(draft.body.data.document).toEqual(themed([font()]));
  });

  test.each([
    ['the value that names it is', { lock: true }, async () => {}],
    [
      'the section of that value is',
      {},
      async () => {
        await ada.write('POST', `${base}/locks`, { body: { section: 'core_properties', locked: true } });
      },
    ],
  ])('cannot be exchanged for another of its name while %s locked', async (_what, more, lock) => {
    expect((await save(themed([font()], more))).status).toBe(200);
    await lock();
    await editOnly();
    const exchanged = await save(themed([font({ url: addressOf('b') })], more));
    expect(exchanged.status).toBe(403);
    expect(exchanged.body.validationErrors).toHaveProperty(['assets.fonts']);
    const beside = font({ url: addressOf('c'), family: 'Quay' });
    expect((await save(themed([font(), beside], more))).status).toBe(200);
  });
});

test.each([
  ['Regular', [400, 400]],
  ['Bold', [700, 700]],
] as const)(
  'THEME-01 what stands in for a font is measured as it is: Arial’s likeness in %s needs no adjusting',
  async (cut, weight) => {
    const {
      family,
      ranges: _all,
      isItalic: _no,
      ...facts
    } = await readFont({ name: 'a', bytes: fontLikeArial(cut) });
    const like: ThemeFont = { family, url: '/a.woff2', style: 'normal', ranges: [[32, 126]], ...facts };
    expect(like.weight).toEqual(weight);
    expect(emitFontFaces([like])).toContain(
      ';size-adjust:100%;ascent-override:90.53%;descent-override:21.19%;',
    );
  },
);
