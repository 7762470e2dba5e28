import { lockAccount } from '../database/lock-account.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { prepared } from '../database/prepared.ts';

/** A job as one candidate's. */
type Saved = { accountId: number; positionId: number };

/** What was saved last comes first. */
export async function listSaved(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<{ positionId: number; savedAt: Date }[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('saved_position')
    .select(['position_id', 'saved_at'])
    .where('account_id', '=', accountId)
    .orderBy('saved_at', 'desc')
    .orderBy('position_id')
    .execute();
  return rows.map((row) => ({ positionId: row.position_id, savedAt: row.saved_at }));
}

const savedOf = prepared((tables, given: Saved) =>
  tables
    .selectFrom('saved_position')
    .select('position_id')
    .where('account_id', '=', given.accountId)
    .where('position_id', '=', given.positionId),
);

export async function isSaved(
  database: Database,
  scope: EmployerScope,
  { accountId, positionId }: Saved,
): Promise<boolean> {
  const [row] = await savedOf(database, scope, { accountId, positionId });
  return row !== undefined;
}

/**
 * Saves a job that exists; one that is saved already keeps its time.
 *
 * @returns false when the account has `maximum` saved already
 */
export async function save(
  database: Database,
  scope: EmployerScope,
  { accountId, positionId, at, maximum }: Saved & { at: Date; maximum: number },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    if (await isSaved(transaction, scope, { accountId, positionId })) return true;
    await lockAccount(transaction, scope, accountId);
    const tables = forEmployer(transaction, scope);
    const { count } = await tables
      .selectFrom('saved_position')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= maximum) return false;
    await tables
      .insertInto('saved_position')
      .values({ account_id: accountId, position_id: positionId, saved_at: at })
      .onConflict((conflict) => conflict.columns(['account_id', 'position_id']).doNothing())
      .execute();
    return true;
  });
}

export async function unsave(
  database: Database,
  scope: EmployerScope,
  { accountId, positionId }: Saved,
): Promise<void> {
  await forEmployer(database, scope)
    .deleteFrom('saved_position')
    .where('account_id', '=', accountId)
    .where('position_id', '=', positionId)
    .execute();
}
