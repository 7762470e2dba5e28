import { pauseClock, SearchPage, tickUntilVisible } from './search-page.ts';
import { expect, test } from './site.ts';
import { searchData } from './wire.ts';

const searches = '**/api/pcsx/search?*';

async function optionsOf(request: Parameters<typeof searchData>[0], filterName: string) {
  const { filterDef } = await searchData(request);
  const filter = filterDef.allFilters.find((one) => one.filterName === filterName);
  return (filter?.options ?? []).map(({ label, value, count }) => ({ label: String(label), value, count }));
}

test('SEARCH-11 all filters are in a panel, where long ones are searched by words and what the server left out is marked, and whose count does not wait for the pause before a choice is applied', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const [wanted] = await optionsOf(request, 'businessUnit');
  if (!wanted) throw new Error('The demo has no business units');
  // more values than a search takes
  const many = Array.from({ length: 150 }, (_, index) => `s${index}`).join(',');
  await search.open({ query: 'nurse', filter_skill: many });
  await expect(search.results.getByText(/left out: Skill/)).toBeVisible();
  const opener = page.getByRole('button', { name: 'More filters' });
  await opener.click();
  const panel = page.getByRole('dialog', { name: 'All filters' });
  const { filterDef } = await searchData(request, { query: 'nurse' });
  const titles = filterDef.allFilters.filter(
    ({ filterName, type }) => type !== 'toggle' && !filterName.startsWith('latlong_'),
  );
  await expect(panel.locator('summary')).toHaveCount(titles.length);
  await expect(panel.getByRole('group', { name: 'Skill' })).toHaveAccessibleDescription(/left out/);
  await panel.getByRole('searchbox', { name: 'Search in Location' }).fill('london');
  const found = panel.getByRole('group', { name: 'Location' }).getByRole('checkbox');
  await expect(found).toHaveCount(1);
  await expect(found).toHaveAccessibleName(/London/);
  // the employer's own word for a filter
  const group = panel.getByRole('group', { name: 'Part of Meridian' });
  await pauseClock(page);
  await group.getByRole('checkbox', { name: new RegExp(`^${wanted.label}`) }).check();
  const { count } = await searchData(request, { query: 'nurse', filter_business_unit: wanted.value });
  const done = panel.getByRole('button', { name: `Show ${count} job` });
  await tickUntilVisible(done);
  // the pause before a choice is applied has not passed
  await search.expectParameter('filter_business_unit', null);
  await done.click();
  await page.clock.resume();
  await search.expectParameter('filter_business_unit', wanted.value);
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await search.expectCount(count);
});

test('SEARCH-06 SEARCH-11 a panel and a menu that could not be loaded, and a count that failed, say so or do without, and come when they are asked for again', async ({
  page,
  request,
  complaints,
}) => {
  const search = new SearchPage(page);
  const panelCode = /\/assets\/filter-panel-[\w-]{8}\.js$/;
  const menuCode = /\/assets\/filter-menu-tools-[\w-]{8}\.js$/;
  const [wanted] = await optionsOf(request, 'department');
  await page.route(panelCode, (route) => route.abort());
  await page.route(menuCode, (route) => route.abort());
  await search.open();
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(page.getByRole('alert')).toContainText('No connection');
  expect(complaints.splice(0).join()).toContain('Loading chunk failed');
  await page.unroute(panelCode);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
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
  await panel.getByRole('button', { name: `Show ${wanted?.count} jobs` }).click();
  await expect(panel).toBeHidden();
  await search.expectParameter('filter_department', wanted?.value ?? '');

  // a list of options all the same
  await search.filter('Workplace').click();
  await search.options('Workplace').first().check();
  await expect(page).toHaveURL((url) => url.searchParams.has('filter_work_location_option'));
  await expect(page.getByRole('button', { name: /^Show [\d,]+ job/ })).toHaveCount(0);
  await search.filter('Workplace').click();
  await page.unroute(menuCode);
  await search.filter('Workplace').click();
  await expect(page.getByRole('button', { name: /^Show [\d,]+ job/ })).toBeVisible();
  complaints.splice(0);
});

test('SEARCH-07 SEARCH-11 what is applied shows as chips, also where the employer does not show the filter, each of which goes by one press, and all of them by another', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const chips = page.getByRole('list', { name: 'Applied filters' });
  await search.open({ filter_remote: '1' });
  await search.expectCount((await searchData(request, { filter_remote: '1' })).count);
  await page.getByRole('button', { name: 'Remove Remote jobs' }).click();
  await search.expectParameter('filter_remote', null);

  const [first, second] = await optionsOf(request, 'department');
  const [workplace] = await optionsOf(request, 'workLocationOption');
  await search.open({
    query: 'nurse',
    filter_department: `${first?.value},${second?.value}`,
    filter_work_location_option: workplace?.value ?? '',
  });
  await expect(chips.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  await chips.getByRole('button', { name: `Remove Department: ${first?.label}` }).click();
  await search.expectParameter('filter_department', second?.value ?? '');
  // the next chip has the place, and the focus, of the one that is gone
  await expect(chips.getByRole('button', { name: `Remove Department: ${second?.label}` })).toBeFocused();
  await chips.getByRole('button', { name: 'Clear filters' }).click();
  await search.expectParameter('filter_department', null);
  await search.expectParameter('filter_work_location_option', null);
  await search.expectParameter('query', 'nurse');
  await expect(chips).toBeHidden();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeHidden();
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
