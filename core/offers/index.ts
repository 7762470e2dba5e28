export { daysLeft } from './days-left.ts';
export { documentStatuses, type DocumentStatus } from './documents.ts';
export { isLetter, isTheirName, letterOf, stamp } from './signature.ts';
export {
  isOpen,
  offerStatuses,
  openStatuses,
  statusAt,
  type OfferStatus,
  type TimedOffer,
} from './status.ts';
