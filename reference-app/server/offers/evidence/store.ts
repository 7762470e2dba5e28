import type { Database } from '../../database/database.ts';
import { forEmployer, type EmployerScope } from '../../database/for-employer.ts';
import { chainStart, hashOfLink, hashOfSigner, newSalt, type EvidenceLink, type Signer } from './chain.ts';

export type StoredLink = EvidenceLink & {
  hash: string;
  /** null = the server itself, or erased. */
  signer: Signer | null;
  signerSalt: string;
};

/** Adds a link to the employer's chain; in the transaction of what it tells, which waits here for other writers. */
export async function appendEvidence(
  transaction: Database,
  scope: EmployerScope,
  entry: Omit<EvidenceLink, 'sequence' | 'signerHash'> & { signer: Signer | null },
): Promise<void> {
  const tables = forEmployer(transaction, scope);
  await tables
    .insertInto('evidence_head')
    .values({ sequence: 0, hash: chainStart })
    .onConflict((conflict) => conflict.columns([]).doNothing())
    .execute();
  const head = await tables
    .selectFrom('evidence_head')
    .select(['sequence', 'hash'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { signer, ...told } = entry;
  const signerSalt = newSalt();
  const link: EvidenceLink = {
    ...told,
    sequence: head.sequence + 1,
    signerHash: signer ? hashOfSigner(signerSalt, signer) : '',
  };
  const hash = hashOfLink(head.hash, link);
  await tables
    .insertInto('signature_evidence')
    .values({
      sequence: link.sequence,
      kind: link.kind,
      offer_id: link.offerId,
      document_id: link.documentId,
      account_id: link.accountId,
      happened_at: link.at,
      sha256_before: link.sha256Before,
      sha256_after: link.sha256After,
      signer: JSON.stringify(signer),
      signer_salt: signerSalt,
      signer_hash: link.signerHash,
      hash,
    })
    .execute();
  await tables.updateTable('evidence_head').set({ sequence: link.sequence, hash }).execute();
}

/**
 * Takes the signer out of all that an account did, and adds for each of its offers that this was done: a signer or a
 * file that is gone without such a link was not erased. In the transaction that erases the account, as its last: from
 * here on other writers wait.
 */
export async function eraseSigner(
  transaction: Database,
  scope: EmployerScope,
  { accountId, at }: { accountId: number; at: Date },
): Promise<void> {
  const offers = await forEmployer(transaction, scope)
    .updateTable('signature_evidence')
    .set({ signer: 'null' })
    .where('account_id', '=', accountId)
    .returning('offer_id')
    .execute();
  const offerIds = new Set(offers.map(({ offer_id }) => offer_id));
  for (const offerId of [...offerIds].toSorted((left, right) => left - right))
    await appendEvidence(transaction, scope, {
      kind: 'erasure',
      offerId,
      documentId: null,
      accountId,
      at,
      sha256Before: null,
      sha256After: null,
      signer: null,
    });
}

/** The offers that the chain has an entry of some kind for: that were declined, or whose candidates are erased. */
export async function offersWith(
  database: Database,
  scope: EmployerScope,
  kind: 'decline' | 'erasure',
): Promise<ReadonlySet<number>> {
  const rows = await forEmployer(database, scope)
    .selectFrom('signature_evidence')
    .select('offer_id')
    .where('kind', '=', kind)
    .execute();
  return new Set(rows.map(({ offer_id }) => offer_id));
}

/** The links after a number, in their order. @param options.limit at most so many */
export async function listEvidence(
  database: Database,
  scope: EmployerScope,
  { after, limit }: { after: number; limit: number },
): Promise<StoredLink[]> {
  const rows = await evidence(database, scope)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(limit)
    .execute();
  return rows.map(linkOf);
}

/** What is known of one document, in its order. */
export async function evidenceOfDocument(
  database: Database,
  scope: EmployerScope,
  documentId: number,
): Promise<StoredLink[]> {
  const rows = await evidence(database, scope)
    .where('document_id', '=', documentId)
    .orderBy('sequence')
    .execute();
  return rows.map(linkOf);
}

/** Where the chain ends; undefined before its first link. */
export async function evidenceHead(
  database: Database,
  scope: EmployerScope,
): Promise<{ sequence: number; hash: string } | undefined> {
  return forEmployer(database, scope)
    .selectFrom('evidence_head')
    .select(['sequence', 'hash'])
    .executeTakeFirst();
}

function evidence(database: Database, scope: EmployerScope) {
  return forEmployer(database, scope).selectFrom('signature_evidence').selectAll();
}

type Row = Awaited<ReturnType<ReturnType<typeof evidence>['execute']>>[number];

function linkOf(row: Row): StoredLink {
  return {
    sequence: row.sequence,
    kind: row.kind,
    offerId: row.offer_id,
    documentId: row.document_id,
    accountId: row.account_id,
    at: row.happened_at,
    sha256Before: row.sha256_before,
    sha256After: row.sha256_after,
    signer: row.signer,
    signerSalt: row.signer_salt,
    signerHash: row.signer_hash,
    hash: row.hash,
  };
}
