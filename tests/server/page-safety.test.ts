import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, TestServer } from './harness.ts';
import { parsePage } from './parsed-page.ts';
import { htmlOf, kestrel, meridian, startRenderedSite } from './rendered-site.ts';
import { filledWith, parameters, payloads } from './script-payloads.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startRenderedSite();
});
afterAll(() => server.close());

const get = (path: string) => server.browser(meridian).get(path);
/** The content security policy, by directive. */
const policyOf = ({ headers }: Answer) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name, sources];
      }),
  );

test.each([
  '/careers',
  '/careers/job/1',
  '/careers/offers',
  '/careers/a/b/c',
  '/api/pcsx/search',
  '/nothing',
])('%s carries a strict policy and headers that keep browsers from guessing', async (path) => {
  const answer = await get(path);
  const policy = policyOf(answer);
  const sources = Object.values(policy).flat().join(' ');
  expect(sources).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*|https?:(\s|$)/);
  // the theme builder shows pages of this site in frames; an answer to a call is for no frame at all
  const isCall = path.startsWith('/api/');
  expect(policy['frame-ancestors']).toEqual([isCall ? "'none'" : "'self'"]);
  expect(policy['frame-src']?.[0]).toBe("'self'");
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['form-action']).toEqual(["'self'"]);
  expect(policy['default-src']).toEqual(["'self'"]);
  const { headers } = answer;
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe(isCall ? 'DENY' : 'SAMEORIGIN');
  expect(headers['referrer-policy']).toMatch(/no-referrer|strict-origin|same-origin/);
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('the nonce is another one in every answer, and every inline element of a page has it', async () => {
  const nonces = new Set<string>();
  for (let answers = 0; answers < 5; answers++) {
    const { headers, text } = await server.browser(kestrel).get('/careers');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(nonce.length).toBeGreaterThanOrEqual(22);
    nonces.add(nonce);
    const inline = text.match(/<(?:script|style)\b[^>]*>/g) ?? [];
    expect(inline.length).toBeGreaterThan(1);
    for (const element of inline) expect(element).toContain(`nonce="${nonce}"`);
    expect(text).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
  }
  expect(nonces.size).toBe(5);
});

test('pages are kept by no shared cache, files with a hash by every one, others for an hour', async () => {
  const cacheControlOf = async (path: string) => {
    const { status, headers } = await get(path);
    expect(status, path).toBe(200);
    return headers['cache-control'];
  };
  expect(await cacheControlOf('/careers')).toMatch(/private|no-store/);
  const asset = /\/assets\/[\w.-]+\.js/.exec(await htmlOf(server.browser(meridian), '/careers'))?.[0] ?? '';
  expect(await cacheControlOf(asset)).toMatch(/immutable/);
  expect(await cacheControlOf('/employers/meridian.example/logo.svg')).toMatch(/max-age=3600$/);
  expect(await cacheControlOf('/api/pcsx/profile_details')).toBe('no-store');
});

test('a file says what it is and by whom it may be used, and nothing that is said of documents', async () => {
  const page = await htmlOf(server.browser(meridian), '/careers');
  for (const [asset = ''] of [/\/assets\/[\w.-]+\.js/.exec(page)!, /\/assets\/[\w.-]+\.css/.exec(page)!]) {
    const { headers } = await get(asset);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self'; frame-ancestors 'self'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['referrer-policy'] ?? headers['cross-origin-opener-policy']).toBeUndefined();
  }
  // a document, though it stands where files are
  const { headers } = await get('/assets/nothing.js');
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['content-security-policy']).toContain("'nonce-");
});

test('files outside of the build and the employers’ pictures are not served', async () => {
  for (const path of [
    '/assets/../server/entry-server.js',
    '/assets/%2e%2e/%2e%2e/server/entry-server.js',
    '/assets/..%2f..%2fpackage.json',
    '/employers/meridian.example/..%2f..%2fconfig.yaml',
    '/employers/meridian.example/config.yaml',
    '/employers/..%2f/logo.svg',
    '/.vite/manifest.json',
    '/package.json',
  ])
    expect((await get(path)).status, path).toBe(404);
});

/** What in an HTML document could run and is none of the site's own: scripts, handlers, frames, addresses of scripts. */
const whatCouldRun = (html: string) =>
  [...parsePage(html).querySelectorAll('*')].flatMap((element) => [
    ...(element.matches('script:not([nonce]), iframe, object, embed, base') ? [element.localName] : []),
    ...element
      .getAttributeNames()
      .filter(
        (name) =>
          name.startsWith('on') ||
          (['href', 'src', 'action', 'formaction'].includes(name) &&
            /^\s*javascript:/i.test(element.getAttribute(name) ?? '')),
      )
      .map((name) => `${element.localName}[${name}]`),
  ]);

async function page(path: string, query: Readonly<Record<string, string>> = {}) {
  const address = new URLSearchParams({ domain: meridian, ...query });
  const { status, text } = await server.browser().get(`${path}?${address.toString()}`);
  // a page, and none that leads elsewhere
  expect([200, 400, 404]).toContain(status);
  return text;
}

test('what could run is found, wherever it stands', () => {
  expect(
    whatCouldRun(
      '<title></title><svg onload=x></svg><script>1</script><script nonce="a">1</script><a href=" javascript:x">x</a>',
    ),
  ).toEqual(['svg[onload]', 'script', 'a[href]']);
});

test.each(['/careers/search', '/careers/login', '/careers/job/1', '/careers/a/b/c', '/careers/offers'])(
  'markup in the parameters of %s is text',
  async (path) => {
    for (const payload of payloads)
      for (const names of parameters)
        expect(whatCouldRun(await page(path, filledWith(payload, names))), payload).toEqual([]);
  },
);

test('markup in the path is text', async () => {
  for (const payload of payloads) {
    const segment = encodeURIComponent(payload);
    expect(whatCouldRun(await page(`/careers/${segment}/${segment}`)), payload).toEqual([]);
  }
});

test('the boot data and the structured data stay one readable JSON each', async () => {
  for (const payload of payloads) {
    const html = await page('/careers/search', { query: payload, pid: '3' });
    const boot = /<code id="pcsx-data"[^>]*>(.*?)<\/code>/s.exec(html)?.[1] ?? '';
    expect(boot).not.toContain('<');
    const text = boot
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    expect(JSON.stringify(JSON.parse(text))).toContain(JSON.stringify(payload.trim()).slice(1, -1));
  }
  const job = await htmlOf(server.browser(meridian), '/careers/job/1');
  const linked = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(job)?.[1] ?? '';
  expect(linked).not.toContain('<');
  expect(JSON.parse(linked)).toHaveProperty('@type', 'JobPosting');
});

test('a domain given by the address is never written into links of other sites', async () => {
  const links = [...parsePage(await page('/careers', { domain: 'javascript:alert(1)' })).links];
  expect(links).not.toEqual([]);
  const addresses = links.map(
    (link) => new URL(link.getAttribute('href') ?? '', 'http://site.example').origin,
  );
  expect(new Set(addresses)).toEqual(new Set(['http://site.example']));
});
