import type { Offer, OfferDocument } from './offer.ts';

/** What `/offer-letter/{id}` shows: the "Offer" document, or where there is none the first (ruling 41). */
export const letterOf = ({ documents }: Offer): OfferDocument | undefined =>
  documents.find(({ isLetter }) => isLetter) ?? documents[0];
