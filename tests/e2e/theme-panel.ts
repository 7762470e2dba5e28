import { expect, type Locator, type Page } from '@playwright/test';
import { addressOf, meridian } from './employers.ts';
import { openPage } from './search-page.ts';
import type { ThemedSite } from './site.ts';
import { logIn } from './wire.ts';

/** The theme builder on the site. */
export class ThemePanel {
  readonly page: Page;
  readonly panel: Locator;
  readonly section: Locator;
  readonly publishDialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('complementary', { name: 'Edit theme' });
    this.section = this.panel.getByRole('combobox', { name: 'Part of the site' });
    this.publishDialog = page.getByRole('dialog', { name: 'Publish the theme' });
  }

  value(token: string): Locator {
    return this.panel.getByRole('textbox', { name: `${token}: value`, exact: true });
  }

  picker(token: string): Locator {
    return this.panel.getByLabel(`${token}: pick a colour`, { exact: true });
  }

  async expectSaved(): Promise<void> {
    await expect(this.panel.getByText('Draft saved')).toBeVisible();
  }

  async publish(note = ''): Promise<void> {
    await this.panel.getByRole('button', { name: 'Publish…' }).click();
    await this.publishDialog.getByRole('textbox', { name: /^Note/ }).fill(note);
    await this.publishDialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(this.publishDialog).toBeHidden();
  }
}

/** A page with a primary button on it. */
export const primaryButtonPage = '/careers/a/b/c';

/** Opens the panel on that page for who has this e-mail address, at their employer. */
export const openThemeBuilder = async (
  page: Page,
  site: ThemedSite,
  email = `brand@${meridian}`,
): Promise<ThemePanel> => {
  const panel = new ThemePanel(page);
  const domain = email.split('@')[1] ?? meridian;
  await logIn(page.context(), email, site.address);
  await openPage(page, `${site.address}${addressOf(primaryButtonPage, { domain })}`);
  await page.getByRole('button', { name: 'Edit theme' }).click();
  await expect(panel.section).toBeVisible();
  return panel;
};

/** The same, at the buttons of that page. */
export const openThemePanel = async (
  ...options: Parameters<typeof openThemeBuilder>
): Promise<ThemePanel> => {
  const panel = await openThemeBuilder(...options);
  await panel.section.selectOption('Primary buttons');
  return panel;
};

/** As people type it, and as browsers say that they paint it. */
export const green = { typed: '#1d6b2f', computed: 'rgb(29, 107, 47)' };

export const draftAddress = '/api/pcsx/themes/draft';
/** The draft as the server has it, as text, whichever page has saved it. */
export const draftOf = async (page: Page, site: string): Promise<string> =>
  (await page.request.get(`${site}${draftAddress}?domain=${meridian}`)).text();

/** The panel after its first edit, which the server has: primary buttons are green in the draft. */
export const openWithGreenDraft = async (page: Page, site: ThemedSite): Promise<ThemePanel> => {
  const panel = await openThemePanel(page, site);
  await panel.value('Background').fill(green.typed);
  await panel.expectSaved();
  return panel;
};
