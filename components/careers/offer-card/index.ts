export { OfferCard, type OfferCardProps } from './offer-card.tsx';
export type { WayIn } from '../offers/way-in.ts';
