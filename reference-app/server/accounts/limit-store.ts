import { sql } from 'kysely';
import { acrossEmployers } from '../database/across-employers.ts';
import type { Database } from '../database/database.ts';

/** How far the clocks of servers may lie apart, in ms; and how much later a try may be counted than it was made. */
const clocksDiffer = 5_000;

/**
 * Counts one try in one statement, so that tries at the same moment, on any server, are all counted. A window that ends later than
 * one can that begins now is of a clock that ran ahead, and counts no more.
 */
export async function countTry(
  database: Database,
  { key, at, endsAt }: { key: string; at: Date; endsAt: Date },
): Promise<{ tries: number; endsAt: Date }> {
  const latest = new Date(endsAt.getTime() + clocksDiffer);
  const isOver = sql<boolean>`try_window.ends_at <= ${at} or try_window.ends_at > ${latest}`;
  const row = await acrossEmployers(database)
    .insertInto('try_window')
    .values({ key, tries: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.columns(['key']).doUpdateSet({
        tries: sql<number>`case when ${isOver} then 1 else try_window.tries + 1 end`,
        ends_at: sql<Date>`case when ${isOver} then ${endsAt} else try_window.ends_at end`,
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
