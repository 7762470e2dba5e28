import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError, type Client } from 'pg';
import type { ServerLog } from '../../http/log.ts';

const lockNotAvailable = '55P03';

/** Public, and rewritten whole it would keep readers waiting for minutes. */
const neverPersonal = ['job'];

/** ms that a table is waited for, and with it those who want to read it. */
const patience = 3_000;
/** Of tables that somebody is at work on, as a backup is: together longer than one takes. */
const tries = 30;

/**
 * Removes from the files of the embedded database what has been deleted: rows stay in a table's file until others take their
 * place, their values in the planner's statistics, and both in the log of writes.
 *
 * @param options.pause ms between two tries of tables that somebody is at work on; a minute when absent
 * @throws Error when some were never free
 */
export async function forgetDeleted(
  client: Client,
  { log, pause = 60_000 }: { log: ServerLog; pause?: number },
): Promise<void> {
  await client.query(`set lock_timeout = ${patience}`);
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss') and tablename <> all($1) order by 1`,
    [neverPersonal],
  );
  let left = rows.map(({ name }) => name);
  for (let turn = 1; left.length > 0 && turn <= tries; turn += 1) {
    if (turn > 1) await wait(pause);
    left = await rewritten(client, left);
    if (turn === 1 && left.length > 0)
      log.info({ tables: left }, 'What was deleted waits in the files of tables that somebody is at work on');
  }
  await client.query('vacuum (full) pg_catalog.pg_statistic');
  // segments that are finished go with the next checkpoint
  await client.query('select pg_switch_wal()');
  await client.query('checkpoint');
  if (left.length > 0) throw new Error(`What was deleted is still in the files of ${left.join(', ')}.`);
}

/** @returns the tables that were not free */
async function rewritten(client: Client, names: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  for (const name of names)
    try {
      await client.query(`vacuum (full, analyze) ${name}`);
    } catch (error) {
      if (!(error instanceof DatabaseError && error.code === lockNotAvailable)) throw error;
      left.push(name);
    }
  return left;
}

/** One such run at a time: all who ask while one is under way share the next one. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let underWay = Promise.resolve();
  let next: Promise<void> | undefined;
  return () =>
    (next ??= underWay
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return (underWay = work());
      }));
}
