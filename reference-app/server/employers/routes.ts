import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { employersData } from '../../contract/employers.ts';
import { envelopeOf } from '../../contract/envelope.ts';
import type { Database } from '../database/database.ts';
import { answerOf } from '../http/envelope.ts';
import { listEmployers } from './store.ts';

/** The list of employers, in demo mode only: otherwise nobody learns who else is here. */
export function employersRoutes(options: { database: Database }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/pcsx/employers',
      { config: { employer: 'none' }, schema: { response: { 200: envelopeOf(employersData) } } },
      async () => answerOf({ employers: await listEmployers(options.database) }),
    );
  };
}
