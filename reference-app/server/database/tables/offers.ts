import type { Generated } from 'kysely';
import type { DocumentStatus, OfferStatus } from '../../../contract/offers.ts';

type OfferTable = {
  group_id: number;
  id: Generated<number>;
  /** Public id. */
  enc_id: string;
  account_id: number;
  status: OfferStatus;
  position_name: string;
  updated_at: Date;
  /** null = never. */
  expires_at: Date | null;
};

type OfferDocumentTable = {
  group_id: number;
  id: Generated<number>;
  offer_id: number;
  name: string;
  document_type: string;
  status: DocumentStatus;
  signed: boolean;
  /** The id of the e-signature provider's envelope; null = signed here. */
  esign_wid: string | null;
  /** The candidate says that it is signed there, and the provider has not yet. */
  awaits_provider: boolean;
  /** SHA-256, hex, of the files: what was offered, what the candidate handed in, what the server sealed. */
  letter_sha256: string | null;
  received_sha256: string | null;
  sealed_sha256: string | null;
  /** Whether the PDF travels with the offer (`b64_string`) or is fetched (`s3_path`). */
  sends_inline: boolean;
  updated_at: Date;
};

/** Content by its hash: a file is written once and never changed. */
type OfferFileTable = {
  group_id: number;
  sha256: string;
  file_name: string;
  media_type: string;
  bytes: Buffer;
};

export type OfferTables = {
  offer: OfferTable;
  offer_document: OfferDocumentTable;
  offer_file: OfferFileTable;
};
