import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { ServerLog } from '../http/log.ts';
import { startEmbedded } from './embedded.ts';
import { outliveBrokenConnections } from './broken-connections.ts';
import { NamingClient } from './named-statements.ts';
import { openReplicas, type Replicas } from './replicas.ts';
import { StartFailure } from './start-failure.ts';
import type { Tables } from './schema.ts';

/** Reached only through `for-employer.ts` and `across-employers.ts`, so that no area queries without a scope. */
export const tables = Symbol('tables');

/** A connection to the data, or a transaction on it. */
export type Database = { readonly [tables]: Kysely<Tables> };

/** A database that its opener must close. */
export type OpenDatabase = Database & {
  readonly kind: 'embedded' | 'postgresql';
  /** One statement, or several without values; for the queue, which has tables of its own. */
  statement: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** For what anybody may read: a replica's where a request was given one, otherwise the same. Never for writes. */
  reads: Database;
  /** undefined = there are none. */
  replicas: Replicas | undefined;
  /** How many connections there are, by whose they are. */
  connections: () => readonly ConnectionCount[];
  /** Ends all connections; resolves when the embedded engine has let go of its folder. */
  close: () => Promise<void>;
};

export type ConnectionCount = { of: string; busy: number; idle: number; waiting: number };

export type DatabaseSettings = {
  /** `postgresql://…`; absent or empty = the embedded database. */
  url?: string | undefined;
  /** Where the embedded database lives; created when missing. */
  dataFolder: string;
  log: ServerLog;
  /** Of replicas of the database at `url`. */
  replicaUrls?: readonly string[];
  /** The most to `url`, and to each replica. */
  connections?: number;
};

const defaultConnections = 10;
const embeddedConnections = 4;

/**
 * Opens the embedded database or connects to PostgreSQL; both are spoken to by the same driver.
 *
 * @throws StartFailure when the folder is held by another process, cannot be written, or nothing answers at `url`.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { url, dataFolder, log } = settings;
  if (url) return openPostgresql({ ...settings, url });

  const embedded = await startEmbedded(dataFolder, log);
  // PGlite is one session, and carries out one statement at a time: more connections only keep it from waiting for this thread.
  const pool = new Pool({
    Client: NamingClient,
    stream: embedded.connect,
    // whatever PGSSLMODE and PGSSLNEGOTIATION say of another server
    ssl: false,
    sslnegotiation: 'postgres',
    database: 'postgres',
    user: 'postgres',
    max: embeddedConnections,
    // Kept open: nobody else wants it, and opening it anew would delay whoever comes after a pause.
    idleTimeoutMillis: 0,
  });
  pool.on('error', (error) => log.error({ err: error }, 'The connection to the embedded database broke'));
  outliveBrokenConnections(pool);
  const database = { [tables]: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
  return {
    ...database,
    kind: 'embedded',
    statement: (text, values) => pool.query(text, values),
    reads: database,
    replicas: undefined,
    connections: () => [countOf('embedded', pool)],
    close: async () => {
      await pool.end();
      await embedded.close();
    },
  };
}

async function openPostgresql({
  url,
  log,
  replicaUrls = [],
  connections = defaultConnections,
}: DatabaseSettings & { url: string }): Promise<OpenDatabase> {
  let pool: Pool;
  try {
    pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 });
    pool.on('error', (error) => log.error({ err: error }, 'An idle connection to PostgreSQL broke'));
    outliveBrokenConnections(pool);
    (await pool.connect()).release();
  } catch (error) {
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
    kind: 'postgresql',
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
 * Runs `work` in one transaction; joins the transaction when `database` is one already. Inside, use only the
 * database given to `work`: on the embedded database the outer one waits for the transaction's end, and that would be itself.
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
