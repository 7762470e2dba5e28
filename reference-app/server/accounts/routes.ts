import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountCalls, logoutQuery } from '../../contract/accounts.ts';
import { safeRedirect } from '../../contract/safe-redirect.ts';
import type { Database } from '../database/database.ts';
import type { EmployerDirectory } from '../employers/directory.ts';
import { answerOf } from '../http/envelope.ts';
import { employerOf, endSession } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import type { Mailer } from '../mail/mailer.ts';
import { administrationRoutes } from './administration-routes.ts';
import { codeRoutes } from './code-routes.ts';
import { emailRoutes } from './email-routes.ts';
import type { Limiter } from './limits.ts';
import { createAccountMails } from './mails.ts';
import { passwordRoutes } from './password-routes.ts';
import { isPassword } from './passwords.ts';
import { profileOf } from './profile.ts';
import { withDomain } from './rules.ts';
import { sessionRoutes } from './session-routes.ts';
import type { Sessions } from './sessions.ts';
import { checkCandidateAccounts, wrongLogin } from './refusals.ts';
import { createSignIn } from './sign-in.ts';
import type { SsoSettings } from './sso/providers.ts';
import { ssoRoutes } from './sso/routes.ts';
import { signUpRoutes } from './sign-up-routes.ts';
import { findAccountByEmail } from './store.ts';

/** Accounts and sessions: opening one, logging in and out, and who is logged in. */
export function accountsRoutes(options: {
  database: Database;
  sessions: Sessions;
  secret: string;
  mailer: Mailer;
  limiter: Limiter;
  employers: EmployerDirectory;
  sso: SsoSettings;
  now: () => number;
}): FastifyPluginAsyncZod {
  const { database } = options;
  const signIn = createSignIn(options);
  const parts = { ...options, signIn, mails: createAccountMails(options.mailer) };

  return async (app) => {
    serve(app, accountCalls.login, async (request, reply) => {
      const { email, password } = request.body;
      await signIn.takeTry(request, { how: 'password', email });
      const found = await findAccountByEmail(database, employerOf(request).scope, email);
      const isRight = await isPassword(found?.passwordHash, password);
      if (!isRight || !found || found.passwordHash === null) {
        await signIn.noteRefused(request, {
          how: 'password',
          result: 'wrong',
          accountId: found?.account.id ?? null,
        });
        checkCandidateAccounts(request);
        throw wrongLogin();
      }
      const { account, passwordHash } = found;
      await signIn.begin(request, reply, { how: 'password', account, passwordHash });
      return answerOf(profileOf(request));
    });

    serve(app, accountCalls.logout, async (request, reply) => {
      await endSession(request, reply, options);
      return answerOf(profileOf(request));
    });

    app.get('/logout', { schema: { querystring: logoutQuery } }, async (request, reply) => {
      const { domain, next } = request.query;
      if (request.employer) await endSession(request, reply, options);
      const target = safeRedirect(next, {
        origin: request.siteOrigin,
        allowedHosts: request.employer?.config.allowedRedirectHosts ?? [],
      });
      return reply.header('cache-control', 'no-store').redirect(withDomain(target, domain), 302);
    });

    serve(app, accountCalls.profileDetails, async (request) => answerOf(profileOf(request)));

    for (const routes of [
      signUpRoutes,
      codeRoutes,
      passwordRoutes,
      emailRoutes,
      sessionRoutes,
      administrationRoutes,
    ])
      routes(app, parts);
    ssoRoutes(app, parts);
  };
}
