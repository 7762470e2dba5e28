import type { OfferStatus } from '@portico/components';
import type { OfferMessageKey } from '../locales/offer-messages.ts';

/** What a page of an offer says of its status, as it is shown (OFFERS-06, ruling 43). */
export const offerMessages: Record<OfferStatus, OfferMessageKey & `message.${string}`> = {
  extended: 'message.extended',
  contractExtended: 'message.extended',
  accepted: 'message.accepted',
  contractAccepted: 'message.accepted',
  declined: 'message.declined',
  rejected: 'message.declined',
  canceled: 'message.canceled',
  expired: 'message.expired',
};
