import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { escapeIdentifier } from 'pg';
import { to } from 'pg-copy-streams';
import { StartFailure } from '../../database/start-failure.ts';
import { quoted, refusalOf, settle, withConnection, type Address } from './connection.ts';
import { endOfRows, lineOf, nameOf, newHeader, type Header, type TableLine } from './format.ts';
import { queueVersion } from './queue-tables.ts';
import { listTables, type StoredTable } from './tables.ts';

/** A database as it is at one moment, for as long as its transaction is open; servers go on. */
export type Source = { client: Client; header: Header; tables: TableLine[] };

/** @throws StartFailure when nothing answers at the address, or there is no data */
export async function withSource<Result>(
  address: Address,
  work: (source: Source) => Promise<Result>,
): Promise<Result> {
  return withConnection(address, async (client) => {
    try {
      const known = await listTables(client);
      if (!known.some((table) => nameOf(table) === 'public.schema_version'))
        throw new StartFailure(`There is no data of Portico in the database: check ${address.from}.`);
      await client.query('begin isolation level repeatable read, read only');
      // before the first look at the data: a migration that rewrites a table later would leave it empty to this transaction
      await client.query(`lock table ${known.map(quoted).join(', ')} in access share mode`);
      await settle(client);
      return await work(await sourceOf(client));
    } catch (error) {
      throw refusalOf(error, 'The database could not be read');
    }
  });
}

async function sourceOf(client: Client): Promise<Source> {
  const tables = await listTables(client);
  const { rows } = await client.query<{ version: number }>(
    'select version from public.schema_version order by version',
  );
  const hasQueue = tables.some((table) => nameOf(table) === 'pgboss.version');
  const header = newHeader({
    migrations: rows.map(({ version }) => version),
    queue: hasQueue ? await queueVersion(client) : null,
  });
  return { client, header, tables: tables.map(lineOfTable) };
}

function lineOfTable({ columns, ...table }: StoredTable): TableLine {
  return { ...table, columns: columns.map(({ name }) => name) };
}

/** Yields a backup piece by piece, as fast as they are taken. */
export async function* writeBackup({ client, header, tables }: Source): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const hashed = (piece: Buffer) => {
    hash.update(piece);
    return piece;
  };
  const counts: Record<string, number> = {};
  yield hashed(lineOf(header));
  for (const table of tables) {
    yield hashed(lineOf(table));
    const columns = table.columns.map(escapeIdentifier).join(', ');
    const rows = client.query(to(`copy (select ${columns} from ${quoted(table)}) to stdout`));
    let count = 0;
    for await (const piece of rows as AsyncIterable<Buffer>) {
      count += linesIn(piece);
      yield hashed(piece);
    }
    counts[nameOf(table)] = count;
    yield hashed(endOfRows);
  }
  yield lineOf({ rows: counts, sha256: hash.digest('hex') });
}

/** COPY writes each row as one line, and line breaks in values otherwise. */
function linesIn(piece: Buffer): number {
  let lines = 0;
  for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) lines += 1;
  return lines;
}
