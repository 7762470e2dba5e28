import type { Pool } from 'pg';

/**
 * What breaks while a statement waits for its answer is that statement's to tell, and of one that nobody uses the pool tells.
 * Between two statements of a transaction nobody else would hear of it, and the process would end; the next one then fails.
 */
export function outliveBrokenConnections(pool: Pool): void {
  pool.on('connect', (client) => client.on('error', () => undefined));
}
