import type { Page } from '@playwright/test';
import { addressOf } from './employers.ts';
import { openPage, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { listen } from '../accessibility/heard.ts';
import { searchData } from './wire.ts';

const calls = '**/api/pcsx/search?*';
const jobCalls = '**/api/pcsx/position_details?*';

/** Waits for what is told for 2 s, frame by frame: asked for now and then it may have gone. */
const isTold = (page: Page) =>
  page.waitForFunction(() => {
    const [alert, ...others] = document.querySelectorAll('[role="alert"]');
    return (
      others.length === 0 &&
      alert?.checkVisibility() &&
      alert.textContent?.trim() === 'Failed to load position details'
    );
  });

test('SEARCH-09 the first job shows beside the list without changing address and title', async ({ page }) => {
  const search = new SearchPage(page);
  await openPage(page, addressOf('/careers'));
  const [first = ''] = await search.titles();
  await expect(search.job.getByRole('heading', { level: 2 })).toHaveText(first);
  expect(await search.edgeOf(0)).not.toBe(await search.edgeOf(1));
  await expect(page).toHaveTitle('Careers at Meridian Health');
  expect(new URL(page.url()).searchParams.has('pid')).toBe(false);
  const boxes = await Promise.all([search.results.boundingBox(), search.job.boundingBox()]);
  expect(boxes[1]?.x).toBeGreaterThanOrEqual((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0));
});

test('SEARCH-09 a chosen job shows beside the list, in the address and in the title', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open();
  const third = (await search.titles())[2] ?? '';
  await search.cards.nth(2).getByRole('link').click();
  await expect(search.job.getByRole('heading', { level: 2 })).toHaveText(third);
  await expect(page).toHaveTitle(`${third} | Meridian Health`);
  await expect(page).toHaveURL(/pid=\d+/);
  await expect(search.cards.nth(2).getByRole('link')).toHaveAttribute('aria-current', 'true');
});

test('SEARCH-20 choosing a job leaves focus and scroll place on its card', async ({ page }) => {
  const search = new SearchPage(page);
  await openPage(page, addressOf('/careers'));
  const link = search.cards.nth(5).getByRole('link');
  await link.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pid=\d+/);
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('SEARCH-21 the list stands alone until a job is chosen, and the job has a way back', async ({
    page,
  }) => {
    const search = new SearchPage(page);
    await openPage(page, addressOf('/careers'));
    await expect(search.cards.first()).toBeVisible();
    await expect(search.job).toBeHidden();
    const [first = ''] = await search.titles();
    await search.cards.first().getByRole('link').click();
    await expect(search.job.getByRole('heading', { level: 2 })).toHaveText(first);
    await expect(search.results).toBeHidden();
    await search.job.getByRole('link', { name: 'Back to results' }).click();
    await expect(search.results).toBeVisible();
    await expect(search.job).toBeHidden();
    await search.expectParameter('pid', null);
  });

  test('SEARCH-21 the chosen job comes into view, and the browser’s back brings the list back', async ({
    page,
  }) => {
    const search = new SearchPage(page);
    await openPage(page, addressOf('/careers'));
    await search.cards.nth(6).getByRole('link').click();
    await expect(search.job.getByRole('heading', { level: 2 })).toBeInViewport();
    await page.goBack();
    await expect(search.results).toBeVisible();
    await expect(search.job).toBeHidden();
    await expect(search.cards.nth(6)).toBeInViewport();
  });

  test('SEARCH-21 the first job, too, comes into view when it is chosen', async ({ page }) => {
    const search = new SearchPage(page);
    await openPage(page, addressOf('/careers'));
    await page.evaluate(() => window.scrollTo(0, 400));
    await search.cards.first().getByRole('link').click();
    await expect(search.job.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(search.job).toBeFocused();
  });

  test('SEARCH-01 SEARCH-21 a link to a job and a reload show the job and nothing before it', async ({
    page,
    request,
  }) => {
    const search = new SearchPage(page);
    const [position] = (await searchData(request, { start: '20' })).positions;
    const hero = page.locator('.pt-pcsx_hero_image');
    await openPage(page, addressOf('/careers'));
    await expect(hero).toBeVisible();
    await search.open({ pid: String(position?.id) });
    for (const visit of ['link', 'reload']) {
      if (visit === 'reload') await page.reload();
      await expect(search.job.getByRole('heading', { level: 2, name: position?.name })).toBeInViewport();
      await expect(search.job.getByRole('link', { name: 'Apply now' })).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(hero).toBeHidden();
      await expect(page.getByRole('search')).toBeHidden();
      await expect(page.getByRole('form', { name: 'Filters' })).toBeHidden();
      // out of sight, for those who listen
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    await search.job.getByRole('link', { name: 'Back to results' }).click();
    await expect(hero).toBeVisible();
    await expect(search.query).toBeVisible();
  });

  test('R-30 no job looks or reads as chosen before somebody chooses one', async ({ page }) => {
    const search = new SearchPage(page);
    await openPage(page, addressOf('/careers'));
    await expect(search.results.locator('[aria-current], [data-selected]')).toHaveCount(0);
    expect(await search.edgeOf(0)).toBe(await search.edgeOf(1));
  });

  test('SEARCH-16 a link to a job that does not exist says so, and shows the list', async ({ page }) => {
    const search = new SearchPage(page);
    const told = isTold(page);
    await search.open({ query: 'nurse', pid: '99999999' });
    await told;
    await search.expectParameter('pid', null);
    await search.expectParameter('query', 'nurse');
    await expect(search.results).toBeVisible();
    await expect(search.job).toBeHidden();
  });

  test('SEARCH-21 at 991 px list and job are still apart, at 992 px side by side', async ({ page }) => {
    const search = new SearchPage(page);
    await page.setViewportSize({ width: 991, height: 700 });
    await search.open();
    await expect(search.job).toBeHidden();
    await page.setViewportSize({ width: 992, height: 700 });
    await expect(search.job).toBeVisible();
    await expect(search.results).toBeVisible();
  });
});

test('SEARCH-19 a search without results says so and leads on', async ({ page, request }) => {
  const search = new SearchPage(page);
  await search.open({ location: 'Nowhere-upon-Nothing' });
  await expect(page.getByText('No jobs match your search')).toBeVisible();
  await search.expectCount(0);
  await expect(search.job).toBeHidden();
  await search.results.getByRole('link', { name: 'All jobs' }).click();
  await search.expectCount((await searchData(request)).count);
});

test('SEARCH-19 SHELL-11 the way from a search without results to all jobs stays in the language', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open({ query: 'zzzqqqxx', hl: 'ar' });
  await page.getByRole('main').getByRole('link', { name: 'كل الوظائف' }).click();
  await search.expectParameter('query', null);
  await search.expectParameter('hl', 'ar');
});

test('SEARCH-19 without results each filter says how many jobs its removal would give', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const filters = { filter_department: 'Nursing', filter_work_location_option: 'remote_global' };
  expect((await searchData(request, filters)).count).toBe(0);
  const nurses = (await searchData(request, { filter_department: 'Nursing' })).count;
  await search.open(filters);
  const loosen = search.results.getByRole('listitem').filter({ hasText: 'Remote anywhere' });
  await expect(loosen).toContainText(nurses.toLocaleString('en-US'));
  await loosen.getByRole('link').or(loosen.getByRole('button')).click();
  await search.expectCount(nurses);
});

test('SEARCH-19 words and place are told apart, and come before all filters', async ({ page, request }) => {
  const search = new SearchPage(page);
  const options = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => `No skill ${letter}`).join(',');
  await search.open({ query: 'nurse', location: 'nurse' });
  const ways = search.results.getByRole('listitem');
  const nurses = (await searchData(request, { query: 'nurse' })).count.toLocaleString('en-US');
  await expect(ways.filter({ hasText: 'Without the place “nurse”' })).toContainText(`${nurses} jobs`);
  await search.open({ query: 'zzzzqqq', filter_department: 'Nursing', filter_seniority: 'Senior' });
  await expect(ways.filter({ hasText: 'Without the words “zzzzqqq”' })).toBeVisible();
  await search.open({ query: 'zzzzqqq', location: 'Atlantis', filter_skill: options });
  const all = (await searchData(request)).count;
  const way = ways.filter({ hasText: 'Without all of these' });
  await expect(way).toContainText(`${all.toLocaleString('en-US')} jobs`);
  await expect(search.results.getByText('Loosen your search:')).toBeVisible();
  await way.getByRole('link').click();
  await search.expectCount(all);
});

test('SEARCH-19 there is no heading over ways out that nobody knows', async ({ page }) => {
  const search = new SearchPage(page);
  await page.route(calls, (route) => route.abort());
  await search.open({ query: 'zzzzqqq', location: 'Atlantis' });
  const heading = search.results.getByText('Loosen your search:');
  await expect(heading).toBeAttached();
  await expect(heading).toBeHidden();
});

test('SEARCH-20 what takes longer than a moment is told once, in the place of the count that is another search’s', async ({
  page,
  request,
}) => {
  const heard = await listen(page);
  const search = new SearchPage(page);
  await search.open();
  const held = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await held.promise;
    await route.continue();
  });
  await search.search('nurse');
  await expect(search.count).toHaveText('Loading');
  await expect(search.results.getByRole('status')).toHaveText('Loading');
  held.resolve();
  const { count } = await searchData(request, { query: 'nurse' });
  await search.expectCount(count);
  await expect
    .poll(() => heard.filter((text) => / jobs?$|^Loading/.test(text)))
    .toEqual(['Loading', `${count} jobs`]);
});

test('SEARCH-09 the title of a job that is chosen beside the list is read aloud, and the first is not', async ({
  page,
}) => {
  const heard = await listen(page);
  const search = new SearchPage(page);
  await search.open();
  const [first = '', , third = ''] = await search.titles();
  await search.cards.nth(2).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(search.job.getByRole('heading', { level: 2 })).toHaveText(third);
  await expect.poll(() => heard).toContain(third);
  expect(heard).not.toContain(first);
});

for (const [hl, words, place] of [
  [
    'en-US',
    /Only the first 300 characters of “Job title, skill or keyword”/,
    'left out: City, country or “remote”',
  ],
  ['ar', /أول 300 حرف/, 'وتم تجاهله: المدينة أو الدولة أو “عن بُعد”'],
] as const)
  test(`SEARCH-01 what is left out of a search is told by the names that it has on the page: ${hl}`, async ({
    page,
    request,
  }) => {
    const search = new SearchPage(page);
    const query = 'nurse '.repeat(80);
    const { count } = await searchData(request, { query: 'nurse' });
    await openPage(page, addressOf('/careers/search', { hl, query, location: ':::abc,def' }));
    const notice = page.getByText(words);
    await expect(notice).toContainText(place);
    await expect(
      page
        .getByRole('main')
        .getByText(/filter_|\bquery\b|\blocation\b/)
        .filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
      new Intl.NumberFormat(hl).format(count),
    );
    // there is no distance from nowhere
    await expect(page.getByRole('main').locator('option[value="distance"]')).toHaveCount(0);
    await search.expectParameter('location', ':::abc,def');
  });

test('SEARCH-20 a new count is announced politely', async ({ page, request }) => {
  const search = new SearchPage(page);
  await search.open();
  const status = search.results.getByRole('status');
  // only what changes in a region that was there before is read aloud
  await status.evaluate((region) => region.setAttribute('data-was-there', ''));
  const { count } = await searchData(request, { query: 'nurse' });
  await expect(status).not.toHaveText(`${count} jobs`);
  await search.search('nurse');
  await expect(status).toHaveText(`${count} jobs`);
  await expect(status).toHaveAttribute('data-was-there');
  await expect(status).not.toHaveAttribute('aria-live', /assertive|off/);
});

test('SEARCH-20 the last results stay, marked busy, while the next are on their way', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open();
  const before = await search.titles();
  const held = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await held.promise;
    await route.continue();
  });
  await search.search('nurse');
  await expect(search.results).toHaveAttribute('aria-busy', 'true');
  expect(await search.titles()).toEqual(before);
  held.resolve();
  await expect(search.results).toHaveAttribute('aria-busy', 'false');
  expect(await search.titles()).not.toEqual(before);
});

test('SEARCH-16 a failed search says so, keeps the last results, and tries again when asked', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  await search.open();
  await page.route(calls, (route) => route.abort());
  await search.search('nurse');
  const alert = search.results.getByRole('alert');
  await expect(alert).toContainText('Failed to load positions');
  await expect(search.cards).toHaveCount(10);
  await page.unroute(calls);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await search.expectCount((await searchData(request, { query: 'nurse' })).count);
  await expect(alert).toHaveCount(0);
});

test('SEARCH-16 a job that cannot be loaded is told in its panel until it can, and the list stays', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open();
  await page.route(jobCalls, (route) => route.fulfill({ status: 503, json: { status: 503 } }));
  const [, , , , fifth = ''] = await search.titles();
  await search.cards.nth(4).getByRole('link').click();
  await expect(search.job.getByRole('alert')).toContainText('Failed to load position details');
  await expect(search.job.getByRole('heading')).toHaveCount(0);
  await expect(search.cards).toHaveCount(10);
  await page.unroute(jobCalls);
  await search.job.getByRole('button', { name: 'Try again' }).click();
  await expect(search.job.getByRole('heading', { level: 2 })).toHaveText(fifth);
});

test('SEARCH-16 a job that does not exist is told for 2 s, and no longer chosen', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open();
  const [first = ''] = await search.titles();
  await page.route(jobCalls, (route) =>
    route.fulfill({ status: 404, json: { status: 404, message: 'Position not found' } }),
  );
  const told = isTold(page);
  await search.cards.nth(4).getByRole('link').click();
  await told;
  await search.expectParameter('pid', null);
  await expect(search.job.getByRole('heading', { level: 2 })).toHaveText(first);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // asked for again, it is told again
  const toldAgain = isTold(page);
  await search.cards.nth(4).getByRole('link').click();
  await toldAgain;
});

test('SHELL-09 the message about a job waits while it is pointed at', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open({ pid: '99999999' });
  const alert = page.getByRole('alert');
  await alert.hover();
  await page.waitForTimeout(2500);
  await expect(alert).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(alert).toHaveCount(0);
});
