import type { IntakeEntry, IntakeKind } from '../../contract/intake.ts';
import { normalizeEmail } from '../mail/normalize-email.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';

/** What an entry has left behind. */
export type KnownEntry = { accountId: number | null; rowId: number; contentSha256: string };

/** Ids are kept longer than a signature is believed. */
const callsKeptFor = 24 * 60 * 60 * 1000;

/** Waits for the employer's other calls, until the transaction ends: entries meet in any order. */
export async function takeTurn(transaction: Database, scope: EmployerScope, at: Date): Promise<void> {
  await forEmployer(transaction, scope)
    .insertInto('intake_turn')
    .values({ taken_at: at })
    .onConflict((conflict) => conflict.columns([]).doUpdateSet({ taken_at: at }))
    .execute();
}

/** Notes a call; in its turn. @returns `other` = another call had its id */
export async function noteCall(
  transaction: Database,
  scope: EmployerScope,
  { id, bodySha256, at }: { id: string; bodySha256: string; at: Date },
): Promise<'new' | 'repeated' | 'other'> {
  const tables = forEmployer(transaction, scope);
  const before = new Date(at.getTime() - callsKeptFor);
  await tables.deleteFrom('intake_call').where('taken_at', '<', before).execute();
  const known = await tables
    .selectFrom('intake_call')
    .select('body_sha256')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known) return known.body_sha256 === bodySha256 ? 'repeated' : 'other';
  await tables.insertInto('intake_call').values({ id, body_sha256: bodySha256, taken_at: at }).execute();
  return 'new';
}

export async function findEntry(
  transaction: Database,
  scope: EmployerScope,
  { kind, externalId }: { kind: IntakeKind; externalId: string },
): Promise<KnownEntry | undefined> {
  const row = await forEmployer(transaction, scope)
    .selectFrom('intake_entry')
    .select(['account_id', 'row_id', 'content_sha256'])
    .where('kind', '=', kind)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row && { accountId: row.account_id, rowId: row.row_id, contentSha256: row.content_sha256 };
}

export async function writeEntry(
  transaction: Database,
  scope: EmployerScope,
  { entry, at, ...known }: KnownEntry & { entry: Pick<IntakeEntry, 'kind' | 'external_id'>; at: Date },
): Promise<void> {
  const content = {
    account_id: known.accountId,
    row_id: known.rowId,
    content_sha256: known.contentSha256,
    taken_at: at,
  };
  await forEmployer(transaction, scope)
    .insertInto('intake_entry')
    .values({ kind: entry.kind, external_id: entry.external_id, ...content })
    .onConflict((conflict) => conflict.columns(['kind', 'external_id']).doUpdateSet(content))
    .execute();
}

/** A candidate by e-mail, who stays until the transaction ends. */
export async function findCandidate(
  transaction: Database,
  scope: EmployerScope,
  email: string,
): Promise<number | undefined> {
  const row = await forEmployer(transaction, scope)
    .selectFrom('account')
    .select('id')
    .where('email', '=', normalizeEmail(email))
    .forKeyShare()
    .executeTakeFirst();
  return row?.id;
}

/** A job by either of its ids: open or closed. */
export async function findPosition(
  transaction: Database,
  scope: EmployerScope,
  { id, source_id: sourceId }: { id?: number | undefined; source_id?: string | undefined },
): Promise<{ id: number; title: string } | undefined> {
  const jobs = forEmployer(transaction, scope).selectFrom('job').select(['id', 'title']);
  if (id !== undefined) return jobs.where('id', '=', id).executeTakeFirst();
  if (sourceId !== undefined) return jobs.where('source_id', '=', sourceId).executeTakeFirst();
  return undefined;
}

/** The application that is meant: by its public id, or the last of a candidate to a job. */
export async function findApplication(
  transaction: Database,
  scope: EmployerScope,
  which: { encId: string } | { accountId: number; positionId: number },
): Promise<{ id: number; accountId: number | null; positionId: number; positionName: string } | undefined> {
  let found = forEmployer(transaction, scope)
    .selectFrom('application')
    .innerJoin('applicant', 'applicant.id', 'application.applicant_id')
    .select([
      'application.id',
      'applicant.account_id',
      'application.position_id',
      'application.position_name',
    ]);
  found =
    'encId' in which
      ? found.where('application.enc_id', '=', which.encId)
      : found
          .where('applicant.account_id', '=', which.accountId)
          .where('application.position_id', '=', which.positionId);
  const row = await found.orderBy('application.id', 'desc').limit(1).executeTakeFirst();
  return (
    row && {
      id: row.id,
      accountId: row.account_id,
      positionId: row.position_id,
      positionName: row.position_name,
    }
  );
}
