import { addressOf, meridian } from './employers.ts';
import { openPage, SearchPage } from './search-page.ts';
import { findJob, logIn } from './wire.ts';
import { expect, test } from './site.ts';

test('ROUTES-07 a page change puts focus on the new page’s heading, at the top', async ({ page }) => {
  const search = new SearchPage(page);
  await openPage(page, addressOf('/careers'));
  await page.evaluate(() => window.scrollTo(0, 600));
  await search.job.getByRole('link', { name: 'Open full page' }).click();
  await expect(page).toHaveURL(/\/careers\/job\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Find your next job/ })).toBeFocused();
});

test('ROUTES-07 from the folded menu, too, also when the heading comes late', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await logIn(page.context(), 'candidate@meridian.example');
  await openPage(page, addressOf('/careers'));
  const held = Promise.withResolvers<void>();
  await page.route('**/api/offer/offers?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' }).click();
  await expect(page).toHaveURL(/\/careers\/offers/);
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('ROUTES-07 what was opened while the page was loading keeps the focus', async ({ page, context }) => {
  await logIn(context, 'candidate@meridian.example');
  await openPage(page, addressOf('/careers'));
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const bell = page.getByRole('button', { name: /^Notifications/ });
  // its code is there
  await bell.click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' }).click();
  await expect(page.locator('#content')).toHaveAttribute('aria-busy', 'true');
  await bell.click();
  const focusWithin = page.locator('[role=dialog]:focus-within');
  await expect(focusWithin).toHaveCount(1);
  held.resolve();
  await expect(page).toHaveURL(/\/careers\/offers/);
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  await expect(focusWithin).toHaveCount(1);
});

test('ROUTES-07 back and forward restore where one had scrolled to', async ({ page }) => {
  const search = new SearchPage(page);
  await openPage(page, addressOf('/careers'));
  await search.cards.nth(8).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await search.job
    .getByRole('link', { name: 'Open full page' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(search.cards).toHaveCount(10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('ROUTES-07 the next page of results begins at its top', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('11 to 20')).toBeVisible();
  await expect(search.count).toBeInViewport();
});

test('ROUTES-07 the document is loaded once: links inside the site do not reload it', async ({ page }) => {
  const search = new SearchPage(page);
  await openPage(page, addressOf('/careers'));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await search.cards.nth(1).getByRole('link').click();
  await search.job.getByRole('link', { name: 'Open full page' }).click();
  await expect(page).toHaveURL(/\/careers\/job\//);
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(search.cards).toHaveCount(10);
  expect(documents).toEqual([]);
});

test('ROUTES-07 JOB-03 a closed job leads to similar ones without reloading the document', async ({
  page,
  request,
}) => {
  const closed = await findJob(request, ({ isClosed }) => isClosed);
  await openPage(page, addressOf(`/careers/job/${closed.id}`));
  const documents: string[] = [];
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) documents.push(asked.url());
  });
  await page.getByRole('link', { name: 'Search similar jobs' }).click();
  await expect(page).toHaveURL(/\/careers\/search\?/);
  await expect(new SearchPage(page).cards.first()).toBeVisible();
  expect(documents).toEqual([]);
});

for (const width of [375, 800, 1280])
  test(`SHELL-01 at ${width} px logo, picture’s words, heading, fields, filters and list begin at one edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const hl of ['en-US', 'ar']) {
      await openPage(page, addressOf('/careers', { domain: meridian, hl }));
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
      expect(new Set(edges).size, `${hl}: ${edges.join(', ')}`).toBe(1);
    }
  });
