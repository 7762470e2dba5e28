import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  CheckedHtml,
  ContentChange,
  ContentVersions,
  StoredContent,
} from '../../reference-app/contract/site-content.ts';
import { themeRights, type ThemeRight } from '../../reference-app/contract/themes.ts';
import { listActions } from '../../reference-app/server/audit/store.ts';
import { configOfPages, parseEmployerConfig } from '../../reference-app/server/employers/rules.ts';
import { sanitiseCustomHtml } from '../../reference-app/server/pages/custom-html.ts';
import { startServer, type Browser, type TestServer } from './harness.ts';

const address = '/api/pcsx/site_content';
/** Each test has an employer of its own. */
const domains = Array.from({ length: 40 }, (_, index) => `employer${index}.example`);
const given = {
  pcsxConfig: {
    branding: { companyName: 'Ours', logo: '/logo.svg' },
    seoConfig: { pagesMetadata: { jobs: { description: 'All our jobs' }, unheard: { title: 'Odd' } } },
  },
};
const banner = { variant: 'info' as const, text: 'Open day on Friday', pages: ['jobs' as const] };

let server: TestServer;
let domain: string;
let ada: Browser;
let admin: Browser;
beforeAll(async () => {
  server = await startServer(
    domains.map((name) => ({
      domain: name,
      config: given,
      accounts: [
        { email: 'ada@x.example', roles: ['candidate', 'theme_builder'] },
        { email: 'bob@x.example', roles: ['candidate', 'theme_builder'] },
        { email: 'admin@x.example', roles: ['admin'] },
      ],
    })),
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  domain = domains.pop()!;
  [ada, admin] = await Promise.all([loggedIn('ada'), loggedIn('admin')]);
});

async function loggedIn(name: string): Promise<Browser> {
  const browser = server.browser(domain);
  await browser.logIn(`${name}@x.example`);
  return browser;
}
const read = async (browser = ada) => (await browser.get<StoredContent>(address)).body.data;
const write = (change: ContentChange | object, { base = '*', browser = ada } = {}) =>
  browser.write<StoredContent>('PUT', address, { body: change, headers: { 'if-match': base } });
const configuration = async () =>
  (await admin.get<{ config: object; broken: unknown[] }>('/api/pcsx/config')).body.data;
async function give(name: string, rights: readonly ThemeRight[]) {
  const builders = (
    await admin.get<{ builders: { encId: string; email: string }[] }>('/api/pcsx/themes/rights')
  ).body.data.builders;
  const encId = builders.find(({ email }) => email === `${name}@x.example`)?.encId;
  await admin.write('PUT', '/api/pcsx/themes/rights', { body: { encId, rights } });
}
const check = (html: string, browser = ada) =>
  browser.write<CheckedHtml>('POST', `${address}/custom_html`, { body: { part: 'footer', html } });

describe('THEME-07 the content of the site', () => {
  test('THEME-07 is written part by part into the configuration, whose other values stay', async () => {
    const first = await ada.get<StoredContent>(address);
    expect([first.headers.etag, first.body.data]).toEqual([
      '"1"',
      {
        revision: 1,
        content: { banners: [], phase: null, tagline: '', titles: {}, navbar: '', footer: '' },
      },
    ]);
    const written = await write({ banners: [banner] }, { base: '"1"' });
    expect([written.status, written.headers.etag, written.body.data.content.banners]).toEqual([
      200,
      '"2"',
      [banner],
    ]);
    await write({ phase: 'Being set up', tagline: 'Good work', footer: '<p>Ours</p>' });
    await write({ titles: { jobs: 'Jobs at {company}', login: '{title} | {company}' } });
    expect((await configuration()).broken).toEqual([]);
    expect((await configuration()).config).toEqual({
      pcsxConfig: {
        branding: {
          ...given.pcsxConfig.branding,
          banners: [banner],
          implementationPhase: { displayText: 'Being set up' },
          tagline: 'Good work',
          customPageSections: {
            customNavbarConfig: null,
            customFooterConfig: { html: '<p>Ours</p>' },
          },
        },
        seoConfig: {
          pagesMetadata: {
            jobs: { description: 'All our jobs', title: 'Jobs at {company}' },
            login: { title: '{title} | {company}' },
            unheard: { title: 'Odd' },
          },
        },
      },
    });
    await write({ phase: null, titles: {}, banners: [] });
    expect(await read()).toMatchObject({ content: { phase: null, titles: {}, banners: [] } });
    expect((await configuration()).config).toMatchObject({
      pcsxConfig: {
        seoConfig: {
          pagesMetadata: { jobs: { description: 'All our jobs' }, unheard: { title: 'Odd' } },
        },
      },
    });
  });

  test.each<[what: string, change: object, field: string]>([
    [
      'a banner on an unknown page',
      { banners: [banner, { ...banner, pages: ['nowhere'] }] },
      'banners.1.pages.0',
    ],
    ['a banner on no page', { banners: [{ ...banner, pages: [] }] }, 'banners.0.pages'],
    ['a banner of 501 characters', { banners: [{ ...banner, text: 'x'.repeat(501) }] }, 'banners.0.text'],
    ['a banner of spaces', { banners: [{ ...banner, text: '  ' }] }, 'banners.0.text'],
    ['a banner of another kind', { banners: [{ ...banner, variant: 'loud' }] }, 'banners.0.variant'],
    ['a start that is no time', { banners: [{ ...banner, startsAt: 'tomorrow' }] }, 'banners.0.startsAt'],
    [
      'an end without its zone',
      { banners: [{ ...banner, endsAt: '2026-05-01T10:00:00' }] },
      'banners.0.endsAt',
    ],
    [
      'an end before the start',
      { banners: [{ ...banner, startsAt: '2026-05-02T00:00:00Z', endsAt: '2026-05-01T00:00:00Z' }] },
      'banners.0.endsAt',
    ],
    ['21 banners', { banners: Array.from({ length: 21 }, () => banner) }, 'banners'],
    ['a notice without words', { phase: '' }, 'phase'],
    ['a notice of 301 characters', { phase: 'x'.repeat(301) }, 'phase'],
    ['a tagline of 161 characters', { tagline: 'x'.repeat(161) }, 'tagline'],
    ['a title with another placeholder', { titles: { jobs: 'Jobs at {employer}' } }, 'titles.jobs'],
    ['a title with half a placeholder', { titles: { jobs: 'Jobs at {company' } }, 'titles.jobs'],
    ['a title of 201 characters', { titles: { jobs: 'x'.repeat(201) } }, 'titles.jobs'],
    ['HTML of 20,001 characters', { navbar: 'x'.repeat(20_001) }, 'navbar'],
  ])(
    'THEME-07 %s is refused by the name of its field, and nothing is written',
    async (_what, change, field) => {
      const { status, body } = await write(change);
      expect([status, Object.keys(body.validationErrors ?? {})]).toEqual([400, [field]]);
      expect((await read()).revision).toBe(1);
    },
  );

  test('THEME-07 a title for a page that there is not is refused', async () => {
    expect((await write({ titles: { nowhere: 'Hello' } })).status).toBe(400);
  });

  test('THEME-07 what somebody else has overtaken is refused with theirs, and lost by nobody', async () => {
    const bob = await loggedIn('bob');
    await write({ tagline: 'Bob’s' }, { base: '"1"', browser: bob });
    const late = await write({ tagline: 'Ada’s' }, { base: '"1"' });
    expect([late.status, late.headers.etag]).toEqual([412, '"2"']);
    expect(late.body.data).toMatchObject({ theirs: { revision: 2, content: { tagline: 'Bob’s' } } });
    // the same as what stands changes nothing, whatever it was based on
    expect((await write({ tagline: 'Bob’s' }, { base: '"1"' })).body.data.revision).toBe(2);
    const withoutBase = await ada.write('PUT', address, { body: { tagline: 'x' } });
    expect(withoutBase.status).toBe(428);
    expect((await write({ tagline: 'x' }, { base: 'soon' })).status).toBe(400);
  });

  test('THEME-07 of two who write at once into whatever there is both are kept', async () => {
    const bob = await loggedIn('bob');
    const answers = await Promise.all([
      write({ tagline: 'Good work' }),
      write({ phase: 'Being set up' }, { browser: bob }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read()).content).toMatchObject({ tagline: 'Good work', phase: 'Being set up' });
  });

  test('THEME-07 changes are in the audit log and the history, with what stood there before', async () => {
    await write({ tagline: 'First' });
    await admin.write('PUT', '/api/pcsx/config', {
      body: { config: { ...(await configuration()).config, behaviourFlags: { hideInjectedFooter: true } } },
      headers: { 'if-match': '*' },
    });
    await write({ tagline: 'Second', phase: 'Being set up' });
    const { versions } = (await ada.get<ContentVersions>(`${address}/versions`)).body.data;
    expect(versions).toEqual([
      {
        revision: 4,
        changedAt: expect.any(String),
        by: 'Ada Example',
        before: { tagline: 'First', phase: null },
      },
      { revision: 2, changedAt: expect.any(String), by: 'Ada Example', before: { tagline: '' } },
    ]);
    const actions = await listActions(server.database, server.scopes[domain]!, 50);
    expect(actions.filter(({ action }) => action === 'config.change').map(({ detail }) => detail)).toEqual([
      { revision: 4, note: 'Content: phase, tagline' },
      { revision: 3, note: '' },
      { revision: 2, note: 'Content: tagline' },
    ]);
  });

  test('THEME-07 belongs to one employer', async () => {
    await write({ tagline: 'Ours alone' });
    const elsewhere = server.browser(domains[0]);
    for (const [name, value] of ada.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.get(address)).status).toBe(401);
    const theirs = server.browser(domains[0]);
    await theirs.logIn('ada@x.example');
    expect((await read(theirs)).content.tagline).toBe('');
  });
});

describe('THEME-07 rights', () => {
  test('THEME-07 each part needs its right, whose lack is named (B12)', async () => {
    const asks: [ThemeRight, () => Promise<{ status: number; body: { message?: string } }>][] = [
      ['view', () => ada.get(address)],
      ['view', () => ada.get(`${address}/versions`)],
      ['view', () => check('<p>x</p>')],
      ['edit', () => write({ tagline: 'x' })],
      ['edit', () => write({})],
      ['edit', () => write({ tagline: 'y', footer: '<p>x</p>' })],
      ['custom_html', () => write({ footer: '<p>x</p>' })],
      ['custom_html', () => write({ tagline: 'y', navbar: '' })],
    ];
    for (const [right, ask] of asks) {
      await give(
        'ada',
        themeRights.filter((one) => one !== right),
      );
      const refused = await ask();
      expect([right, refused.status]).toEqual([right, 403]);
      expect(refused.body.message).toContain(`Ask an admin for the right “${right}”.`);
    }
    await give('ada', ['edit']);
    expect((await write({ tagline: 'x' })).status).toBe(200);
    await give('ada', ['custom_html']);
    expect((await write({ footer: '<p>x</p>' })).status).toBe(200);
  });
});

describe('SHELL-04 banners', () => {
  const at = (time: string) => Date.parse(time);
  const config = parseEmployerConfig(
    {
      pcsxConfig: {
        branding: {
          banners: [
            banner,
            {
              ...banner,
              text: 'May',
              startsAt: '2026-05-01T00:00:00+02:00',
              endsAt: '2026-06-01T00:00:00+02:00',
            },
          ],
        },
      },
    },
    () => undefined,
  );
  const shownAt = (time: string) =>
    configOfPages(config, at(time)).pcsxConfig.branding.banners.map(({ text }) => text);

  test('SHELL-04 go to pages from their start to their end (B15)', () => {
    expect(shownAt('2026-04-30T21:59:59Z')).toEqual(['Open day on Friday']);
    expect(shownAt('2026-04-30T22:00:00Z')).toEqual(['Open day on Friday', 'May']);
    expect(shownAt('2026-05-31T21:59:59Z')).toEqual(['Open day on Friday', 'May']);
    expect(shownAt('2026-05-31T22:00:00Z')).toEqual(['Open day on Friday']);
  });

  test('SHELL-04 that end before they start are refused to admins, and dropped where the database has one', async () => {
    const wrong = { ...banner, startsAt: '2026-05-02T00:00:00Z', endsAt: '2026-05-01T00:00:00Z' };
    const body = { config: { pcsxConfig: { branding: { banners: [banner, wrong] } } } };
    const refused = await admin.write('PUT', '/api/pcsx/config', { body, headers: { 'if-match': '*' } });
    expect(refused.body.validationErrors).toEqual({
      'pcsxConfig.branding.banners.1': 'It ends before it starts.',
    });
    const mended = parseEmployerConfig(body.config, () => undefined);
    expect(mended.pcsxConfig.branding.banners).toEqual([banner]);
  });
});

describe('SHELL-03 HTML of the employer’s own', () => {
  test('SHELL-03 is told what visitors get of it, and what is taken out and why (B15)', async () => {
    const html = `
      <script>alert(1)</script><SCRIPT src="https://x.example/a.js"></SCRIPT>
      <iframe src="https://x.example"></iframe><form action="https://x.example"><input name="card"></form>
      <p onclick="alert(1)" class="custom-a btn" style="position: fixed; inset: 0; color: red">Ours</p>
      <a href="javascript:alert(1)">run</a><a href="http://x.example" target="_blank">plain</a>
      <img src="http://x.example/a.png" alt="" onerror="alert(1)"><link rel="stylesheet" href="https://x.example/a.css">
      <svg><animate/></svg>`;
    const { status, body } = await check(html);
    expect(status).toBe(200);
    expect(body.data.html).toContain('Ours');
    expect(body.data.html).not.toMatch(/script|onclick|onerror|javascript:|iframe|form|http:|style=/);
    expect(body.data.css).toMatch(/\{color:red\}/);
    expect(body.data.removed.map(({ name, within, reason, count }) => [name, within, reason, count])).toEqual(
      [
        ['script', undefined, 'runs', 2],
        ['iframe', undefined, 'frames', 1],
        ['form', undefined, 'submits', 1],
        ['input', undefined, 'submits', 1],
        ['onclick', 'p', 'runs', 1],
        ['class', 'p', 'names', 1],
        ['position', 'p', 'overlays', 1],
        ['inset', 'p', 'overlays', 1],
        ['href', 'a', 'runs', 1],
        ['href', 'a', 'address', 1],
        ['target', 'a', 'unknown', 1],
        ['src', 'img', 'loads', 1],
        ['onerror', 'img', 'runs', 1],
        ['link', undefined, 'loads', 1],
        ['svg', undefined, 'unknown', 1],
        ['animate', undefined, 'unknown', 1],
      ],
    );
    expect((await read()).content.footer).toBe('');
  });

  test('SHELL-03 is told which sizes are too large for its place', async () => {
    const { body } = await check(
      '<p style="font-size: 900px; padding: 4000px; margin: 4000px; color: 4px">Ours</p><img src="/a.svg" alt="" height="4000">',
    );
    expect(body.data.removed.map(({ name, reason }) => [name, reason])).toEqual([
      ['font-size', 'size'],
      ['padding', 'size'],
      ['margin', 'size'],
      ['color', 'unknown'],
      ['height', 'size'],
    ]);
  });

  test('SHELL-03 is told of text too small to be read, and of lines that would lie on each other', async () => {
    const { body } = await check('<p style="font-size: 0; line-height: 0.1">Ours</p>');
    expect(body.data.removed.map(({ name, reason }) => [name, reason])).toEqual([
      ['font-size', 'size'],
      ['line-height', 'size'],
    ]);
    expect(body.data.css).toBe('');
  });

  test('SHELL-03 is told of text that is too small only inside what is around it', async () => {
    const { body } = await check(
      '<div style="font-size: 0.6em">Ours <p style="font-size: 0.8em; color: #222">and yours</p></div>',
    );
    expect(body.data.removed).toEqual([
      { what: 'style', name: 'font-size', within: 'p', reason: 'size', count: 1 },
    ]);
    expect(body.data.css).toContain('font-size:0.6em');
    expect(body.data.css).not.toContain('0.8em');
  });

  test('SHELL-03 that is fine loses nothing', async () => {
    const html =
      '<div class="custom-footer" style="padding: 8px 16px; background-color: #123456"><a href="/careers">Jobs</a> <a href="mailto:jobs@x.example">Mail</a><img src="/logo.svg" alt="Ours" width="20"></div>';
    expect((await check(html)).body.data.removed).toEqual([]);
  });

  test.each([
    ['', 'nothing'],
    ['<script>alert(1)</script>', 'only what runs'],
    ['<div><p> &nbsp; </p></div>', 'no words and no picture'],
    ['<img src="http://x.example/a.png">', 'a picture that may not be loaded'],
    ['<div style="<p>Ours', 'half a tag'],
  ])('SHELL-03 %j gives way to the standard one, since there is %s (B15)', (html) => {
    expect(sanitiseCustomHtml(html, 'navbar')).toEqual({ html: '', css: '' });
  });

  test('SHELL-03 that is made to take long is answered all the same', async () => {
    for (const html of [
      '<p id=x>'.repeat(2_500),
      '<a href=javascript:1 '.repeat(900),
      '<p style=";;;;">'.repeat(1_200),
    ]) {
      const { status, body } = await check(html);
      expect(status).toBe(200);
      expect(body.data.removed.length).toBeLessThanOrEqual(50);
    }
  });
});
