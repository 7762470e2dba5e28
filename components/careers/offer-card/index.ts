export { OfferCard, type OfferCardProps } from './offer-card.tsx';
export {
  isOpen as isOfferOpen,
  offerStatuses,
  shownStatus as shownOfferStatus,
  type OfferStatus,
} from '../offers/offer-state.ts';
export type { WayIn } from '../offers/way-in.ts';
