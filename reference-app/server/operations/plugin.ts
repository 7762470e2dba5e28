import type { FastifyInstance } from 'fastify';
import { healthRoutes } from './health.ts';
import { retain, retentionTime, retentionWork } from './retention/work.ts';

export async function operationsPlugin(
  app: FastifyInstance,
  options: { stopping: AbortSignal | undefined },
): Promise<void> {
  const { database, background, log, now } = app;
  background.handle(retentionWork, (scope) => retain(database, scope, { now: new Date(now()), log }));
  background.repeat(retentionWork, retentionTime);
  await app.register(healthRoutes, options);
}
