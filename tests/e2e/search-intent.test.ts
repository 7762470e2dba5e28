import { SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn } from './wire.ts';

const jobCalls = '**/api/pcsx/position_details?*';
const searches = '**/api/pcsx/search?*';

test('SEARCH-20 SEARCH-09 back and forward bring the results back at once, and a job or page that is pointed at is there when it is pressed, without asking again', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const titles = search.cards.getByRole('link');
  await search.open({ query: 'nurse' });
  const before = await search.titles();
  await search.search('surgeon');
  await search.expectAnswer(request, { query: 'surgeon' });
  const after = await search.titles();
  expect(after).not.toEqual(before);
  const asked: string[] = [];
  await page.route(searches, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goBack();
  await expect(search.query).toHaveValue('nurse');
  await expect(titles).toHaveText(before);
  await page.goForward();
  await expect(search.query).toHaveValue('surgeon');
  await expect(titles).toHaveText(after);
  await expect(search.results).toHaveAttribute('aria-busy', 'false');
  expect(asked).toEqual([]);
  await page.unroute(searches);
  await page.goBack();
  await expect(titles).toHaveText(before);

  const link = titles.nth(3);
  const fetched = page.waitForResponse(jobCalls);
  await link.hover();
  await (await fetched).finished();
  // nothing is asked for any more
  await page.route(jobCalls, (route) => route.abort());
  await link.click();
  await expect(search.job.getByRole('heading', { level: 2, name: before[3] })).toBeVisible();

  const next = page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Next' });
  const results = page.waitForResponse(searches);
  await next.focus();
  await (await results).finished();
  await page.route(searches, (route) => route.abort());
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

test('SEARCH-17 debugging is handed on, and only admins see what comes of it', async ({
  page,
  context,
  request,
}) => {
  const search = new SearchPage(page);
  const details = page.getByText('How this was found');
  await search.open({ debug: '1' });
  const call = page.waitForRequest(searches);
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
