import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test';
import type { FormDefinition } from '@portico/core/forms';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import type { EmployerForm } from '../../reference-app/contract/employer-forms.ts';
import { addressOf } from './employers.ts';
import { tell } from './intake.ts';
import { newPassword, openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import type { Server } from './server.ts';
import type { CallAs } from './site.ts';
import { write } from './wire.ts';

type Site = Pick<Server, 'address' | 'outbox'>;

export const admin = 'admin@meridian.example';
const forms = '/api/pcsx/admin/forms';

/** Texts that have to be answered. */
export const asking = (...labels: string[]): FormDefinition => ({
  sections: [
    {
      title: 'You',
      items: labels.map((label) => ({ name: label.toLowerCase(), type: 'text', label, required: true })),
    },
  ],
});

const formIn = async (answer: { json: () => Promise<unknown> }) =>
  ((await answer.json()) as Envelope<EmployerForm>).data;

/** A form of the employer with a title that no other test has, published as version 1. */
export async function publishedForm(
  callAs: CallAs,
  definition = asking('City'),
): Promise<{ id: number; title: string; revision: number }> {
  const title = `Form ${randomUUID().slice(0, 8)}`;
  const body = { key: randomUUID(), title };
  const { id } = await formIn(await callAs(admin, { method: 'POST', path: forms, body }));
  const { revision } = await saveDraft(callAs, id, definition);
  await publishDraft(callAs, id, revision);
  return { id, title, revision };
}

export async function saveDraft(
  callAs: CallAs,
  id: number,
  definition: FormDefinition,
): Promise<{ revision: number }> {
  const { revision } = await formIn(await callAs(admin, { path: `${forms}/${id}` }));
  return formIn(
    await callAs(admin, { method: 'PUT', path: `${forms}/${id}`, body: { definition, revision } }),
  );
}

export async function publishDraft(callAs: CallAs, id: number, revision: number): Promise<void> {
  await callAs(admin, { method: 'POST', path: `${forms}/${id}/publish`, body: { revision } });
}

/** The form as the server has it. */
export const readForm = async (callAs: CallAs, id: number): Promise<EmployerForm> =>
  formIn(await callAs(admin, { path: `${forms}/${id}` }));

/** A page of a candidate of their own, who was given a form of the employer. */
export async function candidateGiven(browser: Browser, site: Site, formId: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.address });
  const email = await openAccount(context.request, site);
  await giveForm(context.request, site, { email, formId });
  return context.newPage();
}

/** Gives a candidate a published form, as the employer's own system does. */
export const giveForm = (
  request: APIRequestContext,
  site: Site,
  { email, formId }: { email: string; formId: number },
): Promise<void> =>
  tell(request, site, {
    kind: 'form',
    external_id: randomUUID(),
    email,
    tab_id: 'before_you_start',
    form_id: formId,
  });

/** A page of an admin whom no other test has. */
export async function anotherAdmin(browser: Browser, site: Site, callAs: CallAs): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.address });
  const { request } = context;
  const email = await openAccount(request, site);
  const found = await callAs(admin, {
    path: `/api/pcsx/admin/accounts?query=${encodeURIComponent(email)}`,
  });
  const { data } = (await found.json()) as { data: { accounts: { encId: string }[] } };
  await callAs(admin, {
    method: 'PUT',
    path: `/api/pcsx/admin/accounts/${data.accounts[0]?.encId}/roles`,
    body: { roles: ['candidate', 'admin'] },
  });
  // other roles end the sessions of an account
  const at = { site: site.address, body: { email, password: newPassword } };
  await expect(await write(request, 'POST', '/api/pcsx/auth/login', at)).toBeOK();
  return context.newPage();
}

/** The list of forms and the editor of one, as people know them: by their names. */
export class FormsEditorPage {
  readonly page: Page;
  readonly main: Locator;
  readonly heading: Locator;
  readonly rows: Locator;
  readonly editor: Locator;
  readonly label: Locator;
  readonly dialog: Locator;
  readonly publish: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.heading = page.getByRole('heading', { level: 1 });
    this.rows = this.main.getByRole('list', { name: 'Forms' }).getByRole('listitem');
    this.editor = this.main.getByRole('region', { name: 'Form editor' });
    this.label = this.editor.getByRole('textbox', { name: 'Label', exact: true });
    this.dialog = page.getByRole('dialog');
    this.publish = this.main.getByRole('button', { name: 'Publish…' });
  }

  openList(parameters: { hl?: string } = {}): Promise<void> {
    return openPage(this.page, addressOf('/careers/forms/editor', parameters));
  }

  async openForm(id: number): Promise<void> {
    await openPage(this.page, addressOf(`/careers/forms/editor/${id}`));
    await expect(this.editor).toBeVisible();
  }

  row(title: string): Locator {
    return this.rows.filter({ hasText: title });
  }

  /** Chooses a field of the form, whose options then show. */
  edit(label: string): Promise<void> {
    return this.editor.getByRole('button', { name: `Edit ${label}`, exact: true }).click();
  }

  saved(): Promise<void> {
    return expect(this.editor).toHaveAttribute('data-saving', 'saved');
  }

  /** Publishes what is saved, by the dialog. */
  async publishVersion(version: number): Promise<void> {
    await this.publish.click();
    await this.dialog.getByRole('button', { name: `Publish version ${version}` }).click();
    await expect(this.dialog).toBeHidden();
  }
}
