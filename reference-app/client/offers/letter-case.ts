import { isLetter, isOpen } from '@portico/core/offers';
import { isInTheMaking } from '../request/in-the-making.ts';
import { isAccepted, type Offer, type OfferDocument } from '../request/offer.ts';

/** What can be done with a document (rulings 40 and 42, and of an accepted offer docs/adr/0029). */
export type LetterCase =
  /** Signed at the provider's, in a frame. */
  | 'esign'
  /** Signed by the typed name. */
  | 'inline'
  /** Signed elsewhere and uploaded, in three steps. */
  | 'embedded'
  /** Still to be made, before it is signed or after. */
  | 'processing'
  | 'generating'
  | 'readOnly';

export function letterCaseOf(offer: Offer, document: OfferDocument, now: number): LetterCase {
  const { status, isSigned, hasContent, esignAddress } = document;
  if (status === 'Signed' && isSigned && !hasContent) return 'generating';
  const canBeSigned = isOpen(offer, now) || isAccepted(offer);
  if (!canBeSigned || status === 'Signed' || status === 'Read Only') return 'readOnly';
  if (esignAddress !== undefined) return 'esign';
  if (isInTheMaking(document)) return 'processing';
  return isLetter(document) ? 'inline' : 'embedded';
}
