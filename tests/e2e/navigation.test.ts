import { addressOf, meridian } from './employers.ts';
import { openPage, SearchPage } from './search-page.ts';
import { logIn } from './wire.ts';
import { expect, test } from './site.ts';

test('ROUTES-07 a page change puts the focus on the new page’s heading, at the top, without reloading the document; back and forward restore where one had scrolled to, and the next page of results begins at its top', async ({
  page,
}) => {
  const search = new SearchPage(page);
  const heading = page.getByRole('heading', { level: 1 });
  const scrollY = () => page.evaluate(() => window.scrollY);
  await openPage(page, addressOf('/careers'));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.evaluate(() => window.scrollTo(0, 600));
  await search.job.getByRole('link', { name: 'Open full page' }).click();
  await expect(page).toHaveURL(/\/careers\/job\//);
  await expect(heading).toBeFocused();
  await expect.poll(scrollY).toBe(0);
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Find your next job/ })).toBeFocused();

  await search.cards.nth(8).scrollIntoViewIfNeeded();
  const place = await scrollY();
  expect(place).toBeGreaterThan(100);
  await search.job
    .getByRole('link', { name: 'Open full page' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/careers\/job\//);
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(search.cards).toHaveCount(10);
  await expect.poll(scrollY).toBe(place);
  await page.goForward();
  await expect(heading).toBeVisible();
  await expect.poll(scrollY).toBe(0);
  await page.goBack();
  await expect.poll(scrollY).toBe(place);

  await search.cards.nth(1).getByRole('link').click();
  await search.job.getByRole('link', { name: 'Open full page' }).click();
  await expect(page).toHaveURL(/\/careers\/job\//);
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(search.cards).toHaveCount(10);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('11 to 20')).toBeVisible();
  await expect(search.count).toBeInViewport();
  expect(documents).toEqual([]);
});

test('ROUTES-07 what was opened while the page was loading keeps the focus; from the folded menu the heading gets it, also when it comes late', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  await openPage(page, addressOf('/careers'));
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const offers = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' });
  // its code is there
  await bell.click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await offers.click();
  await expect(page.locator('#content')).toHaveAttribute('aria-busy', 'true');
  await bell.click();
  const focusWithin = page.locator('[role=dialog]:focus-within');
  await expect(focusWithin).toHaveCount(1);
  code.resolve();
  await expect(page).toHaveURL(/\/careers\/offers/);
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  await expect(focusWithin).toHaveCount(1);
  await page.unroute('**/assets/*.js');

  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, addressOf('/careers'));
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/offer/offers?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await offers.click();
  await expect(page).toHaveURL(/\/careers\/offers/);
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('SHELL-01 in a window of any width logo, picture’s words, heading, fields, filters and list begin at one edge', async ({
  page,
}) => {
  for (const hl of ['en-US', 'ar']) {
    await openPage(page, addressOf('/careers', { domain: meridian, hl }));
    for (const width of [375, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const parts = [
        page.getByRole('img', { name: 'Meridian Health' }),
        page.locator('.pt-pcsx_hero_image [data-from]:visible'),
        page.getByRole('heading', { level: 1 }),
        page.getByRole('searchbox').first(),
        page.locator('summary').first(),
        page.locator('main li').getByRole('article').first(),
      ];
      const edges = await Promise.all(
        parts.map((part) =>
          part.evaluate((element) => {
            const { left, right } = element.getBoundingClientRect();
            return Math.round(document.dir === 'rtl' ? innerWidth - right : left);
          }),
        ),
      );
      expect(new Set(edges).size, `${hl}, ${width} px: ${edges.join(', ')}`).toBe(1);
    }
  }
});
