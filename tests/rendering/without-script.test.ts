import type { Page } from '@playwright/test';
import { addressOf, kestrel, loomfield, meridian, protectedPages } from '../e2e/employers.ts';
import { Login } from '../e2e/login-page.ts';
import { SearchPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { searchData } from '../e2e/wire.ts';

// by text alone Playwright finds nothing in a noscript
const needsScript = (page: Page) =>
  page.locator('main :is(p, [data-variant])').filter({ hasText: 'Logging in needs JavaScript' });

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('SEARCH-01 SEARCH-05 SHELL-11 the search form searches, also at a place of the map, pages turn by their links, the language can be changed, and nothing is offered that needs script', async ({
    page,
    request,
  }) => {
    const search = new SearchPage(page);
    await page.goto(addressOf('/careers'));
    await page.getByRole('link', { name: 'Next' }).click();
    await search.expectAnswer(request, { start: '10' });
    await search.search('nurse', 'Santiago');
    await expect(page).toHaveURL(/query=nurse/);
    await search.expectParameter('domain', meridian);
    await search.expectCount((await searchData(request, { query: 'nurse', location: 'Santiago' })).count);

    const place = { location: 'London:::51.51,-0.13', filter_distance: '25' };
    await page.goto(addressOf('/careers/search', place));
    await search.expectCount((await searchData(request, place)).count);
    await expect(search.location).toHaveValue('London');
    for (const name of ['More filters', 'Alert me to new jobs'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Map', exact: true })).toHaveCount(0);

    await page.goto(addressOf('/careers/search', { query: 'nurse' }));
    await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
    await page.getByRole('button', { name: 'Language' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page).toHaveURL(/query=nurse/);
  });

  test('SEARCH-11 filters of every kind are applied by their button, beside the words, those that only the panel shows, and parameters that are not theirs', async ({
    page,
    request,
  }) => {
    const search = new SearchPage(page);
    const { filterDef } = await searchData(request);
    const smart = new Set(filterDef.smartFilters.map(({ filterName }) => filterName));
    const other = filterDef.allFilters.find(
      ({ filterName, options }) =>
        !smart.has(filterName) && !filterName.startsWith('latlong') && (options?.length ?? 0) > 0,
    );
    const name = `filter_${other!.filterName.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
    const kept = { [name]: other!.options![0]!.value };
    await page.goto(addressOf('/careers/search', { query: 'nurse', utm_source: 'mail', ...kept }));
    await search.filter('Department').click();
    await search.option('Department', 'Nursing').check();
    await search.filter('Career stage').click();
    await search.option('Career stage', 'Senior').check();
    await page.getByRole('button', { name: 'Show results' }).click();
    const { count } = await searchData(request, {
      query: 'nurse',
      filter_department: 'Nursing',
      filter_seniority: 'Senior',
      ...kept,
    });
    expect(count).toBeGreaterThan(0);
    await search.expectCount(count);
    await expect(search.query).toHaveValue('nurse');
    await search.expectParameter(name, kept[name]!);
    await search.expectParameter('utm_source', 'mail');

    // with one choice, and on or off
    const ofLoomfield = await searchData(request, { domain: loomfield, filter_recent: '1' });
    const hours = ofLoomfield.filterDef.smartFilters.find(
      ({ filterName }) => filterName === 'employmentType',
    );
    const wanted = hours?.options?.find((option) => option.count > 0);
    const recent = page.getByRole('checkbox', { name: /^Posted in the last 7 days/ });
    await page.goto(addressOf('/careers', { domain: loomfield }));
    await page.getByRole('combobox', { name: 'Hours' }).selectOption(wanted!.value);
    await recent.check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await search.expectCount(wanted!.count);
    await expect(page.getByRole('combobox', { name: 'Hours' })).toHaveValue(wanted!.value);
    // turned off again, though it stands in the address
    await recent.uncheck();
    await page.getByRole('button', { name: 'Show results' }).click();
    await search.expectParameter('filter_recent', null);
  });

  test('JOB-03 JOB-02 from the list a job opens on its own page, with its text, and can be applied to', async ({
    page,
    request,
  }) => {
    const search = new SearchPage(page);
    const apply = page.getByRole('link', { name: 'Apply now' });
    const [first] = (await searchData(request)).positions;
    await page.goto(addressOf('/careers'));
    await search.cards.first().getByRole('link').click();
    await page.getByRole('link', { name: 'Open full page' }).click();
    await expect(page).toHaveURL(new RegExp(`/careers/job/${first?.id}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '');
    await expect(apply).toBeVisible();

    await page.goto(addressOf('/careers/job/1', { domain: kestrel }));
    await expect(
      page.getByRole('main').getByRole('button', { name: /^(?:Save|Share|Add to cart)/ }),
    ).toHaveCount(0);
    await apply.click();
    await expect(page).toHaveURL(/\/careers\/apply\?pid=1/);
  });

  test('AUTH-01 AUTH-03 the login page is reachable; its form says that it needs scripts, what is typed goes nowhere, and a password never into the address', async ({
    page,
  }) => {
    const login = new Login(page);
    await page.goto(addressOf('/careers'));
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/careers\/login/);
    await expect(needsScript(page)).toBeVisible();
    await expect(login.submit).toBeDisabled();
    const { href } = new URL(page.url());
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await login.email.fill('candidate@meridian.example');
    await login.password.fill('portico-demo');
    await login.password.press('Enter');
    await login.submit.click({ force: true });
    await expect(page).toHaveURL(href);
    expect(sent).toEqual([]);
    await expect(login.password).toHaveValue('portico-demo');

    // submitted after all
    const asked = page.waitForRequest((request) => request.isNavigationRequest());
    await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit());
    expect((await asked).url()).not.toContain('portico-demo');
  });

  test('ROUTES-04 a protected page says why it is empty, and leads to the jobs', async ({ page }) => {
    for (const path of protectedPages) {
      await page.goto(addressOf(`/careers/${path}`, { hl: 'en-US' }));
      await expect(needsScript(page), path).toBeVisible();
    }
    await page.getByRole('link', { name: 'All jobs' }).click();
    await expect(new SearchPage(page).cards).toHaveCount(10);
    await new SearchPage(page).expectParameter('hl', 'en-US');
  });

  test('SEARCH-21 on a phone a page of a search begins with the search, with no picture and greeting before it, and a job and the list are separate screens', async ({
    page,
    request,
  }) => {
    const search = new SearchPage(page);
    const hero = page.locator('.pt-pcsx_hero_image');
    const greeting = page.getByRole('heading', { level: 1 });
    await page.setViewportSize({ width: 375, height: 700 });
    for (const [name, value] of [
      ['query', 'nurse'],
      ['location', 'London'],
      ['filter_department', 'Nursing'],
      ['start', '10'],
    ] as const) {
      await page.goto(addressOf('/careers/search', { [name]: value }));
      await expect(hero).toBeHidden();
      // read, and out of sight
      await expect(greeting).toHaveCount(1);
      expect((await greeting.locator('..').boundingBox())?.height).toBeLessThanOrEqual(1);
      await expect(search.results.getByRole('heading').first()).toBeInViewport();
    }
    await page.goto(addressOf('/careers'));
    await expect(hero).toBeVisible();
    await expect(greeting).toBeInViewport();

    const [, second] = (await searchData(request)).positions;
    await search.cards.nth(1).getByRole('link').click();
    const title = search.job.getByRole('heading', { level: 2, name: second?.name });
    await expect(title).toBeInViewport();
    await search.job.getByRole('link', { name: 'Back to results' }).click();
    await expect(search.cards.nth(1)).toBeVisible();
    await expect(search.job).toBeHidden();
  });
});
