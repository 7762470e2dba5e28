import type { FastifyInstance } from 'fastify';
import { configRoutes } from './config-routes.ts';
import { employerCalls } from '../../contract/employers.ts';
import { answerOf } from '../http/envelope.ts';
import { serve } from '../http/serve.ts';
import { listEmployers } from './store.ts';

/** The list of employers, in demo mode only: otherwise nobody learns who else is here. */
async function employersRoutes(app: FastifyInstance): Promise<void> {
  serve(app, employerCalls.list, async () =>
    answerOf({ employers: await listEmployers(app.database.reads) }),
  );
}

export async function employersPlugin(app: FastifyInstance, { demo }: { demo: boolean }): Promise<void> {
  if (demo) await app.register(employersRoutes);
  await app.register(configRoutes);
}
