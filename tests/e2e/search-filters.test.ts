import { kestrel } from './employers.ts';
import { SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { searchData } from './wire.ts';

const searches = '**/api/pcsx/search?*';

const optionsOf = async (request: Parameters<typeof searchData>[0], filterName: string) => {
  const { filterDef } = await searchData(request);
  const filter = filterDef.allFilters.find((one) => one.filterName === filterName);
  return (filter?.options ?? []).map(({ label, value, count }) => ({ label: String(label), value, count }));
};

test('SEARCH-11 all filters are in a panel, whose count does not wait for the pause before a choice is applied', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const [wanted] = await optionsOf(request, 'businessUnit');
  if (!wanted) throw new Error('The demo has no business units');
  await search.open({ query: 'nurse' });
  const opener = page.getByRole('button', { name: 'More filters' });
  await opener.click();
  const panel = page.getByRole('dialog', { name: 'All filters' });
  const { filterDef } = await searchData(request, { query: 'nurse' });
  const titles = filterDef.allFilters.filter(
    ({ filterName, type }) => type !== 'toggle' && !filterName.startsWith('latlong_'),
  );
  await expect(panel.locator('summary')).toHaveCount(titles.length);
  // the employer's own word for a filter
  const group = panel.getByRole('group', { name: 'Part of Meridian' });
  await page.clock.install();
  await group.getByRole('checkbox', { name: new RegExp(`^${wanted.label}`) }).check();
  const { count } = await searchData(request, { query: 'nurse', filter_business_unit: wanted.value });
  const done = panel.getByRole('button', { name: `Show ${count} job` });
  await expect(done).toBeVisible();
  // the clock stands still: nothing was applied yet
  await search.expectParameter('filter_business_unit', null);
  await done.click();
  await search.expectParameter('filter_business_unit', wanted.value);
  await page.clock.resume();
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await search.expectCount(count);
});

test('SEARCH-11 a filter panel that could not be loaded says so, and is loaded when it is asked for again', async ({
  page,
  complaints,
}) => {
  const search = new SearchPage(page);
  const chunk = /\/assets\/filter-panel-[\w-]+\.js$/;
  await page.route(chunk, (route) => route.abort());
  await search.open();
  await page.getByRole('button', { name: 'More filters' }).click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(page.getByRole('alert')).toContainText('No connection');
  expect(complaints.splice(0).join()).toContain('Failed to fetch dynamically imported module');
  await page.unroute(chunk);
  await retry.click();
  const panel = page.getByRole('dialog', { name: 'All filters' });
  await expect(panel.getByRole('checkbox').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('SEARCH-06 what was checked stays checked while it is applied', async ({ page, request }) => {
  const search = new SearchPage(page);
  await page.clock.install();
  await search.open({ query: 'nurse' });
  await search.filter('Department').click();
  const box = search.options('Department').first();
  const value = await box.inputValue();
  // the pause before a choice is applied ends when the box is looked at, however long this machine takes until then
  await page.clock.pauseAt(Date.now() + 60_000);
  await box.check();
  // every value that is given to the box from now on, however short it stands
  await box.evaluate((input: HTMLInputElement) => {
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
  await page.clock.resume();
  await search.expectParameter('filter_department', value);
  await search.expectAnswer(request, { query: 'nurse', filter_department: value });
  const given = await page.evaluate(() => (window as unknown as { given: boolean[] }).given);
  expect(given.length).toBeGreaterThan(0);
  expect(given).not.toContain(false);
});

test('SEARCH-07 what is applied shows as chips, each of which goes by one press, and all of them by another', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const [first, second] = await optionsOf(request, 'department');
  const [workplace] = await optionsOf(request, 'workLocationOption');
  await search.open({
    query: 'nurse',
    filter_department: `${first?.value},${second?.value}`,
    filter_work_location_option: workplace?.value ?? '',
  });
  const chips = page.getByRole('list', { name: 'Applied filters' });
  await expect(chips.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  await chips.getByRole('button', { name: `Remove Department: ${first?.label}` }).click();
  await search.expectParameter('filter_department', second?.value ?? '');
  // the next chip has the place, and the focus, of the one that is gone
  await expect(chips.getByRole('button', { name: `Remove Department: ${second?.label}` })).toBeFocused();
  await chips.getByRole('button', { name: 'Clear filters' }).click();
  await search.expectParameter('filter_work_location_option', null);
  await search.expectParameter('query', 'nurse');
  await expect(chips).toBeHidden();
  await expect(search.count).toBeFocused();
  await search.expectCount((await searchData(request, { query: 'nurse' })).count);
});

test('R-3 a distance shows in the reader’s unit and is asked for in kilometres; remote jobs can be had as well', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  await search.open({ location: 'London' });
  await page.getByRole('button', { name: 'More filters' }).click();
  const panel = page.getByRole('dialog', { name: 'All filters' });
  await panel.getByRole('combobox', { name: 'Distance' }).selectOption('Within 10 miles');
  await panel.getByRole('switch', { name: 'Include remote jobs' }).check();
  await panel.getByRole('button', { name: /^Show [\d,]+ jobs?$/ }).click();
  await search.expectParameter('filter_distance', '16.1');
  await search.expectParameter('filter_include_remote', '1');
  const wanted = { location: 'London', filter_distance: '16.1', filter_include_remote: '1' };
  await search.expectCount((await searchData(request, wanted)).count);
  const chips = page.getByRole('list', { name: 'Applied filters' });
  await expect(chips.getByText('Within 10 miles')).toBeVisible();
  await chips.getByRole('button', { name: 'Remove Include remote jobs' }).click();
  await search.expectParameter('filter_include_remote', null);
  await search.expectParameter('filter_distance', '16.1');
});

test('SEARCH-11 a filter of many options is searched by words; what the server left out is marked', async ({
  page,
}) => {
  const search = new SearchPage(page);
  // more values than a search takes
  const many = Array.from({ length: 150 }, (_, index) => `s${index}`).join(',');
  await search.open({ filter_skill: many });
  await expect(search.results.getByText(/left out: Skill/)).toBeVisible();
  await page.getByRole('button', { name: 'More filters' }).click();
  const panel = page.getByRole('dialog', { name: 'All filters' });
  await expect(panel.getByRole('group', { name: 'Skill' })).toHaveAccessibleDescription(/left out/);
  await panel.getByRole('searchbox', { name: 'Search in Location' }).fill('london');
  const found = panel.getByRole('group', { name: 'Location' }).getByRole('checkbox');
  await expect(found).toHaveCount(1);
  await expect(found).toHaveAccessibleName(/London/);
});

test('SEARCH-06 a filter panel whose answer fails says so, and asks again', async ({ page, request }) => {
  const search = new SearchPage(page);
  await search.open();
  await page.getByRole('button', { name: 'More filters' }).click();
  const panel = page.getByRole('dialog', { name: 'All filters' });
  const option = panel.getByRole('group', { name: 'Department' }).getByRole('checkbox').first();
  await expect(option).toBeVisible();
  await page.route(searches, (route) =>
    route.fulfill({ status: 400, json: { status: 400, message: 'No.' } }),
  );
  await option.check();
  await expect(panel.getByRole('alert')).toContainText('Failed to load positions. No.');
  // the choice stays
  await expect(option).toBeChecked();
  await page.unroute(searches);
  await panel.getByRole('button', { name: 'Try again' }).click();
  const [wanted] = await optionsOf(request, 'department');
  await expect(panel.getByRole('button', { name: `Show ${wanted?.count} jobs` })).toBeVisible();
});

test('SEARCH-12 a value with a comma is one chip', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open({ domain: kestrel, filter_department: 'Software%2C Firmware' });
  const chips = page.getByRole('list', { name: 'Applied filters' });
  await expect(chips.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await expect(chips.getByText('Team: Software, Firmware')).toBeVisible();
});
