import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import type { Profile } from '../../reference-app/contract/profile.ts';
import { addressOf } from './employers.ts';
import { openPage } from './search-page.ts';
import { write } from './wire.ts';

/** The profile as people know it: by its names. */
export class ProfilePage {
  readonly page: Page;
  readonly main: Locator;
  readonly toast: Locator;
  readonly save: Locator;
  readonly cancel: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.toast = page.locator('[data-toast]');
    this.save = this.main.getByRole('button', { name: 'Save', exact: true });
    this.cancel = this.main.getByRole('button', { name: 'Cancel', exact: true });
  }

  open({ hash = '', ...parameters }: { hash?: string; hl?: string } = {}) {
    return openPage(this.page, `${addressOf('/careers/profile', parameters)}${hash}`);
  }

  /** A section by its heading. */
  section(name: string): Locator {
    return this.main.getByRole('region', { name, exact: true });
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  field(name: string): Locator {
    const named = { name, exact: true };
    return this.main
      .getByRole('textbox', named)
      .or(this.main.getByRole('combobox', named))
      .or(this.main.getByRole('checkbox', named));
  }

  /** Chooses a month in the field of a name. */
  async chooseMonth(name: string, month: string, year: string): Promise<void> {
    const group = this.main.getByRole('group', { name, exact: true });
    await group.getByRole('combobox').nth(0).selectOption(month);
    await group.getByRole('combobox').nth(1).selectOption(year);
  }

  /** Saves the one form that is open, and waits until it is: meanwhile its button is called something else. */
  async saved(): Promise<void> {
    await this.save.click();
    await expect(this.main.locator('[data-form]')).toHaveCount(0);
  }
}

/** The profile as the server has it. */
export async function readProfile(request: APIRequestContext): Promise<Profile> {
  const response = await request.get(addressOf('/api/pcsx/profile'));
  await expect(response).toBeOK();
  return ((await response.json()) as Envelope<Profile>).data;
}

/** Changes the profile as another tab or device does. */
export async function editElsewhere(
  request: APIRequestContext,
  op_section: string,
  { operation = 'update', ...op_data }: { operation?: string; value?: unknown; index?: number },
): Promise<void> {
  const body = { op_section, operation, op_data };
  await expect(await write(request, 'POST', '/api/pcsx/profile_edit', { body })).toBeOK();
}

export const nurse = {
  title: 'Nurse',
  company: 'Old Hospital',
  location: 'Delft',
  startDate: '2015-03',
  endDate: '2019-12',
  isCurrent: false,
  description: '',
};
export const cook = { ...nurse, title: 'Cook', company: '', startDate: '2010-01', endDate: '2014-12' };
