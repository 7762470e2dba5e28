import { expect, type Locator, type Page } from '@playwright/test';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import { themeRights, type ThemeDocument, type ThemeDraft } from '../../reference-app/contract/themes.ts';
import { addressOf, meridian } from './employers.ts';
import { hydrated, openPage } from './search-page.ts';
import type { CallAs, ThemedSite } from './site.ts';
import { logIn } from './wire.ts';

export const draftAddress = '/api/pcsx/themes/draft';

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

  /** Does what changes the draft, and waits until the server has it. */
  async saving(change: () => Promise<unknown>): Promise<void> {
    const saved = this.page.waitForResponse(
      (response) =>
        response.ok() && response.request().method() === 'PUT' && response.url().includes(draftAddress),
    );
    await change();
    await saved;
    await this.expectSaved();
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

export const primaryButtons = (page: Page): Locator => page.locator('main .pt-primary_buttons');
export const colorOf = (page: Page): Promise<string> =>
  primaryButtons(page).evaluate((button) => getComputedStyle(button).backgroundColor);

export const brand = `brand@${meridian}`;
export const admin = `admin@${meridian}`;

/** Opens the panel on that page for who has this e-mail address, at their employer. */
export async function openThemeBuilder(page: Page, site: ThemedSite, email = brand): Promise<ThemePanel> {
  const panel = new ThemePanel(page);
  const domain = email.split('@')[1] ?? meridian;
  await logIn(page.context(), email, site.address);
  await openPage(page, `${site.address}${addressOf(primaryButtonPage, { domain })}`);
  await page.getByRole('button', { name: 'Edit theme' }).click();
  await expect(panel.section).toBeVisible();
  return panel;
}

/** The same, at the buttons of that page. */
export async function openThemePanel(...options: Parameters<typeof openThemeBuilder>): Promise<ThemePanel> {
  const panel = await openThemeBuilder(...options);
  await panel.section.selectOption('Primary buttons');
  return panel;
}

/** As people type it, and as browsers say that they paint it. */
export const green = { typed: '#1d6b2f', computed: 'rgb(29, 107, 47)' };

/** The draft as the server has it, as text, whichever page has saved it. */
export const draftOf = async (page: Page, site: string): Promise<string> =>
  (await page.request.get(`${site}${draftAddress}?domain=${meridian}`)).text();

/** The panel after its first edit, which the server has: primary buttons are green in the draft. */
export async function openWithGreenDraft(page: Page, site: ThemedSite): Promise<ThemePanel> {
  const panel = await openThemePanel(page, site);
  await panel.value('Background').fill(green.typed);
  await panel.expectSaved();
  return panel;
}

/** Loads the page anew, and opens the panel again. */
export async function reopenPanel({ page }: ThemePanel): Promise<void> {
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Edit theme' }).click();
}

/** What the server answers for the draft: the draft, or what is published where nothing is drafted. */
export const readDraft = async (callAs: CallAs, email = brand): Promise<ThemeDraft> =>
  ((await (await callAs(email, { path: draftAddress })).json()) as Envelope<ThemeDraft>).data;

/** Changes values of the draft as somebody does who has it open elsewhere. */
export async function changeDraft(
  callAs: CallAs,
  sections: ThemeDocument['sections'],
  email = admin,
): Promise<void> {
  const { document } = await readDraft(callAs, email);
  const changed = Object.entries(sections).map(([id, tokens]) => [
    id,
    { ...document?.sections[id], ...tokens },
  ]);
  const body = { ...document, sections: { ...document?.sections, ...Object.fromEntries(changed) } };
  await callAs(email, { method: 'PUT', path: draftAddress, body });
}

/** Gives the brand person of Meridian these rights, or all of them again. */
export async function setRights(callAs: CallAs, rights: readonly string[] = themeRights): Promise<void> {
  const path = '/api/pcsx/themes/rights';
  const { data } = (await (await callAs(admin, { path })).json()) as {
    data: { builders: { encId: string; email: string }[] };
  };
  const { encId } = data.builders.find(({ email }) => email === brand) ?? {};
  await callAs(admin, { method: 'PUT', path, body: { encId, rights } });
}
