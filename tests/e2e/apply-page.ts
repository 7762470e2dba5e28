import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { PositionDetails } from '../../reference-app/contract/positions.ts';
import { addressOf, meridian, type Domain } from './employers.ts';
import { newPassword } from './mailbox.ts';
import { hydrated, openPage } from './search-page.ts';
import type { Server } from './server.ts';
import { findJob, write, type Job } from './wire.ts';

/** Those of Meridian that ask for a registration, too. */
const registered = ['Nursing', 'Medical Staff', 'Pharmacy', 'Rehabilitation'];
export const isPlain = ({ position, isClosed }: Job): boolean =>
  !isClosed &&
  !position.isPrivate &&
  position.positionUserActions.applyAction.status === 'allowed' &&
  !registered.includes(position.department ?? '');
const isRegistered = ({ position, isClosed }: Job): boolean =>
  !isClosed &&
  position.positionUserActions.applyAction.status === 'allowed' &&
  registered.includes(position.department ?? '');
const isClosedJob = ({ isClosed }: Job): boolean => isClosed;

/** What has been found already, of each kind: all servers of the tests have the same jobs. */
const foundJobs = new Map<(job: Job) => boolean, PositionDetails[]>();

async function jobsOf(
  request: APIRequestContext,
  isWanted: (job: Job) => boolean,
  count: number,
): Promise<PositionDetails[]> {
  const found = foundJobs.get(isWanted) ?? [];
  foundJobs.set(isWanted, found);
  while (found.length < count)
    found.push(
      await findJob(request, (job) => isWanted(job) && !found.some(({ id }) => id === job.position.id)),
    );
  return found.slice(0, count);
}

/** Jobs of Meridian that take applications, and ask what it asks everybody. */
export const plainJobs = (request: APIRequestContext, count: number): Promise<PositionDetails[]> =>
  jobsOf(request, isPlain, count);
/** One that also asks for a registration, and for files. */
export const nursingJob = async (request: APIRequestContext): Promise<PositionDetails> =>
  (await jobsOf(request, isRegistered, 1))[0]!;
/** One that takes no applications any more. */
export const closedJob = async (request: APIRequestContext): Promise<PositionDetails> =>
  (await jobsOf(request, isClosedJob, 1))[0]!;

type Site = Pick<Server, 'address' | 'outbox'>;

/** What the server has of a candidate who is logged in. */
export async function listOf<Key extends 'applications' | 'draftApplications'>(
  request: APIRequestContext,
  key: Key,
): Promise<Record<string, unknown>[]> {
  const path = key === 'applications' ? '/api/pcsx/dashboard/applications' : '/api/pcsx/draft_applications';
  const response = await request.get(addressOf(path));
  await expect(response).toBeOK();
  return ((await response.json()) as { data: Record<Key, Record<string, unknown>[]> }).data[key];
}

/** Ends the sessions of an account from another device, as when somebody logs out everywhere. */
export async function endSessions(elsewhere: APIRequestContext, email: string, site: Site): Promise<void> {
  const at = { site: site.address };
  const body = { email, password: newPassword };
  await expect(await write(elsewhere, 'POST', '/api/pcsx/auth/login', { ...at, body })).toBeOK();
  const response = await elsewhere.get(`${site.address}${addressOf('/api/pcsx/auth/sessions')}`);
  const { data } = (await response.json()) as {
    data: { sessions: { id: string; isThisOne: boolean }[] };
  };
  for (const { id, isThisOne } of data.sessions)
    if (!isThisOne)
      await expect(await write(elsewhere, 'DELETE', `/api/pcsx/auth/sessions/${id}`, at)).toBeOK();
}

/** Logs in in the dialog over the page, which stays. */
export async function logInAs(page: Page, email: string) {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByLabel('Password').fill(newPassword);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  await hydrated(page);
}

/** A resume as people write one. */
export const resume = {
  name: 'grace.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    [
      'Grace Example',
      'grace@mail.example',
      '+41 44 668 18 00',
      'Bern, Switzerland',
      '',
      'Experience',
      'Nurse, Harbour Clinic, 2018 - 2022',
    ].join('\n'),
  ),
};

/** The page on which people apply, by its names. */
export class ApplyPage {
  readonly page: Page;
  readonly resume: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly location: Locator;
  readonly motivation: Locator;
  readonly start: Locator;
  readonly steps: Locator;
  readonly review: Locator;
  readonly send: Locator;
  readonly sent: Locator;

  constructor(page: Page) {
    const form = page.getByRole('form', { name: 'Apply' });
    this.page = page;
    this.resume = form.getByLabel('Your resume', { exact: true });
    this.firstName = form.getByRole('textbox', { name: 'First name' });
    this.lastName = form.getByRole('textbox', { name: 'Last name' });
    this.email = form.getByRole('textbox', { name: 'E-mail' });
    this.phone = form.getByRole('textbox', { name: 'Phone' });
    this.location = form.getByRole('textbox', { name: 'Where you live' });
    this.motivation = form.getByRole('textbox', { name: 'What draws you to this job?' });
    this.start = form.getByRole('combobox', { name: 'When could you start?' });
    this.steps = form.getByRole('navigation', { name: 'Steps' });
    this.review = form.getByRole('region', { name: 'Review' });
    this.send = form.getByRole('button', { name: /^Send (?:\d+ )?applications?$/ });
    this.sent = page.getByRole('heading', { level: 1, name: /ha(?:s|ve) been sent$/ });
  }

  open(pid: string, { domain = meridian, ...more }: { domain?: Domain; hl?: string } = {}): Promise<void> {
    return openPage(this.page, addressOf('/careers/apply', { domain, pid, ...more }));
  }

  /** From the job's page: the questions are then asked by the browser, and do not come with the page. */
  async openFromJob(pid: string): Promise<void> {
    await openPage(this.page, addressOf(`/careers/job/${pid}`));
    await this.page.getByRole('link', { name: 'Apply now' }).first().click();
  }

  /** What Meridian asks everybody. */
  async answer(motivation = 'I like people.'): Promise<void> {
    await this.motivation.fill(motivation);
    await this.start.selectOption('Within a month');
    await this.page.getByRole('radio', { name: 'Yes' }).first().check();
  }

  async contact(email = 'grace@mail.example'): Promise<void> {
    await this.firstName.fill('Grace');
    await this.lastName.fill('Example');
    await this.email.fill(email);
  }
}
