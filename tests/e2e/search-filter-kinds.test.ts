import { kestrel, loomfield } from './employers.ts';
import { hydrated, pauseClock, SearchPage, tickUntilVisible } from './search-page.ts';
import { expect, test } from './site.ts';
import { searchData } from './wire.ts';

const chips = 'Applied filters';

test('SEARCH-11 of a filter with one choice another option takes the place of the first, and one that is on or off says what it leaves; both stand in the address, the chips and the panel', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const { filterDef } = await searchData(request, { domain: loomfield });
  const hours = filterDef.smartFilters.find(({ filterName }) => filterName === 'employmentType');
  const [first, second] = hours?.options ?? [];
  if (!first || !second) throw new Error('The demo has too few kinds of employment');
  const form = page.getByRole('form', { name: 'Filters' });
  const select = form.getByRole('combobox', { name: 'Hours' });
  const panel = page.getByRole('dialog', { name: 'All filters' });
  await search.open({ domain: loomfield });
  for (const { value, count } of [first, second]) {
    await select.selectOption(value);
    await search.expectParameter('filter_employment_type', value);
    await search.expectCount(count);
  }
  await expect(page.getByRole('list', { name: chips }).getByRole('button', { name: /^Remove/ })).toHaveCount(
    1,
  );
  await select.selectOption('Hours');
  await search.expectParameter('filter_employment_type', null);
  await page.getByRole('button', { name: 'More filters' }).click();
  await panel.getByRole('radio', { name: new RegExp(`^${String(first.label)}`) }).check();
  await panel.getByRole('button', { name: `Show ${first.count} job` }).click();
  await search.expectParameter('filter_employment_type', first.value);
  await expect(select).toHaveValue(first.value);
  await select.selectOption('Hours');
  await search.expectParameter('filter_employment_type', null);

  const recent = await searchData(request, { domain: loomfield, filter_recent: '1' });
  expect(recent.appliedFilters).toEqual({ recent: ['1'] });
  const toggle = form.getByRole('checkbox', { name: `Posted in the last 7 days ${recent.count}` });
  await toggle.focus();
  await page.keyboard.press('Space');
  await search.expectParameter('filter_recent', '1');
  await search.expectCount(recent.count);
  await expect(toggle).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(toggle).toBeChecked();
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(panel.getByRole('checkbox', { name: /^Posted in the last 7 days/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Posted in the last 7 days' }).click();
  await search.expectParameter('filter_recent', null);
  await expect(toggle).not.toBeChecked();
});

test('SEARCH-11 words of one’s own are chosen besides the options, by keys alone or in the panel, commas and all, and found by their beginnings', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const { count } = await searchData(request, { domain: kestrel, filter_skill: 'pro' });
  expect(count).toBeGreaterThan(0);
  const withComma = { domain: kestrel, filter_skill: 'pro%2C and more' };
  expect((await searchData(request, withComma)).count).toBe(0);
  await search.open({ domain: kestrel });
  await search.filter('Skill').focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('searchbox', { name: 'Search in Skill' });
  await expect(field).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('pro');
  await expect(page.getByRole('button', { name: 'Add “pro”' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  const own = page.getByRole('group', { name: 'Skill' }).getByRole('checkbox', { name: /^pro\b/ });
  await expect(own).toBeChecked();
  await search.expectParameter('filter_skill', 'pro');
  await search.expectCount(count);
  await expect(own).toHaveAccessibleName(`pro ${count}`);
  await expect(page.getByRole('list', { name: chips }).getByText('Skill: pro')).toBeVisible();
  // unticked it stays where it is, for who has changed their mind
  await own.focus();
  await page.keyboard.press('Space');
  await search.expectParameter('filter_skill', null);
  await expect(own).toBeFocused();
  // the employer's own words for a filter and its options
  await search.filter('Where you work').click();
  await expect(search.option('Where you work', 'At the bench')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More filters' }).click();
  const panel = page.getByRole('dialog', { name: 'All filters' });
  const inPanel = panel.getByRole('searchbox', { name: 'Search in Skill' });
  await inPanel.fill('pro, and more');
  await panel.getByRole('button', { name: 'Add “pro, and more”' }).click();
  await expect(inPanel).toBeFocused();
  await panel.getByRole('button', { name: 'No jobs' }).click();
  await search.expectParameter('filter_skill', 'pro%2C and more');
  await page.getByRole('button', { name: 'Remove Skill: pro, and more' }).click();
  await search.expectParameter('filter_skill', null);
});

test('SEARCH-06 a filter’s menu says how many jobs its choice leaves, before it is applied, and applies it at once', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  await search.open({ query: 'nurse' });
  const [wanted] = (await searchData(request, { query: 'nurse' })).filterDef.smartFilters[0]?.options ?? [];
  if (!wanted) throw new Error('The demo has no departments');
  await search.filter('Department').click();
  const menu = page.locator('details[open]');
  await expect(menu.getByRole('button', { name: /^Show [\d,]+ jobs$/ })).toBeVisible();
  await pauseClock(page);
  await search.option('Department', String(wanted.label)).check();
  const done = menu.getByRole('button', { name: `Show ${wanted.count} job` });
  await tickUntilVisible(done);
  // the pause before a choice is applied has not passed
  await search.expectParameter('filter_department', null);
  await done.click();
  await page.clock.resume();
  await expect(search.filter('Department')).toBeFocused();
  await expect(search.options('Department').first()).toBeHidden();
  await search.expectParameter('filter_department', wanted.value);
  await search.expectCount(wanted.count);
  await search.filter('Department').click();
  await menu.getByRole('button', { name: 'Clear' }).click();
  await expect(search.filter('Department')).toBeFocused();
  await search.expectParameter('filter_department', null);
});

test('SEARCH-06 a filter that is chosen without a connection is shown as chosen, the last jobs stay, and its own come by themselves', async ({
  page,
  context,
  request,
  complaints,
}) => {
  const search = new SearchPage(page);
  const { count } = await searchData(request, { domain: loomfield, filter_recent: '1' });
  await search.open({ domain: loomfield });
  const toggle = page.getByRole('checkbox', { name: /^Posted in the last 7 days/ });
  await context.setOffline(true);
  await toggle.check();
  await expect(search.results.getByText(/Failed to load positions/)).toBeVisible();
  await expect(search.cards).toHaveCount(10);
  await expect(toggle).toBeChecked();
  await context.setOffline(false);
  await search.expectCount(count);
  // the chips had no code to show themselves with
  await expect(page.getByRole('button', { name: 'Remove Posted in the last 7 days' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(complaints.splice(0).join()).toContain('Loading chunk failed');
});

test('SEARCH-11 in Arabic filters of every kind read from the right, in the site’s language', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open({ domain: kestrel, hl: 'ar', filter_remote: '1' });
  await expect(page.getByRole('checkbox', { name: /^وظائف عن بُعد/ })).toBeChecked();
  await page
    .locator('summary', { hasText: 'المهارة' })
    .or(page.locator('summary', { hasText: 'مهارة' }))
    .click();
  const field = page.getByRole('searchbox', { name: /^البحث في / });
  await field.fill('pro');
  await expect(page.getByRole('button', { name: 'إضافة «pro»' })).toBeVisible();
  const [box, menu] = await Promise.all([
    field.boundingBox(),
    page.locator('details[open] > div').boundingBox(),
  ]);
  expect(box!.x).toBeGreaterThanOrEqual(menu!.x);
  expect(menu!.x).toBeGreaterThanOrEqual(0);
  await expect(page.getByRole('button', { name: /^إزالة/ }).first()).toBeVisible();
});
