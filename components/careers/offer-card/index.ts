export { OfferCard, type OfferCardProps } from './offer-card.tsx';
export { offerStatuses, type OfferStatus } from '../offers/offer-state.ts';
