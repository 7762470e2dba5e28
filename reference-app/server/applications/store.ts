import type { ApplicationStatus } from '../../contract/application-status.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { prepared } from '../database/prepared.ts';
import { decideStatus, type StatusDecision } from './rules.ts';

export type StoredApplication = {
  id: number;
  encId: string;
  positionId: number;
  name: string;
  location: string;
  status: ApplicationStatus;
  submittedAt: Date;
  /** Oldest first. */
  history: { status: ApplicationStatus; note: string; happenedAt: Date }[];
};

/** What an account has applied to; what was sent last comes first. */
export async function listApplications(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<StoredApplication[]> {
  const rows = await ofAccount(database, scope, accountId)
    .orderBy('application.submitted_at', 'desc')
    .orderBy('application.id', 'desc')
    .execute();
  return withHistories(database, scope, rows);
}

/** When an account applied to a job; undefined when it has not, or no longer. */
export async function appliedAtOf(
  database: Database,
  scope: EmployerScope,
  { accountId, positionId }: { accountId: number; positionId: number },
): Promise<Date | undefined> {
  const [row] = await appliedOf(database, scope, { accountId, positionId });
  return row?.submitted_at;
}

const appliedOf = prepared((tables, given: { accountId: number; positionId: number }) =>
  tables
    .selectFrom('application')
    .innerJoin('applicant', 'applicant.id', 'application.applicant_id')
    .select('application.submitted_at')
    .where('applicant.account_id', '=', given.accountId)
    .where('application.position_id', '=', given.positionId)
    .where('application.status', '!=', 'withdrawn'),
);

/** Which of some jobs an account has applied to. */
export async function appliedAmong(
  database: Database,
  scope: EmployerScope,
  { accountId, positionIds }: { accountId: number; positionIds: readonly number[] },
): Promise<ReadonlySet<number>> {
  if (positionIds.length === 0) return new Set();
  const rows = await ofAccount(database, scope, accountId)
    .where('application.position_id', 'in', positionIds)
    .where('application.status', '!=', 'withdrawn')
    .execute();
  return new Set(rows.map((row) => row.position_id));
}

/**
 * Withdraws an application that has not ended; one that is withdrawn already stays so.
 *
 * @returns undefined when the account has no such application, `ended` when it has ended otherwise
 */
export async function withdrawApplication(
  database: Database,
  scope: EmployerScope,
  { encId, accountId, at }: { encId: string; accountId: number; at: Date },
): Promise<StoredApplication | { ended: ApplicationStatus } | undefined> {
  return inTransaction(database, async (transaction) => {
    const row = await ofAccount(transaction, scope, accountId)
      .where('application.enc_id', '=', encId)
      .forUpdate('application')
      .executeTakeFirst();
    if (!row) return undefined;
    const changed = await changeStatus(transaction, scope, { id: row.id, status: 'withdrawn', note: '', at });
    if (changed === 'illegal') return { ended: row.status };
    if (changed === 'write') {
      await logAction(transaction, scope, {
        accountId,
        at,
        action: 'application.withdraw',
        detail: { application: row.id, position: row.position_id },
      });
    }
    const [application] = await withHistories(transaction, scope, [{ ...row, status: 'withdrawn' }]);
    return application;
  });
}

/**
 * Writes a status and how it came, if it may follow on what the application has; of several at once the first to hold the
 * application decides, and the others are judged by what it wrote.
 *
 * @returns `repeated` = it had this status already, `illegal` = it may not follow: nothing was written
 */
export async function changeStatus(
  transaction: Database,
  scope: EmployerScope,
  { id, status, note, at }: { id: number; status: ApplicationStatus; note: string; at: Date },
): Promise<StatusDecision> {
  const tables = forEmployer(transaction, scope);
  const current = await tables
    .selectFrom('application')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const decision = decideStatus(current.status, status);
  if (decision !== 'write') return decision;
  const { last } = await tables
    .selectFrom('application_event')
    .select((select) => select.fn.max('sequence').as('last'))
    .where('application_id', '=', id)
    .executeTakeFirstOrThrow();
  await tables
    .insertInto('application_event')
    .values({ application_id: id, sequence: (last ?? 0) + 1, status, note, happened_at: at })
    .execute();
  await tables.updateTable('application').set({ status, updated_at: at }).where('id', '=', id).execute();
  return decision;
}

function ofAccount(database: Database, scope: EmployerScope, accountId: number) {
  return forEmployer(database, scope)
    .selectFrom('application')
    .innerJoin('applicant', 'applicant.id', 'application.applicant_id')
    .select([
      'application.id',
      'application.enc_id',
      'application.position_id',
      'application.position_name',
      'application.position_location',
      'application.status',
      'application.submitted_at',
    ])
    .where('applicant.account_id', '=', accountId);
}

type Row = Awaited<ReturnType<ReturnType<typeof ofAccount>['execute']>>[number];

async function withHistories(
  database: Database,
  scope: EmployerScope,
  rows: readonly Row[],
): Promise<StoredApplication[]> {
  if (rows.length === 0) return [];
  const events = await forEmployer(database, scope)
    .selectFrom('application_event')
    .select(['application_id', 'status', 'note', 'happened_at'])
    .where(
      'application_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('sequence')
    .execute();
  const histories = Map.groupBy(events, (event) => event.application_id);
  return rows.map((row) => ({
    id: row.id,
    encId: row.enc_id,
    positionId: row.position_id,
    name: row.position_name,
    location: row.position_location,
    status: row.status,
    submittedAt: row.submitted_at,
    history: (histories.get(row.id) ?? []).map(({ status, note, happened_at }) => ({
      status,
      note,
      happenedAt: happened_at,
    })),
  }));
}
