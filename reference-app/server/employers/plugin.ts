import type { FastifyInstance } from 'fastify';
import { configRoutes } from './config-routes.ts';
import { employersRoutes } from './routes.ts';

export async function employersPlugin(app: FastifyInstance, { demo }: { demo: boolean }): Promise<void> {
  if (demo) await app.register(employersRoutes);
  await app.register(configRoutes);
}
