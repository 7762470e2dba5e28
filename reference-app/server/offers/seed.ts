import type { DemoAccount, DemoEmployer } from '../../employers/demo-employer.ts';
import type { DemoDocument, DemoOffer } from '../../employers/demo-offers.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { newEnvelopeId } from './esign/envelopes.ts';
import { keepFile } from './files.ts';
import { writeEnclosure, writeLetter } from './letters/letter.ts';
import { createOffer } from './store.ts';

const day = 24 * 60 * 60 * 1000;

/** Writes the offers of a demo account, with their letters. */
export async function seedOffers(
  transaction: Database,
  scope: EmployerScope,
  options: { employer: DemoEmployer; account: DemoAccount; accountId: number; now: Date },
): Promise<void> {
  const { employer, account, accountId, now } = options;
  for (const offer of account.offers ?? []) {
    const updatedAt = inDays(now, -offer.updatedDaysAgo);
    const documents = [];
    for (const document of offer.documents) {
      const { name, documentType, status, signed = false, isEsign, content } = document;
      const letterSha256 =
        content === 'none'
          ? null
          : await keepFile(transaction, scope, {
              mediaType: 'application/pdf',
              bytes: await letterOf({ employer, account, offer, document, now }),
            });
      documents.push({
        name,
        documentType,
        status,
        signed,
        esignWid: isEsign ? newEnvelopeId(employer.domain) : null,
        letterSha256,
        sealedSha256: status === 'Signed' ? letterSha256 : null,
        sendsInline: content === 'inline',
        updatedAt,
      });
    }
    await createOffer(transaction, scope, {
      accountId,
      status: offer.status,
      positionName: offer.position,
      updatedAt,
      expiresAt: offer.expiresInDays === null ? null : inDays(now, offer.expiresInDays),
      documents,
    });
  }
}

function letterOf(options: {
  employer: DemoEmployer;
  account: DemoAccount;
  offer: DemoOffer;
  document: DemoDocument;
  now: Date;
}): Promise<Uint8Array> {
  const { employer, account, offer, document, now } = options;
  if (!employer.letterhead) throw new Error(`${employer.name} makes offers and has no letterhead.`);
  const writtenOn = inDays(now, -offer.updatedDaysAgo);
  const head = {
    address: employer.letterhead.address,
    employer: employer.name,
    candidate: `${account.firstName} ${account.lastName}`,
    writtenOn,
  };
  if (document.paragraphs)
    return writeEnclosure({ ...head, title: document.name, paragraphs: document.paragraphs });
  const { startsIn, ...letter } = offer.letter;
  return writeLetter({
    ...letter,
    ...head,
    signatory: employer.letterhead.signatory,
    position: offer.position,
    startsOn: inDays(writtenOn, startsIn),
    expiresAt: offer.expiresInDays === null ? null : inDays(now, offer.expiresInDays),
  });
}

function inDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * day);
}
