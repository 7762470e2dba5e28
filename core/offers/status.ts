/** What an offer can be, as the server writes it and the employer calls it (OFFERS-05). */
export const offerStatuses = [
  'Extended',
  'Contract Extended',
  'Accepted',
  'Contract Accepted',
  'Declined',
  'Rejected',
  'Canceled',
  'Expired',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** An offer as far as its time goes. */
export type TimedOffer = {
  status: OfferStatus;
  /** In ms since 1970; none where the offer never expires. */
  expiresAt?: number | undefined;
};

/** The statuses that wait for the candidate's answer, and that time ends. */
export const openStatuses: readonly OfferStatus[] = ['Extended', 'Contract Extended'];

/** Returns the status at a moment: an offer that nobody answered in time has expired, whether or not that is written down. */
export const statusAt = ({ status, expiresAt }: TimedOffer, now: number): OfferStatus =>
  openStatuses.includes(status) && expiresAt !== undefined && expiresAt <= now ? 'Expired' : status;

/** Tells offers that the candidate has to answer: extended, and there is time left. */
export const isOpen = (offer: TimedOffer, now: number): boolean =>
  openStatuses.includes(statusAt(offer, now));
