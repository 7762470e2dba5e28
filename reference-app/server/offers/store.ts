import { randomBytes } from 'node:crypto';
import { openStatuses, type DocumentStatus, type OfferStatus } from '@portico/core/offers';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { DocumentStage, DocumentState, OfferState } from './rules.ts';

/** An offer with everything that its candidate is told. */
export type StoredOffer = Omit<OfferState, 'documents'> & {
  id: number;
  encId: string;
  accountId: number;
  positionName: string;
  updatedAt: Date;
  expiredFrom: OfferStatus | null;
  documents: readonly StoredDocument[];
};

export type StoredDocument = DocumentState & {
  name: string;
  signed: boolean;
  esignWid: string | null;
  /** SHA-256 of what was offered, of what the candidate handed in, of what the server sealed. */
  letterSha256: string | null;
  receivedSha256: string | null;
  sealedSha256: string | null;
  sendsInline: boolean;
  madeAt: Date;
  updatedAt: Date;
};

/** An offer as an employer makes it. */
export type NewOffer = {
  accountId: number;
  status: OfferStatus;
  positionName: string;
  updatedAt: Date;
  /** null = never. */
  expiresAt: Date | null;
  documents: readonly {
    name: string;
    documentType: string;
    status: DocumentStatus;
    signed: boolean;
    esignWid: string | null;
    letterSha256: string | null;
    sealedSha256: string | null;
    sendsInline: boolean;
    updatedAt: Date;
  }[];
};

/** A candidate's offers. */
export async function listOffers(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<StoredOffer[]> {
  const rows = await offers(database, scope).where('account_id', '=', accountId).execute();
  return withDocuments(database, scope, rows);
}

/** A candidate's own offer; another's is not found. */
export async function findOffer(
  database: Database,
  scope: EmployerScope,
  { encId, accountId }: { encId: string; accountId: number },
): Promise<StoredOffer | undefined> {
  const rows = await offers(database, scope)
    .where('enc_id', '=', encId)
    .where('account_id', '=', accountId)
    .execute();
  const [offer] = await withDocuments(database, scope, rows);
  return offer;
}

/** The same, kept from other writers until the transaction ends. */
export async function lockOffer(
  transaction: Database,
  scope: EmployerScope,
  { encId, accountId }: { encId: string; accountId: number },
): Promise<StoredOffer | undefined> {
  const rows = await offers(transaction, scope)
    .where('enc_id', '=', encId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute();
  const [offer] = await withDocuments(transaction, scope, rows);
  return offer;
}

/** Offers that have expired by `at` and do not say so yet. */
export async function listExpiring(
  database: Database,
  scope: EmployerScope,
  at: Date,
): Promise<{ encId: string; accountId: number }[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('offer')
    .select(['enc_id', 'account_id'])
    .where('status', 'in', openStatuses)
    .where('expires_at', '<=', at)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ encId: row.enc_id, accountId: row.account_id }));
}

/** The offer that an envelope of the e-signature provider belongs to, kept from other writers. */
export async function lockOfferOfEnvelope(
  transaction: Database,
  scope: EmployerScope,
  wid: string,
): Promise<StoredOffer | undefined> {
  const rows = await offers(transaction, scope)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('offer_document')
          .select('offer_document.id')
          .whereRef('offer_document.offer_id', '=', 'offer.id')
          .where('offer_document.esign_wid', '=', wid),
      ),
    )
    .forUpdate()
    .execute();
  const [offer] = await withDocuments(transaction, scope, rows);
  return offer;
}

/** An offer by its number, kept from other writers until the transaction ends. */
export async function lockOfferOfId(
  transaction: Database,
  scope: EmployerScope,
  id: number,
): Promise<StoredOffer | undefined> {
  const rows = await offers(transaction, scope).where('id', '=', id).forUpdate().execute();
  const [offer] = await withDocuments(transaction, scope, rows);
  return offer;
}

/** @param change.expiredFrom what it was, where this writes down its expiry */
export async function writeOfferStatus(
  transaction: Database,
  scope: EmployerScope,
  change: { id: number; status: OfferStatus; at: Date; expiredFrom?: OfferStatus },
): Promise<void> {
  const { id, status, at, expiredFrom = null } = change;
  await forEmployer(transaction, scope)
    .updateTable('offer')
    .set({ status, updated_at: at, expired_from: expiredFrom })
    .where('id', '=', id)
    .execute();
}

/** @param change.received what the candidate handed in */
export async function writeDocumentStage(
  transaction: Database,
  scope: EmployerScope,
  change: { id: number; stage: DocumentStage; received?: { sha256: string; name: string }; at: Date },
): Promise<void> {
  const { id, stage, received, at } = change;
  await forEmployer(transaction, scope)
    .updateTable('offer_document')
    .set({
      awaits_provider: stage === 'awaiting',
      ...(stage === 'signed' && { status: 'Signed' as const, signed: true }),
      ...(received && { received_sha256: received.sha256, received_name: received.name }),
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
}

/** What the e-signature provider shows of a document; undefined for an unknown envelope. */
export async function findEnvelope(
  database: Database,
  scope: EmployerScope,
  wid: string,
): Promise<
  { documentName: string; letterSha256: string | null; signer: { name: string; email: string } } | undefined
> {
  const row = await forEmployer(database, scope)
    .selectFrom('offer_document')
    .innerJoin('offer', 'offer.id', 'offer_document.offer_id')
    .innerJoin('account', 'account.id', 'offer.account_id')
    .select([
      'offer_document.name',
      'offer_document.letter_sha256',
      'account.first_name',
      'account.last_name',
      'account.email',
    ])
    .where('offer_document.esign_wid', '=', wid)
    .executeTakeFirst();
  return (
    row && {
      documentName: row.name,
      letterSha256: row.letter_sha256,
      signer: { name: `${row.first_name} ${row.last_name}`.trim(), email: row.email },
    }
  );
}

/** A signed document as it is sealed. */
type Sealable = {
  offerId: number;
  name: string;
  letterSha256: string | null;
  receivedSha256: string | null;
  receivedName: string | null;
};

/** A document that is signed and not yet sealed; undefined when there is nothing to seal. */
export async function findSealable(
  database: Database,
  scope: EmployerScope,
  documentId: number,
): Promise<Sealable | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('offer_document')
    .select(['offer_id', 'name', 'letter_sha256', 'received_sha256', 'received_name'])
    .where('id', '=', documentId)
    .where('status', '=', 'Signed')
    .where('signed', '=', true)
    .where('sealed_sha256', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      offerId: row.offer_id,
      name: row.name,
      letterSha256: row.letter_sha256,
      receivedSha256: row.received_sha256,
      receivedName: row.received_name,
    }
  );
}

/** Documents that were signed here and are not sealed; those that came as signed have nothing to seal. */
export async function listUnsealed(database: Database, scope: EmployerScope): Promise<number[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('offer_document')
    .select('id')
    .where('status', '=', 'Signed')
    .where('signed', '=', true)
    .where('sealed_sha256', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('signature_evidence')
          .select('signature_evidence.sequence')
          .whereRef('signature_evidence.document_id', '=', 'offer_document.id')
          .where('signature_evidence.kind', '!=', 'seal'),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns false when somebody else has sealed it meanwhile */
export async function writeSealed(
  transaction: Database,
  scope: EmployerScope,
  { documentId, sealedSha256, at }: { documentId: number; sealedSha256: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await forEmployer(transaction, scope)
    .updateTable('offer_document')
    .set({ sealed_sha256: sealedSha256, updated_at: at })
    .where('id', '=', documentId)
    .where('sealed_sha256', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function createOffer(
  database: Database,
  scope: EmployerScope,
  { documents, ...offer }: NewOffer,
): Promise<{ id: number; encId: string; documentIds: readonly number[] }> {
  const tables = forEmployer(database, scope);
  const row = await tables
    .insertInto('offer')
    .values({
      enc_id: randomBytes(9).toString('base64url'),
      account_id: offer.accountId,
      status: offer.status,
      came_as: offer.status,
      position_name: offer.positionName,
      updated_at: offer.updatedAt,
      expires_at: offer.expiresAt,
      expired_from: null,
    })
    .returning(['id', 'enc_id'])
    .executeTakeFirstOrThrow();
  const documentIds: number[] = [];
  // one by one: their ids are their order
  for (const document of documents) {
    const { id } = await tables
      .insertInto('offer_document')
      .values({
        offer_id: row.id,
        name: document.name,
        document_type: document.documentType,
        status: document.status,
        came_as: document.status,
        signed: document.signed,
        esign_wid: document.esignWid,
        awaits_provider: false,
        letter_sha256: document.letterSha256,
        received_sha256: null,
        received_name: null,
        sealed_sha256: document.sealedSha256,
        sends_inline: document.sendsInline,
        made_at: document.updatedAt,
        updated_at: document.updatedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    documentIds.push(id);
  }
  return { id: row.id, encId: row.enc_id, documentIds };
}

function offers(database: Database, scope: EmployerScope) {
  return forEmployer(database, scope)
    .selectFrom('offer')
    .select([
      'id',
      'enc_id',
      'account_id',
      'status',
      'position_name',
      'updated_at',
      'expires_at',
      'expired_from',
    ]);
}

async function withDocuments(
  database: Database,
  scope: EmployerScope,
  rows: readonly {
    id: number;
    enc_id: string;
    account_id: number;
    status: OfferStatus;
    position_name: string;
    updated_at: Date;
    expires_at: Date | null;
    expired_from: OfferStatus | null;
  }[],
): Promise<StoredOffer[]> {
  if (rows.length === 0) return [];
  const documents = await forEmployer(database, scope)
    .selectFrom('offer_document')
    .selectAll()
    .where(
      'offer_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    encId: row.enc_id,
    accountId: row.account_id,
    status: row.status,
    positionName: row.position_name,
    updatedAt: row.updated_at,
    expiresAt: row.expires_at,
    expiredFrom: row.expired_from,
    documents: documents
      .filter((document) => document.offer_id === row.id)
      .map((document) => ({
        id: document.id,
        name: document.name,
        documentType: document.document_type,
        status: document.status,
        signed: document.signed,
        hasContent: document.letter_sha256 !== null,
        hasEsign: document.esign_wid !== null,
        awaitsProvider: document.awaits_provider,
        esignWid: document.esign_wid,
        letterSha256: document.letter_sha256,
        receivedSha256: document.received_sha256,
        sealedSha256: document.sealed_sha256,
        sendsInline: document.sends_inline,
        madeAt: document.made_at,
        updatedAt: document.updated_at,
      })),
  }));
}
