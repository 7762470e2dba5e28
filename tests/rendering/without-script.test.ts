import type { Page } from '@playwright/test';
import { plainJobs } from '../e2e/apply-page.ts';
import { addressOf, loomfield, meridian, protectedPages } from '../e2e/employers.ts';
import { Login } from '../e2e/login-page.ts';
import { SearchPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { jobById, searchData } from '../e2e/wire.ts';

// by text alone Playwright finds nothing in a noscript
const needsScript = (page: Page) =>
  page.locator('main :is(p, [data-variant])').filter({ hasText: 'Logging in needs JavaScript' });

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('SEARCH-01 the search form searches', async ({ page, request }) => {
    const search = new SearchPage(page);
    await page.goto(addressOf('/careers'));
    await search.search('nurse', 'Santiago');
    await expect(page).toHaveURL(/query=nurse/);
    await search.expectParameter('domain', meridian);
    await search.expectCount((await searchData(request, { query: 'nurse', location: 'Santiago' })).count);
  });

  test('SEARCH-11 filters apply by their button, beside the words', async ({ page, request }) => {
    const search = new SearchPage(page);
    await page.goto(addressOf('/careers/search', { query: 'nurse' }));
    await search.filter('Department').click();
    await search.option('Department', 'Nursing').check();
    await search.filter('Career stage').click();
    await search.option('Career stage', 'Senior').check();
    await page.getByRole('button', { name: 'Show results' }).click();
    const { count } = await searchData(request, {
      query: 'nurse',
      filter_department: 'Nursing',
      filter_seniority: 'Senior',
    });
    await search.expectCount(count);
    await expect(search.query).toHaveValue('nurse');
  });

  test('SEARCH-11 filters that only the panel shows, and other parameters, stay when others are applied', async ({
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
    const chosen = { [name]: other!.options![0]!.value };
    await page.goto(addressOf('/careers/search', { ...chosen, utm_source: 'mail' }));
    await search.filter('Department').click();
    await search.option('Department', 'Nursing').check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await search.expectCount((await searchData(request, { ...chosen, filter_department: 'Nursing' })).count);
    await search.expectParameter(name, chosen[name]!);
    await search.expectParameter('utm_source', 'mail');
  });

  test('SEARCH-11 filters with one choice, and those that are on or off, are applied by the button', async ({
    page,
    request,
  }) => {
    const search = new SearchPage(page);
    const { filterDef } = await searchData(request, { domain: loomfield, filter_recent: '1' });
    const hours = filterDef.smartFilters.find(({ filterName }) => filterName === 'employmentType');
    const wanted = hours?.options?.find(({ count }) => count > 0);
    await page.goto(addressOf('/careers', { domain: loomfield }));
    await page.getByRole('combobox', { name: 'Hours' }).selectOption(wanted!.value);
    await page.getByRole('checkbox', { name: /^Posted in the last 7 days/ }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await search.expectCount(wanted!.count);
    await expect(page.getByRole('combobox', { name: 'Hours' })).toHaveValue(wanted!.value);
    // turned off again, though it stands in the address
    await page.getByRole('checkbox', { name: /^Posted in the last 7 days/ }).uncheck();
    await page.getByRole('button', { name: 'Show results' }).click();
    await search.expectParameter('filter_recent', null);
  });

  test('SEARCH-01 a search at a place of the map works, and nothing is offered that needs script', async ({
    page,
    request,
  }) => {
    const search = new SearchPage(page);
    const place = { location: 'London:::51.51,-0.13', filter_distance: '25' };
    await page.goto(addressOf('/careers/search', place));
    await search.expectCount((await searchData(request, place)).count);
    await expect(search.location).toHaveValue('London');
    for (const name of ['More filters', 'Alert me to new jobs'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Map', exact: true })).toHaveCount(0);
  });

  test('SEARCH-05 pages turn by their links', async ({ page, request }) => {
    const search = new SearchPage(page);
    await page.goto(addressOf('/careers'));
    await page.getByRole('link', { name: 'Next' }).click();
    await search.expectAnswer(request, { start: '10' });
  });

  test('JOB-03 from the list a job opens on its own page, with its text', async ({ page, request }) => {
    const search = new SearchPage(page);
    await page.goto(addressOf('/careers'));
    const [first] = (await searchData(request)).positions;
    await search.cards.first().getByRole('link').click();
    await page.getByRole('link', { name: 'Open full page' }).click();
    await expect(page).toHaveURL(new RegExp(`/careers/job/${first?.id}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '');
    await expect(page.getByRole('link', { name: 'Apply now' })).toBeVisible();
  });

  test('SHELL-11 the language can be changed', async ({ page }) => {
    await page.goto(addressOf('/careers/search', { query: 'nurse' }));
    await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
    await page.getByRole('button', { name: 'Language' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page).toHaveURL(/query=nurse/);
  });

  test('AUTH-01 the login page is reachable and has its form', async ({ page }) => {
    await page.goto(addressOf('/careers'));
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/careers\/login/);
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  });

  test('AUTH-03 the login form says that it needs scripts, and what is typed goes nowhere', async ({
    page,
  }) => {
    const login = new Login(page);
    await page.goto(addressOf('/careers/login'));
    await expect(needsScript(page)).toBeVisible();
    await expect(login.submit).toBeDisabled();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await login.email.fill('candidate@meridian.example');
    await login.password.fill('portico-demo');
    await login.password.press('Enter');
    await login.submit.click({ force: true });
    await expect(page).toHaveURL(addressOf('/careers/login'));
    expect(sent).toEqual([]);
    await expect(login.password).toHaveValue('portico-demo');
  });

  test('AUTH-03 a login form that is submitted after all has no password in the address', async ({
    page,
  }) => {
    const login = new Login(page);
    await page.goto(addressOf('/careers/login'));
    await login.email.fill('candidate@meridian.example');
    await login.password.fill('portico-demo');
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

  test('SEARCH-21 on a phone a job and the list are separate screens', async ({ page, request }) => {
    const search = new SearchPage(page);
    const [, second] = (await searchData(request)).positions;
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(addressOf('/careers'));
    await search.cards.nth(1).getByRole('link').click();
    const title = search.job.getByRole('heading', { level: 2, name: second?.name });
    await expect(title).toBeInViewport();
    await search.job.getByRole('link', { name: 'Back to results' }).click();
    await expect(search.cards.nth(1)).toBeVisible();
    await expect(search.job).toBeHidden();
  });
});

test('APPLY-01 the HTML of an application holds its questions, which take nothing before there is a script', async ({
  request,
}) => {
  const [job] = await plainJobs(request, 1);
  const html = await (await request.get(addressOf('/careers/apply', { pid: String(job!.id) }))).text();
  expect(html).toMatch(/ inert="".*What draws you to this job\?/s);
});

test('JOB-03 the HTML of a search holds titles, links and the text of its first job', async ({ request }) => {
  const { positions } = await searchData(request);
  const html = await (await request.get(addressOf('/careers'))).text();
  for (const { name, id } of positions) {
    expect(html).toContain(name.replaceAll('&', '&amp;'));
    expect(html).toContain(`pid=${id}`);
  }
  const first = await jobById(request, positions[0]?.id ?? 0);
  expect(html).toContain(first?.position.jobDescription.slice(0, 80));
});
