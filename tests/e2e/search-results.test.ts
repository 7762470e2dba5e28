import type { JSHandle, Page } from '@playwright/test';
import { breakCalls } from './broken-calls.ts';
import { addressOf } from './employers.ts';
import { hydrated, openPage, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { listen } from '../accessibility/heard.ts';
import { jobById, searchData } from './wire.ts';

const calls = '**/api/pcsx/search?*';
const jobCalls = '**/api/pcsx/position_details?*';
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/**
 * Waits for what is told for 2 s, frame by frame, and returns what it goes away by. It stands a thousand times as long from
 * then on: else it may have gone when it is looked at.
 */
async function told(page: Page): Promise<JSHandle<Animation>> {
  const found = await page.waitForFunction(() => {
    const [alert, ...others] = document.querySelectorAll('[role="alert"]');
    if (
      others.length > 0 ||
      !alert?.checkVisibility() ||
      alert.textContent?.trim() !== 'Failed to load position details'
    )
      return undefined;
    const animation = document
      .getAnimations()
      .find(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(alert));
    if (animation) animation.playbackRate = 0.001;
    return animation;
  });
  const animation = found as JSHandle<Animation>;
  expect(await animation.evaluate(({ effect }) => effect?.getTiming().duration)).toBe(2_000);
  return animation;
}

test('SEARCH-09 SEARCH-20 the first job shows beside the list without a word; one that is chosen is in address and title, is read aloud, and leaves focus and scroll place on its card', async ({
  page,
}) => {
  const heard = await listen(page);
  const search = new SearchPage(page);
  await openPage(page, addressOf('/careers'));
  const titles = await search.titles();
  const [first = ''] = titles;
  const shown = search.job.getByRole('heading', { level: 2 });
  await expect(shown).toHaveText(first);
  expect(await search.edgeOf(0)).not.toBe(await search.edgeOf(1));
  await expect(page).toHaveTitle('Careers at Meridian Health');
  expect(new URL(page.url()).searchParams.has('pid')).toBe(false);
  const boxes = await Promise.all([search.results.boundingBox(), search.job.boundingBox()]);
  expect(boxes[1]?.x).toBeGreaterThanOrEqual((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0));

  const link = search.cards.nth(5).getByRole('link');
  await link.focus();
  const before = await scrollY(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pid=\d+/);
  await expect(shown).toHaveText(titles[5] ?? '');
  await expect(page).toHaveTitle(`${titles[5]} | Meridian Health`);
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(link).toBeFocused();
  expect(await scrollY(page)).toBe(before);
  await expect.poll(() => heard).toContain(titles[5]);
  expect(heard).not.toContain(first);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  test('SEARCH-21 R-30 the list stands alone, with no job chosen, until one is, which comes into view; each way back leads to its card; from 992 px on both stand side by side', async ({
    page,
  }) => {
    const search = new SearchPage(page);
    await openPage(page, addressOf('/careers'));
    await expect(search.cards.first()).toBeVisible();
    await expect(search.job).toBeHidden();
    await expect(search.results.locator('[aria-current="true"], [data-selected]')).toHaveCount(0);
    expect(await search.edgeOf(0)).toBe(await search.edgeOf(1));

    // the first job, too, comes into view when it is chosen
    const title = search.job.getByRole('heading', { level: 2 });
    const [first = ''] = await search.titles();
    await page.evaluate(() => window.scrollTo(0, 400));
    await search.cards.first().getByRole('link').click();
    await expect(title).toHaveText(first);
    await expect(title).toBeInViewport();
    await expect(search.job).toBeFocused();
    await expect(search.results).toBeHidden();
    await search.job.getByRole('link', { name: 'Back to results' }).click();
    await expect(search.results).toBeVisible();
    await expect(search.job).toBeHidden();
    await search.expectParameter('pid', null);

    const link = search.cards.nth(6).getByRole('link');
    for (const back of [
      async () => {
        await page.goBack();
        await expect(search.cards.nth(6)).toBeInViewport();
      },
      () => search.job.getByRole('link', { name: 'Back to results' }).click(),
    ]) {
      await link.tap();
      await expect(title).toBeInViewport();
      await expect(search.job).toBeFocused();
      await back();
      await expect(search.results).toBeVisible();
      await expect(search.job).toBeHidden();
      await expect(link).toBeFocused();
    }
    await page.goBack();
    await expect(search.job).toBeVisible();
    await page.goForward();
    await expect(search.results).toBeVisible();

    await page.setViewportSize({ width: 991, height: 700 });
    await expect(search.job).toBeHidden();
    await page.setViewportSize({ width: 992, height: 700 });
    await expect(search.job).toBeVisible();
    await expect(search.results).toBeVisible();
  });

  test('SEARCH-01 SEARCH-21 SEARCH-16 a link to a job and a reload show the job and nothing before it; one to a job that does not exist says so, and shows the list', async ({
    page,
    request,
  }) => {
    const search = new SearchPage(page);
    const [position] = (await searchData(request, { start: '20' })).positions;
    const hero = page.locator('.pt-pcsx_hero_image');
    await search.open({ pid: String(position?.id) });
    for (const visit of ['link', 'reload']) {
      if (visit === 'reload') {
        await page.reload();
        await hydrated(page);
      }
      await expect(search.job.getByRole('heading', { level: 2, name: position?.name })).toBeInViewport();
      await expect(search.job.getByRole('link', { name: 'Apply now' })).toBeInViewport();
      expect(await scrollY(page)).toBe(0);
      await expect(hero).toBeHidden();
      await expect(page.getByRole('search')).toBeHidden();
      await expect(page.getByRole('form', { name: 'Filters' })).toBeHidden();
      // out of sight, for those who listen
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    await search.job.getByRole('link', { name: 'Back to results' }).click();
    await expect(hero).toBeVisible();
    await expect(search.query).toBeVisible();

    await page.goto(addressOf('/careers/search', { query: 'nurse', pid: '99999999' }), {
      waitUntil: 'commit',
    });
    await told(page);
    await search.expectParameter('pid', null);
    await search.expectParameter('query', 'nurse');
    await expect(search.results).toBeVisible();
    await expect(search.job).toBeHidden();
  });
});

test('SEARCH-19 a search without results says so, and how many jobs it would find without its words, its place, each filter or all of them', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const ways = search.results.getByRole('listitem');
  const counts = async (parameters = {}) =>
    (await searchData(request, parameters)).count.toLocaleString('en-US');
  await search.open({ location: 'Nowhere-upon-Nothing' });
  await expect(page.getByText('No jobs match your search')).toBeVisible();
  await search.expectCount(0);
  await expect(search.job).toBeHidden();
  await search.results.getByRole('link', { name: 'All jobs' }).click();
  await search.expectCount((await searchData(request)).count);

  await search.search('nurse', 'nurse');
  await expect(ways.filter({ hasText: 'Without the place “nurse”' })).toContainText(
    `${await counts({ query: 'nurse' })} jobs`,
  );

  const filters = { filter_department: 'Nursing', filter_work_location_option: 'remote_global' };
  expect((await searchData(request, filters)).count).toBe(0);
  await search.open(filters);
  const loosen = ways.filter({ hasText: 'Remote anywhere' });
  await expect(loosen).toContainText(await counts({ filter_department: 'Nursing' }));
  await loosen.getByRole('link').or(loosen.getByRole('button')).click();
  await search.expectCount((await searchData(request, { filter_department: 'Nursing' })).count);

  // words and place come before all filters
  await search.search('zzzzqqq');
  await expect(ways.filter({ hasText: 'Without the words “zzzzqqq”' })).toBeVisible();
  const skills = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => `No skill ${letter}`).join(',');
  await search.open({ query: 'zzzzqqq', location: 'Atlantis', filter_skill: skills });
  const way = ways.filter({ hasText: 'Without all of these' });
  await expect(way).toContainText(`${await counts()} jobs`);
  await expect(search.results.getByText('Loosen your search:')).toBeVisible();
  await way.getByRole('link').click();
  await search.expectCount((await searchData(request)).count);
});

test('SEARCH-19 SHELL-11 there is no heading over ways out that nobody knows, and the way to all jobs stays in the language', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.route(calls, (route) => route.abort());
  await search.open({ query: 'zzzzqqq', location: 'Atlantis' });
  const heading = search.results.getByText('Loosen your search:');
  await expect(heading).toBeAttached();
  await expect(heading).toBeHidden();
  await page.unroute(calls);

  await search.open({ query: 'zzzqqqxx', hl: 'ar' });
  await page.getByRole('main').getByRole('link', { name: 'كل الوظائف' }).click();
  await search.expectParameter('query', null);
  await search.expectParameter('hl', 'ar');
});

test('SEARCH-20 while the next results are on their way the last stay, marked busy; that it takes longer than a moment and the new count are told once each, politely', async ({
  page,
  request,
}) => {
  const heard = await listen(page);
  const search = new SearchPage(page);
  await search.open();
  const before = await search.titles();
  const { count } = await searchData(request, { query: 'nurse' });
  const status = search.results.getByRole('status');
  // only what changes in a region that was there before is read aloud
  await status.evaluate((region) => region.setAttribute('data-was-there', ''));
  await expect(status).not.toHaveText(`${count} jobs`);
  const held = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await held.promise;
    await route.continue();
  });
  await search.search('nurse');
  await expect(search.results).toHaveAttribute('aria-busy', 'true');
  expect(await search.titles()).toEqual(before);
  // in the place of the count that is another search's
  await expect(search.count).toHaveText('Loading');
  await expect(status).toHaveText('Loading');
  held.resolve();
  await search.expectCount(count);
  await expect(status).toHaveText(`${count} jobs`);
  await expect(search.results).toHaveAttribute('aria-busy', 'false');
  expect(await search.titles()).not.toEqual(before);
  await expect(status).toHaveAttribute('data-was-there');
  await expect(status).not.toHaveAttribute('aria-live', /assertive|off/);
  await expect
    .poll(() => heard.filter((text) => / jobs?$|^Loading/.test(text)))
    .toEqual(['Loading', `${count} jobs`]);
});

test('SEARCH-16 HTTP-03 a job that cannot be loaded is told in its panel and logged until it can, one that was closed meanwhile says so, and the list stays', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  await search.open();
  const broken = await breakCalls(page, jobCalls, (route) => route.fulfill({ status: 503, body: '' }));
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Failed to fetch data'));
  const [, , , , fifth = ''] = await search.titles();
  await search.cards.nth(4).getByRole('link').click();
  await logged;
  const alert = search.job.getByRole('alert');
  await expect(alert).toContainText('Failed to load position details');
  await expect(alert).toContainText('Server error. Please try again.');
  await expect(search.job.getByRole('heading')).toHaveCount(0);
  await expect(search.cards).toHaveCount(10);
  await broken.mendWhile(() => search.job.getByRole('button', { name: 'Try again' }).click());
  await expect(search.job.getByRole('heading', { level: 2 })).toHaveText(fifth);

  const [, second] = (await searchData(request)).positions;
  const job = await jobById(request, second?.id ?? 0);
  await page.route(jobCalls, async (route) => {
    // the server's own answer, had the job been closed meanwhile
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object; metadata: object };
    await route.fulfill({
      json: { ...body, data: { ...body.data, closedTs: 1_790_000_000 }, metadata: { isFallback: true } },
    });
  });
  await search.cards.nth(1).getByRole('link').click();
  await expect(search.job.getByRole('heading', { level: 2, name: job?.position.name })).toBeVisible();
  await expect(search.job.getByText('This job is no longer open.')).toBeVisible();
  await expect(search.job.getByRole('link', { name: 'Apply now' })).toHaveCount(0);
  await expect(search.cards).toHaveCount(10);
});

test('SEARCH-16 SHELL-09 a job that does not exist is no longer chosen, and told for 2 s each time, which wait while they are pointed at', async ({
  page,
}) => {
  const search = new SearchPage(page);
  const alert = page.getByRole('alert');
  await search.open();
  const [first = ''] = await search.titles();
  await page.route(jobCalls, (route) =>
    route.fulfill({ status: 404, json: { status: 404, message: 'Position not found' } }),
  );
  for (const time of ['first', 'second'])
    await test.step(time, async () => {
      await search.cards.nth(4).getByRole('link').click();
      const message = await told(page);
      await search.expectParameter('pid', null);
      await expect(search.job.getByRole('heading', { level: 2 })).toHaveText(first);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      const state = () => message.evaluate(({ playState }) => playState);
      await alert.hover();
      expect(await state()).toBe('paused');
      await page.mouse.move(0, 0);
      expect(await state()).toBe('running');
      await message.evaluate((animation) => animation.finish());
      await expect(alert).toHaveCount(0);
    });
});

test('SEARCH-01 what is left out of a search is told by the names that it has on the page, in its language', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const query = 'nurse '.repeat(80);
  const { count } = await searchData(request, { query: 'nurse' });
  const main = page.getByRole('main');
  for (const [hl, words, place] of [
    [
      'en-US',
      /Only the first 300 characters of “Job title, skill or keyword”/,
      'left out: City, country or “remote”',
    ],
    ['ar', /أول 300 حرف/, 'وتم تجاهله: المدينة أو الدولة أو “عن بُعد”'],
  ] as const)
    await test.step(hl, async () => {
      await openPage(page, addressOf('/careers/search', { hl, query, location: ':::abc,def' }));
      await expect(page.getByText(words)).toContainText(place);
      await expect(main.getByText(/filter_|\bquery\b|\blocation\b/).filter({ visible: true })).toHaveCount(0);
      await expect(main.getByRole('heading', { level: 2 }).first()).toContainText(
        new Intl.NumberFormat(hl).format(count),
      );
      // there is no distance from nowhere
      await expect(main.locator('option[value="distance"]')).toHaveCount(0);
      await search.expectParameter('location', ':::abc,def');
    });
});
