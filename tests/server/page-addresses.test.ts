import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../reference-app/server/app.ts';
import { createLog } from '../../reference-app/server/http/log.ts';
import { demoPassword } from '../../reference-app/server/seed.ts';
import { Browser, type TestServer } from './harness.ts';
import { parsePage, textsOf } from './parsed-page.ts';
import {
  domains,
  htmlOf,
  kestrel,
  loomfield,
  meridian,
  renderedPages,
  startRenderedSite,
} from './rendered-site.ts';

const site = 'http://site.example';
let server: TestServer;
beforeAll(async () => {
  server = await startRenderedSite();
});
afterAll(() => server.close());

const get = (path: string, { domain = meridian, ...headers }: Record<string, string> = {}) =>
  server.browser(domain).get(path, headers);

test.each(['a b', '[', 'evil"><x', 'evil.com:99999'])(
  'API-10 a page for the Host %s is a 400 that says so',
  async (host) => {
    for (const path of [
      '/',
      '/careers',
      '/careers/job/1',
      '/careers/sitemap.xml',
      '/robots.txt',
      '/nothing',
    ]) {
      const { status, text } = await get(path, { host });
      expect(status, path).toBe(400);
      expect(text, path).toContain('the Host header');
      expect(text, path).not.toContain(host);
    }
  },
);

test('JOB-03 with PORTICO_ORIGIN canonical addresses and those for search engines come from it, and never from Host', async () => {
  const { database, background } = server;
  const settled = await createApp({
    database,
    background,
    log: createLog({ level: 'silent', write: () => undefined }),
    demo: true,
    origin: 'https://careers.example',
    registerPages: (pages) => renderedPages(pages, database),
  });
  const visitor = new Browser(settled, meridian);
  for (const path of ['/careers', '/careers/job/1', '/careers/sitemap.xml', '/robots.txt']) {
    const { status, text } = await visitor.get(path, { host: 'evil.example' });
    expect(status, path).toBe(200);
    expect(text, path).toContain('https://careers.example/careers');
    expect(text, path).not.toContain('evil.example');
  }
  await settled.close();
});

test.each([
  ['/CAREERS', '/careers'],
  ['/Careers?query=Nurse', '/careers?query=Nurse'],
  ['/CAREERS/job/1', '/careers/job/1'],
  ['/CAREERS//evil.example', '/careers//evil.example'],
  ['/Candidate/Login?next=careers', '/candidate/login?next=careers'],
])('ROUTES-08 %s, written in capitals, leads to %s, with what is searched as it was', async (path, place) => {
  const { status, headers } = await server.browser().get(path);
  expect([status, headers.location]).toEqual([302, place]);
});

test('ROUTES-02 the root leads to the careers page and keeps the employer', async () => {
  const { status, headers } = await get('/', { domain: loomfield });
  expect([status, headers.location]).toEqual([302, `/careers?domain=${loomfield}`]);
});

describe('ROUTES-08 an address that is none', () => {
  test.each([
    '/assets/',
    '/assets/nothing.js',
    '/employers/meridian.example/nothing.svg',
    '/nothing-here',
    '/careers/%ff',
    '/careers/job/%ff',
    '/careers/a/b/c',
    '/careers/offers/1/2/3',
    '/careers/job/1/apply/now',
  ])('%s is a page that says so, with a way back and no trace of the program', async (path) => {
    const { status, text } = await get(path);
    const page = parsePage(text);
    expect(status).toBe(404);
    expect(page.title).toBe('Page not found');
    expect(textsOf(page, 'h1')).toEqual(['Page not found']);
    expect(textsOf(page, 'main a[href^="/careers"]')).toContain('All jobs');
    expect(text).not.toContain('    at ');
  });

  test.each(['/careers', '/careers/sitemap.xml'])(
    '%s of an unknown employer names those of the demo',
    async (path) => {
      const { status, text } = await get(path, { domain: 'nobody.example' });
      const page = parsePage(text);
      expect(status).toBe(404);
      expect(textsOf(page, 'h1')).toEqual(['There is no careers site at this address']);
      expect(textsOf(page, 'main a')).toEqual(domains);
    },
  );
});

describe('SHELL-02 a page is called', () => {
  test.each([
    ['/careers', meridian, 'Careers at Meridian Health'],
    ['/careers/search?query=nurse', meridian, 'Careers at Meridian Health'],
    ['/careers/search?query=nurse&location=London', meridian, 'nurse at London'],
    ['/careers/login', meridian, 'Log in'],
    ['/careers/offers', meridian, 'Careers at Meridian Health'],
    ['/careers', loomfield, 'Careers at Loomfield Market'],
    ['/careers/search?query=a&location=b', kestrel, 'Open positions | Kestrel Robotics'],
    ['/careers/dashboard', kestrel, 'Your applications | Kestrel Robotics'],
  ])('%s of %s “%s”', async (path, domain, title) => {
    expect(parsePage(await htmlOf(server.browser(domain), path)).title).toBe(title);
  });

  test('after the job that is chosen in a search, also with words and place', async () => {
    const { name } = (await get('/api/pcsx/position_details?position_id=1')).body.data;
    const page = parsePage(
      await htmlOf(server.browser(meridian), '/careers/search?query=nurse&location=London&pid=1'),
    );
    expect(page.title).toBe(`${name} | Meridian Health`);
  });
});

describe('SHELL-11 the language of a page', () => {
  test.each([
    ['the browser’s', '/careers', meridian, 'ar-EG', 'ar', 'rtl'],
    ['the browser’s', '/careers', kestrel, 'ar-EG', 'ar', 'rtl'],
    ['the first of an employer who has no other', '/careers', loomfield, 'ar-EG', 'en-US', 'ltr'],
    [
      'the one that is asked for, whatever the browser’s',
      '/careers?hl=en',
      meridian,
      'ar-EG',
      'en-US',
      'ltr',
    ],
    [
      'the first, where another is asked for than there is',
      '/careers?hl=ar',
      loomfield,
      'en',
      'en-US',
      'ltr',
    ],
  ])('is %s: %s of %s', async (_which, path, domain, accepted, lang, dir) => {
    const { documentElement } = parsePage(
      await htmlOf(server.browser(domain), path, { 'accept-language': accepted }),
    );
    expect([documentElement.lang, documentElement.dir]).toEqual([lang, dir]);
  });
});

describe('a redirect', () => {
  /** Each tries to leave the site, or to come back to where one cannot stay (rulings 8 and 63). */
  const tricks = [
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'https:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'careers@evil.example',
    'careers.evil.example',
    '/careers/..//evil.example',
    '/careers/%2e%2e//evil.example',
    'http://localhost@evil.example/careers',
    'http://site.example@evil.example/careers',
    '/api/pcsx/search',
    '/careers/../api/pcsx/search',
    '/logout',
    '/careers/logout',
    '/careers/%6cogout',
    '/careers/login?next=//evil.example',
    '/candidate/login',
  ];

  test.each(tricks)(
    'ROUTES-03 from /logout with next=%j leads to /careers of the same site',
    async (next) => {
      const { status, headers } = await server.browser().get(`/logout?next=${encodeURIComponent(next)}`);
      expect([status, headers.location]).toEqual([302, '/careers']);
    },
  );

  test.each([
    ['careers', '/careers'],
    ['/careers/search?query=nurse', '/careers/search?query=nurse'],
    [`${site}/careers/job/1`, '/careers/job/1'],
  ])('ROUTES-03 from /logout with next=%s, a page of the site, leads there', async (next, place) => {
    const { headers } = await server.browser().get(`/logout?next=${encodeURIComponent(next)}`);
    expect(headers.location).toBe(place);
  });

  test('AUTH-03 from the login page leads whoever is logged in to no other site, whatever next says', async () => {
    const candidate = server.browser(meridian);
    await candidate.logIn('candidate@meridian.example', demoPassword);
    for (const next of tricks) {
      const { status, headers } = await candidate.get(`/careers/login?next=${encodeURIComponent(next)}`);
      expect(status, next).toBe(302);
      const target = new URL(String(headers.location), site);
      expect(`${target.origin}${target.pathname}`, next).toBe(`${site}/careers`);
    }
  });
});
