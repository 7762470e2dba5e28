import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { employerCalls } from '../../contract/employers.ts';
import type { Database } from '../database/database.ts';
import { answerOf } from '../http/envelope.ts';
import { serve } from '../http/serve.ts';
import { listEmployers } from './store.ts';

/** The list of employers, in demo mode only: otherwise nobody learns who else is here. */
export function employersRoutes(options: { database: Database }): FastifyPluginAsyncZod {
  return async (app) => {
    serve(app, employerCalls.list, async () =>
      answerOf({ employers: await listEmployers(options.database) }),
    );
  };
}
