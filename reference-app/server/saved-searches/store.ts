import { randomBytes } from 'node:crypto';
import type { AlertFrequency } from '../../contract/saved-searches.ts';
import { lockAccount } from '../database/lock-account.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { prepared } from '../database/prepared.ts';
import { dataVersionOf } from '../employers/counters.ts';
import { nextAlertAt } from './rules.ts';
import { alsoToldIn, toldIn } from './told-in.ts';

export type StoredSearch = {
  id: string;
  paramsHash: string;
  name: string;
  search: string;
  frequency: AlertFrequency;
  isActive: boolean;
  createdAt: Date;
};

/** What was saved last comes first. */
export async function listSearches(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<StoredSearch[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('saved_search')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(searchOf);
}

const activityOf = prepared((tables, given: { accountId: number; paramsHash: string }) =>
  tables
    .selectFrom('saved_search')
    .select('is_active')
    .where('account_id', '=', given.accountId)
    .where('params_hash', '=', given.paramsHash),
);

/** Whether somebody is told of new jobs for a search. */
export async function isSearchActive(
  database: Database,
  scope: EmployerScope,
  { accountId, paramsHash }: { accountId: number; paramsHash: string },
): Promise<boolean> {
  const [row] = await activityOf(database, scope, { accountId, paramsHash });
  return row?.is_active ?? false;
}

/**
 * Saves a search; one that asks for the same is there already, becomes active, and keeps its name.
 *
 * @returns undefined when the account has `maximum` saved already
 */
export async function saveSearch(
  database: Database,
  scope: EmployerScope,
  { accountId, maximum, ...search }: Omit<StoredSearch, 'id'> & { accountId: number; maximum: number },
): Promise<StoredSearch | undefined> {
  return inTransaction(database, async (transaction) => {
    await lockAccount(transaction, scope, accountId);
    const held = await listSearches(transaction, scope, accountId);
    const before = held.find(({ paramsHash }) => paramsHash === search.paramsHash);
    if (!before && held.length >= maximum) return undefined;
    const nextAt = nextAlertAt(search.createdAt, search.frequency);
    const version = await dataVersionOf(transaction, scope);
    const row = await forEmployer(transaction, scope)
      .insertInto('saved_search')
      .values({
        id: randomBytes(9).toString('base64url'),
        account_id: accountId,
        params_hash: search.paramsHash,
        name: search.name,
        search: search.search,
        frequency: search.frequency,
        is_active: search.isActive,
        created_at: search.createdAt,
        next_at: nextAt,
        told_in: toldIn(version),
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'params_hash']).doUpdateSet({
          is_active: true,
          frequency: search.frequency,
          // what goes on, goes on from where it was
          ...(before?.isActive ? {} : { told_in: alsoToldIn(version) }),
          ...(before?.isActive && before.frequency === search.frequency ? {} : { next_at: nextAt }),
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return searchOf(row);
  });
}

/** @returns undefined when the account has no such search */
export async function changeSearch(
  database: Database,
  scope: EmployerScope,
  options: {
    id: string;
    accountId: number;
    at: Date;
    change: {
      name?: string | undefined;
      frequency?: AlertFrequency | undefined;
      isActive?: boolean | undefined;
    };
  },
): Promise<StoredSearch | undefined> {
  const { id, accountId, at, change } = options;
  return inTransaction(database, async (transaction) => {
    const tables = forEmployer(transaction, scope);
    const row = await tables
      .selectFrom('saved_search')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    const { name = row.name, frequency = row.frequency, isActive = row.is_active } = change;
    const isResumed = isActive && !row.is_active;
    await tables
      .updateTable('saved_search')
      .set({
        name,
        frequency,
        is_active: isActive,
        ...((isResumed || frequency !== row.frequency) && { next_at: nextAlertAt(at, frequency) }),
        ...(isResumed && { told_in: alsoToldIn(await dataVersionOf(transaction, scope)) }),
      })
      .where('id', '=', id)
      .execute();
    return searchOf({ ...row, name, frequency, is_active: isActive });
  });
}

export async function removeSearch(
  database: Database,
  scope: EmployerScope,
  { id, accountId }: { id: string; accountId: number },
): Promise<void> {
  await forEmployer(database, scope)
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
}

function searchOf(row: {
  id: string;
  params_hash: string;
  name: string;
  search: string;
  frequency: AlertFrequency;
  is_active: boolean;
  created_at: Date;
}): StoredSearch {
  return {
    id: row.id,
    paramsHash: row.params_hash,
    name: row.name,
    search: row.search,
    frequency: row.frequency,
    isActive: row.is_active,
    createdAt: row.created_at,
  };
}
