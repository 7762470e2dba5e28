import { addressOf, kestrel, loomfield, meridian } from '../e2e/employers.ts';
import { openPage, SearchPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { audit, expectMoreContrast, expectNothingFound } from './audit.ts';
import { expectToFit } from './fit.ts';
import { goTo, goToPage } from './go-to.ts';

for (const { domain, alsoFits } of [
  { domain: meridian },
  { domain: kestrel, alsoFits: '/careers/login?view=code' },
  { domain: loomfield, alsoFits: '/careers/job/18' },
])
  test(`THEME-05 axe finds nothing on the pages of ${domain}, all their text reaches 7 : 1 with more contrast, and they fit 320 px, 400 % zoom and text twice as large, with targets of 24 px`, async ({
    page,
  }) => {
    const check = async (path: string) => {
      await expectNothingFound(page, path, domain === meridian ? 'every' : 'two');
      await expectMoreContrast(page, path);
      await expectToFit(page, path);
    };
    await openPage(page, addressOf('/careers', { domain }));
    await check('/careers');
    for (const path of ['/careers/job/1', '/careers/login'])
      await test.step(path, async () => {
        await goToPage(page, addressOf(path, { domain }));
        await check(path);
      });
    if (alsoFits === undefined) return;
    await goToPage(page, addressOf(alsoFits, { domain }));
    await expectToFit(page, alsoFits);
  });

test('axe finds nothing on suggestions, on an open filter menu, and on filters that are applied and that are all shown', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await openPage(page, addressOf('/careers'));
  await search.location.pressSequentially('l');
  await expect(search.suggestions.first()).toBeVisible();
  await search.location.press('ArrowDown');
  await expect(search.suggestions.first()).toHaveAttribute('aria-selected', 'true');
  await expectNothingFound(page, 'suggestions');

  await search.location.press('Escape');
  await page.locator('summary').first().click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expectNothingFound(page, 'an open filter menu');

  const filtered = { location: 'London', filter_department: 'Nursing', filter_distance: '40.2' };
  await goTo(page, addressOf('/careers/search', filtered));
  await expect(page.getByRole('list', { name: 'Applied filters' })).toBeVisible();
  await expect(search.results).toHaveAttribute('aria-busy', 'false');
  await expectNothingFound(page, 'applied filters', 'every');
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await expectNothingFound(page, 'all filters', 'every');
});

test('axe finds nothing on a search with a chosen job, without results, on a map and failed', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open({ pid: '3' });
  await expectNothingFound(page, 'a chosen job');
  await expectToFit(page, 'a chosen job');

  await goTo(page, addressOf('/careers/search', { location: 'Nowhere' }));
  await search.expectCount(0);
  await expect(search.results).toHaveAttribute('aria-busy', 'false');
  await expectNothingFound(page, 'no results');
  await expectToFit(page, 'no results');

  await goTo(page, addressOf('/careers/search', { query: 'nurse', tab: 'map' }));
  await expect(page.getByRole('application').getByRole('button').first()).toBeVisible();
  await expectNothingFound(page, 'a map', 'every');

  await goTo(page, addressOf('/careers/search'));
  await expect(search.cards).toHaveCount(10);
  await page.route('**/api/pcsx/search?*', (route) => route.fulfill({ status: 400, json: { status: 400 } }));
  // one that has not been answered yet
  await search.search('porter');
  await expect(search.results.getByRole('alert')).toBeVisible();
  expect(await audit(page)).toEqual([]);
});

test('axe finds nothing on filters of every kind', async ({ page }) => {
  await openPage(page, addressOf('/careers', { domain: kestrel, filter_remote: '1', filter_skill: 'pro' }));
  await page.locator('summary', { hasText: 'Skill' }).click();
  await page.getByRole('searchbox', { name: 'Search in Skill' }).fill('robots');
  await expect(page.getByRole('button', { name: 'Add “robots”' })).toBeVisible();
  await expectNothingFound(page, 'a filter menu in which one searches and adds');

  await openPage(page, addressOf('/careers', { domain: loomfield, filter_recent: '1' }));
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: /^Posted/ })).toBeChecked();
  await expectNothingFound(page, 'all filters');
});

test('axe finds nothing on what is closed or not there, and it fits 320 px, 400 % zoom and text twice as large', async ({
  page,
}) => {
  await openPage(page, addressOf('/careers/a/b/c'));
  await expectNothingFound(page, 'no page');
  await expectToFit(page, 'no page');
  for (const path of ['/careers/job/18', '/careers/job/999999'])
    await test.step(path, async () => {
      await goToPage(page, addressOf(path));
      await expectNothingFound(page, path);
    });
  await page.goto(addressOf('/careers', { domain: 'nobody.example' }));
  expect(await audit(page)).toEqual([]);
});

test('axe finds nothing in Arabic', async ({ page }) => {
  const hl = 'ar';
  await openPage(page, addressOf('/careers', { hl }));
  expect.soft(await audit(page), 'the search').toEqual([]);
  for (const path of ['/careers/job/1', '/careers/login']) {
    await goToPage(page, addressOf(path, { hl }));
    expect.soft(await audit(page), path).toEqual([]);
  }
});
