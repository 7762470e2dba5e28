import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isAway } from './failures.ts';

/**
 * A replica's connections, and the primary's while it is gone, also when it goes between a question and its answer. Only
 * what has begun a transaction on a replica fails with it.
 */
export function poolWithFallback(options: {
  pool: Pool;
  primary: Pool;
  lost: (error: unknown) => void;
  found: () => void;
}): PostgresPool {
  const { pool, primary, lost, found } = options;
  return {
    options: pool.options,
    // who has opened it closes it
    end: async () => undefined,
    async connect() {
      try {
        const client = await pool.connect();
        return clientWithFallback({ client, primary, lost, found });
      } catch (error) {
        lost(error);
        return primary.connect();
      }
    },
  };
}

function clientWithFallback(options: {
  client: PoolClient;
  primary: Pool;
  lost: (error: unknown) => void;
  found: () => void;
}): PostgresPoolClient {
  const { primary, lost, found } = options;
  let { client } = options;
  let isBroken = false;
  let mayMove = true;
  const query = async (text: string, values: unknown[]): Promise<unknown> => {
    try {
      const result: unknown = await client.query(text, values);
      if (mayMove) found();
      mayMove = false;
      return result;
    } catch (error) {
      if (!isAway(error)) throw error;
      isBroken = true;
      if (!mayMove) throw error;
      lost(error);
      const other = await primary.connect();
      client.release(true);
      client = other;
      isBroken = false;
      mayMove = false;
      return client.query(text, values);
    }
  };
  return {
    // of its overloads the one for cursors is not used
    query: query as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(isBroken || destroy),
  };
}
