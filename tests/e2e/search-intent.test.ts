import { addressOf } from './employers.ts';
import { openPage, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { jobById, logIn, searchData } from './wire.ts';

const jobCalls = '**/api/pcsx/position_details?*';

test('SEARCH-09 a job that is pointed at is there when it is pressed, and so is the next page', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  await search.open({ query: 'nurse' });
  const link = search.cards.nth(3).getByRole('link');
  const title = (await link.textContent()) ?? '';
  const fetched = page.waitForResponse(jobCalls);
  await link.hover();
  await (await fetched).finished();
  // nothing is asked for any more
  await page.route(jobCalls, (route) => route.abort());
  await link.click();
  await expect(search.job.getByRole('heading', { level: 2, name: title })).toBeVisible();

  const next = page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Next' });
  const results = page.waitForResponse('**/api/pcsx/search?*');
  await next.focus();
  await (await results).finished();
  await page.route('**/api/pcsx/search?*', (route) => route.abort());
  await page.keyboard.press('Enter');
  await search.expectAnswer(request, { query: 'nurse', start: '10' });
});

test('SEARCH-09 selecting a job asks for its details, its match and its insights at the same time', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const search = new SearchPage(page);
  await search.open({ query: 'nurse' });
  const answered: (() => void)[] = [];
  // held back until the others were asked for
  await page.route(jobCalls, async (route) => {
    await new Promise<void>((resolve) => answered.push(resolve));
    await route.continue();
  });
  const link = search.cards.nth(5).getByRole('link');
  const title = (await link.textContent()) ?? '';
  const others = ['match_details', 'position_insights'].map((name) =>
    page.waitForRequest(`**/api/pcsx/${name}?*`),
  );
  await link.click();
  await Promise.all(others);
  await expect.poll(() => answered.length).toBe(1);
  for (const answer of answered) answer();
  await expect(search.job.getByRole('heading', { level: 2, name: title })).toBeVisible();
});

test('SEARCH-20 back and forward bring the results back at once, without asking again', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  await search.open({ query: 'nurse' });
  const before = await search.titles();
  await search.search('surgeon');
  await search.expectAnswer(request, { query: 'surgeon' });
  const after = await search.titles();
  expect(after).not.toEqual(before);
  const asked: string[] = [];
  await page.route('**/api/pcsx/search?*', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goBack();
  await expect(search.query).toHaveValue('nurse');
  await expect(search.cards.getByRole('link')).toHaveText(before);
  await page.goForward();
  await expect(search.query).toHaveValue('surgeon');
  await expect(search.cards.getByRole('link')).toHaveText(after);
  await expect(search.results).toHaveAttribute('aria-busy', 'false');
  expect(asked).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  test('SEARCH-21 the way back from a job leads to its card, in focus and where it was', async ({ page }) => {
    const search = new SearchPage(page);
    await openPage(page, addressOf('/careers'));
    const link = search.cards.nth(6).getByRole('link');
    for (const back of [
      () => page.goBack(),
      () => search.job.getByRole('link', { name: 'Back to results' }).click(),
    ]) {
      await link.tap();
      await expect(search.job).toBeFocused();
      await back();
      await expect(link).toBeFocused();
    }
    await page.goBack();
    await expect(search.job).toBeVisible();
  });
});

test('SEARCH-16 offline the last results stay readable and say that they are old, and recover by themselves', async ({
  page,
  context,
  request,
}) => {
  const search = new SearchPage(page);
  await search.open({ query: 'surgeon' });
  const before = await search.titles();
  await context.setOffline(true);
  await search.search('nurse');
  const alert = search.results.getByRole('alert');
  await expect(alert).toContainText('No connection');
  await expect(alert).toContainText('The jobs below are those of the search before.');
  await expect(search.cards.getByRole('link')).toHaveText(before);
  await expect(search.job.getByRole('heading', { level: 2 })).toHaveText(before[0] ?? '');
  await context.setOffline(false);
  await search.expectCount((await searchData(request, { query: 'nurse' })).count);
  await expect(alert).toHaveCount(0);
});

test('SEARCH-17 debugging is handed on, and only admins see what comes of it', async ({
  page,
  context,
  request,
}) => {
  const search = new SearchPage(page);
  const details = page.getByText('How this was found');
  await search.open({ debug: '1' });
  const call = page.waitForRequest('**/api/pcsx/search?*');
  await search.search('nurse');
  expect(new URL((await call).url()).searchParams.get('debug')).toBe('1');
  await search.expectParameter('debug', '1');
  await search.expectAnswer(request, { query: 'nurse' });
  await expect(details).toHaveCount(0);
  await logIn(context, 'candidate@meridian.example');
  await search.open({ debug: '1' });
  await expect(details).toHaveCount(0);
  await logIn(context, 'admin@meridian.example');
  await search.open({ query: 'nurse', debug: '1' });
  await details.click();
  await expect(page.locator('pre')).toContainText('"text": "nurse"');
});

test('a job that was closed between list and click says so, and the list goes on', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  await search.open();
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

for (const [name, parameters] of [
  [
    'nonsense in every parameter',
    'start=-1e9&pid=zz&sort_by=%00&filter_=x&filter_x_y=%ff&filter_distance=far&tab=%27',
  ],
  ['a place of 2,000 characters', `location=${'x'.repeat(2_000)}`],
  [
    'thousands of values',
    `filter_skill=${Array.from({ length: 3_000 }, (_, index) => `s${index}`).join(',')}`,
  ],
  ['half an area', 'tab=map&filter_map_bounds=1,2&location=:::91,400'],
] as const)
  test(`SEARCH-01 an address with ${name} is a working search that says what it left out`, async ({
    page,
  }) => {
    const search = new SearchPage(page);
    await openPage(page, `${addressOf('/careers/search')}&${parameters}`);
    await expect(search.cards).toHaveCount(10);
    await expect(search.results.getByText(/was left out:/)).toBeVisible();
    await search.search('nurse');
    await search.expectParameter('query', 'nurse');
    await expect(search.cards.first()).toBeVisible();
  });
