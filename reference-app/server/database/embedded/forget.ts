import type { Client } from 'pg';
import type { ServerLog } from '../../http/log.ts';

/** Public, and rewritten whole it would keep readers waiting for minutes. */
const neverPersonal = ['job'];

/** ms that a table is waited for, and with it those who want to read it. */
const patience = 3_000;

/**
 * Removes from the files of the embedded database what has been deleted: rows stay in a table's file until others take their
 * place, their values in the planner's statistics, and both in the log of writes.
 */
export async function forgetDeleted(client: Client, log: ServerLog): Promise<void> {
  await client.query(`set lock_timeout = ${patience}`);
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss') and tablename <> all($1) order by 1`,
    [neverPersonal],
  );
  for (const { name } of rows)
    try {
      await client.query(`vacuum (full, analyze) ${name}`);
    } catch (error) {
      // somebody is at work on it; tomorrow is another night
      log.warn({ err: error, table: name }, 'What was deleted is still in the files of a table');
    }
  await client.query('vacuum (full) pg_catalog.pg_statistic');
  // segments that are finished go with the next checkpoint
  await client.query('select pg_switch_wal()');
  await client.query('checkpoint');
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
