import type { DocumentStatus, OfferStatus } from '@portico/core/offers';
import type { Offer as WireOffer, OfferDocument as WireDocument } from '../../contract/offers.ts';

/** A document of an offer as its pages see it; times in ms since 1970. */
export type OfferDocument = {
  id: number;
  name: string;
  status: DocumentStatus;
  updatedAt: number;
  /** The employer's system has taken note of the signature. */
  isSigned: boolean;
  /** There is a PDF to read. */
  hasContent: boolean;
  /** Where it is signed electronically: a widget id, a path or a full address. */
  esignAddress?: string;
  /** As on the wire; see `isLetter`. */
  documentType: string;
};

/** A job offer as its pages see it; times in ms since 1970. */
export type Offer = {
  /** What addresses name it by. */
  id: string;
  status: OfferStatus;
  position: string;
  updatedAt: number;
  /** Absent: never. */
  expiresAt?: number;
  documents: readonly OfferDocument[];
};

/** Whether the candidate has said yes to it as a whole, whatever else of it is still to be signed. */
export const isAccepted = ({ status }: Offer): boolean =>
  status === 'Accepted' || status === 'Contract Accepted';

const documentIn = (document: WireDocument): OfferDocument => ({
  id: document.id,
  name: document.name,
  status: document.status,
  updatedAt: Date.parse(document.updated_at),
  isSigned: document.signed,
  // the PDF itself is fetched where it is read: a page's HTML has to do without
  hasContent: document.b64_string !== null || document.s3_path !== null,
  ...(document.url !== null && { esignAddress: document.url }),
  documentType: document.document_type,
});

/** An offer of the server's answer. */
export const offerIn = (offer: WireOffer): Offer => ({
  id: offer.enc_id,
  status: offer.status,
  position: offer.position.name,
  updatedAt: Date.parse(offer.updated_at),
  ...(offer.expires_at !== null && { expiresAt: Date.parse(offer.expires_at) }),
  documents: offer.offer_documents.map(documentIn),
});
