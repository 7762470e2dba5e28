import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import type { Offer } from '../../reference-app/contract/offers.ts';
import { aLetter } from '../server/offers.ts';
import { addressOf, meridian } from './employers.ts';
import { tell } from './intake.ts';
import { openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import type { Server } from './server.ts';

type Site = Pick<Server, 'address' | 'outbox'>;

/** Whom `openAccount` opens accounts for. */
export const ines = 'Ines Okello';
const day = 86_400_000;

/** A moment as the intake takes it. */
export const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();

/** A day as the pages of offers write it. */
export const dateOf = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  });

let letter: Promise<Uint8Array> | undefined;
/** What she is offered where nothing else is stated. */
export const usualLetter = (): Promise<Uint8Array> => (letter ??= aLetter(ines));

type StatedDocument = {
  name?: string;
  type?: string;
  needs_signature?: boolean;
  /** undefined = a letter; null = not written yet. */
  pdf?: Uint8Array | null;
  esign_url?: string;
};
type StatedOffer = {
  status?: 'Extended' | 'Contract Extended';
  expires_at?: string | null;
  documents?: readonly StatedDocument[];
};

export async function readOffers(request: APIRequestContext, site: Site): Promise<Offer[]> {
  const response = await request.get(`${site.address}${addressOf('/api/offer/offers')}`);
  await expect(response).toBeOK();
  return ((await response.json()) as Envelope<{ offers: Offer[] }>).data.offers;
}

/** An offer that an employer has made to somebody, and what the employer does to it afterwards. */
export type GivenOffer = {
  offer: Offer;
  /** As the server has it now. */
  read: () => Promise<Offer>;
  expire: () => Promise<void>;
  withdraw: () => Promise<void>;
};

/** Makes an offer of one letter that expires in five days, but for what is stated, to a candidate whose context asks. */
export async function giveOffer(
  { request, site, email }: { request: APIRequestContext; site: Site; email: string },
  { status = 'Extended', expires_at = inDays(5), documents = [{}] }: StatedOffer = {},
): Promise<GivenOffer> {
  const known = new Set((await readOffers(request, site)).map(({ id }) => id));
  const written = await Promise.all(
    documents.map(async ({ name = 'Offer letter', pdf, ...document }) => {
      const bytes = pdf === undefined ? await usualLetter() : pdf;
      return { name, ...document, ...(bytes && { pdf: Buffer.from(bytes).toString('base64') }) };
    }),
  );
  const external_id = randomUUID();
  const entry = { kind: 'offer', external_id, email, position: { id: 1 }, status, documents: written };
  await tell(request, site, { ...entry, expires_at });
  const offer = (await readOffers(request, site)).find(({ id }) => !known.has(id));
  if (!offer) throw new Error('The offer has not come');
  const read = async () => {
    const one = await request.get(`${site.address}${addressOf(`/api/offer/${offer.enc_id}`)}`);
    return ((await one.json()) as Envelope<Offer>).data;
  };
  return {
    offer,
    read,
    expire: async () => {
      // an end that is past already is refused
      await tell(request, site, { ...entry, expires_at: new Date(Date.now() + 3_000).toISOString() });
      await expect.poll(async () => (await read()).status).toBe('Expired');
    },
    withdraw: () =>
      tell(request, site, {
        kind: 'offer_withdrawal',
        external_id: randomUUID(),
        email,
        offer: external_id,
      }),
  };
}

/** A new candidate, logged in on this page, with an offer. */
export async function candidateWith(
  page: Page,
  site: Site,
  stated: StatedOffer = {},
): Promise<GivenOffer & { email: string }> {
  const { request } = page.context();
  const email = await openAccount(request, site);
  return { email, ...(await giveOffer({ request, site, email }, stated)) };
}

export const offerAddress = ({ enc_id }: Offer, parameters: Readonly<Record<string, string>> = {}): string =>
  addressOf(`/careers/offer/${enc_id}`, { domain: meridian, ...parameters });

/** The page of one document, the first unless another is named. */
export const documentAddress = (
  offer: Offer,
  { index = 0, ...parameters }: { index?: number; hl?: string } = {},
): string =>
  addressOf(`/careers/offer/${offer.enc_id}/offer-document/${offer.offer_documents[index]?.id}`, parameters);

export const openDocument = (page: Page, offer: Offer, index = 0): Promise<void> =>
  openPage(page, documentAddress(offer, { index }));

/** A letter's page as people know it. */
export const letterParts = (page: Page) => ({
  main: page.getByRole('main'),
  heading: page.getByRole('heading', { level: 1 }),
  sheet: page.getByRole('article', { name: /^Page 1 of/ }),
  agree: page.getByRole('checkbox', { name: 'I have read and agree to the terms and conditions' }),
  signature: page.getByRole('textbox', {
    name: 'Please enter your full name as the electronic signature',
  }),
  file: page.getByRole('main').locator('input[type="file"]'),
  submit: page.getByRole('button', { name: 'Submit signed offer' }),
  decline: page.getByRole('button', { name: 'Decline', exact: true }),
  download: page.getByRole('button', { name: /^Download: / }),
  toast: page.locator('[data-toast]'),
});

/** Counts the calls that write to an offer. */
export function countWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/offer/'))
      writes.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  return writes;
}
