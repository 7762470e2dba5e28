import type { FastifyInstance } from 'fastify';
import { logAction } from '../audit/store.ts';
import type { Background } from '../background/queue.ts';
import { inTransaction, type Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { Refusal } from '../http/refusal.ts';
import type { EvidenceKind, Signer } from './evidence/chain.ts';
import { appendEvidence } from './evidence/store.ts';
import { keepFile, type OfferFile } from './files.ts';
import { earlier, expires, statusOf, type Decision } from './rules.ts';
import { sealWork } from './seal/work.ts';
import { writeDocumentStage, writeOfferStatus, type StoredDocument, type StoredOffer } from './store.ts';

/** What acting on an offer takes. */
export type OfferContext = {
  database: Database;
  background: Pick<Background, 'send'>;
  /** Asked when the offer is held, so that waiting for it does not outlast the expiry. */
  now: () => Date;
};

/** Returns the context that an app gives its offers. */
export function offerContextOf({ database, background, now }: FastifyInstance): OfferContext {
  return { database, background, now: () => new Date(now()) };
}

/** What somebody wants to do, and what is kept of it. */
export type Deed = {
  /** As in `offer.accept`. */
  action: string;
  decide: (offer: StoredOffer, at: Date) => Decision;
  /** null = not the candidate, but the e-signature provider. */
  accountId: number | null;
  evidence?: {
    kind: EvidenceKind;
    signer: Signer;
    received?: OfferFile & { name: string };
    /** When it was done, where that is not now; by a clock that is ahead it was done now. */
    signedAt?: Date;
  };
};

/**
 * Does one thing to an offer, or refuses it: of several at the same time the first one to hold the offer decides. What
 * only repeats an answer changes nothing. An expiry that comes to light is written down either way.
 *
 * @param options.lock finds the offer and keeps it from other writers
 * @throws Refusal 404, 409
 */
export async function actOnOffer(
  { database, background, now }: OfferContext,
  scope: EmployerScope,
  { lock, deed }: { lock: (transaction: Database) => Promise<StoredOffer | undefined>; deed: Deed },
): Promise<StoredOffer> {
  const refused = await inTransaction(database, async (transaction) => {
    const offer = await lock(transaction);
    if (!offer) throw offerNotFound();
    const at = now();
    const decision = deed.decide(offer, at);
    if (!decision.ok) {
      await settleExpiry(transaction, scope, { offer, at });
      return { message: decision.message, offer };
    }
    if (decision.offer || decision.document)
      await carryOut({ transaction, background, scope }, { offer, decision, deed, at });
    return { message: undefined, offer };
  });
  // after the transaction, which an error would undo
  if (refused.message !== undefined) throw new Refusal(409, refused.message);
  return refused.offer;
}

async function carryOut(
  context: { transaction: Database; background: Pick<Background, 'send'>; scope: EmployerScope },
  {
    offer,
    decision,
    deed,
    at,
  }: { offer: StoredOffer; decision: Decision & { ok: true }; deed: Deed; at: Date },
): Promise<void> {
  const { transaction, background, scope } = context;
  const { evidence } = deed;
  const document = offer.documents.find(({ id }) => id === decision.document?.id);
  const sha256After = evidence?.received ? await keepFile(transaction, scope, evidence.received) : null;
  if (decision.document)
    await writeDocumentStage(transaction, scope, {
      ...decision.document,
      at,
      ...(sha256After &&
        evidence?.received && { received: { sha256: sha256After, name: evidence.received.name } }),
    });
  if (decision.offer)
    await writeOfferStatus(transaction, scope, { id: offer.id, status: decision.offer, at });
  if (evidence)
    await appendEvidence(transaction, scope, {
      kind: evidence.kind,
      signer: evidence.signer,
      offerId: offer.id,
      documentId: document?.id ?? null,
      accountId: offer.accountId,
      at: evidence.signedAt ? earlier(evidence.signedAt, at) : at,
      sha256Before: document?.letterSha256 ?? null,
      sha256After,
    });
  if (decision.document?.stage === 'signed')
    await background.send(transaction, scope, sealWork, { documentId: decision.document.id });
  await logAction(transaction, scope, {
    accountId: deed.accountId,
    at,
    action: deed.action,
    detail: {
      offer: offer.id,
      ...(decision.document && { document: decision.document.id }),
      ...(decision.offer && { status: decision.offer }),
    },
  });
}

/** Writes down that an offer has expired; until then it only reads so. */
export async function settleExpiry(
  transaction: Database,
  scope: EmployerScope,
  { offer, at }: { offer: StoredOffer; at: Date },
): Promise<void> {
  if (!expires(offer, at)) return;
  const status = statusOf(offer, at);
  await writeOfferStatus(transaction, scope, { id: offer.id, status, at, expiredFrom: offer.status });
  await logAction(transaction, scope, {
    accountId: null,
    at,
    action: 'offer.expire',
    detail: { offer: offer.id, status },
  });
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
