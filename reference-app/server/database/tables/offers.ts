import type { DocumentStatus, OfferStatus } from '@portico/core/offers';
import type { Generated } from 'kysely';
import type { EvidenceKind, Signer } from '../../offers/evidence/chain.ts';
import type { Json } from './json.ts';

type OfferTable = {
  group_id: number;
  id: Generated<number>;
  /** Public id. */
  enc_id: string;
  account_id: number;
  status: OfferStatus;
  /** What it was when it was written; null = not known, and no answer. */
  came_as: OfferStatus | null;
  position_name: string;
  updated_at: Date;
  /** null = never. */
  expires_at: Date | null;
  /** What it was until the server wrote down its expiry; null = it did not. */
  expired_from: OfferStatus | null;
};

type OfferDocumentTable = {
  group_id: number;
  id: Generated<number>;
  offer_id: number;
  name: string;
  document_type: string;
  status: DocumentStatus;
  /** What it was when it was written; null = not known, and not signed. */
  came_as: DocumentStatus | null;
  signed: boolean;
  /** The id of the e-signature provider's envelope; null = signed here. */
  esign_wid: string | null;
  /** The candidate says that it is signed there, and the provider has not yet. */
  awaits_provider: boolean;
  /** SHA-256, hex, of the files: what was offered, what the candidate handed in, what the server sealed. */
  letter_sha256: string | null;
  received_sha256: string | null;
  /** What the candidate called it. */
  received_name: string | null;
  sealed_sha256: string | null;
  /** Whether the PDF travels with the offer (`b64_string`) or is fetched (`s3_path`). */
  sends_inline: boolean;
  made_at: Date;
  updated_at: Date;
};

/** Content by its hash: a file is written once and never changed. */
type OfferFileTable = {
  group_id: number;
  sha256: string;
  media_type: string;
  bytes: Buffer;
};

/** One chain per employer; see `offers/evidence/chain.ts`. No row refers to it: it outlasts offers and accounts. */
type SignatureEvidenceTable = {
  group_id: number;
  sequence: number;
  kind: EvidenceKind;
  offer_id: number;
  document_id: number | null;
  account_id: number | null;
  happened_at: Date;
  sha256_before: string | null;
  sha256_after: string | null;
  signer: Json<Signer | null>;
  signer_salt: string;
  signer_hash: string;
  hash: string;
};

type EvidenceHeadTable = { group_id: number; sequence: number; hash: string };

/** Calls of the e-signature provider that were taken, by their ids. */
type EsignEventTable = {
  group_id: number;
  id: string;
  taken_at: Date;
  /** SHA-256, hex; null = taken before it was kept. */
  body_sha256: string | null;
};

export type OfferTables = {
  esign_event: EsignEventTable;
  evidence_head: EvidenceHeadTable;
  signature_evidence: SignatureEvidenceTable;
  offer: OfferTable;
  offer_document: OfferDocumentTable;
  offer_file: OfferFileTable;
};
