import type { Page } from '@playwright/test';
import { addressOf, meridian } from './employers.ts';
import { Login } from './login-page.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { draftAddress, draftOf, openThemePanel, primaryButtonPage, ThemePanel } from './theme-panel.ts';
import { logIn } from './wire.ts';

const mine = '#1d6b2f';

const savedIn = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.ok() && response.url().includes(draftAddress) && response.request().method() === 'PUT',
  );

/** In a tab that is logged in already. */
const openAgain = async (page: Page, site: string) => {
  await openPage(page, `${site}${addressOf(primaryButtonPage)}`);
  await page.getByRole('button', { name: 'Edit theme' }).click();
  const panel = new ThemePanel(page);
  await panel.section.selectOption('Primary buttons');
  return panel;
};

/** Types what cannot be saved any more, since the session has ended. */
const typeUnsaved = async (page: Page, panel: ThemePanel) => {
  await page.context().clearCookies();
  await panel.value('Background').fill(mine);
  await expect(panel.panel.getByText(/^Not saved: /)).toBeVisible();
};

test('THEME-04 what somebody has not saved is not saved in the name of who logs in after them, and waits for them (B9)', async ({
  page,
  themedSite,
}) => {
  await typeUnsaved(page, await openThemePanel(page, themedSite));

  const admins = await openThemePanel(page, themedSite, `admin@${meridian}`);
  await expect(admins.value('Background')).not.toHaveValue(mine);
  await expect(admins.panel.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await admins.panel.getByLabel('Corners: value in px').fill('7');
  await admins.expectSaved();
  const draft = await draftOf(page, themedSite.address);
  expect(draft).toContain('"radius"');
  expect(draft).not.toContain(mine);

  const saved = savedIn(page);
  const again = await openThemePanel(page, themedSite);
  await expect(again.value('Background')).toHaveValue(mine);
  await saved;
});

test('THEME-04 a panel that another account’s login has overtaken writes nothing in its name, says whose it is, and goes on after a login (B9)', async ({
  page,
  context,
  themedSite,
}) => {
  const { address } = themedSite;
  const panel = await openThemePanel(page, themedSite);
  const before = await draftOf(page, address);
  await logIn(context, `admin@${meridian}`, address);

  await panel.value('Background').fill(mine);
  const refusal = panel.panel.getByText(/^Not saved: Daniel Whitlock has logged in in this browser since\./);
  await expect(refusal).toBeVisible();
  // not by another try either, though the refusal has brought the token of the other session
  const again = page.waitForResponse((response) => response.url().includes(draftAddress));
  await panel.panel.getByRole('button', { name: 'Try again' }).click();
  expect((await again).status()).toBe(401);
  expect(await draftOf(page, address)).toBe(before);
  await expect(refusal).toBeVisible();

  await panel.panel.getByRole('button', { name: 'Log in' }).click();
  const comesAnew = page.waitForEvent('load');
  await new Login(page).logIn(`brand@${meridian}`);
  // by the page that leaves, or by the one that comes
  await expect.poll(() => draftOf(page, address)).toContain(mine);
  await comesAnew;
  await panel.section.selectOption('Primary buttons');
  await expect(panel.value('Background')).toHaveValue(mine);
});

test('THEME-04 what one tab has left unsaved outlives the next edit in another tab (B9)', async ({
  page,
  themedSite,
}) => {
  const first = await openThemePanel(page, themedSite);
  await first.value('Text').fill('#fefefe');
  await first.expectSaved();
  const context = page.context();
  const other = await context.newPage();
  const second = await openAgain(other, themedSite.address);
  await context.setOffline(true);
  await second.value('Background').fill(mine);
  await expect(second.panel.getByText(/^Offline/)).toBeVisible();
  await other.close();
  await context.setOffline(false);

  const saved = savedIn(page);
  await first.value('Text').fill('#fdfdfd');
  await saved;
  await first.expectSaved();
  const again = await openAgain(page, themedSite.address);
  await expect(again.value('Background')).toHaveValue(mine);
  await again.expectSaved();
  const draft = await draftOf(page, themedSite.address);
  expect(draft).toContain(mine);
  expect(draft).toContain('#fdfdfd');
});

test('THEME-07 words that are not saved outlive their tab (B9)', async ({ page, themedSite }) => {
  const { panel } = await openThemePanel(page, themedSite);
  await panel.getByRole('tab', { name: 'Content' }).click();
  await panel.getByRole('textbox', { name: 'Tagline' }).fill('Not yet said');
  const next = await page.context().newPage();
  await page.close();
  const { panel: again } = await openAgain(next, themedSite.address);
  await again.getByRole('tab', { name: 'Content' }).click();
  await expect(again.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Not yet said');
});

test('THEME-04 who has to log in again does so from the panel, which then saves what it kept (B9)', async ({
  page,
  themedSite,
}) => {
  const panel = await openThemePanel(page, themedSite);
  await typeUnsaved(page, panel);
  await panel.panel.getByRole('button', { name: 'Log in' }).click();
  const login = new Login(page);
  const comesAnew = page.waitForEvent('load');
  await login.logIn(`brand@${meridian}`);
  // by the page that leaves, or by the one that comes
  await expect.poll(() => draftOf(page, themedSite.address)).toContain(mine);
  // the page comes anew, with the panel open
  await comesAnew;
  await panel.section.selectOption('Primary buttons');
  await expect(panel.value('Background')).toHaveValue(mine);
  expect(await draftOf(page, themedSite.address)).toContain(mine);
});
