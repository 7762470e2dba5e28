import type { FastifyInstance } from 'fastify';
import { answerFileRoutes } from './answer-file-routes.ts';
import { applyRoutes, submitRoutes } from './apply-routes.ts';
import { draftsRoutes } from './draft-routes.ts';
import { applyResumeRoutes } from './resume-routes.ts';
import { applicationsRoutes } from './routes.ts';

export async function applicationsPlugin(app: FastifyInstance): Promise<void> {
  for (const routes of [
    applyRoutes,
    submitRoutes,
    applyResumeRoutes,
    answerFileRoutes,
    draftsRoutes,
    applicationsRoutes,
  ])
    await app.register(routes);
}
