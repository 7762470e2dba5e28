import type { APIResponse } from '@playwright/test';
import { addressOf, kestrel } from '../e2e/employers.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn } from '../e2e/wire.ts';

/** The content security policy, by directive. */
const policyOf = (response: APIResponse) =>
  Object.fromEntries(
    (response.headers()['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
const nonceOf = (response: APIResponse) =>
  /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1];

for (const path of [
  '/careers',
  '/careers/job/1',
  '/careers/offers',
  '/careers/a/b/c',
  '/api/pcsx/search',
  '/nothing',
])
  test(`${path} carries a strict policy and headers that keep browsers from guessing`, async ({
    request,
  }) => {
    const response = await request.get(addressOf(path));
    const policy = policyOf(response);
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
    const headers = response.headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe(isCall ? 'DENY' : 'SAMEORIGIN');
    expect(headers['referrer-policy']).toMatch(/no-referrer|strict-origin|same-origin/);
    expect(headers).not.toHaveProperty('x-powered-by');
  });

test('the nonce is another one in every answer, and every inline element of a page has it', async ({
  request,
}) => {
  const nonces = new Set<string>();
  for (let answers = 0; answers < 5; answers++) {
    const response = await request.get(addressOf('/careers', { domain: kestrel }));
    const nonce = nonceOf(response) ?? '';
    expect(nonce.length).toBeGreaterThanOrEqual(22);
    nonces.add(nonce);
    const html = await response.text();
    const inline = html.match(/<(?:script|style)\b[^>]*>/g) ?? [];
    expect(inline.length).toBeGreaterThan(1);
    for (const element of inline) expect(element).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
  }
  expect(nonces.size).toBe(5);
});

test('a script that stands in the page without the nonce does not run', async ({ page, complaints }) => {
  await page.route('**/careers?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>window.hasRun = true</script></body>');
    await route.fulfill({ response, body });
  });
  await page.goto(addressOf('/careers'));
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  expect(complaints.splice(0).join()).toContain('Content Security Policy');
});

test('pages are kept by no shared cache, files with a hash by every one, others for an hour', async ({
  request,
}) => {
  const response = await request.get(addressOf('/careers'));
  expect(response.headers()['cache-control']).toMatch(/private|no-store/);
  const asset = /\/assets\/[\w.-]+\.js/.exec(await response.text())?.[0] ?? '';
  expect((await request.get(asset)).headers()['cache-control']).toMatch(/immutable/);
  const picture = (await request.get('/employers/meridian.example/logo.svg')).headers()['cache-control'];
  expect(picture).toMatch(/max-age=3600$/);
  expect((await request.get('/api/pcsx/profile_details')).headers()['cache-control']).toBe('no-store');
});

test('a file says what it is and by whom it may be used, and nothing that is said of documents', async ({
  request,
}) => {
  const page = await (await request.get(addressOf('/careers'))).text();
  for (const [asset = ''] of [/\/assets\/[\w.-]+\.js/.exec(page)!, /\/assets\/[\w.-]+\.css/.exec(page)!]) {
    const headers = (await request.get(asset)).headers();
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self'; frame-ancestors 'self'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['referrer-policy'] ?? headers['cross-origin-opener-policy']).toBeUndefined();
  }
  // a document, though it stands where files are
  const missing = (await request.get('/assets/nothing.js')).headers();
  expect(missing).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  });
  expect(missing['content-security-policy']).toContain("'nonce-");
});

test('the session cookie is out of reach of scripts and of other sites', async ({ context, page }) => {
  await logIn(context, 'candidate@meridian.example');
  const cookies = await context.cookies();
  const session = cookies.filter(({ name }) => name.startsWith('portico_session'));
  expect(session).toHaveLength(1);
  expect(session[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  await page.goto(addressOf('/careers'));
  expect(await page.evaluate(() => document.cookie)).not.toContain('session');
});

test('a page cannot be framed by another site', async ({ page, baseURL, complaints }) => {
  await page.route('http://localhost:1/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/careers"></iframe>` }),
  );
  await page.goto('http://localhost:1/');
  const frame = page.frames().find((one) => one !== page.mainFrame());
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
  complaints.splice(0);
});

test('files outside of the build and the employers’ pictures are not served', async ({ request }) => {
  for (const path of [
    '/assets/../server/entry-server.js',
    '/assets/%2e%2e/%2e%2e/server/entry-server.js',
    '/assets/..%2f..%2fpackage.json',
    '/employers/meridian.example/..%2f..%2fconfig.ts',
    '/employers/meridian.example/config.ts',
    '/employers/..%2f/logo.svg',
    '/.vite/manifest.json',
    '/package.json',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});
