import type { Locale } from '../../contract/employer-config.ts';
import type { AlertFrequency } from '../../contract/saved-searches.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';

export type DueAlert = {
  id: string;
  name: string;
  /** The parameters as in an address. */
  search: string;
  frequency: AlertFrequency;
  dueAt: Date;
  /** Jobs that were published up to this version are known. */
  toldIn: number;
  email: string;
  firstName: string;
  /** As the candidate chose it; null = not said. */
  locale: Locale | null;
};

/**
 * Saved searches whose owners are to be told by now, those that have waited longest first.
 *
 * @param options.after the last of those that were listed before
 */
export async function listDueAlerts(
  database: Database,
  scope: EmployerScope,
  { now, limit, after }: { now: Date; limit: number; after?: DueAlert | undefined },
): Promise<DueAlert[]> {
  let due = forEmployer(database, scope)
    .selectFrom('saved_search')
    .innerJoin('account', 'account.id', 'saved_search.account_id')
    .select([
      'saved_search.id',
      'saved_search.name',
      'saved_search.search',
      'saved_search.frequency',
      'saved_search.next_at',
      'saved_search.told_in',
      'account.email',
      'account.first_name',
      'account.locale',
    ])
    .where('saved_search.is_active', '=', true)
    .where('saved_search.next_at', '<=', now);
  if (after)
    due = due.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('saved_search.next_at', 'saved_search.id'), '>', tuple(after.dueAt, after.id)),
    );
  const rows = await due.orderBy('saved_search.next_at').orderBy('saved_search.id').limit(limit).execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    search: row.search,
    frequency: row.frequency,
    dueAt: row.next_at,
    toldIn: row.told_in,
    email: row.email,
    firstName: row.first_name,
    locale: row.locale,
  }));
}

/** Jobs that everybody could see for the first time after one version and by another. */
export async function listPublished(
  database: Database,
  scope: EmployerScope,
  { after, by }: { after: number; by: number },
): Promise<Set<number>> {
  const rows = await forEmployer(database, scope)
    .selectFrom('job')
    .select('id')
    // none changes before it is published: this is what there is an index for
    .where('changed_in', '>', after)
    .where('published_in', '>', after)
    .where('published_in', '<=', by)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Takes it on oneself to tell of an alert: of servers that come at once one gets it.
 *
 * @returns whether it was still due, as it was read
 */
export async function takeAlert(
  transaction: Database,
  scope: EmployerScope,
  { alert, nextAt, toldIn }: { alert: DueAlert; nextAt: Date; toldIn: number },
): Promise<boolean> {
  const { numUpdatedRows } = await forEmployer(transaction, scope)
    .updateTable('saved_search')
    .set({ next_at: nextAt, told_in: toldIn })
    .where('id', '=', alert.id)
    .where('is_active', '=', true)
    .where('next_at', '=', alert.dueAt)
    .where('told_in', '=', alert.toldIn)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type StoppableSearch = { name: string; isActive: boolean; locale: Locale | null };

export async function findStoppable(
  database: Database,
  scope: EmployerScope,
  id: string,
): Promise<StoppableSearch | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('saved_search')
    .innerJoin('account', 'account.id', 'saved_search.account_id')
    .select(['saved_search.name', 'saved_search.is_active', 'account.locale'])
    .where('saved_search.id', '=', id)
    .executeTakeFirst();
  return row && { name: row.name, isActive: row.is_active, locale: row.locale };
}

/** Ends the mails of a search; done twice it is the same. */
export async function stopAlert(
  database: Database,
  scope: EmployerScope,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const stopped = await forEmployer(transaction, scope)
      .updateTable('saved_search')
      .set({ is_active: false })
      .where('id', '=', id)
      .where('is_active', '=', true)
      .returning('account_id')
      .executeTakeFirst();
    if (stopped)
      await logAction(transaction, scope, {
        accountId: stopped.account_id,
        at,
        action: 'alert.stop',
        detail: { savedSearch: id },
      });
  });
}
