import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';

/** Notes who did what; in the transaction of what was done, so that neither is there without the other. */
export async function logAction(
  transaction: Database,
  scope: EmployerScope,
  entry: {
    /** null = the server itself. */
    accountId: number | null;
    at: Date;
    /** As in `theme.publish`. */
    action: string;
    detail: Record<string, unknown>;
  },
): Promise<void> {
  await forEmployer(transaction, scope)
    .insertInto('audit_log')
    .values({
      account_id: entry.accountId,
      action: entry.action,
      detail: JSON.stringify(entry.detail),
      happened_at: entry.at,
    })
    .execute();
}

export type StoredAction = {
  id: number;
  at: Date;
  action: string;
  detail: Record<string, unknown>;
  account: { encId: string; email: string } | null;
};

/**
 * What was done at an employer and by whom, newest first.
 *
 * @param options.action what its name begins with
 * @param options.before what came before this one
 */
export async function listEntries(
  database: Database,
  scope: EmployerScope,
  { action, before, limit }: { action: string; before: number | undefined; limit: number },
): Promise<StoredAction[]> {
  let found = forEmployer(database, scope)
    .selectFrom('audit_log')
    .leftJoin('account', 'account.id', 'audit_log.account_id')
    .select([
      'audit_log.id',
      'audit_log.happened_at',
      'audit_log.action',
      'audit_log.detail',
      'account.enc_id',
      'account.email',
    ])
    .where(({ eb, fn, val }) => eb(fn<boolean>('starts_with', ['audit_log.action', val(action)]), '=', true))
    .orderBy('audit_log.id', 'desc')
    .limit(limit);
  if (before !== undefined) found = found.where('audit_log.id', '<', before);
  return (await found.execute()).map((row) => ({
    id: row.id,
    at: row.happened_at,
    action: row.action,
    detail: row.detail,
    account: row.enc_id === null || row.email === null ? null : { encId: row.enc_id, email: row.email },
  }));
}

/** What was done at an employer, newest first. */
export async function listActions(
  database: Database,
  scope: EmployerScope,
  limit: number,
): Promise<{ accountId: number | null; at: Date; action: string; detail: Record<string, unknown> }[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('audit_log')
    .select(['account_id', 'action', 'detail', 'happened_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    at: row.happened_at,
    action: row.action,
    detail: row.detail,
  }));
}
