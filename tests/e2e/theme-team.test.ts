import type { APIRequestContext, Browser } from '@playwright/test';
import { meridian } from './employers.ts';
import { collectComplaints, expect, test, type ThemedSite } from './site.ts';
import {
  admin,
  green,
  openThemePanel,
  openWithGreenDraft,
  primaryButtons,
  readDraft,
  reopenPanel,
  type ThemePanel,
} from './theme-panel.ts';

/** Somebody else at the same theme, in a browser of their own. */
async function openBeside(
  browser: Browser,
  site: ThemedSite,
  complaints: string[],
): Promise<{ theirs: ThemePanel; close: () => Promise<void> }> {
  const context = await browser.newContext();
  collectComplaints(context, complaints);
  const theirs = await openThemePanel(await context.newPage(), site, admin);
  return { theirs, close: () => context.close() };
}

/** What the server has published. */
async function publishedAt(request: APIRequestContext, site: ThemedSite) {
  const answer = await request.get(`${site.address}/api/pcsx/themes/published?domain=${meridian}`);
  return ((await answer.json()) as { data: { version: number; document: unknown } }).data;
}

test('THEME-04 when two edit at once they see each other and where the other is, and neither loses anything without being asked (B11)', async ({
  page,
  browser,
  themedSite,
  complaints,
}) => {
  await page.clock.install();
  const mine = await openThemePanel(page, themedSite);
  const { theirs, close } = await openBeside(browser, themedSite, complaints);
  const dark = '#10202f';
  const presence = '**/api/pcsx/themes/presence?*';
  const inConflict = Promise.withResolvers<void>();

  await test.step('both are seen', async () => {
    await expect(theirs.panel.getByText(/ is editing: /)).toBeVisible();
    // whoever is open says so every 20 seconds
    await expect(async () => {
      await page.clock.fastForward(20_000);
      await expect(mine.panel.getByText(/ is editing: Primary buttons$/)).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
  await test.step('different values', async () => {
    await theirs.saving(() => theirs.value('Text').fill('#fefefe'));
    // saying that one is there also brings what others have saved: not before theirs is in conflict
    await theirs.page.route(presence, async (route) => {
      await inConflict.promise;
      await route.continue();
    });
    await mine.saving(() => mine.value('Background').fill(green.typed));
    await expect(mine.value('Text')).toHaveValue('#fefefe');
    await expect(primaryButtons(page)).toHaveCSS('color', 'rgb(254, 254, 254)');
    await expect(primaryButtons(page)).toHaveCSS('background-color', green.computed);
  });
  await test.step('the same value', async () => {
    // they have not seen that background
    await theirs.value('Background').fill('#2d2d8f');
    const conflict = theirs.panel
      .getByRole('alert')
      .filter({ hasText: 'Somebody else has changed the same value' });
    await expect(conflict.getByRole('listitem')).toHaveText(/Primary buttons: background.*#2d2d8f.*#1d6b2f/);
    await expect(primaryButtons(theirs.page)).toHaveCSS('background-color', 'rgb(45, 45, 143)');
    inConflict.resolve();
    await theirs.page.unroute(presence);
    await conflict.getByRole('button', { name: 'Take theirs' }).click();
    await expect(primaryButtons(theirs.page)).toHaveCSS('background-color', green.computed);
    await theirs.saving(() => theirs.panel.getByRole('button', { name: /^Undo/ }).click());
    await expect(primaryButtons(theirs.page)).toHaveCSS('background-color', 'rgb(45, 45, 143)');
  });
  await mine.saving(() => mine.value('Text').fill(dark));
  await expect(mine.value('Background')).toHaveValue('#2d2d8f');
  await test.step('one leaves', async () => {
    await theirs.panel.getByRole('button', { name: 'Close' }).click();
    await expect(async () => {
      await page.clock.fastForward(20_000);
      await expect(mine.panel.getByText(/ is editing/)).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  });
  await reopenPanel(mine);
  await mine.section.selectOption('Primary buttons');
  await expect(mine.value('Background')).toHaveValue('#2d2d8f');
  await expect(mine.value('Text')).toHaveValue(dark);
  await close();
});

test('THEME-04 of two who publish at once one does, and the other is told and loses nothing; what somebody changes after another has published is added to that, not put in its place (B11)', async ({
  page,
  browser,
  themedSite,
  callAs,
  complaints,
}) => {
  const mine = await openWithGreenDraft(page, themedSite);
  const { theirs, close } = await openBeside(browser, themedSite, complaints);
  const first = await publishedAt(page.request, themedSite);

  await test.step('at once', async () => {
    for (const { panel, publishDialog } of [mine, theirs]) {
      await panel.getByRole('button', { name: 'Publish…' }).click();
      await expect(publishDialog.getByText(/^Background changed/)).toBeVisible();
    }
    await Promise.all(
      [mine, theirs].map(({ publishDialog }) =>
        publishDialog.getByRole('button', { name: 'Publish', exact: true }).click(),
      ),
    );
    const told = ({ publishDialog }: ThemePanel) =>
      publishDialog.getByText(/^Somebody else has just published the same theme/);
    await expect.poll(async () => (await told(mine).count()) + (await told(theirs).count())).toBe(1);
    const now = await publishedAt(page.request, themedSite);
    expect(now.version).toBe(first.version + 1);
    expect(JSON.stringify(now.document)).toContain(green.typed);
    if ((await told(mine).count()) === 1) await page.keyboard.press('Escape');
    await expect(mine.publishDialog).toBeHidden();
  });
  await close();
  await test.step('afterwards', async () => {
    await mine.saving(() => mine.value('Background').fill('#7a1f5c'));
    await callAs(admin, { method: 'POST', path: '/api/pcsx/themes/publish', body: {} });
    await mine.value('Text').fill('#fefefe');
    await expect(mine.value('Text')).toHaveValue('#fefefe');
    await expect(mine.panel.getByText('Draft saved')).toBeVisible();
    await expect
      .poll(async () => {
        const { isDraft, document } = await readDraft(callAs);
        const { background, text } = document?.sections['primary_buttons'] ?? {};
        return [isDraft, background?.value, text?.value];
      })
      .toEqual([true, '#7a1f5c', '#fefefe']);
    await expect(mine.panel.getByRole('alert')).toHaveCount(0);
  });
});
