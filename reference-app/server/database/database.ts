import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { ServerLog } from '../http/log.ts';
import { startEmbedded } from './embedded.ts';
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
  /** Ends all connections; resolves when the embedded engine has let go of its folder. */
  close: () => Promise<void>;
};

export type DatabaseSettings = {
  /** `postgresql://…`; absent or empty = the embedded database. */
  url?: string | undefined;
  /** Where the embedded database lives; created when missing. */
  dataFolder: string;
  log: ServerLog;
};

const connectionsToPostgresql = 10;

/**
 * Opens the embedded database or connects to PostgreSQL; both are spoken to by the same driver.
 *
 * @throws StartFailure when the folder is held by another process, cannot be written, or nothing answers at `url`.
 */
export async function openDatabase({ url, dataFolder, log }: DatabaseSettings): Promise<OpenDatabase> {
  if (url) return openPostgresql(url, log);

  const embedded = await startEmbedded(dataFolder, log);
  // One connection: PGlite is one session behind its socket, where messages of several clients interleave between
  // Parse and Execute. With one, the pool itself queues requests, and a transaction has the database to itself.
  const pool = new Pool({
    host: embedded.socketFolder,
    database: 'postgres',
    user: 'postgres',
    max: 1,
    // Kept open: nobody else wants it, and opening it anew would delay whoever comes after a pause.
    idleTimeoutMillis: 0,
  });
  pool.on('error', (error) => log.error({ err: error }, 'The connection to the embedded database broke'));
  return {
    [tables]: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    kind: 'embedded',
    statement: (text, values) => pool.query(text, values),
    close: async () => {
      await pool.end();
      await embedded.close();
    },
  };
}

async function openPostgresql(url: string, log: ServerLog): Promise<OpenDatabase> {
  let pool: Pool;
  try {
    pool = new Pool({
      connectionString: url,
      max: connectionsToPostgresql,
      connectionTimeoutMillis: 10_000,
    });
    pool.on('error', (error) => log.error({ err: error }, 'An idle connection to PostgreSQL broke'));
    (await pool.connect()).release();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartFailure(
      `Cannot connect to the database in DATABASE_URL (${reason}): check the address and that PostgreSQL runs, or unset DATABASE_URL to use the embedded database.`,
      { cause: error },
    );
  }
  return {
    [tables]: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    kind: 'postgresql',
    statement: (text, values) => pool.query(text, values),
    close: () => pool.end(),
  };
}

/**
 * Runs `work` in one transaction; joins the transaction when `database` is one already. Inside, use only the
 * database given to `work`: the embedded database has one connection, so asking the outer one would wait for itself.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  if (database[tables].isTransaction) return work(database);
  return database[tables].transaction().execute((transaction) => work({ [tables]: transaction }));
}
