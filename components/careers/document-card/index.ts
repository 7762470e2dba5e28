export { DocumentCard, type DocumentCardProps } from './document-card.tsx';
export { documentStatuses, type DocumentStatus, type OfferDocument } from './document-state.ts';
