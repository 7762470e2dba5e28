import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { acrossEmployers } from '../database/across-employers.ts';
import type { Database } from '../database/database.ts';
import { inTime } from '../database/in-time.ts';
import { missingMigrations } from '../database/migrate.ts';

/** What a server needs before it should be asked anything. */
type Part = 'database' | 'migrations' | 'queue' | 'not stopping';

/** ms; a probe that waits longer tells nothing that this does not. */
const answersWithin = 2_000;

/**
 * `/healthz`: the process lives, and restarting it would mend nothing. `/readyz`: it can be asked, or which part of it
 * cannot; a server that can be read from is ready, and says so if nothing can be written. Neither tells why: that is in
 * the log.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { stopping }: { stopping: AbortSignal | undefined },
): Promise<void> {
  const { database, background } = app;
  app.get('/healthz', { config: { employer: 'none' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { config: { employer: 'none' } }, async (request, reply) => {
    const failed: Part[] = [];
    if (stopping?.aborted) failed.push('not stopping');
    const told = <Result>(what: string, work: Promise<Result>) =>
      inTime(work, answersWithin).catch((error: unknown) => {
        request.log.warn({ err: error }, what);
        return undefined;
      });
    const [missing, isWritable = false] = await Promise.all([
      told('The database does not answer', missingMigrations(database.reads)),
      told('Nothing can be written to the database', canWrite(database)),
    ]);
    if (missing === undefined) failed.push('database');
    else if (missing > 0) failed.push('migrations');
    if (!background.isWorking()) failed.push('queue');
    reply.header('cache-control', 'no-store');
    if (failed.length === 0) return { status: 'ready', ...(!isWritable && { limited: ['writes'] }) };
    reply.code(503);
    return { status: 'not ready', failed };
  });
}

/** Not while it is the copy of another, or an operator keeps it from changing. */
async function canWrite(database: Database): Promise<boolean> {
  const { rows } = await sql<{ isWritable: boolean }>`
    select current_setting('transaction_read_only') = 'off' as "isWritable"
  `.execute(acrossEmployers(database));
  return rows[0]?.isWritable === true;
}
