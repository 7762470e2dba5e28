import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { FormDefinition } from '@portico/core/forms';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import type { CandidateForm, FormsList } from '../../reference-app/contract/forms.ts';
import { addressOf, type Domain } from './employers.ts';
import { tell } from './intake.ts';
import { openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import type { Server } from './server.ts';

type Site = Pick<Server, 'address' | 'outbox'>;

/** Two sections, in steps. */
const aboutYou: FormDefinition = {
  sections: [
    {
      title: 'You',
      items: [
        {
          name: 'city',
          type: 'text',
          label: 'City',
          required: true,
          rules: [{ type: 'maxLength', value: 20 }],
        },
        { name: 'note', type: 'textarea', label: 'Note' },
        { name: 'ssn', type: 'ssn', label: 'Social security number' },
      ],
    },
    {
      title: 'Your papers',
      items: [
        {
          name: 'diploma',
          type: 'fileUpload',
          label: 'Diploma',
          fileUploadOptions: { allowedTypes: ['.pdf', '.txt'] },
        },
      ],
    },
  ],
};

type Asked = { title?: string; tab?: string; dueAt?: Date; definition?: FormDefinition };

/** Asks a candidate to fill in a form, as the employer's own system does. */
export const askToFillIn = (
  request: APIRequestContext,
  site: Site,
  email: string,
  { title = 'About you', tab = 'before_you_start', dueAt, definition = aboutYou }: Asked = {},
): Promise<void> =>
  tell(request, site, {
    kind: 'form',
    external_id: randomUUID(),
    email,
    tab_id: tab,
    title,
    description: 'It takes five minutes.',
    definition,
    due_at: dueAt?.toISOString() ?? null,
  });

/** What the server has for whoever is logged in. */
export async function readForms(request: APIRequestContext, site: Site): Promise<FormsList['forms']> {
  const response = await request.get(`${site.address}${addressOf('/api/pcsx/forms_list')}`);
  await expect(response).toBeOK();
  return ((await response.json()) as Envelope<FormsList>).data.forms;
}
export async function readForm(request: APIRequestContext, site: Site, id: number): Promise<CandidateForm> {
  const response = await request.get(`${site.address}${addressOf(`/api/pcsx/forms/${id}`)}`);
  await expect(response).toBeOK();
  return ((await response.json()) as Envelope<CandidateForm>).data;
}

/** A new candidate, logged in on this page, with a form to fill in. */
export async function candidateWithForm(
  page: Page,
  site: Site,
  asked?: Asked,
): Promise<{ email: string; id: number }> {
  const { request } = page.context();
  const email = await openAccount(request, site);
  await askToFillIn(request, site, email, asked);
  const [form] = await readForms(request, site);
  if (!form) throw new Error('The candidate has no form');
  return { email, id: form.id };
}

/** The forms center, and a form, as people know them: by their names. */
export class FormsPage {
  readonly page: Page;
  readonly main: Locator;
  readonly cards: Locator;
  readonly tabs: Locator;
  readonly form: Locator;
  readonly city: Locator;
  readonly note: Locator;
  readonly ssn: Locator;
  readonly diploma: Locator;
  readonly submit: Locator;
  readonly saved: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.cards = this.main.getByRole('listitem').filter({ has: page.getByRole('heading') });
    this.tabs = this.main.getByRole('tab');
    this.form = this.main.getByRole('form');
    this.city = this.form.getByRole('textbox', { name: 'City' });
    this.note = this.form.getByRole('textbox', { name: 'Note' });
    this.ssn = this.form.getByRole('textbox', { name: 'Social security number' });
    this.diploma = this.form.getByLabel('Diploma', { exact: true });
    this.submit = this.form.getByRole('button', { name: 'Submit' });
    this.saved = this.form.locator('[data-saving="saved"]');
    this.alert = this.main.getByRole('alert');
  }

  openCenter(parameters: { domain?: Domain; tab?: string; hl?: string } = {}): Promise<void> {
    return openPage(this.page, addressOf('/careers/forms/center', parameters));
  }

  open(id: number | string, parameters: { hl?: string } = {}): Promise<void> {
    return openPage(this.page, addressOf('/careers/forms', { id: String(id), ...parameters }));
  }

  card(title: string): Locator {
    return this.cards.filter({ hasText: title });
  }

  /** How an answer stands where a form is only read. */
  answer(name: string): Locator {
    return this.main.locator(`[data-answer="${name}"]`);
  }
}
