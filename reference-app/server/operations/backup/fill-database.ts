import type { Client } from 'pg';
import { migrateWithin, migrations, type Migration } from '../../database/migrate.ts';
import { StartFailure } from '../../database/start-failure.ts';
import { countOthers, refusalOf, settle, withConnection, type Address } from './connection.ts';
import { fillTables, type Filled } from './fill-tables.ts';
import { ofNewerRelease, type Header } from './format.ts';
import { keepQueueVersion, makeQueueTables } from './queue-tables.ts';
import type { BackupReader } from './read-backup.ts';

export type Filling = {
  /** Also where there are tables already, which are gone then. */
  replace: boolean;
  /** Looks at what was filled, before newer steps change it; what it throws leaves the database as it was. */
  check?: (client: Client, filled: Filled) => Promise<void>;
  /** Other than this release's for tests. */
  steps?: readonly Migration[];
};

/**
 * Makes a database of a backup, in one transaction: a backup that cannot be read to its end changes nothing.
 *
 * @returns names of tables and columns that were left out, since this release does not have them
 */
export async function fillDatabase(
  address: Address,
  backup: BackupReader,
  { replace, check, steps = migrations }: Filling,
): Promise<readonly string[]> {
  try {
    const header = await backup.header();
    const newest = Math.max(...header.migrations);
    if (steps.every(({ version }) => version < newest)) throw new StartFailure(ofNewerRelease);
    return await withConnection(address, async (client) => {
      const tables = await assertFree(client, { replace });
      const { leftOut } = await inOneTransaction(client, async () => {
        if (tables > 0)
          await client.query(
            'drop schema if exists pgboss cascade; drop schema public cascade; create schema public',
          );
        const queue = await makeTables(client, header, steps);
        // after the queue's tables, which set timeouts
        await settle(client);
        const filled = await fillTables(client, backup);
        await check?.(client, filled);
        if (queue !== null) await keepQueueVersion(client, queue);
        await migrateWithin(queryOf(client), steps);
        return filled;
      });
      await client.query('set statement_timeout = 0; analyze');
      return leftOut;
    });
  } finally {
    await backup.close();
  }
}

async function inOneTransaction<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  try {
    await client.query('begin');
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // waits until the database has let go of all that was begun
    await client.query('rollback').catch(() => undefined);
    throw refusalOf(error, 'PostgreSQL refused it, and nothing was changed');
  }
}

/** @returns how many tables there are */
async function assertFree(client: Client, { replace }: { replace: boolean }): Promise<number> {
  const others = await countOthers(client);
  if (others > 0)
    throw new StartFailure(
      `${others} other connections use the database: stop the servers that use it, and a pooler such as PgBouncer, then try again.`,
    );
  const { rows } = await client.query<{ tables: number }>(
    `select count(*)::integer as tables from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const { tables } = rows[0]!;
  if (tables > 0 && !replace)
    throw new StartFailure(
      `The database has ${tables} tables: use an empty one, or add --replace, which deletes what is there.`,
    );
  return tables;
}

/** Makes the tables that the backup was made of. @returns the version of the queue's */
async function makeTables(
  client: Client,
  header: Header,
  steps: readonly Migration[],
): Promise<number | null> {
  const newest = Math.max(...header.migrations);
  await migrateWithin(
    queryOf(client),
    steps.filter(({ version }) => version <= newest),
  );
  const { rows } = await client.query<{ version: number }>('select version from schema_version');
  const made = new Set(rows.map(({ version }) => version));
  const isSame = made.size === header.migrations.length && header.migrations.every((step) => made.has(step));
  // a step that was left out then would be applied again to tables that have it
  if (!isSame)
    throw new StartFailure(
      'The backup is of tables that were made in other steps than this release makes them, and nothing was changed: restore it with the release that made it.',
    );
  if (header.queue === null) return null;
  const queue = await makeQueueTables(client);
  if (queue < header.queue) throw new StartFailure(ofNewerRelease);
  return queue;
}

const queryOf = (client: Client) => (text: string, values?: unknown[]) =>
  client.query<Record<string, unknown>>(text, values);
