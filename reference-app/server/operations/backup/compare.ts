import { escapeIdentifier, type Client } from 'pg';
import { quoted } from './connection.ts';
import { nameOf, type TableLine } from './format.ts';

export type Compared = { name: string; rows: number; difference: string | undefined };

/** Compares what is in tables of two databases; the columns are those of the tables' lines. */
export async function compareTables(
  tables: readonly TableLine[],
  { one, other }: { one: Client; other: Client },
): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const table of tables) {
    const [before, after] = await Promise.all([sumOf(one, table), sumOf(other, table)]);
    compared.push({ name: nameOf(table), rows: after.rows, difference: differenceOf(before, after) });
  }
  return compared;
}

type Sum = { rows: number; sum: string };

/**
 * Counts the rows, and makes one number of all that is in them, in whichever order they are. It is made of the text that a row
 * has in PostgreSQL, which is the same in every version; neither collation nor the encoding of the database changes it.
 */
export async function sumOf(client: Client, table: TableLine): Promise<Sum> {
  const text = `row(${table.columns.map(escapeIdentifier).join(', ')})::text`;
  const { rows } = await client.query<Sum>(
    `select count(*)::float8 as rows,
      coalesce(sum(('x' || left(md5(convert_to(${text}, 'UTF8')), 16))::bit(64)::bigint), 0)::text as sum
    from ${quoted(table)}`,
  );
  return rows[0]!;
}

function differenceOf(before: Sum, after: Sum): string | undefined {
  if (before.rows !== after.rows) return `${before.rows} rows before, ${after.rows} after`;
  return before.sum === after.sum ? undefined : `${after.rows} rows, with other contents`;
}
