import type { Offer, OfferDocument } from '../../contract/offers.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { findFiles, type OfferFile } from './files.ts';
import { stageOf, statusOf } from './rules.ts';
import type { StoredDocument, StoredOffer } from './store.ts';

/** The hash of the file that a document shows its candidate now; null when it has none to show. */
export function shownFile(document: StoredDocument): string | null {
  switch (stageOf(document)) {
    case 'signed':
      return document.sealedSha256;
    // ruling 46: neither address nor content until the provider has said so
    case 'awaiting':
      return null;
    default:
      return document.letterSha256;
  }
}

/** The files that offers carry in their answers, by their hashes; read at once. */
export async function carriedFiles(
  database: Database,
  scope: EmployerScope,
  offers: readonly StoredOffer[],
): Promise<ReadonlyMap<string, OfferFile>> {
  const documents = offers.flatMap((offer) => offer.documents);
  const carried = documents.filter(({ sendsInline }) => sendsInline).map(shownFile);
  return findFiles(
    database,
    scope,
    carried.filter((sha256) => sha256 !== null),
  );
}

/**
 * @param options.at now: an offer past its expiry is told as expired
 * @param options.files what it carries
 */
export function offerOf(
  offer: StoredOffer,
  { at, files }: { at: Date; files: ReadonlyMap<string, OfferFile> },
): Offer {
  return {
    id: offer.id,
    enc_id: offer.encId,
    status: statusOf(offer, at),
    position: { name: offer.positionName },
    updated_at: offer.updatedAt.toISOString(),
    expires_at: offer.expiresAt?.toISOString() ?? null,
    offer_documents: offer.documents.map((document) => documentOf(offer, { document, files })),
  };
}

function documentOf(
  offer: StoredOffer,
  { document, files }: { document: StoredDocument; files: ReadonlyMap<string, OfferFile> },
): OfferDocument {
  const shown = shownFile(document);
  const stage = stageOf(document);
  const file = shown !== null && document.sendsInline ? files.get(shown) : undefined;
  return {
    id: document.id,
    name: document.name,
    status: stage === 'awaiting' ? 'Pending' : document.status,
    updated_at: document.updatedAt.toISOString(),
    signed: document.signed,
    url: stage === 'esign' ? document.esignWid : null,
    b64_string: file ? Buffer.from(file.bytes).toString('base64') : null,
    s3_path: shown === null || document.sendsInline ? null : `offers/${offer.encId}/${document.id}/${shown}`,
    document_type: document.documentType,
  };
}
