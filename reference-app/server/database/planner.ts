import { sql } from 'kysely';
import { inTransaction, tables, type Database } from './database.ts';

/**
 * Runs `work` with a planner that reads tables by their indexes. It takes reading a whole table for cheap, because it
 * does not count the long texts that each row then drags in: 75,000 hits of 100,000 take 440 ms that way, 49 ms this.
 */
export const byIndex = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> => without(['enable_seqscan'], { database, work });

/**
 * The same with indexes that tell all rows before the first is read. To find one row of an employer that has a word the planner
 * would rather read its rows one after the other: for a word that none has, all of them, which takes 450 ms for 100,000 and 1 ms
 * this way.
 */
export const byBitmap = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> => without(['enable_seqscan', 'enable_indexscan'], { database, work });

async function without<Result>(
  plans: readonly string[],
  { database, work }: { database: Database; work: (transaction: Database) => Promise<Result> },
): Promise<Result> {
  return inTransaction(database, async (transaction) => {
    for (const plan of plans) await sql`set local ${sql.ref(plan)} = off`.execute(transaction[tables]);
    return work(transaction);
  });
}

/** What jobs are found and sorted by; to look at all of their columns takes twice as long. */
const lookedAt = 'group_id, id, source_id, language, posted_at, closed_at, is_private, changed_in, words';

/** Tells the planner what has become of the jobs and sorts their text index; PostgreSQL does so by itself minutes later. */
export async function refreshStatistics(transaction: Database): Promise<void> {
  await sql`analyze job (${sql.raw(lookedAt)})`.execute(transaction[tables]);
  await sql`select gin_clean_pending_list('job_words')`.execute(transaction[tables]);
}
