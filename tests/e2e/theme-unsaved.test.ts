import type { Page } from '@playwright/test';
import { addressOf } from './employers.ts';
import { Login } from './login-page.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import {
  admin,
  brand,
  draftAddress,
  draftOf,
  openThemePanel,
  primaryButtonPage,
  primaryButtons,
  ThemePanel,
} from './theme-panel.ts';
import { logIn } from './wire.ts';

const mine = '#1d6b2f';

/** In a tab that is logged in already. */
async function openAgain(page: Page, site: string) {
  await openPage(page, `${site}${addressOf(primaryButtonPage)}`);
  await page.getByRole('button', { name: 'Edit theme' }).click();
  const panel = new ThemePanel(page);
  await panel.section.selectOption('Primary buttons');
  return panel;
}

test('THEME-04 what somebody has not saved is not saved in the name of who logs in after them, and waits for them (B9)', async ({
  page,
  themedSite,
}) => {
  const panel = await openThemePanel(page, themedSite);
  // cannot be saved any more, since the session has ended
  await page.context().clearCookies();
  await panel.value('Background').fill(mine);
  await expect(panel.panel.getByText(/^Not saved: /)).toBeVisible();

  const admins = await openThemePanel(page, themedSite, admin);
  await expect(admins.value('Background')).not.toHaveValue(mine);
  await expect(admins.panel.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await admins.panel.getByLabel('Corners: value in px').fill('7');
  await admins.expectSaved();
  const draft = await draftOf(page, themedSite.address);
  expect(draft).toContain('"radius"');
  expect(draft).not.toContain(mine);

  const again = await openThemePanel(page, themedSite);
  await expect(again.value('Background')).toHaveValue(mine);
  await expect.poll(() => draftOf(page, themedSite.address)).toContain(mine);
});

test('THEME-04 an ended session keeps what was edited, and so does one that another account’s login has overtaken, whose name it says and in whose name it writes nothing: it is saved after a login, from the panel or elsewhere (B9)', async ({
  page,
  context,
  themedSite,
}) => {
  const { address } = themedSite;
  const panel = await openThemePanel(page, themedSite);
  const tryAgain = panel.panel.getByRole('button', { name: 'Try again' });
  const logInFromPanel = async (color: string) => {
    await panel.panel.getByRole('button', { name: 'Log in' }).click();
    // the page comes anew, with the panel open
    const comesAnew = page.waitForEvent('load');
    await new Login(page).logIn(brand);
    // by the page that leaves, or by the one that comes
    await expect.poll(() => draftOf(page, address)).toContain(color);
    await comesAnew;
    await panel.section.selectOption('Primary buttons');
    await expect(panel.value('Background')).toHaveValue(color);
    expect(await draftOf(page, address)).toContain(color);
  };

  await test.step('ended, and logged in again in another tab', async () => {
    await context.clearCookies();
    await panel.value('Background').fill('#2d2d8f');
    await expect(tryAgain).toBeVisible();
    await expect(panel.panel.getByText(/^Not saved: /)).toBeVisible();
    await expect(primaryButtons(page)).toHaveCSS('background-color', 'rgb(45, 45, 143)');
    await logIn(context, brand, address);
    await panel.saving(() => tryAgain.click());
    expect(await draftOf(page, address)).toContain('#2d2d8f');
  });
  await test.step('ended, and logged in again from the panel', async () => {
    await context.clearCookies();
    await panel.value('Background').fill(mine);
    await expect(panel.panel.getByText(/^Not saved: /)).toBeVisible();
    await logInFromPanel(mine);
  });
  await test.step('overtaken', async () => {
    const color = '#7a1f5c';
    const before = await draftOf(page, address);
    await logIn(context, admin, address);
    await panel.value('Background').fill(color);
    const refusal = panel.panel.getByText(
      /^Not saved: Daniel Whitlock has logged in in this browser since\./,
    );
    await expect(refusal).toBeVisible();
    // not by another try either, though the refusal has brought the token of the other session
    const again = page.waitForResponse((response) => response.url().includes(draftAddress));
    await tryAgain.click();
    expect((await again).status()).toBe(401);
    expect(await draftOf(page, address)).toBe(before);
    await expect(refusal).toBeVisible();
    await logInFromPanel(color);
  });
});

test('THEME-04 THEME-07 what one tab has left unsaved, of the theme and of the content, outlives it and the next edit in another tab, which saves it (B9)', async ({
  page,
  context,
  themedSite,
}) => {
  const first = await openThemePanel(page, themedSite);
  await first.value('Text').fill('#fefefe');
  await first.expectSaved();
  const other = await context.newPage();
  const second = await openAgain(other, themedSite.address);
  const tagline = (panel: ThemePanel) => panel.panel.getByRole('textbox', { name: 'Tagline' });
  const openContent = ({ panel }: ThemePanel) => panel.getByRole('tab', { name: 'Content' }).click();
  await openContent(second);
  await tagline(second).fill('Not yet said');
  await second.panel.getByRole('tab', { name: 'Style' }).click();
  await second.section.selectOption('Primary buttons');
  await context.setOffline(true);
  await second.value('Background').fill(mine);
  await expect(second.panel.getByText(/^Offline/)).toBeVisible();
  // a tab that crashes makes no last try
  await expect(other.goto('chrome://crash')).rejects.toThrow(/crash/i);
  await other.close();
  await context.setOffline(false);

  await first.saving(() => first.value('Text').fill('#fdfdfd'));
  expect(await draftOf(page, themedSite.address)).not.toContain(mine);
  const again = await openAgain(page, themedSite.address);
  await expect(again.value('Background')).toHaveValue(mine);
  await expect(primaryButtons(page)).toHaveCSS('background-color', 'rgb(29, 107, 47)');
  await expect.poll(() => draftOf(page, themedSite.address)).toContain(mine);
  expect(await draftOf(page, themedSite.address)).toContain('#fdfdfd');
  await openContent(again);
  await expect(tagline(again)).toHaveValue('Not yet said');
});
