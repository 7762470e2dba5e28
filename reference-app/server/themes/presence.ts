import { presenceLasts } from '../../contract/theme-teams.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';

export type Editor = { encId: string; fullName: string; section: string | null; seenAt: Date };

/** Notes that somebody edits, and forgets who has not been heard of: there is at most one row for each account. */
export async function notePresence(
  database: Database,
  scope: EmployerScope,
  { accountId, section, at }: { accountId: number; section: string | null; at: Date },
): Promise<void> {
  const tables = forEmployer(database, scope);
  await tables
    .deleteFrom('theme_presence')
    .where('seen_at', '<', new Date(at.getTime() - presenceLasts))
    .execute();
  await tables
    .insertInto('theme_presence')
    .values({ account_id: accountId, section, seen_at: at })
    .onConflict((conflict) => conflict.columns(['account_id']).doUpdateSet({ section, seen_at: at }))
    .execute();
}

export async function endPresence(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<void> {
  await forEmployer(database, scope)
    .deleteFrom('theme_presence')
    .where('account_id', '=', accountId)
    .execute();
}

/** Who edits beside somebody; who was heard last comes first. */
export async function otherEditors(
  database: Database,
  scope: EmployerScope,
  { accountId, at }: { accountId: number; at: Date },
): Promise<Editor[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('theme_presence')
    .innerJoin('account', 'account.id', 'theme_presence.account_id')
    .select([
      'account.enc_id',
      'account.first_name',
      'account.last_name',
      'theme_presence.section',
      'theme_presence.seen_at',
    ])
    .where('theme_presence.account_id', '!=', accountId)
    .where('theme_presence.seen_at', '>=', new Date(at.getTime() - presenceLasts))
    .orderBy('theme_presence.seen_at', 'desc')
    .orderBy('theme_presence.account_id')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    encId: row.enc_id,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    section: row.section,
    seenAt: row.seen_at,
  }));
}
