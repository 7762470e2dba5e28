import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';

/** Counts one try in one statement, so that tries at the same moment, on any server, are all counted. */
export async function countTry(
  database: Database,
  scope: EmployerScope,
  { key, at, endsAt }: { key: string; at: Date; endsAt: Date },
): Promise<{ tries: number; endsAt: Date }> {
  const row = await forEmployer(database, scope)
    .insertInto('rate_limit')
    .values({ key, tries: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.columns(['key']).doUpdateSet({
        tries: sql<number>`case when rate_limit.ends_at <= ${at} then 1 else rate_limit.tries + 1 end`,
        ends_at: sql<Date>`case when rate_limit.ends_at <= ${at} then ${endsAt} else rate_limit.ends_at end`,
      }),
    )
    .returning(['tries', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { tries: row.tries, endsAt: row.ends_at };
}
