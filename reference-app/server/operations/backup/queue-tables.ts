import type { Client } from 'pg';
import { getConstructionPlans } from 'pg-boss';

/**
 * Tables of the queue (pg-boss) that say what waits and when what repeats was done last, in the order of their foreign keys.
 * The others tell of servers and minutes that a restored database has not seen, and `bam` of changes to tables that are
 * made anew.
 */
export const queueTables = ['version', 'queue', 'schedule', 'subscription', 'job', 'job_dependency'];

/**
 * Makes the queue's tables as this release's pg-boss has them, in the transaction that is open. What an older one has
 * written goes into the columns that both know: pg-boss can say how its tables are made now, and not how they were.
 *
 * `job` stays one table for the backup, though it has partitions: rows are read from the whole, and PostgreSQL puts each
 * where it belongs.
 *
 * @returns their version
 */
export async function makeQueueTables(client: Client): Promise<number> {
  // they come as a transaction of their own
  const [, statements] = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(getConstructionPlans('pgboss')) ?? [];
  if (statements === undefined)
    throw new Error('pg-boss makes its tables otherwise than in one transaction.');
  await client.query(statements);
  return queueVersion(client);
}

export async function queueVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  return rows[0]!.version;
}

/** After the rows of an older pg-boss came into its tables: they are of the version that was made. */
export async function keepQueueVersion(client: Client, made: number): Promise<void> {
  await client.query('update pgboss.version set version = $1', [made]);
}
