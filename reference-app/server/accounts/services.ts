import type { FastifyInstance } from 'fastify';
import { createLimiter, type Limiter, type TryLimits } from './limits.ts';
import { createAccountMails, type AccountMails } from './mails.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSignIn, type SignIn } from './sign-in.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
    limiter: Limiter;
    signIn: SignIn;
    accountMails: AccountMails;
  }
}

/** Adds `app.sessions`, `app.limiter`, `app.signIn` and `app.accountMails`. */
export function registerAccountServices(app: FastifyInstance, { limits }: { limits: TryLimits }): void {
  const { database, secret, now } = app;
  const limiter = createLimiter({ database, limits, secret, now });
  app
    .decorate('sessions', createSessions({ database, now }))
    .decorate('limiter', limiter)
    .decorate('signIn', createSignIn({ database, limiter, now }))
    .decorate('accountMails', createAccountMails(app.mailer));
}
