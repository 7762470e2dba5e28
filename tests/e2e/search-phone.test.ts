import type { Page } from '@playwright/test';
import { addressOf } from './employers.ts';
import { openPage, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { searchData } from './wire.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

const hero = (page: Page) => page.locator('.pt-pcsx_hero_image');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** What was found stands at the top of the window, and has the focus. */
async function expectResultsInView(search: SearchPage): Promise<void> {
  await expect(search.count).toBeFocused();
  await expect.poll(async () => (await search.count.boundingBox())?.y).toBeLessThan(100);
  expect((await search.count.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expect(search.cards.first()).toBeInViewport();
}

test('SEARCH-21 SEARCH-20 a search, another page and another order bring what was found into view; back brings the place back, and the picture', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const { count } = await searchData(request, { query: 'nurse' });
  await openPage(page, addressOf('/careers'));
  await expect(hero(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 150));
  await search.query.fill('nurse');
  const left = await scrollY(page);
  await search.query.press('Enter');
  await search.expectCount(count);
  await expectResultsInView(search);
  await expect(hero(page)).toBeHidden();
  await page.goBack();
  await expect(hero(page)).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(left);
  await page.goForward();
  await search.expectAnswer(request, { query: 'nurse' });

  const next = page.getByRole('link', { name: 'Next' });
  await next.scrollIntoViewIfNeeded();
  const place = await scrollY(page);
  await next.click();
  await expect(page.getByText('11 to 20')).toBeVisible();
  await expectResultsInView(search);
  await page.goBack();
  await expect(page.getByText('1 to 10')).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(place);

  await page.evaluate(() => window.scrollTo(0, 0));
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await order.focus();
  await order.selectOption('Newest');
  await search.expectAnswer(request, { query: 'nurse', sort_by: 'timestamp' });
  await expect(search.cards.first()).toBeInViewport();
  await expect(order).toBeFocused();
});

test('SEARCH-21 SEARCH-19 a page of a search begins with the search, with no picture before it, and words of 300 letters without a job do not make it wider than the window', async ({
  page,
}) => {
  const search = new SearchPage(page);
  const greeting = page.getByRole('heading', { level: 1 });
  const searches: readonly Record<string, string>[] = [
    { start: '10' },
    { filter_department: 'Nursing' },
    { query: 'x', location: 'L'.repeat(300) },
  ];
  for (const parameters of searches) {
    await search.open(parameters);
    await expect(hero(page)).toBeHidden();
    // read, and out of sight
    await expect(greeting).toHaveCount(1);
    expect((await greeting.locator('..').boundingBox())?.height).toBeLessThanOrEqual(1);
    await expect(search.results.getByRole('heading').first()).toBeInViewport();
  }
  await expect(search.results.getByText('Loosen your search:')).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});
