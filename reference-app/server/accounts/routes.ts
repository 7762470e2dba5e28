import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { accountCalls, logoutQuery } from '../../contract/accounts.ts';
import { safeRedirect } from '../../contract/safe-redirect.ts';
import { answerOf } from '../http/envelope.ts';
import { employerOf, endSession } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { isPassword } from './passwords.ts';
import { profileOf } from './profile.ts';
import { withDomain } from './rules.ts';
import { checkCandidateAccounts, wrongLogin } from './refusals.ts';
import { findAccountByEmail } from './store.ts';

/** Accounts and sessions: opening one, logging in and out, and who is logged in. */
export async function accountsRoutes(app: FastifyInstance): Promise<void> {
  const { database, signIn } = app;

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
    await endSession(request, reply);
    return answerOf(profileOf(request));
  });

  app
    .withTypeProvider<ZodTypeProvider>()
    .get('/logout', { schema: { querystring: logoutQuery } }, async (request, reply) => {
      const { domain, next } = request.query;
      if (request.employer) await endSession(request, reply);
      const target = safeRedirect(next, {
        origin: request.siteOrigin,
        allowedHosts: request.employer?.config.allowedRedirectHosts ?? [],
      });
      return reply.header('cache-control', 'no-store').redirect(withDomain(target, domain), 302);
    });

  serve(app, accountCalls.profileDetails, async (request) => answerOf(profileOf(request)));
}
