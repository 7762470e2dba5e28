import type { Page } from '@playwright/test';
import { addressOf, kestrel, loomfield, meridian } from '../e2e/employers.ts';
import { openPage, SearchPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn } from '../e2e/wire.ts';
import { audit } from './audit.ts';

type State = { name: string; path: string; everyLook?: true; make?: (page: Page) => Promise<void> };

const states: readonly State[] = [
  { name: 'the search', path: '/careers', everyLook: true },
  { name: 'a search with filters', path: '/careers/search?query=nurse&filter_department=Nursing' },
  { name: 'a search without results', path: '/careers/search?location=Nowhere' },
  { name: 'a chosen job', path: '/careers/search?pid=3' },
  { name: 'a job', path: '/careers/job/1', everyLook: true },
  { name: 'a closed job', path: '/careers/job/18' },
  { name: 'a job that is not there', path: '/careers/job/999999' },
  { name: 'the login', path: '/careers/login', everyLook: true },
  { name: 'logging in with a code', path: '/careers/login?view=code' },
  { name: 'a forgotten password, after a failed sign-on', path: '/careers/login?view=reset&sso=denied' },
  { name: 'signing up', path: '/careers/login?view=sign-up', everyLook: true },
  {
    name: 'a sign-up with mistakes',
    path: '/careers/login?view=sign-up',
    make: async (page) => {
      await page.getByRole('button', { name: 'Create an account' }).click();
      await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/required/);
    },
  },
  {
    name: 'a code that was sent',
    path: '/careers/login?view=code',
    make: async (page) => {
      await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@mail.example');
      await page.getByRole('button', { name: 'Send the code' }).click();
      await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    },
  },
  {
    name: 'the link of a mail for a new password',
    path: '/careers/login',
    make: async (page) => {
      await page.goto(`${page.url()}#reset=unknown`);
      await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible();
    },
  },
  {
    name: 'the link of a mail that is used up',
    path: '/careers/login',
    make: async (page) => {
      await page.goto(`${page.url()}#confirm=unknown`);
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a form that a visitor is asked to log in for',
    path: '/careers/forms?id=1',
    make: async (page) => {
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  },
  { name: 'a page that is not there', path: '/careers/a/b/c' },
  {
    name: 'the login dialog',
    path: '/careers?show_login_modal=1',
    make: async (page) => {
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the login dialog over a protected page',
    path: '/careers/offers',
    make: async (page) => {
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'an open filter menu',
    path: '/careers',
    make: (page) => page.locator('summary').first().click(),
  },
  {
    name: 'an open filter menu with all that it can do',
    path: '/careers',
    make: async (page) => {
      await openPage(
        page,
        addressOf('/careers', { domain: kestrel, filter_remote: '1', filter_skill: 'pro' }),
      );
      await page.locator('summary', { hasText: 'Skill' }).click();
      await page.getByRole('searchbox', { name: 'Search in Skill' }).fill('robots');
      await expect(page.getByRole('button', { name: 'Add “robots”' })).toBeVisible();
    },
  },
  {
    name: 'all filters, of every kind',
    path: '/careers',
    make: async (page) => {
      await openPage(page, addressOf('/careers', { domain: loomfield, filter_recent: '1' }));
      await page.getByRole('button', { name: 'More filters' }).click();
      await expect(page.getByRole('dialog').getByRole('checkbox', { name: /^Posted/ })).toBeChecked();
    },
  },
  {
    name: 'suggestions below a field',
    path: '/careers',
    make: async (page) => {
      const search = new SearchPage(page);
      await search.location.pressSequentially('l');
      await expect(search.suggestions.first()).toBeVisible();
      await search.location.press('ArrowDown');
      await expect(search.suggestions.first()).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    name: 'all filters over a search that is narrowed down',
    path: '/careers/search?location=London&filter_department=Nursing&filter_distance=40.2',
    everyLook: true,
    make: async (page) => {
      await expect(page.getByRole('list', { name: 'Applied filters' })).toBeVisible();
      await page.getByRole('button', { name: 'More filters' }).click();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
    },
  },
  {
    name: 'applied filters',
    path: '/careers/search?filter_department=Nursing&filter_seniority=Senior',
    everyLook: true,
    make: async (page) => {
      await expect(page.getByRole('list', { name: 'Applied filters' })).toBeVisible();
    },
  },
  {
    name: 'the map',
    path: '/careers/search?query=nurse&tab=map',
    everyLook: true,
    make: async (page) => {
      await expect(page.getByRole('application').getByRole('button').first()).toBeVisible();
    },
  },
  {
    name: 'a refused login',
    path: '/careers/login',
    make: async (page) => {
      await page.getByRole('textbox', { name: 'E-mail' }).fill('x');
      await page.getByLabel('Password').fill('x');
      await page.getByLabel('Password').press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a login with fields missing',
    path: '/careers/login',
    make: async (page) => {
      await page.getByLabel('Password').press('Enter');
      await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/required/);
    },
  },
];

/** Narrow in light and wide in dark by all rules; `everyLook`: also the other way round, by those about colours. */
const expectNothingFound = async (page: Page, { everyLook }: { everyLook: boolean }) => {
  for (const { width, colorScheme, rules } of [
    { width: 375, colorScheme: 'light', rules: 'all' },
    ...(everyLook ? [{ width: 375, colorScheme: 'dark', rules: 'contrast' } as const] : []),
    { width: 1280, colorScheme: 'dark', rules: 'all' },
    ...(everyLook ? [{ width: 1280, colorScheme: 'light', rules: 'contrast' } as const] : []),
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect.soft(await audit(page, rules), `${width} px, ${colorScheme}`).toEqual([]);
  }
};

for (const { name, path, everyLook = false, make } of states)
  test(`axe finds nothing on ${name}, narrow and wide, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, addressOf(path));
    await make?.(page);
    await expectNothingFound(page, { everyLook });
  });

test('axe finds nothing on an unknown employer’s page', async ({ page }) => {
  await page.goto(addressOf('/careers', { domain: 'nobody.example' }));
  expect(await audit(page)).toEqual([]);
});

test('axe finds nothing on a search that failed', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open();
  await page.route('**/api/pcsx/search?*', (route) => route.fulfill({ status: 400, json: { status: 400 } }));
  await search.search('nurse');
  await expect(search.results.getByRole('alert')).toBeVisible();
  expect(await audit(page)).toEqual([]);
});

for (const { domain, path } of [
  { domain: kestrel, path: '/careers' },
  { domain: kestrel, path: '/careers/job/1' },
  { domain: kestrel, path: '/careers/login' },
  { domain: loomfield, path: '/careers' },
  { domain: loomfield, path: '/careers/job/1' },
  { domain: loomfield, path: '/careers/offers' },
])
  test(`axe finds nothing on ${path} of ${domain}, narrow in light and wide in dark`, async ({ page }) => {
    await openPage(page, addressOf(path, { domain }));
    await expectNothingFound(page, { everyLook: false });
  });

for (const domain of [meridian, kestrel, loomfield])
  test(`THEME-05 with more contrast all text of ${domain} reaches 7 : 1, light and dark`, async ({
    page,
  }) => {
    for (const path of ['/careers', '/careers/job/1', '/careers/login']) {
      await openPage(page, addressOf(path, { domain }));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, contrast: 'more' });
        expect.soft(await audit(page, 'more contrast'), `${path}, ${colorScheme}`).toEqual([]);
      }
    }
  });

for (const path of ['/careers', '/careers/job/1', '/careers/login'])
  test(`axe finds nothing on ${path} in Arabic`, async ({ page }) => {
    await openPage(page, addressOf(path, { domain: meridian, hl: 'ar' }));
    expect(await audit(page)).toEqual([]);
  });

test('axe finds nothing on a candidate’s pages', async ({ page, context }) => {
  await logIn(context, 'candidate@meridian.example');
  for (const path of ['/careers', '/careers/offers', '/careers/settings']) {
    await openPage(page, addressOf(path));
    expect.soft(await audit(page), path).toEqual([]);
  }
});
