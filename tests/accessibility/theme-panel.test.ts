import type { Locator, Page } from '@playwright/test';
import { addressOf } from '../e2e/employers.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { openThemeBuilder, openThemePanel, primaryButtonPage } from '../e2e/theme-panel.ts';
import { audit, overflowOf } from './audit.ts';

const tabTo = async (page: Page, target: Locator) => {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came there');
};

test('THEME-03 axe finds nothing on the site with the theme builder open, narrow and wide', async ({
  page,
  themedSite,
}) => {
  const builder = await openThemePanel(page, themedSite);
  await builder.value('Background').fill('#1d6b2f');
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await audit(page), `${width} px`).toEqual([]);
    expect.soft(await overflowOf(page), `${width} px`).toBe(0);
  }
  await builder.panel.getByRole('button', { name: 'Publish…' }).click();
  await expect(builder.publishDialog).toBeVisible();
  expect(await audit(page)).toEqual([]);
});

for (const language of ['en-US', 'ar'])
  test(`THEME-03 axe finds nothing in any tab of the theme builder, wide and at 320 px: ${language} (B18)`, async ({
    page,
    themedSite,
  }) => {
    await openThemePanel(page, themedSite);
    await openPage(page, `${themedSite.address}${addressOf(primaryButtonPage, { hl: language })}`);
    await page.getByRole('button', { name: /^(?:Edit theme|تحرير المظهر)$/ }).click();
    const panel = page.locator('[data-portico-panel] aside');
    await expect(panel.getByRole('tab').first()).toBeVisible();
    for (const tab of await panel.getByRole('tab').all()) {
      await tab.click();
      // what is fetched for the tab has come
      await expect(panel.getByRole('tabpanel').locator('h3, select').first()).toBeVisible();
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const name = `${await tab.textContent()}, ${width} px`;
        expect.soft(await audit(page), name).toEqual([]);
        expect.soft(await overflowOf(page), name).toBe(0);
        expect
          .soft(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), name)
          .toBeLessThanOrEqual(0);
      }
    }
  });

test('THEME-03 by keyboard alone a brand person changes a colour and publishes it', async ({
  page,
  themedSite,
}) => {
  const builder = await openThemeBuilder(page, themedSite);
  await expect(builder.panel.getByRole('heading', { name: 'Edit theme' })).toBeFocused();
  await tabTo(page, builder.section);
  await page.keyboard.type('Primary');
  await tabTo(page, builder.value('Background'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('#1d6b2f');
  await builder.expectSaved();
  await tabTo(page, builder.panel.getByRole('button', { name: 'Publish…' }));
  await page.keyboard.press('Enter');
  await expect(builder.publishDialog).toBeVisible();
  await tabTo(page, builder.publishDialog.getByRole('button', { name: 'Publish', exact: true }));
  await page.keyboard.press('Enter');
  await expect(builder.publishDialog).toBeHidden();
  await expect(builder.panel.getByRole('button', { name: 'Publish…' })).toBeFocused();
  await expect(page.getByText('Published. Visitors see the new theme.')).toBeAttached();
});
