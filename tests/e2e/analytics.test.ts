import type { Page } from '@playwright/test';
import { addressOf } from './employers.ts';
import { openPage, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn } from './wire.ts';

type Noted = { event: string; pid: string | null; body: string };

/** What the pages of a browser tell from now on. */
function listen(page: Page): readonly Noted[] {
  const noted: Noted[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname !== '/vslog') return;
    const body = request.postData() ?? '{}';
    noted.push({ event: (JSON.parse(body) as Noted).event, pid: url.searchParams.get('pid'), body });
  });
  return noted;
}
const eventsIn = (noted: readonly Noted[]) =>
  noted.map(({ event, pid }) => (pid === null ? event : `${event} ${pid}`));

test('SHELL-10 the search, each job and the press on “Apply” are noted once each, and nothing waits for what cannot be noted', async ({
  page,
}) => {
  const noted = listen(page);
  const search = new SearchPage(page);
  await search.open({ query: 'nurse' });
  await expect.poll(() => eventsIn(noted)).toEqual(['careers_view']);
  await search.cards.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/pid=\d+/);
  const pid = new URL(page.url()).searchParams.get('pid');
  await expect.poll(() => eventsIn(noted)).toEqual(['careers_view', `job_view ${pid}`]);
  await search.job.getByRole('link', { name: 'Open full page' }).click();
  await expect(page).toHaveURL(new RegExp(`/careers/job/${pid}`));
  // the page comes after its address, and the one before it can be applied on, too
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Apply now' }).click();
  await expect.poll(() => eventsIn(noted).slice(-1)).toEqual([`click_apply_to_job ${pid}`]);
  expect(eventsIn(noted).filter((event) => event === 'careers_view')).toHaveLength(1);

  await page.route('**/vslog?*', (route) => route.abort());
  await search.open();
  await search.cards.getByRole('link').nth(1).click();
  await expect(search.job.getByRole('link', { name: 'Apply now' })).toBeVisible();
});

test('SHELL-10 what is not sent yet goes when the page is left, and nothing in it says who it was', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  // a browser that never comes to rest, and writes down its beacons: of a page that is left nothing else can be seen
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: () => 0 });
    Object.assign(navigator, {
      sendBeacon: (address: string, body: string) => {
        localStorage.setItem('beacons', `${localStorage.getItem('beacons') ?? ''}${address} ${body}`);
        return true;
      },
    });
  });
  const beacons = () => page.evaluate(() => localStorage.getItem('beacons'));
  await openPage(page, addressOf('/careers/job/1'));
  expect(await beacons()).toBeNull();
  await page.goto('/robots.txt');
  expect(await beacons()).toBe(
    '/vslog?domain=meridian.example&pid=1 {"namespace":"careers","event":"job_view"}',
  );
});

test('SHELL-10 the candidate’s own pages are noted where they are shown', async ({ page, context }) => {
  const noted = listen(page);
  await openPage(page, addressOf('/careers/profile'));
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await logIn(context, 'candidate@meridian.example');
  for (const name of ['profile', 'dashboard', 'settings']) {
    await openPage(page, addressOf(`/careers/${name}`));
    await expect.poll(() => eventsIn(noted).at(-1)).toBe(`${name}_view`);
  }
  expect(eventsIn(noted)).toEqual(['profile_view', 'dashboard_view', 'settings_view']);
});
