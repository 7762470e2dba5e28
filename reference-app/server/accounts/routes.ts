import { hash, verify } from '@node-rs/argon2';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountCalls, logoutQuery, type ProfileDetails } from '../../contract/accounts.ts';
import type { Database } from '../database/database.ts';
import { answerOf } from '../http/envelope.ts';
import { RateLimit, type RateLimitSettings } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { beginSession, employerOf, endSession } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import type { Mailer } from '../mail/mailer.ts';
import { normaliseEmail, safeRedirect, withDomain } from './rules.ts';
import type { Sessions } from './sessions.ts';
import { findAccountByEmail } from './store.ts';

export type LoginLimits = { perAccount: RateLimitSettings; perAddress: RateLimitSettings };

/** Login, logout, and who is logged in. */
export async function accountsRoutes(options: {
  database: Database;
  sessions: Sessions;
  secret: string;
  mailer: Mailer;
  limits: LoginLimits;
  now: () => number;
}): Promise<FastifyPluginAsyncZod> {
  const { database, now } = options;
  const perAccount = new RateLimit(options.limits.perAccount, now);
  const perAddress = new RateLimit(options.limits.perAddress, now);
  // Checked when there is no account, so that its absence takes as long to tell as a wrong password.
  const nobodysHash = await hash('nobody has this password');

  return async (app) => {
    serve(app, accountCalls.login, async (request, reply) => {
      const { scope, config } = employerOf(request);
      if (!config.loginSignupConfig.candidateLoginEnabled)
        throw new Refusal(403, 'This employer does not offer candidate accounts.');
      const { email, password } = request.body;
      perAddress.take(request.ip);
      perAccount.take(`${scope}:${normaliseEmail(email)}`);

      const found = await findAccountByEmail(database, scope, email);
      const isRight = await verify(found?.passwordHash ?? nobodysHash, password);
      if (!found || !isRight) throw new Refusal(401, 'E-mail or password is not right.');
      await beginSession(request, reply, { ...options, session: { account: found.account } });
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
  };
}

function profileOf(request: FastifyRequest): ProfileDetails {
  const groupId = String(employerOf(request).scope);
  if (!request.session)
    return {
      profile: null,
      user: null,
      isLoggedIn: false,
      groupId,
      isOnboarded: false,
      isBootstrapped: false,
      roles: [],
    };
  const { encId, email, firstName, lastName, roles, isOnboarded, isBootstrapped } = request.session.account;
  const fullName = `${firstName} ${lastName}`.trim();
  return {
    profile: { encId, firstName, lastName, fullName, email },
    user: { encId, email, fullName },
    isLoggedIn: true,
    groupId,
    isOnboarded,
    isBootstrapped,
    roles: [...roles],
  };
}
