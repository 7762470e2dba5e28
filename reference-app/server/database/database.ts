import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import type { ServerLog } from '../http/log.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { forgetDeleted, oneAtATime } from './embedded/forget.ts';
import { outliveBrokenConnections } from './broken-connections.ts';
import { engineFailure } from './data-folder.ts';
import { openReplicas, type Replicas } from './replicas.ts';
import { StartFailure } from './start-failure.ts';
import type { Tables } from './schema.ts';

/** Reached only through `for-employer.ts` and `across-employers.ts`, so that no area queries without a scope. */
export const tables = Symbol('tables');

/** A connection to the data, or a transaction on it. */
export type Database = { readonly [tables]: Kysely<Tables> };

/** A database that its opener must close. */
export type OpenDatabase = Database & {
  /** `postgresql://…`, with what there is of a password. */
  url: string;
  /** Where the files of an embedded database are if not in the data folder. */
  elsewhere?: string | undefined;
  /** One statement, or several without values; for the queue, which has tables of its own. */
  statement: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** For what anybody may read: a replica's where a request was given one, otherwise the same. Never for writes. */
  reads: Database;
  /** undefined = there are none. */
  replicas: Replicas | undefined;
  /** How many connections there are, by whose they are. */
  connections: () => readonly ConnectionCount[];
  /** Removes from its files what has been deleted; undefined = that is the business of whoever runs its server. */
  forget?: () => Promise<void>;
  /** Ends all connections; resolves when the embedded database has ended too. */
  close: () => Promise<void>;
};

export type ConnectionCount = { of: string; busy: number; idle: number; waiting: number };

export type DatabaseSettings = {
  /** `postgresql://…`; absent or empty = the embedded database. */
  url?: string | undefined;
  /** Where the embedded database lives; created when missing. */
  dataFolder: string;
  /** Whose processes the embedded database's are where this one is root's; `nobody` when absent. */
  account?: string | undefined;
  /** Whether the embedded database may be one that a server uses: otherwise that is refused. */
  joins?: boolean;
  log: ServerLog;
  /** Of replicas of the database at `url`. */
  replicaUrls?: readonly string[];
  /** The most to `url`, and to each replica; 10 when absent. */
  connections?: number;
};

/**
 * Connects to PostgreSQL: to the server at `url`, or to an embedded one, which is started.
 *
 * @throws StartFailure when the data folder is held by another server or cannot be used, or nothing answers at `url`
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  if (settings.url) return connect({ ...settings, url: settings.url });
  const embedded = await startEmbedded(settings);
  try {
    const database = await connect({ ...settings, url: embedded.url, isEmbedded: true });
    return {
      ...database,
      elsewhere: embedded.elsewhere,
      // each employer's retention asks for it
      forget: oneAtATime(() => forget(embedded.url, settings.log)),
      close: async () => {
        await database.close();
        await embedded.close();
      },
    };
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

async function forget(url: string, log: ServerLog): Promise<void> {
  const client = new Client({ connectionString: url });
  // its next query says so as well
  client.on('error', () => undefined);
  await client.connect();
  await forgetDeleted(client, { log }).finally(() => client.end());
}

async function connect({
  url,
  log,
  replicaUrls = [],
  connections = 10,
  dataFolder,
  isEmbedded = false,
}: DatabaseSettings & { url: string; isEmbedded?: boolean }): Promise<OpenDatabase> {
  let pool: Pool;
  try {
    pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 });
    pool.on('error', (error) => {
      // one that is being ended hears of its server's end too
      if (!pool.ending) log.error({ err: error }, 'An idle connection to PostgreSQL broke');
    });
    outliveBrokenConnections(pool);
    (await pool.connect()).release();
  } catch (error) {
    if (isEmbedded) throw engineFailure(dataFolder, error);
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartFailure(
      `Cannot connect to the database in DATABASE_URL (${reason}): check the address and that PostgreSQL runs, or unset DATABASE_URL to use the embedded database.`,
      { cause: error },
    );
  }
  const primary = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const replicas =
    replicaUrls.length > 0 ? openReplicas({ urls: replicaUrls, primary: pool, connections, log }) : undefined;
  return {
    [tables]: primary,
    url,
    statement: (text, values) => pool.query(text, values),
    reads: {
      get [tables]() {
        return replicas?.current() ?? primary;
      },
    },
    replicas,
    connections: () => [
      countOf('primary', pool),
      ...(replicas?.pools ?? []).map((of, index) => countOf(`replica ${index + 1}`, of)),
    ],
    close: async () => {
      await replicas?.close();
      await pool.end();
    },
  };
}

function countOf(of: string, { totalCount, idleCount, waitingCount }: Pool): ConnectionCount {
  return { of, busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/**
 * Runs `work` in one transaction; joins the transaction when `database` is one already. Inside, use only the database given to
 * `work`: what another connection writes is no part of it.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  if (database[tables].isTransaction) return work(database);
  return database[tables].transaction().execute((transaction) => work({ [tables]: transaction }));
}

/** Reads of one moment: what is written between two of them is in neither. */
export async function inSnapshot<Result>(
  database: Database,
  read: (snapshot: Database) => Promise<Result>,
): Promise<Result> {
  return database[tables]
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => read({ [tables]: snapshot }));
}
