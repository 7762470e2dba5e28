import { letterCaseOf } from '../../offers/letter-case.ts';
import type { Offer, OfferDocument } from '../../request/offer.ts';

/** What of an offer can be signed now, beside one of its documents: from that one on, and then from the first. */
export function documentsToSign(offer: Offer, beside: OfferDocument, now: number): OfferDocument[] {
  const at = offer.documents.findIndex(({ id }) => id === beside.id);
  return [...offer.documents.slice(at + 1), ...offer.documents.slice(0, at)].filter((document) =>
    ['esign', 'inline', 'embedded'].includes(letterCaseOf(offer, document, now)),
  );
}

/** Whether an offer has more than one document to sign, and all of them are signed. */
export function areAllSigned({ documents }: Offer): boolean {
  const toSign = documents.filter(({ status }) => status !== 'Read Only');
  return toSign.length > 1 && toSign.every(({ status }) => status === 'Signed');
}
