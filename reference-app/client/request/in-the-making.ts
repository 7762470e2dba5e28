import type { OfferDocument } from './offer.ts';

/** Whether the server is still making it: what has to be signed, or what was. */
export const isInTheMaking = ({ status, hasContent, isSigned, esignAddress }: OfferDocument): boolean =>
  !hasContent && ((status === 'Pending' && esignAddress === undefined) || (status === 'Signed' && isSigned));
