import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { acrossEmployers } from './across-employers.ts';
import type { Database } from './database.ts';
import { StartFailure } from './start-failure.ts';

/** One step forward. Applied steps are never edited; a mistake is corrected by a later one. */
export type Migration = { version: number; name: string; statements: string };

const folder = path.join(import.meta.dirname, 'migrations');

/** The steps of this release in their order: the files `migrations/<version>-<name>.sql`. */
export const migrations: readonly Migration[] = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .toSorted()
  .map((file) => ({
    version: Number(file.slice(0, 4)),
    name: file.slice(5, -4),
    statements: readFileSync(path.join(folder, file), 'utf8'),
  }));

/** @throws StartFailure for steps of a newer release, and for those from before the first */
function assertKnown(applied: readonly number[], steps: readonly Migration[]): void {
  const versions = steps.map(({ version }) => version);
  const newest = Math.max(0, ...applied);
  if (newest > Math.max(0, ...versions))
    throw new StartFailure(
      `The database is of a newer release (schema ${newest}): start that release, or use another database.`,
    );
  if (applied.some((version) => version < Math.min(...versions)))
    throw new StartFailure(
      `The database was made before the first release (schema ${newest}), and no release can bring it up to date. Nothing was changed: run "npm run reset" if it holds only the demo data, otherwise use an empty database and import your jobs again.`,
    );
}

/** Any constant: servers that start together take turns on it. */
const advisoryLock = 7_061_742;

/**
 * Applies what is missing, all of it or nothing.
 *
 * @param steps other than this release's for tests
 * @returns how many steps were applied
 * @throws StartFailure when the database is of a newer release, or from before the first
 */
export async function migrate(database: Database, steps = migrations): Promise<number> {
  return acrossEmployers(database)
    .transaction()
    .execute((transaction) =>
      migrateWithin((text, values = []) => transaction.executeQuery(CompiledQuery.raw(text, values)), steps),
    );
}

type Query = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/**
 * The same in a transaction that is open already.
 *
 * @param steps fewer than this release's for the tables that an older release had
 */
export async function migrateWithin(query: Query, steps = migrations): Promise<number> {
  await query('select pg_advisory_xact_lock($1)', [advisoryLock]);
  await query(`create table if not exists schema_version (
    version integer primary key, name text not null, applied_at timestamptz not null default now()
  )`);
  const { rows } = await query('select version from schema_version');
  const applied = new Set((rows as { version: number }[]).map(({ version }) => version));
  assertKnown([...applied], steps);
  const missing = steps.filter(({ version }) => !applied.has(version));
  for (const { version, name, statements } of missing) {
    await query(statements);
    await query('insert into schema_version (version, name) values ($1, $2)', [version, name]);
  }
  return missing.length;
}

/** How many steps of this release the database does not have yet. */
export async function missingMigrations(database: Database): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(
    acrossEmployers(database),
  );
  const applied = new Set(rows.map((row) => row.version));
  return migrations.filter(({ version }) => !applied.has(version)).length;
}
