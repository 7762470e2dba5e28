import { expiring, statusAt, type OfferState } from './rules.ts';

type Dated = Pick<OfferState, 'status' | 'expiresAt'> & { id: number; updatedAt: Date };

/** When an offer became what it reads as: an expiry that is not written down yet has happened all the same. */
const changedAt = (offer: Dated, at: Date): Date =>
  statusAt(offer, at) !== offer.status && offer.expiresAt ? offer.expiresAt : offer.updatedAt;

/** Offers as their candidate is told of them: first those that wait for an answer, and of all the newest change first. */
export function inOrder<Offer extends Dated>(offers: readonly Offer[], at: Date): Offer[] {
  const isOpen = (offer: Offer) => expiring.includes(statusAt(offer, at));
  return offers.toSorted(
    (one, other) =>
      Number(isOpen(other)) - Number(isOpen(one)) ||
      changedAt(other, at).getTime() - changedAt(one, at).getTime() ||
      other.id - one.id,
  );
}
