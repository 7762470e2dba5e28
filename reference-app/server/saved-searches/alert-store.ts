import { sql } from 'kysely';
import type { Locale } from '@portico/core/messages';
import type { AlertFrequency } from '../../contract/saved-searches.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { alsoToldIn } from './told-in.ts';

export type DueAlert = {
  id: string;
  name: string;
  /** The parameters as in an address. */
  search: string;
  frequency: AlertFrequency;
  dueAt: Date;
  /** Jobs that were open in one of these versions are known, as the database writes them. */
  toldIn: string;
  /** The last of them. */
  lastToldIn: number;
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
      sql<number>`upper(saved_search.told_in) - 1`.as('last_told_in'),
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
    lastToldIn: row.last_told_in,
    email: row.email,
    firstName: row.first_name,
    locale: row.locale,
  }));
}

/** Of the jobs that are open in a version, those of which the owner was not told when they were open before; and others. */
export async function listUntold(
  database: Database,
  scope: EmployerScope,
  { alert, openIn }: { alert: DueAlert; openIn: number },
): Promise<Set<number>> {
  const rows = await forEmployer(database, scope)
    .selectFrom('job')
    .select('id')
    // none is published without a change: this is what there is an index for
    .where('changed_in', '>', alert.lastToldIn)
    // or it was open in that version and is not any more
    .where(({ eb, or }) =>
      or([eb('published_in', '>', alert.lastToldIn), sql<boolean>`was_published_in @> ${openIn}::integer`]),
    )
    .where(sql<boolean>`not coalesce(was_published_in && ${alert.toldIn}::int4multirange, false)`)
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
  { alert, nextAt, version }: { alert: DueAlert; nextAt: Date; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await forEmployer(transaction, scope)
    .updateTable('saved_search')
    .set({ next_at: nextAt, told_in: alsoToldIn(version) })
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
