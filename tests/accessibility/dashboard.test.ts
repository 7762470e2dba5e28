import { candidateWhoApplied, Dashboard } from '../e2e/dashboard-page.ts';
import { kestrel } from '../e2e/employers.ts';
import { openAccount } from '../e2e/mailbox.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn } from '../e2e/wire.ts';
import { expectNothingFound, overflowOf } from './audit.ts';
import { expectToFit } from './fit.ts';

const tabs = ['applications', 'interviews', 'savedPositions', 'events', 'offers'] as const;
const pagesOfTabs = ['applications', 'interviews', 'saved-jobs'] as const;

for (const hl of ['en-US', 'ar'])
  test(`DASH-01 axe finds nothing on any tab of the dashboard in ${hl}, on its overview, nor on the pages of tabs`, async ({
    page,
    context,
  }) => {
    await logIn(context, 'candidate@meridian.example');
    const dashboard = new Dashboard(page);
    for (const tab of tabs)
      await test.step(tab, async () => {
        await dashboard.open({ path: 'dashboardv2', tab, hl });
        await page.waitForLoadState('networkidle');
        await expectNothingFound(page);
      });
    for (const path of pagesOfTabs)
      await test.step(path, async () => {
        await dashboard.open({ path, hl });
        await page.waitForLoadState('networkidle');
        await expectNothingFound(page);
      });
  });

test('DASH-03 DASH-04 axe finds nothing on empty and failed parts, and while an application is withdrawn', async ({
  page,
  context,
  site,
}) => {
  const dashboard = new Dashboard(page);
  await candidateWhoApplied(page, site);
  await dashboard.open();
  await page.getByRole('button', { name: /^Withdraw application/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNothingFound(page);
  await openAccount(context.request, site);
  await dashboard.open();
  await expectNothingFound(page);
  await page.route('**/api/pcsx/dashboard/events?*', (route) => route.fulfill({ status: 400, body: '' }));
  await dashboard.tab('Events').click();
  await expect(dashboard.part('Events for you').getByRole('alert')).toBeVisible();
  await expectNothingFound(page);
  await logIn(context, 'candidate@kestrel.example');
  await dashboard.open({ domain: kestrel });
  await expectNothingFound(page);
});

for (const hl of ['en-US', 'ar'])
  test(`the dashboard in ${hl} fits 320 px, 400 % zoom and text twice as large, with targets of 24 px`, async ({
    page,
    context,
  }) => {
    await logIn(context, 'candidate@meridian.example');
    const dashboard = new Dashboard(page);
    for (const tab of tabs)
      await test.step(tab, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await dashboard.open({ path: 'dashboardv2', tab, hl });
        await page.waitForLoadState('networkidle');
        await expectToFit(page);
      });
    for (const path of pagesOfTabs)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await dashboard.open({ path, hl });
        await page.waitForLoadState('networkidle');
        await expectToFit(page);
      });
  });

for (const { hl, forward } of [
  { hl: 'en-US', forward: 'ArrowRight' },
  { hl: 'ar', forward: 'ArrowLeft' },
])
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
