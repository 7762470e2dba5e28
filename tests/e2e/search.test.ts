import { addressOf } from './employers.ts';
import { SearchPage, openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { searchData } from './wire.ts';

/** A filter's options, most frequent first. */
const optionsOf = async (request: Parameters<typeof searchData>[0], filterName: string) => {
  const { filterDef } = await searchData(request);
  const filter = filterDef.smartFilters.find((one) => one.filterName === filterName);
  return (filter?.options ?? []).map(({ label, value, count }) => ({ label: String(label), value, count }));
};

test('SEARCH-07 typing words and pressing the button finds a job and begins at its first page', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const [wanted] = (await searchData(request, { start: '40' })).positions;
  const title = wanted?.name ?? '';
  await search.open({ start: '20', pid: String(wanted?.id) });
  await search.search(title);
  await search.expectParameter('query', title);
  await search.expectParameter('start', null);
  await search.expectParameter('pid', null);
  await search.expectCount((await searchData(request, { query: title })).count);
  await expect(search.cards.first()).toContainText(title);
});

test('SEARCH-07 Enter in a field searches as the button does', async ({ page, request }) => {
  const search = new SearchPage(page);
  await search.open();
  await search.query.fill('nurse');
  await search.location.fill('Santiago');
  await search.location.press('Enter');
  await search.expectParameter('location', 'Santiago');
  await search.expectCount((await searchData(request, { query: 'nurse', location: 'Santiago' })).count);
});

test('SEARCH-06 a filter gives as many jobs as its option says, from the first page, with no job chosen', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const [option] = await optionsOf(request, 'department');
  if (!option) throw new Error('The demo has no departments');
  await search.open({ start: '20', pid: '188' });
  await search.choose('Department', option.label);
  await search.expectParameter('filter_department', option.value);
  await search.expectParameter('start', null);
  await search.expectParameter('pid', null);
  await search.expectCount(option.count);
  await expect(search.filter('Department').getByLabel('1 selected')).toBeVisible();
});

test('SEARCH-06 several quick choices are one search', async ({ page, request }) => {
  const search = new SearchPage(page);
  const [first, second] = await optionsOf(request, 'department');
  const [workplace] = await optionsOf(request, 'workLocationOption');
  await page.clock.install();
  await search.open();
  // however long this machine takes for them, all are made in one moment
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/pcsx/search')) asked.push(call.url());
  });
  await search.choose('Department', first?.label ?? '');
  await search.choose('Department', second?.label ?? '');
  await search.choose('Workplace', workplace?.label ?? '');
  await page.clock.resume();
  await search.expectParameter('filter_work_location_option', workplace?.value ?? '');
  await search.expectParameter('filter_department', `${first?.value},${second?.value}`);
  const response = await request.get(
    `${addressOf('/api/pcsx/search', { filter_work_location_option: workplace?.value ?? '' })}&${[
      first,
      second,
    ]
      .map((option) => `filter_department=${encodeURIComponent(option?.value ?? '')}`)
      .join('&')}`,
  );
  const { data } = (await response.json()) as { data: { count: number } };
  await search.expectCount(data.count);
  expect(asked).toHaveLength(1);
});

test('SEARCH-07 clearing the filters brings all jobs back and keeps the words', async ({ page, request }) => {
  const search = new SearchPage(page);
  await search.open({ query: 'nurse', filter_department: 'Nursing', filter_seniority: 'Senior' });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await search.expectParameter('filter_department', null);
  await search.expectParameter('filter_seniority', null);
  await search.expectParameter('query', 'nurse');
  await search.expectCount((await searchData(request, { query: 'nurse' })).count);
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeHidden();
});

test('SEARCH-20 applying a filter leaves focus, menu and scroll place where they were', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await openPage(page, addressOf('/careers'));
  await search.filter('Department').click();
  const option = search.options('Department').first();
  const value = await option.inputValue();
  await option.focus();
  const before = await page.evaluate(() => window.scrollY);
  // a pointer would have the page scrolled to it first
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/filter_department=/);
  await search.expectAnswer(request, { filter_department: value });
  await expect(option).toBeFocused();
  await expect(option).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('SEARCH-11 a filter menu closes by Escape and by a press beside it', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open();
  await search.filter('Department').click();
  await expect(search.options('Department').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search.options('Department').first()).toBeHidden();
  await expect(search.filter('Department')).toBeFocused();
  await search.filter('Location').click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(search.options('Location').first()).toBeHidden();
});

test('SEARCH-18 a long filter menu is at most 320 px high and scrolls', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open();
  await search.filter('Location').click();
  const menu = page.getByRole('group', { name: 'Location', exact: true }).last();
  const { height, content } = await menu.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    content: element.scrollHeight,
  }));
  expect(height).toBeLessThanOrEqual(320);
  expect(content).toBeGreaterThan(height);
});

test('SEARCH-11 labels come from the employer where it has its own words for a filter and its options', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open({ domain: 'kestrel.example' });
  await search.filter('Where you work').click();
  await expect(search.option('Where you work', 'At the bench')).toBeVisible();
});

test('SEARCH-13 the order that is chosen is the order that is shown', async ({ page, request }) => {
  const search = new SearchPage(page);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await search.open({ query: 'nurse' });
  await expect(sort).toHaveValue('relevance');
  await sort.selectOption('Newest');
  await search.expectParameter('sort_by', 'timestamp');
  await search.expectAnswer(request, { query: 'nurse', sort_by: 'timestamp' });
});

test('SEARCH-13 jobs can be sorted by distance once there is a place to measure from', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await search.open();
  await expect(sort.getByRole('option', { name: 'Distance' })).toHaveCount(0);
  await search.search('', 'London');
  await sort.selectOption('Distance');
  await search.expectParameter('sort_by', 'distance');
  await search.expectAnswer(request, { location: 'London', sort_by: 'distance' });
});

test('SEARCH-05 pages hold ten jobs, none of them twice, and lead forth and back', async ({ page }) => {
  const search = new SearchPage(page);
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await search.open();
  const seen: string[][] = [];
  for (const range of ['1 to 10', '11 to 20', '21 to 30']) {
    await expect(pages).toContainText(range);
    await expect(search.results).toHaveAttribute('aria-busy', 'false');
    await expect(search.cards).toHaveCount(10);
    seen.push((await search.hrefs()).map((href) => new URL(href, page.url()).searchParams.get('pid') ?? ''));
    await pages.getByRole('link', { name: 'Next' }).click();
  }
  expect(new Set(seen.flat()).size).toBe(30);
  await expect(pages).toContainText('31 to 40');
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(pages).toContainText('21 to 30');
  await expect(search.cards.first().getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`pid=${seen[2]?.[0]}(&|$)`),
  );
});

test('SEARCH-05 the last page leads back only', async ({ page, request }) => {
  const search = new SearchPage(page);
  const { count } = await searchData(request);
  await search.open({ start: String(count - (count % 10 || 10)) });
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await expect(pages.getByRole('link', { name: 'Previous' })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await expect(pages).toContainText(
    `to ${count.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}`,
  );
});
