import { sql } from 'kysely';
import { acrossEmployers } from '../database/across-employers.ts';
import type { Database } from '../database/database.ts';

/** Counts one try in one statement, so that tries at the same moment, on any server, are all counted. */
export async function countTry(
  database: Database,
  { key, at, endsAt }: { key: string; at: Date; endsAt: Date },
): Promise<{ tries: number; endsAt: Date }> {
  const row = await acrossEmployers(database)
    .insertInto('try_window')
    .values({ key, tries: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.columns(['key']).doUpdateSet({
        tries: sql<number>`case when try_window.ends_at <= ${at} then 1 else try_window.tries + 1 end`,
        ends_at: sql<Date>`case when try_window.ends_at <= ${at} then ${endsAt} else try_window.ends_at end`,
      }),
    )
    .returning(['tries', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { tries: row.tries, endsAt: row.ends_at };
}

/** Deletes what no longer counts, whoever counted it. */
export async function dropEndedWindows(database: Database, at: Date): Promise<void> {
  await acrossEmployers(database).deleteFrom('try_window').where('ends_at', '<=', at).execute();
}
