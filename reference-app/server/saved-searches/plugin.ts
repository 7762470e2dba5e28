import type { FastifyInstance } from 'fastify';
import { serverSecret } from '../database/secret.ts';
import { repeatAlerts } from './alerts.ts';
import { savedSearchesRoutes } from './routes.ts';
import { stopPage } from './stop-page.ts';

export async function savedSearchesPlugin(app: FastifyInstance): Promise<void> {
  const secret = await serverSecret(app.database, 'job alerts');
  repeatAlerts(app, { secret });
  await app.register(savedSearchesRoutes);
  await app.register(stopPage, { secret });
}
