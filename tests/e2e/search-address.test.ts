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

test('SEARCH-01 back and forward walk through what was searched', async ({ page, request }) => {
  const search = new SearchPage(page);
  const all = (await searchData(request)).count;
  const nurses = (await searchData(request, { query: 'nurse' })).count;
  await search.open();
  await search.search('nurse');
  await search.expectCount(nurses);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('11 to 20')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 to 10')).toBeVisible();
  await page.goBack();
  await search.expectCount(all);
  await expect(search.query).toHaveValue('');
  await page.goForward();
  await search.expectCount(nurses);
  await expect(search.query).toHaveValue('nurse');
});

test('SEARCH-01 parameters that are not the search’s pass through searching, filtering and paging', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  await search.open({ utm_source: 'fair & square', tab: 'events', ref: '' });
  await search.search('nurse');
  await search.expectParameter('query', 'nurse');
  await search.expectParameter('utm_source', 'fair & square');
  // the address changes before the page does: a link to the next page of the search before is none of this one
  await search.expectCount((await searchData(request, { query: 'nurse' })).count);
  await page.getByRole('link', { name: 'Next' }).click();
  await search.expectParameter('start', '10');
  await search.choose('Workplace', 'On site');
  await search.expectParameter('filter_work_location_option', 'onsite');
  // a card that is replaced while it is pressed is not followed
  const onSite = { query: 'nurse', filter_work_location_option: 'onsite' };
  await search.expectCount((await searchData(request, onSite)).count);
  await search.cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/pid=\d+/);
  await search.expectParameter('utm_source', 'fair & square');
  await search.expectParameter('tab', 'events');
});

const malformed = [
  'start=abc',
  'start=-10',
  'start=999999999999999999999',
  'start=7',
  'sort_by=zzz',
  'sort_by=distance',
  'filter_department=%00',
  'filter_department=,,,',
  'filter_=x&filter_nothing=y',
  'filter___proto__=x',
  'filter_map_bounds=north',
  'pid=-5',
  'pid=0',
  'pid=99999999999999999999',
  'pid=abc',
  'query=%E0%A4%A',
  'query=%F0%9F%92%99&location=%00',
  `query=${'x'.repeat(2000)}`,
  'query=a&query=b&start=1&start=2&domain=meridian.example&domain=kestrel.example',
  'hl=xx-YY',
  'location=95,300',
  'show_login_modal=maybe',
];
test('SEARCH-01 an address with malformed parameters still shows the search', async ({ page }) => {
  const search = new SearchPage(page);
  for (const parameters of malformed)
    await test.step(parameters.slice(0, 60), async () => {
      const response = await page.goto(`/careers/search?${parameters}`);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(search.query).toBeVisible();
      await expect(search.count).toHaveText(/^[\d,]+ jobs?$/);
      await expect(page.getByText('Internal Server Error')).toHaveCount(0);
    });
  await search.search('nurse');
  await expect(search.cards).toHaveCount(10);
});

test('SEARCH-02 hyphens and underscores of a path read as spaces', async ({ page, request }) => {
  const search = new SearchPage(page);
  await openPage(page, addressOf('/careers/nurse-manager/santiago'));
  await expect(search.query).toHaveValue('nurse manager');
  await expect(search.location).toHaveValue('santiago');
  await search.expectCount(
    (await searchData(request, { query: 'nurse manager', location: 'santiago' })).count,
  );
  await expect(page).toHaveTitle('nurse manager at santiago');
  await openPage(page, addressOf('/careers/data_engineer'));
  await expect(search.query).toHaveValue('data engineer');
});

test('SEARCH-04 of a pid with words behind its number the number counts', async ({ page, request }) => {
  const search = new SearchPage(page);
  const [position] = (await searchData(request, { start: '20' })).positions;
  await search.open({ pid: `${position?.id}-some-nurse` });
  await expect(search.job.getByRole('heading', { level: 2 })).toHaveText(position?.name ?? '');
  await openPage(page, addressOf(`/careers/job/${position?.id}-some-nurse`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(position?.name ?? '');
});

test('SEARCH-12 a filter value with a comma stays one value where the employer allows it', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const { filterDef } = await searchData(request, { domain: kestrel });
  const option = filterDef.smartFilters
    .find(({ filterName }) => filterName === 'department')
    ?.options?.find(({ label }) => label === 'Software, Firmware');
  await search.open({ domain: kestrel });
  await search.choose('Team', 'Software, Firmware');
  await search.expectParameter('filter_department', 'Software%2C Firmware');
  await search.expectCount(option?.count ?? 0);
  await page.reload();
  await hydrated(page);
  await search.expectCount(option?.count ?? 0);
  await search.filter('Team').click();
  await expect(search.option('Team', 'Software, Firmware')).toBeChecked();
  await expect(
    page.getByRole('group', { name: 'Team', exact: true }).getByRole('checkbox', { checked: true }),
  ).toHaveCount(1);
});

test('SEARCH-12 the employer’s own link to a value with a comma finds the same jobs', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  await openPage(page, addressOf('/careers', { domain: kestrel }));
  await page.getByRole('link', { name: 'Software, Firmware' }).click();
  await hydrated(page);
  const { filterDef } = await searchData(request, { domain: kestrel });
  const option = filterDef.smartFilters
    .find(({ filterName }) => filterName === 'department')
    ?.options?.find(({ label }) => label === 'Software, Firmware');
  await search.expectCount(option?.count ?? 0);
});

test('SEARCH-01 thousands of filter values that are nowhere are said once and carried on by no link, and the filter beside them stays', async ({
  page,
}) => {
  const values = Array.from({ length: 2_000 }, (_, index) => `nowhere${index}`);
  const response = await page.goto(
    addressOf('/careers/search', {
      filter_department: values.join(','),
      filter_employment_type: 'Part-time',
    }),
  );
  await hydrated(page);
  await expect(
    page
      .getByRole('main')
      .getByText(/left out: Department$/)
      .filter({ visible: true }),
  ).toHaveCount(1);
  const links = page.getByRole('main').getByRole('link');
  await expect(links.and(page.locator('[href*="nowhere"]'))).toHaveCount(0);
  await expect(links.and(page.locator('[href*="filter_employment_type=Part-time"]')).first()).toBeAttached();
  // each link had all of them
  expect((await response!.text()).split('nowhere1999').length - 1).toBeLessThan(8);
});
