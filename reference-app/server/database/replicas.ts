import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { ServerLog } from '../http/log.ts';
import { outliveBrokenConnections } from './broken-connections.ts';
import { poolWithFallback } from './fallback-pool.ts';
import type { Tables } from './schema.ts';
import { isAtLeast, type WalPosition } from './wal-position.ts';

/** Copies of the primary that lag behind it, mostly by milliseconds. */
export type Replicas = {
  /** The replica that the work around is run `on`; undefined = on none. */
  current: () => Kysely<Tables> | undefined;
  on: <Result>(replica: Replica, work: () => Result) => Result;
  /** A replica that answers and has everything up to `written`; undefined = the primary has to do it. */
  choose: (written: WalPosition | undefined) => Promise<Replica | undefined>;
  /** How far the primary has written: what a replica must have before whoever wrote reads from it. */
  writtenUpTo: () => Promise<WalPosition>;
  pools: readonly Pool[];
  close: () => Promise<void>;
};

export type Replica = { kysely: Kysely<Tables> };

type OpenReplica = Replica & {
  pool: Pool;
  isThere: () => boolean;
  hasEverythingUpTo: (written: WalPosition) => Promise<boolean>;
};

/** ms. A replica that is slower than this is worth less than the primary's time. */
const connectsWithin = 1_000;
const answersWithin = 5_000;
const triedAgainAfter = 5_000;

/** Connects when somebody reads: a replica that is not there keeps no server from starting. */
export function openReplicas(options: {
  urls: readonly string[];
  primary: Pool;
  connections: number;
  log: ServerLog;
}): Replicas {
  const { urls, primary, connections, log } = options;
  const replicas = urls.map((url, index) =>
    openReplica({ url, name: `replica ${index + 1}`, primary, connections, log }),
  );
  const current = new AsyncLocalStorage<Replica>();
  let turn = 0;
  return {
    current: () => current.getStore()?.kysely,
    on: (replica, work) => current.run(replica, work),
    async choose(written) {
      const there = replicas.filter(({ isThere }) => isThere());
      turn += 1;
      for (let index = 0; index < there.length; index += 1) {
        const replica = there[(turn + index) % there.length]!;
        if (written === undefined || (await replica.hasEverythingUpTo(written))) return replica;
      }
      return undefined;
    },
    async writtenUpTo() {
      const { rows } = await primary.query<{ position: WalPosition }>(
        'select pg_current_wal_lsn()::text as position',
      );
      return rows[0]!.position;
    },
    pools: replicas.map(({ pool }) => pool),
    close: async () => void (await Promise.all(replicas.map(({ pool }) => pool.end()))),
  };
}

function openReplica(options: {
  url: string;
  /** Never the address, which may hold a password. */
  name: string;
  primary: Pool;
  connections: number;
  log: ServerLog;
}): OpenReplica {
  const { url, name, primary, connections, log } = options;
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectsWithin,
    query_timeout: answersWithin,
  });
  let goneUntil: number | undefined;
  const lost = (error: unknown) => {
    // once for each time that it goes, however many requests notice
    if (goneUntil === undefined)
      log.warn({ err: error, replica: name }, 'A replica is gone; the primary answers for it');
    goneUntil = performance.now() + triedAgainAfter;
  };
  const found = () => {
    if (goneUntil !== undefined) log.warn({ replica: name }, 'A replica is back');
    goneUntil = undefined;
  };
  pool.on('error', lost);
  outliveBrokenConnections(pool);

  let replayed: WalPosition | undefined;
  const has = (written: WalPosition) => replayed !== undefined && isAtLeast(replayed, written);
  return {
    pool,
    kysely: new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: poolWithFallback({ pool, primary, lost, found }) }),
    }),
    isThere() {
      if (goneUntil === undefined) return true;
      if (performance.now() < goneUntil) return false;
      // whoever asks finds out; others need not wait for it
      goneUntil = performance.now() + triedAgainAfter;
      return true;
    },
    async hasEverythingUpTo(written) {
      if (has(written)) return true;
      try {
        // null on what is no replica: who knows what that has
        const { rows } = await pool.query<{ position: WalPosition | null }>(
          'select pg_last_wal_replay_lsn()::text as position',
        );
        found();
        replayed = rows[0]?.position ?? undefined;
      } catch (error) {
        lost(error);
        return false;
      }
      return has(written);
    },
  };
}
