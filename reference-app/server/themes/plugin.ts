import type { FastifyInstance } from 'fastify';
import { themePublishingRoutes } from './publishing-routes.ts';
import { themesRoutes } from './routes.ts';
import { publishScheduled, publishThemeWork } from './schedule.ts';
import { themeTeamRoutes } from './team-routes.ts';

export async function themesPlugin(app: FastifyInstance): Promise<void> {
  const { database, background, now } = app;
  background.handle(publishThemeWork, (scope, { id }) =>
    publishScheduled(database, scope, { id, at: new Date(now()) }),
  );
  for (const routes of [themesRoutes, themeTeamRoutes, themePublishingRoutes]) await app.register(routes);
}
