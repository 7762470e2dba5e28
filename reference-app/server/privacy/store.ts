import { hash } from 'node:crypto';
import type { KeptFile } from '../../contract/privacy.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { personalData, type SomeHolding, type TableName } from './personal-data.ts';

type Row = Readonly<Record<string, unknown>>;

const tableNames = Object.keys(personalData) as TableName[];

/** The rows of every table that tell of an account, by table, as they are stored; without secrets, files told by their hashes. */
export async function dataOf(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<ReadonlyMap<TableName, readonly Row[]>> {
  const told = new Map<TableName, Row[]>();
  for (const table of tableNames) {
    const rows: Row[] = [];
    for await (const row of rowsIn(database, scope, { table, accountId })) rows.push(tellableRow(table, row));
    if (personalData[table]) told.set(table, rows);
  }
  return told;
}

/** The file with a hash in a table, if it is the account's. */
export async function fileOf(
  database: Database,
  scope: EmployerScope,
  { accountId, table, sha256 }: { accountId: number; table: string; sha256: string },
): Promise<{ name: string | undefined; bytes: Buffer } | undefined> {
  const known = tableNames.find((name) => name === table);
  if (!known || !personalData[known]?.fileOf) return undefined;
  for await (const row of rowsIn(database, scope, { table: known, accountId })) {
    const bytes = Object.values(row).find((value) => Buffer.isBuffer(value));
    if (bytes && sha256Of(bytes) === sha256)
      return { name: typeof row.name === 'string' ? row.name : undefined, bytes };
  }
  return undefined;
}

async function* rowsIn(
  database: Database,
  scope: EmployerScope,
  { table, accountId }: { table: TableName; accountId: number },
): AsyncGenerator<Row> {
  const holding: SomeHolding | null = personalData[table];
  if (!holding) return;
  const keys = await keysOf(database, scope, { holding, accountId });
  const { fileOf: key } = holding;
  if (key === undefined) {
    yield* await rowsBy(database, scope, { table, column: holding.column, keys });
    return;
  }
  // one file in memory at a time
  for (const row of await rowsBy(database, scope, { table, column: holding.column, keys, only: key }))
    yield* await rowsBy(database, scope, { table, column: key, keys: [row[key]] });
}

/** What the rows of a table carry in the column that leads to the account. */
async function keysOf(
  database: Database,
  scope: EmployerScope,
  { holding: { parent }, accountId }: { holding: SomeHolding; accountId: number },
): Promise<unknown[]> {
  if (!parent) return [accountId];
  const keys = new Set<unknown>();
  for await (const row of rowsIn(database, scope, { table: parent.table, accountId }))
    for (const column of parent.columns) if (row[column] !== null) keys.add(row[column]);
  return [...keys];
}

async function rowsBy(
  database: Database,
  scope: EmployerScope,
  {
    table,
    column,
    keys,
    only,
  }: { table: TableName; column: string; keys: readonly unknown[]; only?: string },
): Promise<Row[]> {
  if (keys.length === 0) return [];
  const rows = forEmployer(database, scope)
    // the registry has checked that each table has its columns: any pair stands for all of them
    .selectFrom(table as 'session')
    .where(column as 'account_id', 'in', keys as number[]);
  return only === undefined ? rows.selectAll().execute() : rows.select(only as 'account_id').execute();
}

/** A row as it travels. */
function tellableRow(table: TableName, row: Row): Row {
  const hidden: ReadonlySet<string> = new Set(['group_id', ...(personalData[table]?.secrets ?? [])]);
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !hidden.has(column))
      .map(([column, value]) => [column, tellable(table, value)]),
  );
}

function tellable(table: TableName, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (!Buffer.isBuffer(value)) return value;
  const sha256 = sha256Of(value);
  return { bytes: value.length, sha256, url: `/api/pcsx/my_data/${table}/${sha256}` } satisfies KeptFile;
}

function sha256Of(bytes: Buffer): string {
  return hash('sha256', bytes);
}
