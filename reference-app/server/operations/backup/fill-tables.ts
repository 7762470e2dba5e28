import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type Client } from 'pg';
import { from } from 'pg-copy-streams';
import { StartFailure } from '../../database/start-failure.ts';
import { quoted } from './connection.ts';
import { nameOf, type TableLine } from './format.ts';
import type { BackupReader } from './read-backup.ts';
import { listTables, type StoredTable } from './tables.ts';

export type Filled = {
  /** With the columns that were filled. */
  tables: readonly TableLine[];
  /** Names of tables and columns that the database does not have. */
  leftOut: readonly string[];
};

/** Fills the tables that are there with the rows of a backup. */
export async function fillTables(client: Client, backup: BackupReader): Promise<Filled> {
  const stored = new Map((await listTables(client)).map((table) => [nameOf(table), table]));
  const tables: TableLine[] = [];
  const leftOut: string[] = [];
  const counts: Record<string, number> = {};
  const putBack = await takeChecksAway(client);
  for (;;) {
    const line = await backup.next();
    if (!('table' in line)) {
      for (const [name, count] of Object.entries(line.rows))
        if (counts[name] !== count)
          throw new StartFailure(
            `${name} has ${counts[name] ?? 'no'} rows of ${count}, and nothing was changed: use another backup.`,
          );
      break;
    }
    const name = nameOf(line);
    const into = stored.get(name)?.columns ?? [];
    const kept = into.filter((column) => line.columns.includes(column.name));
    counts[name] = await fillTable(client, { line, kept, rows: backup.rows() });
    if (kept.length === 0) leftOut.push(name);
    else {
      const columns = kept.map((column) => column.name);
      tables.push({ ...line, columns });
      const unknown = line.columns.filter((column) => !columns.includes(column));
      leftOut.push(...unknown.map((column) => `${name}.${column}`));
    }
  }
  await putBack();
  return { tables, leftOut };
}

/**
 * Drops foreign keys, so that tables may come in any order, and indexes, which are made faster of all rows than with each;
 * turns triggers off, which would change what was stored.
 *
 * @returns puts them back; PostgreSQL looks at every row then
 */
async function takeChecksAway(client: Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  const { rows: triggered } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace`,
  );
  const run = (statements: readonly string[]) => client.query(statements.join(';\n'));
  await run([
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...indexes.map(({ name }) => `drop index ${name}`),
    ...triggered.map(({ table }) => `alter table ${table} disable trigger user`),
  ]);
  return async () => {
    await run([
      ...indexes.map(({ definition }) => definition),
      ...triggered.map(({ table }) => `alter table ${table} enable trigger user`),
      ...keys.map(
        ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
      ),
    ]);
  };
}

/** A table of the backup, those of its columns that are there, and its rows. */
type Given = { line: TableLine; kept: StoredTable['columns']; rows: AsyncIterable<Buffer> };

/** @returns how many rows there were */
async function fillTable(client: Client, { line, kept, rows }: Given): Promise<number> {
  const copyInto = async (name: string) => {
    const copy = client.query(from(`copy ${name} (${listOf(line.columns)}) from stdin`));
    await pipeline(rows, copy);
    return copy.rowCount;
  };
  // what the steps or the queue have written themselves
  if (kept.length > 0) await client.query(`delete from ${quoted(line)}`);
  const isWhole = kept.length === line.columns.length;
  const count = await (isWhole ? copyInto(quoted(line)) : fillInPart(client, { line, kept, copyInto }));
  for (const { name } of kept)
    if (line.last[name] !== undefined)
      await client.query('select setval(pg_get_serial_sequence($1, $2)::regclass, $3)', [
        quoted(line),
        name,
        line.last[name],
      ]);
  return count;
}

/** Rows with columns that are not there go through a table of texts. */
async function fillInPart(
  client: Client,
  { line, kept, copyInto }: Omit<Given, 'rows'> & { copyInto: (name: string) => Promise<number> },
): Promise<number> {
  const texts = line.columns.map((name) => `${escapeIdentifier(name)} text`);
  await client.query(`create temporary table incoming (${texts.join(', ')})`);
  const count = await copyInto('incoming');
  if (kept.length > 0) {
    const values = kept.map(({ name, type }) => `${escapeIdentifier(name)}::${type}`);
    await client.query(
      `insert into ${quoted(line)} (${listOf(kept.map(({ name }) => name))}) overriding system value
      select ${values.join(', ')} from incoming`,
    );
  }
  await client.query('drop table incoming');
  return count;
}

const listOf = (columns: readonly string[]) => columns.map(escapeIdentifier).join(', ');
