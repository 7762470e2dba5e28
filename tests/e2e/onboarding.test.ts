import type { BrowserContext, Page } from '@playwright/test';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import type { Onboarding } from '../../reference-app/contract/onboarding.ts';
import { addressOf } from './employers.ts';
import { openNewAccount } from './mailbox.ts';
import { hydrated, openPage } from './search-page.ts';
import { expect, test } from './site.ts';

const calls = '**/api/pcsx/onboarding?*';

/** Whom the pages of a browser onboard, and how often they are loaded. */
function watch(page: Page) {
  const seen = { onboarded: 0, loaded: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname === '/api/pcsx/onboarding') seen.onboarded += 1;
    if (request.isNavigationRequest()) seen.loaded += 1;
  });
  return seen;
}
async function readState({ request }: BrowserContext): Promise<Onboarding> {
  const response = await request.get(addressOf('/api/pcsx/onboarding'));
  return ((await response.json()) as Envelope<Onboarding>).data;
}
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome, Ines' });
const finish = (page: Page) => page.getByRole('button', { name: 'Finish' });

test('ONBOARD-01 a new candidate is onboarded once, asked in the place of every page, and goes on to where they wanted; afterwards no page waits for anything', async ({
  page,
  context,
  site,
}) => {
  await openNewAccount(context.request, site);
  const seen = watch(page);
  await page.goto(addressOf('/careers/dashboard', { tab: 'offers' }));
  await expect(finish(page)).toBeVisible();
  await expect(welcome(page)).toBeVisible();
  expect(seen).toEqual({ onboarded: 1, loaded: 2 });
  // nothing else is offered meanwhile
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();

  await hydrated(page);
  await page.getByRole('textbox', { name: 'Your town' }).fill('Utrecht');
  await expect(page.locator('[data-saving="saved"]')).toBeVisible();
  await openPage(page, addressOf('/careers/search', { query: 'nurse' }));
  await expect(page.getByRole('textbox', { name: 'Your town' })).toHaveValue('Utrecht');
  await finish(page).click();
  await expect(page.getByRole('checkbox', { name: 'Nursing and midwifery' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Nursing and midwifery' }).check();
  await finish(page).click();
  await expect(
    page.getByRole('textbox', { name: 'Search by job title' }).or(page.getByRole('searchbox')).first(),
  ).toBeVisible();
  await expect(page).toHaveURL(addressOf('/careers/search', { query: 'nurse' }));
  expect((await readState(context)).values).toMatchObject({ city: 'Utrecht', areas: ['nursing'] });

  Object.assign(seen, { onboarded: 0, loaded: 0 });
  await openPage(page, addressOf('/careers/onboarding'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are all set, Ines');
  await expect(page.locator('[data-answer="city"]')).toHaveText('Utrecht');
  await page.getByRole('main').getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await openPage(page, addressOf('/careers/offers'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers');
  expect(seen).toEqual({ onboarded: 0, loaded: 2 });
});

test('ONBOARD-01 two tabs onboard once, and each goes on by itself', async ({ context, site }) => {
  await openNewAccount(context.request, site);
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  const seen = tabs.map(watch);
  await Promise.all(tabs.map((tab) => tab.goto(addressOf('/careers/offers'))));
  for (const tab of tabs) await expect(finish(tab)).toBeVisible();
  expect(seen.reduce((sum, { onboarded }) => sum + onboarded, 0)).toBe(1);
  for (const { loaded } of seen) expect(loaded).toBeLessThanOrEqual(2);
});

test('ONBOARD-01 onboarding that fails says so and is tried again; one that changes nothing does not load the page for ever', async ({
  page,
  context,
  site,
}) => {
  await openNewAccount(context.request, site);
  await page.route(calls, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 400, body: '' }) : route.continue(),
  );
  const seen = watch(page);
  const alert = page.getByRole('main').getByRole('alert');
  const again = alert.getByRole('button', { name: 'Try again' });
  await page.goto(addressOf('/careers/profile'));
  await expect(alert).toContainText('Your account could not be got ready');
  expect(seen).toEqual({ onboarded: 1, loaded: 1 });
  await page.unroute(calls);
  // answers as if it had happened
  await page.route(calls, (route) =>
    route.fulfill({
      json: {
        status: 200,
        error: { message: '', body: '' },
        data: { isOnboarded: true, isBootstrapped: true, bootstrappingConfig: null, values: {} },
        metadata: null,
      },
    }),
  );
  await again.click();
  await expect(alert).toContainText('Your account is not ready yet.');
  expect(seen.loaded).toBe(2);
  await page.unroute(calls);
  await hydrated(page);
  await again.click();
  await expect(finish(page)).toBeVisible();
  expect(seen.loaded).toBe(3);
});
