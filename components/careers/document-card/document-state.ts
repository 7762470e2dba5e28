import { isOpen, type DocumentStatus, type TimedOffer } from '@portico/core/offers';

/** A document of an offer; times in ms since 1970. */
export type OfferDocument = {
  status: DocumentStatus;
  /** The server has made its content. */
  hasContent: boolean;
  /** The server has recorded the signature. */
  isSigned: boolean;
  expiresAt?: number;
  updatedAt: number;
};

/** What a status line says, and the date in it. */
export type StatusLine =
  | { text: 'expires' | 'expired' | 'updated'; date: number }
  | { text: 'toSign' | 'processing' | 'signed' | 'signedPending'; date?: undefined };

/** The status line of a document (OFFERS-10). */
export function statusLine(
  { status, hasContent, expiresAt, updatedAt }: OfferDocument,
  now: number,
): StatusLine {
  switch (status) {
    case 'Unsigned':
      if (expiresAt === undefined) return { text: 'toSign' };
      return { text: expiresAt > now ? 'expires' : 'expired', date: expiresAt };
    case 'Pending':
      return hasContent ? { text: 'updated', date: updatedAt } : { text: 'processing' };
    case 'Read Only':
      return { text: 'updated', date: updatedAt };
    case 'Signed':
      return { text: hasContent ? 'signed' : 'signedPending' };
  }
}

/** Whether there is something to do in the document rather than to look at (OFFERS-08). */
export const isToDo = ({ status }: Pick<OfferDocument, 'status'>, offer: TimedOffer, now: number): boolean =>
  (status === 'Pending' || status === 'Unsigned') && isOpen(offer, now);

/** Whether it can be opened: not before its content is there, nor while its signature is being recorded (OFFERS-09). */
export const canOpen = ({ status, hasContent, isSigned }: OfferDocument): boolean =>
  !(status === 'Pending' && !hasContent) && !(status === 'Signed' && !isSigned);
