import type { Page } from '@playwright/test';
import { addressOf, kestrel, loomfield, meridian, protectedPages } from '../e2e/employers.ts';
import { hydrated, openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn } from '../e2e/wire.ts';
import { sampleOf } from '../random.ts';

// what pages complain about fails every test of this suite, see site.ts; these walk through all pages
const publicPages = [
  '/careers',
  '/careers/search?query=nurse&location=london',
  '/careers/search?query=nusre',
  '/careers/search?location=Nowhere',
  '/careers/search?pid=3',
  '/careers/nurse/london',
  '/careers/job/1',
  '/careers/job/18',
  '/careers/job/24',
  '/careers/job/999999',
  '/careers/job/private?pid=24',
  '/careers/apply?pid=1',
  '/careers/forms?id=1',
  '/careers/login',
  '/careers/login?view=code',
  '/careers/login?view=sign-up&sso=denied',
  '/careers/offers',
  '/careers/dashboard',
  '/careers/a/b/c',
];
/** Those that are called after what they are about, or by their employer (SHELL-02). */
const titled = new Set([
  '/careers',
  '/careers/search?query=nurse&location=london',
  '/careers/search?pid=3',
  '/careers/nurse/london',
  '/careers/login',
  '/careers/offers',
  '/careers/dashboard',
]);
// each employer and each language once; locales.test.ts walks through other pages of the first in Arabic
const sites = [
  { domain: meridian, hl: 'en-US' },
  { domain: kestrel, hl: 'ar' },
  { domain: loomfield, hl: 'en-US' },
] as const;

const visits = sites.flatMap((site) => publicPages.map((path) => ({ ...site, path })));

/** What the server calls a page. */
const titleIn = async (page: Page, html = ''): Promise<string> =>
  page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').title, html);

test('SHELL-07 SHELL-02 no page of any employer errs, warns, hydrates differently, changes its title or breaks its policy', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violated: ${violatedDirective} by ${blockedURI}`),
    ),
  );
  for (const { domain, hl, path } of sampleOf(visits)) {
    const before = complaints.length;
    const address = addressOf(path, { domain, hl });
    const response = await page.goto(address);
    await hydrated(page);
    expect(complaints.slice(before), address).toEqual([]);
    if (titled.has(path)) await expect(page).toHaveTitle(await titleIn(page, await response?.text()));
  }
});

test('SHELL-07 a candidate’s pages hydrate as they were rendered', async ({ page, context, complaints }) => {
  await logIn(context, 'candidate@meridian.example');
  for (const path of ['', 'job/1', 'login', ...protectedPages]) {
    await openPage(page, addressOf(`/careers/${path}`));
    expect(complaints, path).toEqual([]);
  }
});

test('ROUTES-08 what the server rendered stays: hydration replaces no element', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main')?.setAttribute('data-from-server', '');
      for (const card of document.querySelectorAll('main li')) card.setAttribute('data-from-server', '');
    });
  });
  await page.goto(addressOf('/careers'));
  await hydrated(page);
  await expect(page.locator('main')).toHaveAttribute('data-from-server', '');
  expect(await page.locator('main li:not([data-from-server])').count()).toBe(0);
});
