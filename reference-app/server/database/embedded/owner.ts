import { hostname } from 'node:os';
import { Client } from 'pg';
import { isAway } from '../failures.ts';

/** Any constant: whoever holds it has the database. */
const lock = 7_061_760;

/** A query of the number of the connection that holds it. */
export const pidOfOwner = `select pid from pg_locks
  where locktype = 'advisory' and classid = 0 and objid = ${lock} and granted
    and database = (select oid from pg_database where datname = current_database())`;

/** A connection that holds the lock of the database for as long as it lives, or has found it held. */
export type Owner = {
  /** Whether this process holds it. */
  isUs: boolean;
  /** Who does otherwise, as `process 7 of host`. */
  who: string;
  /** Whether what it acknowledges is on the disk. */
  isDurable: boolean;
  /** Whether it has just begun to answer whoever has started it, who may be about to ask. */
  isYoung: boolean;
  /** Resolves when the connection has ended. */
  ended: Promise<void>;
  end: () => Promise<void>;
};

type Answer = { is_us: boolean; who: string | null; is_durable: boolean; is_young: boolean };

/** Nothing listens there. */
const isNotThere = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ECONNREFUSED'].includes(String(error.code));

/**
 * Asks a database who has it, and takes it when nobody does: the system ends the connection of a server that was killed, and
 * the lock with it, in whatever container that was.
 *
 * @returns a word for a database that nobody can ask now
 */
export async function askForOwner(url: string): Promise<Owner | 'absent' | 'busy'> {
  const client = new Client({
    connectionString: url,
    application_name: `process ${process.pid} of ${hostname()}`,
    // longer than a loaded machine takes; whoever else listens at its port may never answer
    connectionTimeoutMillis: 10_000,
  });
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Answer>(
      `select pg_try_advisory_lock(${lock}) as is_us,
       (select application_name from pg_stat_activity where pid in (${pidOfOwner})) as who,
       (select bool_and(setting = 'on') from pg_settings
         where name in ('fsync', 'synchronous_commit', 'full_page_writes')) as is_durable,
       -- begins once a recovery is over, in which nobody can ask
       coalesce((select backend_start from pg_stat_activity where backend_type = 'autovacuum launcher'), now())
         > now() - interval '2 seconds' as is_young`,
    );
    const [{ is_us: isUs, who, is_durable: isDurable, is_young: isYoung }] = rows as [Answer];
    return { isUs, who: who ?? 'another process', isDurable, isYoung, ended, end: () => client.end() };
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isNotThere(error)) return 'absent';
    // it starts, or it stops
    if (isAway(error)) return 'busy';
    throw error;
  }
}
