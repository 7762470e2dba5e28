import { Dashboard } from '../e2e/dashboard-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn } from '../e2e/wire.ts';
import { expectNothingFound, overflowOf } from './audit.ts';
import { expectToFit } from './fit.ts';

for (const { hl, forward } of [
  { hl: 'en-US', forward: 'ArrowRight' },
  { hl: 'ar', forward: 'ArrowLeft' },
]) {
  test(`DASH-01 in ${hl} the keyboard goes from tab to tab, each in view on a narrow screen, and chooses with Enter`, async ({
    page,
    context,
  }) => {
    await logIn(context, 'candidate@meridian.example');
    await page.setViewportSize({ width: 320, height: 640 });
    const dashboard = new Dashboard(page);
    await dashboard.open({ hl });
    await dashboard.tabs.first().focus();
    for (const index of [1, 2, 3, 4]) {
      await page.keyboard.press(forward);
      await expect(dashboard.tabs.nth(index)).toBeFocused();
      await expect(dashboard.tabs.nth(index)).toBeInViewport({ ratio: 0.98 });
    }
    // an arrow alone asks the server for nothing
    await expect(dashboard.tabs.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(dashboard.tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/tab=offers/);
    await page.keyboard.press('Tab');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toBeFocused();
    // until the offers have come there is nothing in it to go to
    await expect(panel.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    expect(await overflowOf(page)).toBe(0);
  });

  for (const { what, tabs = [], paths = [] } of [
    { what: 'its overview, applications and interviews', tabs: [0, 1] },
    { what: 'its other tabs', tabs: [2, 3, 4] },
    { what: 'the pages of tabs', paths: ['applications', 'interviews', 'saved-jobs'] },
  ])
    test(`DASH-01 axe finds nothing on the dashboard in ${hl}, ${what}, which fit 320 px, 400 % zoom and text twice as large, with targets of 24 px`, async ({
      page,
      context,
    }) => {
      await logIn(context, 'candidate@meridian.example');
      const dashboard = new Dashboard(page);
      const check = async () => {
        // the bell comes after the page
        await expect(page.getByRole('button', { name: /^(?:Notifications|الإشعارات)/ })).toBeAttached();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectNothingFound(page);
        await expectToFit(page);
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      };
      if (tabs.length > 0) await dashboard.open({ path: 'dashboardv2', hl });
      for (const index of tabs)
        await test.step(`tab ${index + 1}`, async () => {
          await dashboard.tabs.nth(index).click();
          await expect(dashboard.tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
          await expect(dashboard.main.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
          await check();
        });
      for (const path of paths)
        await test.step(path, async () => {
          await dashboard.open({ path, hl });
          await check();
        });
    });
}
