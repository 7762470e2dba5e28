import { addressOf } from '../e2e/employers.ts';
import { Login } from '../e2e/login-page.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn } from '../e2e/wire.ts';

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
  '/api/pcsx/search',
  '/careers/../api/pcsx/search',
  '/logout',
  '/careers/logout',
  '/careers/%6cogout',
  '/careers/login?next=//evil.example',
  '/candidate/login',
];

for (const next of tricks)
  test(`ROUTES-03 /logout with next=${JSON.stringify(next)} leads to /careers of the same site`, async ({
    request,
  }) => {
    const response = await request.get(`/logout?next=${encodeURIComponent(next)}`, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers()['location']).toBe('/careers');
  });

test('AUTH-03 who is logged in is led from the login page to no other site, whatever next says', async ({
  context,
  baseURL,
}) => {
  await logIn(context, 'candidate@meridian.example');
  for (const next of tricks) {
    const response = await context.request.get(addressOf('/careers/login', { next }), { maxRedirects: 0 });
    expect(response.status(), next).toBe(302);
    const target = new URL(response.headers()['location'] ?? '', baseURL);
    expect(`${target.origin}${target.pathname}`, next).toBe(`${baseURL}/careers`);
  }
});

for (const next of ['//evil.example', '/careers/%6cogout', 'javascript:alert(1)'])
  test(`AUTH-03 logging in by hand with next=${next} ends on the careers page, logged in`, async ({
    page,
  }) => {
    await openPage(page, addressOf('/careers/login', { next }));
    await new Login(page).logIn('candidate@meridian.example');
    await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/careers');
  });

test('ROUTES-03 a page of the site, relative or absolute, is where next leads', async ({
  request,
  baseURL,
}) => {
  for (const [next, location] of [
    ['careers', '/careers'],
    ['/careers/search?query=nurse', '/careers/search?query=nurse'],
    [`${baseURL}/careers/job/1`, '/careers/job/1'],
  ] as const) {
    const response = await request.get(`/logout?next=${encodeURIComponent(next)}`, { maxRedirects: 0 });
    expect(response.headers()['location']).toBe(location);
  }
});
