import { addressOf, kestrel, meridian, password } from '../e2e/employers.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { csrfToken, logIn, write } from '../e2e/wire.ts';

const calls = [
  { method: 'GET', path: '/api/pcsx/themes/draft' },
  { method: 'GET', path: '/api/pcsx/themes/versions' },
  { method: 'PUT', path: '/api/pcsx/themes/draft' },
  { method: 'DELETE', path: '/api/pcsx/themes/draft' },
  { method: 'POST', path: '/api/pcsx/themes/publish' },
  { method: 'POST', path: '/api/pcsx/themes/restore' },
] as const;

const visitors = [
  { who: 'a visitor', email: undefined, status: 401 },
  { who: 'a candidate', email: 'candidate@meridian.example', status: 403 },
  { who: 'a brand person of another employer', email: 'brand@kestrel.example', status: 401 },
];
for (const { who, email, status } of visitors)
  test(`THEME-03 ${who} can neither read nor write a draft of the theme`, async ({ context }) => {
    if (email) await logIn(context, email);
    const token = await csrfToken(context.request);
    for (const { method, path } of calls) {
      const response = await context.request.fetch(addressOf(path), {
        method,
        headers: { 'x-csrf-token': token, 'if-match': '"0"' },
        ...(method === 'GET' ? {} : { data: { schema: 2, product: 'pcsx', sections: {}, version: 1 } }),
      });
      expect(response.status(), `${method} ${path}`).toBe(status);
      expect(response.headers()['x-login'] === '1', `${method} ${path}`).toBe(status === 401);
      expect(JSON.stringify(await response.json())).not.toContain('"sections"');
    }
  });

for (const email of [undefined, 'candidate@meridian.example'])
  test(`THEME-03 ${email ?? 'a visitor'} loads no byte of the theme builder`, async ({ page, context }) => {
    if (email) await logIn(context, email);
    const files: string[] = [];
    page.on('response', (response) => {
      if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) files.push(response.url());
    });
    for (const path of [
      '/careers',
      '/careers/job/1',
      '/careers/login',
      '/careers/settings',
      '/careers?theme=safe',
    ])
      await openPage(page, addressOf(path));
    expect(files.length).toBeGreaterThan(3);
    for (const file of new Set(files)) {
      expect(file).not.toMatch(/\/theme-(?:panel|builder)/);
      const text = await (await context.request.get(file)).text();
      expect(text, file).not.toContain('Everybody who visits the site will see these changes');
      expect(text, file).not.toContain('data-portico-panel');
    }
    await expect(page.getByRole('button', { name: 'Edit theme' })).toHaveCount(0);
  });

test('THEME-03 a brand person of another employer sees no builder here', async ({ page, context }) => {
  await logIn(context, 'brand@kestrel.example');
  await openPage(page, addressOf('/careers', { domain: meridian }));
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit theme' })).toHaveCount(0);
  await openPage(page, addressOf('/careers', { domain: kestrel }));
  await expect(page.getByRole('button', { name: 'Edit theme' })).toBeVisible();
});

test('API-10 a session counts at its own employer only', async ({ page, context }) => {
  await logIn(context, 'candidate@meridian.example');
  const here = await context.request.get(addressOf('/api/pcsx/profile_details'));
  expect(await here.json()).toMatchObject({ data: { isLoggedIn: true } });
  const there = await context.request.get(addressOf('/api/pcsx/profile_details', { domain: kestrel }));
  expect(await there.json()).toMatchObject({ data: { isLoggedIn: false, user: null } });
  await openPage(page, addressOf('/careers/offers', { domain: kestrel }));
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('API-10 a session cookie under another employer’s name opens nothing', async ({ context, baseURL }) => {
  await logIn(context, 'candidate@meridian.example');
  const session = (await context.cookies()).find(({ name }) => name.startsWith('portico_session'));
  const { groupId } = (
    (await (
      await context.request.get(addressOf('/api/pcsx/profile_details', { domain: kestrel }))
    ).json()) as {
      data: { groupId: string };
    }
  ).data;
  await context.addCookies([
    { name: `portico_session_${groupId}`, value: session?.value ?? '', url: baseURL ?? '' },
  ]);
  const there = await context.request.get(addressOf('/api/pcsx/profile_details', { domain: kestrel }));
  expect(await there.json()).toMatchObject({ data: { isLoggedIn: false } });
});

test('API-10 an account of one employer cannot log in at another', async ({ request }) => {
  const response = await write(request, 'POST', '/api/pcsx/auth/login', {
    domain: kestrel,
    body: { email: 'candidate@meridian.example', password },
  });
  expect(response.status()).toBe(401);
});

test('HTTP-01 a write without its token, or with another’s, is refused and says why', async ({
  context,
  browser,
  baseURL,
}) => {
  await logIn(context, 'brand@meridian.example');
  const stranger = await browser.newContext({ baseURL });
  const foreign = await csrfToken(stranger.request);
  await stranger.close();
  for (const token of [undefined, '', 'x'.repeat(43), foreign]) {
    for (const path of ['/api/pcsx/auth/login', '/api/pcsx/auth/logout', '/api/pcsx/themes/publish']) {
      const response = await context.request.post(addressOf(path), {
        headers: token === undefined ? {} : { 'x-csrf-token': token },
        data: { email: 'x', password: 'x' },
      });
      expect(response.status(), path).toBe(403);
      expect(response.headers()['x-csrf-invalid'], path).toBe('1');
    }
  }
});

test('HTTP-01 the token changes with the login, and a page that stood open goes on working', async ({
  page,
  context,
}) => {
  await openPage(page, addressOf('/careers/login'));
  await logIn(context, 'candidate@meridian.example');
  // the page still has the visitor's token: the first try is refused, and goes again with the one of that answer
  await page.getByRole('textbox', { name: 'E-mail' }).fill('candidate@meridian.example');
  await page.getByLabel('Password').fill(password);
  const refused = page.waitForResponse((response) => response.headers()['x-csrf-invalid'] === '1');
  await page.getByLabel('Password').press('Enter');
  expect((await refused).status()).toBe(403);
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
});

test('AUTH-03 the session’s token is another one after each login and worth nothing after logout', async ({
  context,
  playwright,
  baseURL,
}) => {
  const tokenNow = async () =>
    (await context.cookies()).find(({ name }) => name.startsWith('portico_session'));
  await logIn(context, 'candidate@meridian.example');
  const first = await tokenNow();
  await logIn(context, 'candidate@meridian.example');
  const second = await tokenNow();
  expect(second?.value).not.toBe(first?.value);
  await context.request.get(addressOf('/logout'));
  expect(await tokenNow()).toBeUndefined();
  for (const old of [first, second]) {
    const thief = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { cookie: `${old?.name}=${old?.value}` },
    });
    const details = await thief.get(addressOf('/api/pcsx/profile_details'));
    expect(await details.json()).toMatchObject({ data: { isLoggedIn: false } });
    await thief.dispose();
  }
});
