/** What the server says of an offer (OFFERS-05). */
export const offerStatuses = [
  'extended',
  'declined',
  'accepted',
  'canceled',
  'expired',
  'rejected',
  'contractAccepted',
  'contractExtended',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** Times in ms since 1970. */
export type Offer = { status: OfferStatus; expiresAt?: number };

/** What awaits an answer until it expires; a contract does as an offer does. */
const isExtended = (status: OfferStatus): boolean => status === 'extended' || status === 'contractExtended';

/** The status that people see: an extended offer whose time has passed is expired, whatever the server says yet. */
export const shownStatus = ({ status, expiresAt }: Offer, now: number): OfferStatus =>
  isExtended(status) && expiresAt !== undefined && expiresAt <= now ? 'expired' : status;

/** Whether the candidate has to answer: extended, and there is time left. */
export const isOpen = (offer: Offer, now: number): boolean => isExtended(shownStatus(offer, now));
