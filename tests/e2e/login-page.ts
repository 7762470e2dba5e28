import type { Locator, Page } from '@playwright/test';
import { password as demoPassword } from './employers.ts';

/** The login, as a dialog or as a page of its own. */
export class Login {
  readonly dialog: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Log in' });
    this.email = page.getByRole('textbox', { name: 'E-mail' });
    this.password = page.getByLabel('Password');
    this.alert = page.getByRole('alert');
    // the form's own, not the navbar's link of the same name
    this.submit = page.locator('form').getByRole('button', { name: 'Log in' });
  }

  async logIn(email: string, password = demoPassword): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
