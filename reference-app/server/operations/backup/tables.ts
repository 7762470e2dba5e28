import type { Client } from 'pg';
import type { TableLine } from './format.ts';
import { queueTables } from './queue-tables.ts';

/** A table as it is in a database. */
export type StoredTable = Omit<TableLine, 'columns'> & { columns: { name: string; type: string }[] };

/**
 * Lists the tables that a backup holds, with the columns that can be written. What extensions bring is left out.
 */
export async function listTables(client: Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select n.nspname as schema, c.relname as table,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns,
      coalesce(json_object_agg(a.attname, counted.last) filter (where counted.last is not null), '{}') as last
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      cross join lateral (select pg_sequence_last_value(
        pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname)::regclass) as last) as counted
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = any ($1)))
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    group by n.nspname, c.relname
    order by n.nspname desc, case n.nspname when 'pgboss' then array_position($1, c.relname::text) end, c.relname`,
    [queueTables],
  );
  return rows;
}
