import type { Page } from '@playwright/test';
import { addressOf, kestrel } from './employers.ts';
import { hydrated, pauseClock, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { searchData } from './wire.ts';

const mapOf = (page: Page) => page.getByRole('application', { name: 'Jobs on the map' });
const marker = /^[\d,.]+[KM]? (remote )?jobs? in |^[\d,.]+[KM]? remote jobs?: /;

/** The places of a search with how many jobs each has, the remote ones among them. */
async function placesOf(request: Parameters<typeof searchData>[0], parameters = {}) {
  const { filterDef } = await searchData(request, parameters);
  const counts = new Map<string, number>();
  for (const { filterName, options } of filterDef.allFilters)
    if (filterName.startsWith('latlong_'))
      for (const { value, count } of options ?? []) counts.set(value, (counts.get(value) ?? 0) + count);
  return counts;
}

test('MAP-01 the map is a part of the address; a press on a place lists its jobs', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const [[place = '', count = 0] = []] = await placesOf(request, { query: 'surgeon' });
  await search.open({ query: 'surgeon' });
  await expect(mapOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await search.expectParameter('tab', 'map');
  await expect(mapOf(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  const map = mapOf(page);
  const [name = ''] = place.split(':::');
  const wanted = map.getByRole('button', {
    name: `${count} ${count === 1 ? 'job' : 'jobs'} in ${name}`,
    exact: true,
  });
  // places that lie on each other fall apart as people come nearer
  const clusters = map.getByRole('button', { name: /show them$/ });
  await expect(map.getByRole('button').first()).toBeVisible();
  await search.open({ query: 'surgeon', location: name, tab: 'map' });
  await expect(map.getByRole('button').first()).toBeVisible();
  while (!(await wanted.isVisible()) && (await clusters.count()) > 0) await clusters.first().click();
  await wanted.click();
  await search.expectParameter('location', place);
  await search.expectParameter('filter_distance', '0');
  await search.expectCount(count);
  await expect(search.location).toHaveValue(name);
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Only at this place');
  // another place is not looked for at the same spot
  await search.location.fill('London');
  await search.location.press('Enter');
  await search.expectParameter('filter_distance', null);
  await search.expectParameter('tab', 'map');
  await page.getByRole('link', { name: 'Hide map' }).click();
  await expect(mapOf(page)).toHaveCount(0);
  await expect(search.job).toBeVisible();
});

test('MAP-03 an area is searched by its corners, south-west first, once the map was moved', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  await search.open({ tab: 'map', query: 'nurse' });
  const map = mapOf(page);
  const searchArea = page.getByRole('button', { name: 'Search this area' });
  await expect(map.getByRole('button').first()).toBeVisible();
  await expect(searchArea).toHaveCount(0);
  await map.focus();
  for (let times = 0; times < 3; times += 1) await map.press('+');
  const call = page.waitForRequest(
    (one) => one.url().includes('/api/pcsx/search') && one.url().includes('map_bounds'),
  );
  await searchArea.click();
  const asked = new URL((await call).url()).searchParams.getAll('filter_map_bounds');
  expect(asked).toHaveLength(2);
  const [[south = 0, west = 0] = [], [north = 0, east = 0] = []] = asked.map((corner) =>
    corner.split(',').map(Number),
  );
  expect(south).toBeLessThan(north);
  expect(west).toBeLessThan(east);
  await expect(searchArea).toHaveCount(0);
  await expect(page).toHaveURL(
    (url) => url.searchParams.getAll('filter_map_bounds').join(' ') === asked.join(' '),
  );
  const address = `${addressOf('/api/pcsx/search', { query: 'nurse' })}&${asked
    .map((corner) => `filter_map_bounds=${corner}`)
    .join('&')}`;
  const { data } = (await (await request.get(address)).json()) as { data: { count: number } };
  await search.expectCount(data.count);
  // the same after a reload, and gone by one press
  await page.reload();
  await hydrated(page);
  await search.expectCount(data.count);
  await page.getByRole('button', { name: 'Remove Area on the map' }).click();
  await search.expectParameter('filter_map_bounds', null);
  await search.expectCount((await searchData(request, { query: 'nurse' })).count);
});

test('MAP-01 SEARCH-01 where people have moved the map is in the address, and there again after a reload', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open({ tab: 'map', query: 'nurse', map_zoom: '6', map_center: '40.5,-75.2' });
  const map = mapOf(page);
  await expect(map.getByRole('button').first()).toBeVisible();
  const looks = () =>
    map.getByRole('button').evaluateAll((markers) => markers.map((one) => one.getAttribute('aria-label')));
  const before = await looks();
  // untouched it says nothing anew
  await search.expectParameter('map_center', '40.5,-75.2');
  await map.focus();
  await map.press('+');
  await search.expectParameter('map_zoom', '7');
  await map.press('ArrowRight');
  await expect(page).toHaveURL((url) => Number(url.searchParams.get('map_center')?.split(',')[1]) > -75.1);
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
  await expect(map).toBeFocused();
  const moved = await looks();
  expect(moved).not.toEqual(before);
  await page.reload();
  await hydrated(page);
  await expect.poll(looks).toEqual(moved);
  // another view is no page to go back to
  await search.cards.first().getByRole('link').click();
  await search.job.getByRole('link', { name: 'Back to results' }).click();
  await expect.poll(looks).toEqual(moved);
});

test('MAP-01 SEARCH-06 a filter that was chosen a moment ago is applied though the map is moved meanwhile', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open({ tab: 'map' });
  await expect(mapOf(page).getByRole('button').first()).toBeVisible();
  await search.filter('Department').click();
  const box = search.options('Department').first();
  const value = await box.inputValue();
  // stands still, however long what follows takes
  await pauseClock(page);
  await box.check();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.clock.runFor(500);
  await expect(page).toHaveURL((url) => url.searchParams.has('map_zoom'));
  await search.expectParameter('filter_department', null);
  await page.clock.runFor(1000);
  await search.expectParameter('filter_department', value);
  await expect(page).toHaveURL((url) => url.searchParams.has('map_zoom'));
});

test('MAP-04 the map shows where a visitor is who tells it, and says what it means not to tell', async ({
  page,
  context,
}) => {
  const search = new SearchPage(page);
  const show = page.getByRole('button', { name: 'Show where I am' });
  const refused = page.getByText(/^You have not allowed this site to know where you are/);
  await search.open({ tab: 'map' });
  await show.click();
  await expect(refused).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search this area' })).toHaveCount(0);
  await context.setGeolocation({ latitude: 51.5, longitude: -0.12 });
  await context.grantPermissions(['geolocation']);
  await show.click();
  await expect(mapOf(page).getByText('You are here')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
  await expect(refused).toHaveCount(0);
});

test('MAP-01 MAP-05 the map is skipped, by keyboard alone groups of places are opened and a place lists its jobs without losing the focus, and a chosen job takes the map’s place and gives it back', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open({ tab: 'map', query: 'surgeon' });
  const map = mapOf(page);
  const skip = page.getByRole('link', { name: 'Skip the map' });
  await expect(map.getByRole('button', { name: marker }).first()).toBeVisible();
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(search.results).toBeFocused();
  await search.cards.first().getByRole('link').click();
  await expect(search.job).toBeVisible();
  await expect(map).toHaveCount(0);
  await search.job.getByRole('link', { name: 'Back to results' }).click();
  await expect(map).toBeVisible();
  await search.expectParameter('pid', null);

  await expect(map.getByRole('button', { name: marker }).first()).toBeVisible();
  await skip.focus();
  await page.keyboard.press('Tab');
  await expect(map).toBeFocused();
  const focused = map.getByRole('button', { name: marker }).and(page.locator(':focus'));
  await page.keyboard.press('Tab');
  while (await focused.and(map.getByRole('button', { name: /show them$/ })).isVisible()) {
    await page.keyboard.press('Enter');
    await expect(map).toBeFocused();
    await page.keyboard.press('Tab');
  }
  const name = (await focused.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  await search.expectParameter('filter_distance', '0');
  await search.expectCount(Number.parseInt(name, 10));
  await expect(map.getByRole('button', { name, exact: true })).toBeFocused();
});

test('MAP-05 MAP-01 a map that cannot be loaded says so, and the list goes on; there is none where the employer has none', async ({
  page,
  complaints,
}) => {
  const search = new SearchPage(page);
  await page.route(/\/assets\/map-view-[\w-]{8}\.js$/, (route) => route.abort());
  await search.open({ tab: 'map' });
  await expect(page.getByText('The map could not be loaded')).toBeVisible();
  await expect(search.cards).toHaveCount(10);
  await page.unroute(/\/assets\/map-view-[\w-]{8}\.js$/);
  complaints.splice(0);

  await search.open({ domain: kestrel, tab: 'map' });
  await expect(search.job).toBeVisible();
  await expect(page.getByRole('link', { name: /map/i })).toHaveCount(0);
  await expect(mapOf(page)).toHaveCount(0);
});
