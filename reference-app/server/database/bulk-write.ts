import { sql } from 'kysely';
import { tables, type Database } from './database.ts';
import type { EmployerScope } from './for-employer.ts';
import type { TablesOfOneEmployer } from './schema.ts';

/**
 * Inserts rows of one employer, or writes over those with the same key. The rows travel as one JSON value, so that a
 * statement is the same for any number of them: a placeholder for each cell takes the planner and the driver longer than
 * the write itself.
 *
 * @param options.columns what is written of each row, with its type in PostgreSQL
 * @param options.key beside `group_id`
 */
export async function upsertRows<Name extends keyof TablesOfOneEmployer>(
  transaction: Database,
  scope: EmployerScope,
  options: {
    table: Name;
    columns: Readonly<Partial<Record<keyof TablesOfOneEmployer[Name] & string, string>>>;
    key: readonly (keyof TablesOfOneEmployer[Name] & string)[];
    rows: readonly object[];
  },
): Promise<void> {
  const { table, columns, key, rows } = options;
  if (rows.length === 0) return;
  const types = Object.entries<string | undefined>(columns);
  const names = types.map(([name]) => name);
  const list = sql.join(names.map((name) => sql.ref(name)));
  const typed = sql.join(types.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type ?? 'text')}`));
  const target = sql.join(['group_id', ...key].map((name) => sql.ref(name)));
  const assigned = sql.join(
    names
      .filter((name) => !(key as readonly string[]).includes(name))
      .map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
  );
  await sql`
    insert into ${sql.table(table)} (group_id, ${list})
    select ${scope}::integer, ${list} from rows from (
      json_to_recordset(${JSON.stringify(rows)}::json) as (${typed})
    ) as given(${list})
    on conflict (${target}) do update set ${assigned}
  `.execute(transaction[tables]);
}
