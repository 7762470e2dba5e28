import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { Refusal } from '../http/refusal.ts';
import { actOnDocument, decline, expires, statusAt, type Decision } from './rules.ts';
import {
  lockExpired,
  lockOffer,
  writeDocumentStage,
  writeOfferStatus,
  type StoredDocument,
  type StoredOffer,
} from './store.ts';

/** Which offer, and whose. */
export type OwnOffer = { encId: string; accountId: number };

/**
 * Declines an offer, once: of several answers at the same time the first one to hold the row decides.
 *
 * @param options.now read when the row is held, so that waiting for it does not outlast the expiry
 * @throws Refusal 404, 409
 */
export async function declineOffer(
  database: Database,
  scope: EmployerScope,
  options: { offer: OwnOffer; now: () => Date },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const offer = await ownOffer(transaction, scope, options.offer);
    const at = options.now();
    const decision = decline(offer, at);
    await carryOut(transaction, scope, { offer, decision, at, action: 'offer.decline' });
  });
}

/**
 * Notes that the candidate says to have signed at the provider, whose own call decides.
 *
 * @throws Refusal 404, 409
 */
export async function reportEsign(
  database: Database,
  scope: EmployerScope,
  options: { offer: OwnOffer; documentId: string; now: () => Date },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const offer = await ownOffer(transaction, scope, options.offer);
    const document = documentIn(offer, options.documentId);
    const at = options.now();
    const decision = actOnDocument(offer, { document, action: 'report', at });
    await carryOut(transaction, scope, { offer, decision, at, action: 'offer.esign.report' });
  });
}

/** Writes down which of the employer's offers have expired; until then they only read so. @returns how many */
export async function expireOffers(database: Database, scope: EmployerScope, at: Date): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const due = (await lockExpired(transaction, scope, at)).filter((offer) => expires(offer, at));
    for (const offer of due) {
      await writeOfferStatus(transaction, scope, { id: offer.id, status: statusAt(offer, at), at });
      await logAction(transaction, scope, {
        accountId: null,
        at,
        action: 'offer.expire',
        detail: { offer: offer.id },
      });
    }
    return due.length;
  });
}

/** Writes a decision and logs it; what only repeats an answer is neither. @throws Refusal 409 */
export async function carryOut(
  transaction: Database,
  scope: EmployerScope,
  options: {
    offer: StoredOffer;
    decision: Decision;
    at: Date;
    action: string;
    /** null = somebody else than the candidate. */
    accountId?: null;
    receivedSha256?: string;
  },
): Promise<'done' | 'repeated'> {
  const { offer, decision, at, action, accountId = offer.accountId, receivedSha256 } = options;
  if (!decision.ok) throw new Refusal(409, decision.message);
  if (!decision.offer && !decision.document) return 'repeated';
  if (decision.document)
    await writeDocumentStage(transaction, scope, {
      ...decision.document,
      at,
      ...(receivedSha256 && { receivedSha256 }),
    });
  if (decision.offer)
    await writeOfferStatus(transaction, scope, { id: offer.id, status: decision.offer, at });
  await logAction(transaction, scope, {
    accountId,
    at,
    action,
    detail: {
      offer: offer.id,
      ...(decision.document && { document: decision.document.id }),
      ...(decision.offer && { status: decision.offer }),
    },
  });
  return 'done';
}

async function ownOffer(transaction: Database, scope: EmployerScope, own: OwnOffer): Promise<StoredOffer> {
  const offer = await lockOffer(transaction, scope, own);
  if (!offer) throw offerNotFound();
  return offer;
}

/** @throws Refusal 404 */
export function documentIn(offer: StoredOffer, documentId: string): StoredDocument {
  const document = offer.documents.find(({ id }) => String(id) === documentId);
  if (!document) throw new Refusal(404, 'Document not found');
  return document;
}

export function offerNotFound(): Refusal {
  return new Refusal(404, 'Offer not found');
}
