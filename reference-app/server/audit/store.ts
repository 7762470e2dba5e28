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
