import { Client, DatabaseError, escapeIdentifier } from 'pg';
import { pidOfOwner } from '../../database/embedded/owner.ts';
import { StartFailure } from '../../database/start-failure.ts';
import type { TableLine } from './format.ts';

/** A database, and the setting or option that named it. */
export type Address = { url: string; from: string };

/** Runs `work` on one connection, which is closed afterwards; a transaction that `work` leaves open is rolled back. */
export async function withConnection<Result>(
  { url, from }: Address,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  let client: Client;
  let isBroken = false;
  try {
    client = new Client({ connectionString: url });
    client.on('error', () => (isBroken = true));
    await client.connect();
  } catch (error) {
    throw new StartFailure(
      `Cannot connect to the database (${error instanceof Error ? error.message || error.name : String(error)}): check ${from}.`,
      { cause: error },
    );
  }
  try {
    return await work(client);
  } catch (error) {
    if (isBroken && !(error instanceof StartFailure))
      throw new StartFailure(`The connection to the database broke (${from}): try again.`, { cause: error });
    throw error;
  } finally {
    await client.end();
  }
}

/** What PostgreSQL has refused as a sentence for operators; other errors as they are. */
export function refusalOf(error: unknown, outcome: string): unknown {
  return error instanceof DatabaseError
    ? new StartFailure(`${outcome}: ${error.message}`, { cause: error })
    : error;
}

/**
 * Until the end of the transaction every value is written in one way, whatever the server or the user has set, and nothing
 * ends by a timeout: what is copied may take hours.
 */
export async function settle(client: Client): Promise<void> {
  await client.query(`select set_config(name, value, true)
    from (values ('DateStyle', 'ISO, MDY'), ('IntervalStyle', 'postgres'), ('TimeZone', 'UTC'), ('bytea_output', 'hex'),
      ('extra_float_digits', '1'), ('statement_timeout', '0'), ('lock_timeout', '0'),
      ('idle_in_transaction_session_timeout', '0'), ('transaction_timeout', '0')) as ours (name, value)
    -- the last one came with PostgreSQL 17
    where name in (select name from pg_settings)`);
}

/** A table's name for a statement. */
export const quoted = ({ schema, table }: Pick<TableLine, 'schema' | 'table'>): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(table)}`;

/** How many connections of others the database has, besides the one that holds an embedded database. */
export async function countOthers(client: Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::integer as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and pid not in (${pidOfOwner})`,
  );
  return rows[0]!.others;
}
