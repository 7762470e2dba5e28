export { DocumentCard, type DocumentCardProps } from './document-card.tsx';
export type { OfferDocument } from './document-state.ts';
