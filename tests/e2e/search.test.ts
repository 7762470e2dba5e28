import { addressOf } from './employers.ts';
import { openPage, pauseClock, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { searchData } from './wire.ts';

/** A filter's options, most frequent first. */
async function optionsOf(request: Parameters<typeof searchData>[0], filterName: string) {
  const { filterDef } = await searchData(request);
  const filter = filterDef.smartFilters.find((one) => one.filterName === filterName);
  return (filter?.options ?? []).map(({ label, value, count }) => ({ label: String(label), value, count }));
}

test('SEARCH-06 SEARCH-07 a filter gives as many jobs as its option says, words find a job by the button and by Enter, and each begins at the first page with no job chosen', async ({
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

  await page.getByRole('link', { name: 'Next' }).click();
  await search.expectAnswer(request, { filter_department: option.value, start: '10' });
  const [, , title = ''] = await search.titles();
  await search.cards.nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/pid=\d+/);
  await search.search(title);
  await search.expectParameter('query', title);
  await search.expectParameter('start', null);
  await search.expectParameter('pid', null);
  const filtered = { filter_department: option.value };
  await search.expectCount((await searchData(request, { query: title, ...filtered })).count);
  await expect(search.cards.first()).toContainText(title);

  await search.query.fill('nurse');
  await search.location.fill('Santiago');
  await search.location.press('Enter');
  await search.expectParameter('location', 'Santiago');
  const inSantiago = { query: 'nurse', location: 'Santiago', ...filtered };
  await search.expectCount((await searchData(request, inSantiago)).count);
});

test('SEARCH-06 several quick choices are one search, and what was checked stays checked while it is applied', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const [first, second] = await optionsOf(request, 'department');
  const [workplace] = await optionsOf(request, 'workLocationOption');
  await search.open();
  // however long this machine takes for them, all are made in one moment
  await pauseClock(page);
  const asked: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/pcsx/search')) asked.push(call.url());
  });
  await search.choose('Department', first?.label ?? '');
  // every value that is given to the box from now on, however short it stands
  await search.option('Department', first?.label ?? '').evaluate((input: HTMLInputElement) => {
    const given: boolean[] = [];
    const own = Object.getOwnPropertyDescriptor(input, 'checked')!;
    Object.defineProperty(input, 'checked', {
      ...own,
      set: (next: boolean) => {
        given.push(next);
        own.set?.call(input, next);
      },
    });
    Object.assign(window, { given });
  });
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
  await expect(search.results).toHaveAttribute('aria-busy', 'false');
  expect(asked).toHaveLength(1);
  const given = await page.evaluate(() => (window as unknown as { given: boolean[] }).given);
  expect(given.length).toBeGreaterThan(0);
  expect(given).not.toContain(false);
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

test('SEARCH-11 SEARCH-18 a filter menu closes by Escape and by a press beside it; a long one is at most 320 px high, scrolls, and is looked through by words', async ({
  page,
}) => {
  const search = new SearchPage(page);
  const places = search.options('Location');
  await search.open();
  await search.filter('Department').click();
  await expect(search.options('Department').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search.options('Department').first()).toBeHidden();
  await expect(search.filter('Department')).toBeFocused();

  await search.filter('Location').click();
  const menu = page.getByRole('group', { name: 'Location', exact: true }).last();
  const { height, content } = await menu.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    content: element.scrollHeight,
  }));
  expect(height).toBeLessThanOrEqual(320);
  expect(content).toBeGreaterThan(height);
  const field = page.getByRole('searchbox', { name: 'Search in Location' });
  await field.fill('LÓNDON');
  await expect(places).toHaveCount(1);
  await expect(places).toHaveAccessibleName(/London/);
  await field.fill('no such place');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  // one press empties the field, another closes the menu
  await page.keyboard.press('Escape');
  await expect(places.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search.filter('Location')).toBeFocused();
  await expect(places.first()).toBeHidden();

  await search.filter('Location').click();
  await expect(places.first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(places.first()).toBeHidden();
});

test('SEARCH-13 the order that is chosen is the order that is shown, by distance once there is a place to measure from', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await search.open({ query: 'nurse' });
  await expect(sort).toHaveValue('relevance');
  await sort.selectOption('Newest');
  await search.expectParameter('sort_by', 'timestamp');
  await search.expectAnswer(request, { query: 'nurse', sort_by: 'timestamp' });
  await expect(sort.getByRole('option', { name: 'Distance' })).toHaveCount(0);
  await search.search('', 'London');
  await sort.selectOption('Distance');
  await search.expectParameter('sort_by', 'distance');
  await search.expectAnswer(request, { location: 'London', sort_by: 'distance' });
});

test('SEARCH-05 pages hold ten jobs, none of them twice, and lead forth and back; the last one leads back only', async ({
  page,
  request,
}) => {
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

  const { count } = await searchData(request);
  await search.open({ start: String(count - (count % 10 || 10)) });
  await expect(pages.getByRole('link', { name: 'Previous' })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  const all = count.toLocaleString('en-US');
  await expect(pages).toContainText(`to ${all} of ${all}`);
});
