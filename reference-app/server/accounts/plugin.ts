import type { FastifyInstance } from 'fastify';
import { administrationRoutes } from './administration-routes.ts';
import { codeRoutes } from './code-routes.ts';
import { emailRoutes } from './email-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { accountsRoutes } from './routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signUpRoutes } from './sign-up-routes.ts';
import type { SsoSettings } from './sso/providers.ts';
import { ssoRoutes } from './sso/routes.ts';
import { repeatSweep } from './sweep.ts';

export async function accountsPlugin(app: FastifyInstance, sso: SsoSettings): Promise<void> {
  repeatSweep(app);
  for (const routes of [
    accountsRoutes,
    signUpRoutes,
    codeRoutes,
    passwordRoutes,
    emailRoutes,
    sessionRoutes,
    administrationRoutes,
  ])
    await app.register(routes);
  await app.register(ssoRoutes, sso);
}
