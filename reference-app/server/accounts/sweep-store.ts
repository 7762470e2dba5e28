import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';

/** Deletes what no longer counts: links, codes and sessions whose time is over. */
export async function dropExpired(
  database: Database,
  scope: EmployerScope,
  { at, idleSince, begunBefore }: { at: Date; idleSince: Date; begunBefore: Date },
): Promise<void> {
  const tables = forEmployer(database, scope);
  await tables.deleteFrom('sign_up').where('expires_at', '<=', at).execute();
  await tables.deleteFrom('login_code').where('expires_at', '<=', at).execute();
  await tables.deleteFrom('account_token').where('expires_at', '<=', at).execute();
  await tables
    .deleteFrom('session')
    .where(({ or, eb }) => or([eb('seen_at', '<=', idleSince), eb('created_at', '<=', begunBefore)]))
    .execute();
}
