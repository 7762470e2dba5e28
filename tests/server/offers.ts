import { findAccountByEmail } from '../../reference-app/server/accounts/store.ts';
import { keepFile } from '../../reference-app/server/offers/files.ts';
import { createOffer, type NewOffer } from '../../reference-app/server/offers/store.ts';
import { writeLetter } from '../../reference-app/server/offers/letters/letter.ts';
import type { TestServer } from './harness.ts';

type StatedDocument = Partial<Omit<NewOffer['documents'][number], 'letterSha256' | 'sealedSha256'>> & {
  /** null = not written yet. */
  letter?: Uint8Array | null;
};
export type StatedOffer = Partial<Omit<NewOffer, 'accountId' | 'documents'>> & {
  documents: readonly StatedDocument[];
};

export type GivenOffer = { encId: string; documentIds: readonly number[]; accountId: number };

const at = new Date('2026-03-09T08:00:00Z');

/** An extended offer of one letter, which expires on the 11th of March 2026, except for what is stated. */
export function anOffer({
  documents = [{}],
  ...stated
}: Partial<Omit<NewOffer, 'accountId' | 'documents'>> & {
  documents?: readonly StatedDocument[];
} = {}): StatedOffer {
  return { documents, ...stated };
}

/** Writes an offer to a candidate, as an employer's system does. */
export async function giveOffer(
  { database, scopes }: Pick<TestServer, 'database' | 'scopes'>,
  { domain, email, offer }: { domain: string; email: string; offer: StatedOffer },
): Promise<GivenOffer> {
  const scope = scopes[domain];
  const found = scope && (await findAccountByEmail(database, scope, email));
  if (!found) throw new Error(`There is no ${email} at ${domain}.`);
  const documents = [];
  for (const { letter = Buffer.from('%PDF-letter'), ...stated } of offer.documents)
    documents.push({
      name: 'Offer letter',
      documentType: 'Offer',
      status: 'Unsigned' as const,
      signed: false,
      esignWid: null,
      sealedSha256: null,
      sendsInline: true,
      updatedAt: at,
      letterSha256:
        letter &&
        (await keepFile(database, scope, {
          mediaType: 'application/pdf',
          bytes: letter,
        })),
      ...stated,
    });
  const { encId, documentIds } = await createOffer(database, scope, {
    status: 'Extended',
    positionName: 'Nurse',
    updatedAt: at,
    expiresAt: new Date('2026-03-11T12:00:00Z'),
    ...offer,
    accountId: found.account.id,
    documents,
  });
  return { encId, documentIds, accountId: found.account.id };
}

/** A letter as an employer writes it. */
export function aLetter(candidate = 'Ada Example'): Promise<Uint8Array> {
  return writeLetter({
    employer: 'Example Hospitals',
    address: 'Example Hospitals, 1 Main Street, Rotterdam, Netherlands',
    candidate,
    position: 'Nurse',
    place: 'Rotterdam, Netherlands',
    pay: { currency: 'EUR', period: 'year', amount: 48_000 },
    hoursPerWeek: 36,
    holidays: 25,
    manager: 'Grace Example',
    writtenOn: at,
    startsOn: new Date('2026-05-01T00:00:00Z'),
    expiresAt: new Date('2026-03-11T12:00:00Z'),
    signatory: { name: 'Alan Example', title: 'Head of People' },
  });
}

/** A letter that opens without a password and must not be changed. */
export const protectedLetter = Buffer.from(`%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>> endobj
4 0 obj <</Filter /Standard /V 1 /R 2 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> /P -3904>> endobj
trailer <</Size 5 /Root 1 0 R /Encrypt 4 0 R>>
%%EOF`);
