import type { Page } from '@playwright/test';
import { addressOf } from './employers.ts';
import { openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

const bar = (page: Page) => page.getByRole('banner');

/** Where the parts of the bar stand, left and top, without the cart's button, which comes. */
const places = (page: Page) =>
  bar(page)
    .locator('img, button[aria-controls], a')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top } = part.getBoundingClientRect();
        return [left, top];
      }),
    );

test('SHELL-01 SHELL-06 on a phone of 320 px the bar is one line, nothing in it moves when the cart fills, and nothing is wider than the window, in each language', async ({
  page,
  context,
  site,
}) => {
  for (const hl of ['en-US', 'ar'])
    await test.step(hl, async () => {
      const address = addressOf('/careers/job/2', { hl });
      await openPage(page, address);
      // the bar's height by SHELL-01
      await expect.poll(async () => (await bar(page).boundingBox())?.height).toBe(60);
      const before = await places(page);
      await page
        .locator('main')
        .getByRole('button', { name: /^(?:Add to cart|إضافة إلى السلة)/ })
        .first()
        .tap();
      await expect(bar(page).getByRole('button')).toHaveCount(2);
      expect(await places(page)).toEqual(before);

      await openAccount(page.request, site);
      await openPage(page, address);
      expect((await bar(page).boundingBox())?.height).toBe(60);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(320);
      // the next is a visitor again, and hears no late answer to this one
      await page.evaluate(() => localStorage.clear());
      await page.goto('about:blank');
      await context.clearCookies();
    });
});
