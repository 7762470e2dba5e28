import type { FastifyInstance } from 'fastify';
import { employerCalls } from '../../contract/employers.ts';
import { answerOf } from '../http/envelope.ts';
import { serve } from '../http/serve.ts';
import { listEmployers } from './store.ts';

/** The list of employers, in demo mode only: otherwise nobody learns who else is here. */
export async function employersRoutes(app: FastifyInstance): Promise<void> {
  serve(app, employerCalls.list, async () =>
    answerOf({ employers: await listEmployers(app.database.reads) }),
  );
}
