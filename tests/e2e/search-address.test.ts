import { addressOf, kestrel } from './employers.ts';
import { hydrated, openPage, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { searchData } from './wire.ts';

const state = {
  query: 'nurse',
  filter_department: 'Nursing',
  sort_by: 'timestamp',
  start: '10',
} as const;

test('SEARCH-01 reload and a shared address show the same page', async ({ page, browser, baseURL }) => {
  const search = new SearchPage(page);
  await search.open(state);
  const pid = new URL((await search.hrefs())[3] ?? '', page.url()).searchParams.get('pid');
  await search.cards.nth(3).getByRole('link').click();
  await search.expectParameter('pid', pid);
  await expect(search.job.getByRole('heading', { level: 2 })).toHaveText((await search.titles())[3] ?? '');
  const shown = {
    titles: await search.titles(),
    job: await search.job.innerText(),
    title: await page.title(),
  };

  await page.reload();
  await hydrated(page);
  await expect
    .poll(async () => ({
      titles: await search.titles(),
      job: await search.job.innerText(),
      title: await page.title(),
    }))
    .toEqual(shown);

  const stranger = await browser.newContext({ baseURL });
  const shared = new SearchPage(await stranger.newPage());
  await openPage(shared.page, page.url());
  expect(await shared.titles()).toEqual(shown.titles);
  await expect.poll(() => shared.job.innerText()).toBe(shown.job);
  await expect(shared.query).toHaveValue('nurse');
  await expect(shared.page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('timestamp');
  await stranger.close();
});

test('SEARCH-01 back and forward walk through what was searched, and parameters that are not the search’s pass through searching, paging and filtering', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const [all, nurses, onSite] = await Promise.all([
    searchData(request),
    searchData(request, { query: 'nurse' }),
    searchData(request, { query: 'nurse', filter_work_location_option: 'onsite' }),
  ]);
  await search.open({ utm_source: 'fair & square', tab: 'events', ref: '' });
  await search.search('nurse');
  await search.expectParameter('query', 'nurse');
  await search.expectParameter('utm_source', 'fair & square');
  // the address changes before the page does: a link to the next page of the search before is none of this one
  await search.expectCount(nurses.count);
  await page.getByRole('link', { name: 'Next' }).click();
  await search.expectParameter('start', '10');
  await expect(page.getByText('11 to 20')).toBeVisible();

  await page.goBack();
  await expect(page.getByText('1 to 10')).toBeVisible();
  await page.goBack();
  await search.expectCount(all.count);
  await expect(search.query).toHaveValue('');
  await page.goForward();
  await search.expectCount(nurses.count);
  await expect(search.query).toHaveValue('nurse');

  await search.choose('Workplace', 'On site');
  await search.expectParameter('filter_work_location_option', 'onsite');
  // a card that is replaced while it is pressed is not followed
  await search.expectCount(onSite.count);
  await search.cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/pid=\d+/);
  await search.expectParameter('utm_source', 'fair & square');
  await search.expectParameter('tab', 'events');
});

/** All at once what the server's tests try one by one (tests/server/rendered-jobs.test.ts). */
const malformed = [
  'start=abc&sort_by=zzz&filter_department=%00&filter_=x&filter_nothing=y&filter___proto__=x&filter_map_bounds=north&pid=-5&query=%E0%A4%A&location=95,300&hl=xx-YY&show_login_modal=maybe',
  'start=-10&sort_by=distance&filter_department=,,,&pid=0&query=%F0%9F%92%99&location=%00',
  `start=999999999999999999999&pid=99999999999999999999&query=${'x'.repeat(2_000)}`,
  'start=7&pid=abc&query=a&query=b&start=1&start=2&domain=meridian.example&domain=kestrel.example',
];
const leftOut = [
  'start=-1e9&pid=zz&sort_by=%00&filter_=x&filter_x_y=%ff&filter_distance=far&tab=%27',
  `location=${'x'.repeat(2_000)}`,
  `filter_department=${Array.from({ length: 2_000 }, (_, index) => `nowhere${index}`).join(',')}`,
  'tab=map&filter_map_bounds=1,2&location=:::91,400',
];
test('SEARCH-01 an address with malformed parameters still is a search that works, and says once what it left out', async ({
  page,
}) => {
  const search = new SearchPage(page);
  for (const parameters of malformed)
    await test.step(parameters.slice(0, 60), async () => {
      await openPage(page, `/careers/search?${parameters}`);
      await expect(search.query).toBeVisible();
      await expect(search.count).toHaveText(/^[\d,]+ jobs?$/);
      await search.search('nurse');
      await search.expectParameter('query', 'nurse');
      await expect(search.count).toHaveText(/^[\d,]+ jobs?$/);
      await expect(page.getByText('Internal Server Error')).toHaveCount(0);
    });
  for (const parameters of leftOut)
    await test.step(parameters.slice(0, 60), async () => {
      await openPage(page, `${addressOf('/careers/search')}&${parameters}`);
      await expect(search.cards).toHaveCount(10);
      const notice = page.getByRole('main').getByText(/left out: /);
      await expect(notice.filter({ visible: true })).toHaveCount(1);
      await expect(search.results.getByText(/was left out:/)).toBeVisible();
      await search.search('nurse');
      await search.expectParameter('query', 'nurse');
      await expect(search.cards.first()).toBeVisible();
    });
});

test('SEARCH-12 a filter value with a comma stays one value where the employer allows it, chosen, shared or linked to by the employer', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const { filterDef } = await searchData(request, { domain: kestrel });
  const count =
    filterDef.smartFilters
      .find(({ filterName }) => filterName === 'department')
      ?.options?.find(({ label }) => label === 'Software, Firmware')?.count ?? 0;
  const chips = page.getByRole('list', { name: 'Applied filters' });
  const isApplied = async () => {
    await search.expectParameter('filter_department', 'Software%2C Firmware');
    await search.expectCount(count);
    await expect(chips.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
    await expect(chips.getByText('Team: Software, Firmware')).toBeVisible();
  };
  await openPage(page, addressOf('/careers', { domain: kestrel }));
  await search.choose('Team', 'Software, Firmware');
  await isApplied();
  await page.reload();
  await hydrated(page);
  await isApplied();
  await search.filter('Team').click();
  await expect(search.option('Team', 'Software, Firmware')).toBeChecked();
  await expect(
    page.getByRole('group', { name: 'Team', exact: true }).getByRole('checkbox', { checked: true }),
  ).toHaveCount(1);

  await page.keyboard.press('Escape');
  await chips.getByRole('button', { name: /^Remove/ }).click();
  await search.expectParameter('filter_department', null);
  await page.getByRole('banner').getByRole('link', { name: 'Software, Firmware' }).click();
  await hydrated(page);
  await isApplied();
});
