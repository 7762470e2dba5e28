import type { DemoAccount, DemoEmployer } from '../../employers/demo-employer.ts';
import type { DemoDocument, DemoOffer } from '../../employers/demo-offers.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { newEnvelopeId } from './esign/envelopes.ts';
import { appendEvidence } from './evidence/store.ts';
import { keepFile } from './files.ts';
import { writeEnclosure, writeLetter } from './letters/letter.ts';
import type { SigningKey } from './seal/signing-key.ts';
import { sealDocument } from './seal/work.ts';
import { createOffer } from './store.ts';
import { utc } from '../dates/utc.ts';

/** An address of RFC 5737, which is nobody's. */
const signedFrom = {
  address: '198.51.100.24',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/** Writes the offers of a demo account, with their letters. */
export async function seedOffers(
  transaction: Database,
  scope: EmployerScope,
  options: {
    employer: DemoEmployer;
    account: DemoAccount;
    accountId: number;
    key: Promise<SigningKey>;
    now: Date;
  },
): Promise<void> {
  const { employer, account, accountId, key, now } = options;
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
        sealedSha256: null,
        sendsInline: content === 'inline',
        updatedAt,
      });
    }
    const { id: offerId, documentIds } = await createOffer(transaction, scope, {
      accountId,
      status: offer.status,
      positionName: offer.position,
      updatedAt,
      expiresAt: offer.expiresInDays === null ? null : inDays(now, offer.expiresInDays),
      documents,
    });
    for (const [index, { status, signed, letterSha256 }] of documents.entries()) {
      const documentId = documentIds[index];
      if (documentId === undefined || letterSha256 === null || status !== 'Signed' || !signed) continue;
      await appendEvidence(transaction, scope, {
        kind: 'typed name',
        offerId,
        documentId,
        accountId,
        at: updatedAt,
        sha256Before: letterSha256,
        sha256After: letterSha256,
        signer: { name: nameOf(account), email: account.email, ...signedFrom },
      });
      await sealDocument(transaction, scope, { documentId, key: await key, at: now });
    }
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
    candidate: nameOf(account),
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

function nameOf({ firstName, lastName }: DemoAccount): string {
  return `${firstName} ${lastName}`;
}

function inDays(from: Date, days: number): Date {
  return utc(from).add(days, 'day').toDate();
}
