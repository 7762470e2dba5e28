import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import { addressOf, type Domain } from './employers.ts';
import { newPassword } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect } from './site.ts';
import { write } from './wire.ts';

/** The settings as people know them: by their names. */
export class SettingsPage {
  readonly page: Page;
  readonly main: Locator;
  readonly dialog: Locator;
  readonly toast: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    this.toast = page.locator('[data-toast]');
  }

  open(parameters: { domain?: Domain; hl?: string; site?: string } = {}) {
    const { site = '', ...rest } = parameters;
    return openPage(this.page, `${site}${addressOf('/careers/settings', rest)}`);
  }

  /** A part of the page by its heading. */
  part(name: string): Locator {
    return this.main.getByRole('region', { name, exact: true });
  }

  /** Presses a button of the page. */
  press(name: string): Promise<void> {
    return this.main.getByRole('button', { name, exact: true }).click();
  }
}

/** What a call of the candidate's is answered. */
export async function ask<Data>(request: APIRequestContext, path: string, site = ''): Promise<Data> {
  const response = await request.get(`${site}${addressOf(path)}`);
  await expect(response).toBeOK();
  return ((await response.json()) as Envelope<Data>).data;
}

/** Logs in to an account that a test has opened. */
export async function logInAs({ request }: Pick<BrowserContext, 'request'>, email: string, site: string) {
  const body = { email, password: newPassword };
  await expect(await write(request, 'POST', '/api/pcsx/auth/login', { body, site })).toBeOK();
}
