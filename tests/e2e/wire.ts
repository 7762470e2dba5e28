import { expect, type APIRequestContext, type APIResponse, type BrowserContext } from '@playwright/test';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import type { PositionDetails, PositionDetailsMetadata } from '../../reference-app/contract/positions.ts';
import type { SearchData } from '../../reference-app/contract/search.ts';
import { addressOf, meridian, password, type Domain } from './employers.ts';

type Parameters = Readonly<Record<string, string>>;
export type Job = { position: PositionDetails; isClosed: boolean };

/** What the server answers to a search, to compare the page with. */
export async function searchData(request: APIRequestContext, parameters: Parameters = {}) {
  const response = await request.get(addressOf('/api/pcsx/search', parameters));
  await expect(response).toBeOK();
  return ((await response.json()) as Envelope<SearchData>).data;
}

/** A job by its number; undefined where the employer has none. */
export async function jobById(
  request: APIRequestContext,
  id: number,
  domain: Domain = meridian,
): Promise<Job | undefined> {
  const response = await request.get(
    addressOf('/api/pcsx/position_details', { domain, position_id: String(id) }),
  );
  if (!response.ok()) return undefined;
  const { data, metadata } = (await response.json()) as Envelope<
    PositionDetails,
    PositionDetailsMetadata | null
  >;
  return { position: data, isClosed: metadata?.isFallback ?? false };
}

/** The first job that a test can use. Each employer counts its jobs from 1, and the rare kinds come early. */
export async function findJob(
  request: APIRequestContext,
  isWanted: (job: Job) => boolean,
  domain: Domain = meridian,
): Promise<PositionDetails> {
  for (let id = 1; id <= 150; id++) {
    const job = await jobById(request, id, domain);
    if (job && isWanted(job)) return job.position;
  }
  throw new Error(`${domain} has no such job`);
}

/** The token that writes carry, as a page of this employer would have it. */
export async function csrfToken(
  request: APIRequestContext,
  domain: Domain = meridian,
  site = '',
): Promise<string> {
  const response = await request.get(`${site}${addressOf('/api/pcsx/profile_details', { domain })}`);
  return response.headers()['x-csrf-token'] ?? '';
}

type Write = {
  domain?: Domain;
  body?: unknown;
  headers?: Record<string, string>;
  /** Absent: the one that the tests of a worker share. */
  site?: string;
};

/** A write as a page makes it. */
export const write = async (
  request: APIRequestContext,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  { domain = meridian, body, headers = {}, site = '' }: Write = {},
): Promise<APIResponse> =>
  request.fetch(`${site}${addressOf(path, { domain })}`, {
    method,
    headers: { 'x-csrf-token': await csrfToken(request, domain, site), ...headers },
    ...(body === undefined ? {} : { data: body }),
  });

/** Logs a browser in without its pages; the employer is the one in the e-mail address. */
export async function logIn(
  { request }: Pick<BrowserContext, 'request'>,
  email: string,
  site = '',
): Promise<void> {
  const domain = email.split('@')[1] as Domain;
  const response = await write(request, 'POST', '/api/pcsx/auth/login', {
    domain,
    body: { email, password },
    site,
  });
  await expect(response).toBeOK();
}
