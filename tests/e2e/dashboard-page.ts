import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { Applications } from '../../reference-app/contract/applications.ts';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import type { PositionDetails } from '../../reference-app/contract/positions.ts';
import { plainJobs } from './apply-page.ts';
import { addressOf, type Domain } from './employers.ts';
import { tell } from './intake.ts';
import { openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import type { Server } from './server.ts';
import { write } from './wire.ts';

type Site = Pick<Server, 'address' | 'outbox'>;

/** The dashboard as people know it: by its names. */
export class Dashboard {
  readonly page: Page;
  readonly main: Locator;
  readonly tabs: Locator;
  readonly toast: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.tabs = this.main.getByRole('tab');
    this.toast = page.locator('[data-toast]');
  }

  open({
    path = 'dashboard',
    ...parameters
  }: { path?: string; domain?: Domain; tab?: string; hl?: string } = {}) {
    return openPage(this.page, addressOf(`/careers/${path}`, parameters));
  }

  tab(name: string): Locator {
    return this.main.getByRole('tab', { name, exact: true });
  }

  /** A part of the page by its heading. */
  part(name: string): Locator {
    return this.main.getByRole('region', { name, exact: true });
  }

  cards(part: string): Locator {
    return this.part(part).getByRole('listitem');
  }
}

/** The candidate's applications as the server has them. */
export async function readApplications(request: APIRequestContext, site: Site): Promise<Applications> {
  const response = await request.get(`${site.address}${addressOf('/api/pcsx/dashboard/applications')}`);
  await expect(response).toBeOK();
  return ((await response.json()) as Envelope<Applications>).data;
}

/** A new candidate, logged in on this page, who has applied for jobs of Meridian. */
export async function candidateWhoApplied(
  page: Page,
  site: Site,
  count = 1,
): Promise<{ email: string; jobs: readonly PositionDetails[] }> {
  const { request } = page.context();
  const email = await openAccount(request, site);
  const jobs = await plainJobs(request, count);
  for (const { id } of jobs) {
    const body = {
      pids: String(id),
      stringifiedProfile: { firstname: 'Ines', lastname: 'Okello', email },
      stringifiedQuestions: { motivation: 'I like people.', notice: 'now', rightToWork: 'yes' },
    };
    await expect(await write(request, 'POST', '/api/application/v2/submit', { body })).toBeOK();
  }
  return { email, jobs };
}

/** Tells a candidate of their application for a job how it stands, as the employer's own system does. */
export function decide(
  request: APIRequestContext,
  site: Site,
  decision: { email: string; position: number; status: string; note?: string },
): Promise<void> {
  const { position, ...said } = decision;
  const external_id = randomUUID();
  return tell(request, site, {
    kind: 'application_status',
    external_id,
    ...said,
    position: { id: position },
  });
}
