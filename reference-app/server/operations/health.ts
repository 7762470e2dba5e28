import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Background } from '../background/queue.ts';
import { acrossEmployers } from '../database/across-employers.ts';
import type { Database } from '../database/database.ts';
import { missingMigrations } from '../database/migrate.ts';

/** What a server needs before it should be asked anything. */
type Part = 'database' | 'migrations' | 'queue' | 'not stopping';

/** ms; a probe that waits longer tells nothing that this does not. */
const answersWithin = 2_000;

/**
 * `/healthz`: the process lives, and restarting it would mend nothing. `/readyz`: it can be asked, or which part of it
 * cannot. Neither tells why: that is in the log.
 */
export function registerHealth(
  app: FastifyInstance,
  options: { database: Database; background: Pick<Background, 'isWorking'>; stopping: AbortSignal },
): void {
  const { database, background, stopping } = options;
  app.get('/healthz', { config: { employer: 'none' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { config: { employer: 'none' } }, async (request, reply) => {
    const failed: Part[] = [];
    if (stopping.aborted) failed.push('not stopping');
    try {
      await inTime(sql`select 1`.execute(acrossEmployers(database)));
      if ((await inTime(missingMigrations(database))) > 0) failed.push('migrations');
    } catch (error) {
      request.log.warn({ err: error }, 'The database does not answer');
      failed.push('database');
    }
    if (!background.isWorking()) failed.push('queue');
    reply.header('cache-control', 'no-store');
    if (failed.length === 0) return { status: 'ready' };
    reply.code(503);
    return { status: 'not ready', failed };
  });
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const done = new AbortController();
  const late = wait(answersWithin, undefined, { signal: done.signal, ref: false }).then(() => {
    throw new Error(`The database did not answer in ${answersWithin} ms.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    // whichever comes second is nobody's business any more
    late.catch(() => undefined);
    work.catch(() => undefined);
    done.abort();
  }
}
