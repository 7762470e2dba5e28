import { letterOf, statusAt, type DocumentStatus, type OfferStatus } from '@portico/core/offers';

/** An offer as far as decisions go. */
export type OfferState = {
  status: OfferStatus;
  /** null = never. */
  expiresAt: Date | null;
  documents: readonly DocumentState[];
};

export type DocumentState = {
  id: number;
  documentType: string;
  status: DocumentStatus;
  /** Has a letter to read. */
  hasContent: boolean;
  /** Is signed at the e-signature provider. */
  hasEsign: boolean;
  /** The candidate says that it is signed there, and the provider has not yet. */
  awaitsProvider: boolean;
};

/** What becomes of a document; the stages of ruling 40 with the wait of ruling 46. */
export type DocumentStage = 'processing' | 'unsigned' | 'esign' | 'awaiting' | 'read only' | 'signed';

export type OfferAction =
  | 'accept'
  | 'decline'
  | 'expire'
  /** The employer takes it back. */
  | 'withdraw';
export type DocumentAction =
  /** By a typed name or an uploaded file, here. */
  | 'sign'
  /** The candidate's page says that the provider's has said so. */
  | 'report'
  /** The provider says so itself. */
  | 'confirm';

/**
 * What follows on what; an action that is missing is refused. A status that follows itself repeats the answer. Beyond it
 * see `asItStood`.
 */
export const offerTransitions: Readonly<
  Record<OfferStatus, Readonly<Partial<Record<OfferAction, OfferStatus>>>>
> = {
  Extended: { accept: 'Accepted', decline: 'Declined', expire: 'Expired', withdraw: 'Canceled' },
  'Contract Extended': {
    accept: 'Contract Accepted',
    decline: 'Declined',
    expire: 'Expired',
    withdraw: 'Canceled',
  },
  Accepted: { accept: 'Accepted' },
  'Contract Accepted': { accept: 'Contract Accepted' },
  Declined: { decline: 'Declined' },
  Rejected: { decline: 'Rejected' },
  Canceled: { withdraw: 'Canceled' },
  Expired: { expire: 'Expired' },
};

/** The same of documents. `report` beside `sign` changes nothing: pages send both together. */
export const documentTransitions: Readonly<
  Record<DocumentStage, Readonly<Partial<Record<DocumentAction, DocumentStage>>>>
> = {
  processing: { report: 'processing' },
  unsigned: { sign: 'signed', report: 'unsigned' },
  esign: { report: 'awaiting', confirm: 'signed' },
  awaiting: { report: 'awaiting', confirm: 'signed' },
  'read only': { report: 'read only' },
  signed: { sign: 'signed', report: 'signed', confirm: 'signed' },
};

export function stageOf(document: DocumentState): DocumentStage {
  const { status, hasContent, hasEsign, awaitsProvider } = document;
  if (status === 'Signed') return 'signed';
  if (status === 'Read Only') return 'read only';
  if (hasEsign) return awaitsProvider ? 'awaiting' : 'esign';
  return status === 'Pending' && !hasContent ? 'processing' : 'unsigned';
}

/** The status at a moment: an offer that nobody answered in time has expired, whether or not that is written down. */
export function statusOf(
  { status, expiresAt }: Pick<OfferState, 'status' | 'expiresAt'>,
  at: Date,
): OfferStatus {
  return statusAt({ status, expiresAt: expiresAt?.getTime() }, at.getTime());
}

/**
 * An offer as it stood at a moment before its expiry, whether or not the expiry has been written down since: so an
 * expired offer has a way on, for the provider's word on what was done in time, and for nothing else. What the employer
 * itself called expired stays so.
 */
export function asItStood<Offer extends OfferState & { expiredFrom: OfferStatus | null }>(
  offer: Offer,
  at: Date,
): Offer {
  const { status, expiresAt, expiredFrom } = offer;
  const wasOpen = status === 'Expired' && expiredFrom !== null && expiresAt !== null && at < expiresAt;
  return wasOpen ? { ...offer, status: expiredFrom } : offer;
}

export function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

export type Decision =
  | {
      ok: true;
      /** undefined = as it is. */
      offer?: OfferStatus;
      document?: { id: number; stage: DocumentStage };
    }
  | { ok: false; message: string };

const repeated: Decision = { ok: true };

/**
 * Accepting the whole offer signs its letter.
 *
 * @param at now
 */
export function accept(offer: OfferState, at: Date): Decision {
  const now = statusOf(offer, at);
  const next = offerTransitions[now].accept;
  if (!next) return { ok: false, message: refusalOf(now) };
  if (next === now) return repeated;
  const letter = letterOf(offer);
  if (!letter) return { ok: false, message: 'This offer has no letter yet. Please try again later.' };
  const stage = stageOf(letter);
  if (stage !== 'unsigned') return { ok: false, message: notHere[stage] };
  return { ok: true, offer: next, document: { id: letter.id, stage: 'signed' } };
}

export function decline(offer: OfferState, at: Date): Decision {
  const now = statusOf(offer, at);
  const next = offerTransitions[now].decline;
  if (!next) return { ok: false, message: refusalOf(now) };
  return next === now ? repeated : { ok: true, offer: next };
}

/** Told the employer's own system, not candidates. */
export function withdraw(offer: OfferState, at: Date): Decision {
  const now = statusOf(offer, at);
  const next = offerTransitions[now].withdraw;
  if (!next)
    return { ok: false, message: `The offer is ${now}: only one that awaits its answer is withdrawn.` };
  return next === now ? repeated : { ok: true, offer: next };
}

/** @returns whether the expiry has to be written down */
export function expires(offer: Pick<OfferState, 'status' | 'expiresAt'>, at: Date): boolean {
  return statusOf(offer, at) !== offer.status;
}

/**
 * One document of an offer; with the last that awaits a signature an extended offer is accepted. Accepting the whole offer
 * signs its letter only (ruling 41): what else there is to sign is signed afterwards, and changes nothing of the offer.
 */
export function actOnDocument(
  offer: OfferState,
  { document, action, at }: { document: DocumentState; action: DocumentAction; at: Date },
): Decision {
  const stage = stageOf(document);
  const next = documentTransitions[stage][action];
  if (!next) return { ok: false, message: notHere[stage] };
  if (next === stage) return repeated;
  const now = statusOf(offer, at);
  const accepted = offerTransitions[now].accept;
  if (!accepted) return { ok: false, message: refusalOf(now) };
  const isLast = offer.documents.every(
    (other) => other.id === document.id || ['signed', 'read only'].includes(stageOf(other)),
  );
  return {
    ok: true,
    document: { id: document.id, stage: next },
    ...(next === 'signed' && isLast && accepted !== now && { offer: accepted }),
  };
}

const notHere: Record<DocumentStage, string> = {
  processing: 'This document is still being prepared. Please try again later.',
  unsigned: 'This document is not signed with the e-signature service.',
  esign: 'This document is signed with the e-signature service. Open it there.',
  awaiting: 'The e-signature service is working on this document.',
  'read only': 'This document needs no signature.',
  signed: 'This document is signed already.',
};

function refusalOf(status: OfferStatus): string {
  switch (status) {
    case 'Accepted':
    case 'Contract Accepted':
      return 'You have accepted this offer already.';
    case 'Declined':
    case 'Rejected':
      return 'You have declined this offer already.';
    case 'Canceled':
      return 'This offer was withdrawn. Please ask the employer.';
    case 'Expired':
      return 'This offer has expired. Please ask the employer.';
    case 'Extended':
    case 'Contract Extended':
      return 'This offer awaits your answer.';
  }
}
