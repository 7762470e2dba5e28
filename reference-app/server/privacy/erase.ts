import { sql } from 'kysely';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { takeTurn } from '../intake/store.ts';
import { eraseSigner } from '../offers/evidence/store.ts';
import { eraseFromWaivers } from '../themes/erase-from-waivers.ts';

/** Whoever has left something: with an account, or as a visitor who applied. */
export type Candidate = { accountId: number } | { applicantId: number };

/**
 * Erases what is stored of a candidate, all of it or nothing. Whoever is gone already stays so.
 *
 * What proves that something was signed stays, without the signer: the chain of evidence holds by hashes, and tells of
 * the erasure. What was signed goes, since it names the candidate. Of what they did at the employer the audit log keeps what and when.
 *
 * Calls of the employer's system wait meanwhile. A transaction that holds the account before takes their turn before that.
 *
 * @param at for the audit log
 * @returns whether there was anybody
 */
export async function eraseCandidate(
  database: Database,
  scope: EmployerScope,
  { candidate, at }: { candidate: Candidate; at: Date },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const tables = forEmployer(transaction, scope);
    if ('applicantId' in candidate) {
      const gone = await tables
        .deleteFrom('applicant')
        .where('id', '=', candidate.applicantId)
        .where('account_id', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!gone) return false;
      await logErasure(transaction, scope, { accountId: null, at, detail: { applicant: gone.id } });
      return true;
    }
    const { accountId } = candidate;
    // a call of the employer's system holds candidates and files in an order of its own
    await takeTurn(transaction, scope, at);
    // whoever acts on an offer meanwhile waits here or is waited for
    const offers = await tables
      .selectFrom('offer')
      .select('id')
      .where('account_id', '=', accountId)
      .forUpdate()
      .execute();
    const files = await filesOf(
      transaction,
      scope,
      offers.map(({ id }) => id),
    );
    const account = await tables
      .selectFrom('account')
      .select(['first_name', 'last_name'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (account)
      await eraseFromWaivers(transaction, scope, `${account.first_name} ${account.last_name}`.trim());
    const gone = await tables
      .deleteFrom('account')
      .where('id', '=', accountId)
      .returning('email')
      .executeTakeFirst();
    if (!gone) return false;
    await forgetAddress(transaction, scope, gone.email);
    await deleteFiles(transaction, scope, files);
    await tables
      .updateTable('audit_log')
      // numbers tell which offer or version it was; texts may tell of a person
      .set({
        detail: sql<string>`(select coalesce(jsonb_object_agg(key, value), '{}')
          from jsonb_each(detail) where jsonb_typeof(value) in ('number', 'boolean'))`,
      })
      .where('account_id', '=', accountId)
      .execute();
    await logErasure(transaction, scope, { accountId, at, detail: {} });
    await eraseSigner(transaction, scope, { accountId, at });
    return true;
  });
}

/** What is kept under an e-mail address for a while, with or without an account. */
export async function forgetAddress(
  transaction: Database,
  scope: EmployerScope,
  email: string,
): Promise<void> {
  const tables = forEmployer(transaction, scope);
  await tables.deleteFrom('login_code').where('email', '=', email).execute();
  await tables.deleteFrom('sign_up').where('email', '=', email).execute();
  await tables.deleteFrom('account_token').where('email', '=', email).execute();
  await tables
    .deleteFrom('outgoing_mail')
    .where(sql`mail ->> 'to'`, '=', email)
    .execute();
}

/** The hashes of what the documents of some offers hold. */
async function filesOf(
  transaction: Database,
  scope: EmployerScope,
  offerIds: readonly number[],
): Promise<string[]> {
  if (offerIds.length === 0) return [];
  const rows = await documentFiles(transaction, scope)
    .where('offer_id', 'in', offerIds)
    // whoever seals one at the moment is waited for
    .forUpdate()
    .execute();
  return [...new Set(rows.flatMap(hashesIn))];
}

/** Deletes files that no document refers to any more: two candidates may have handed in the same one. */
async function deleteFiles(
  transaction: Database,
  scope: EmployerScope,
  files: readonly string[],
): Promise<void> {
  if (files.length === 0) return;
  const tables = forEmployer(transaction, scope);
  // Whoever keeps one at this moment is waited for: only a statement after this one sees what they have written. In one
  // order, so that two who lock several do not wait for each other.
  await tables
    .selectFrom('offer_file')
    .select('sha256')
    .where('sha256', 'in', files)
    .orderBy('sha256')
    .forUpdate()
    .execute();
  const stillUsed = new Set(
    (
      await documentFiles(transaction, scope)
        .where((document) =>
          document.or([
            document('letter_sha256', 'in', files),
            document('received_sha256', 'in', files),
            document('sealed_sha256', 'in', files),
          ]),
        )
        .execute()
    ).flatMap(hashesIn),
  );
  const unused = files.filter((hash) => !stillUsed.has(hash));
  if (unused.length === 0) return;
  await tables.deleteFrom('offer_file').where('sha256', 'in', unused).execute();
}

function documentFiles(transaction: Database, scope: EmployerScope) {
  return forEmployer(transaction, scope)
    .selectFrom('offer_document')
    .select(['letter_sha256', 'received_sha256', 'sealed_sha256']);
}

function hashesIn(row: {
  letter_sha256: string | null;
  received_sha256: string | null;
  sealed_sha256: string | null;
}): string[] {
  return [row.letter_sha256, row.received_sha256, row.sealed_sha256].filter((hash) => hash !== null);
}

function logErasure(
  transaction: Database,
  scope: EmployerScope,
  entry: { accountId: number | null; at: Date; detail: Record<string, unknown> },
): Promise<void> {
  return logAction(transaction, scope, { ...entry, action: 'candidate.erase' });
}
