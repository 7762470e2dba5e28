import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInMethod, SignInResult } from '../../contract/sessions.ts';
import { logSignIn } from '../audit/sign-ins.ts';
import type { Database } from '../database/database.ts';
import { beginSession, employerOf } from '../http/request-context.ts';
import { clientOf } from './client.ts';
import { LimitReached, type Limiter, type TryLimits } from './limits.ts';
import { noCandidateAccounts } from './refusals.ts';
import { mayLogIn, normaliseEmail } from './rules.ts';
import type { Sessions } from './sessions.ts';
import { findAccountByEmail, type Account } from './store.ts';

/** What all ways to log in have in common: limits, notes of who tried, and whether it is allowed here. */
export type SignIn = {
  /** Counts a try to log in, to an account if that is known. @throws LimitReached, which is noted once a window */
  takeTry: (request: FastifyRequest, options: { how: SignInMethod; email?: string }) => Promise<void>;
  /** Counts a mail that somebody asks for. @throws LimitReached */
  takeMail: (request: FastifyRequest, email: string) => Promise<void>;
  /** @param options.accountId whose account was tried; null = there is none */
  noteRefused: (
    request: FastifyRequest,
    options: { how: SignInMethod; result: Exclude<SignInResult, 'done'>; accountId: number | null },
  ) => Promise<void>;
  /**
   * Logs an account in whose owner has shown who they are, if such accounts may log in here.
   *
   * @throws Refusal 403
   */
  begin: (
    request: FastifyRequest,
    reply: FastifyReply,
    options: { how: SignInMethod; account: Account },
  ) => Promise<void>;
};

export function createSignIn(options: {
  database: Database;
  sessions: Sessions;
  limiter: Limiter;
  secret: string;
  now: () => number;
}): SignIn {
  const { database, sessions, limiter, secret, now } = options;

  const noteRefused: SignIn['noteRefused'] = (request, entry) =>
    logSignIn(database, employerOf(request).scope, { ...entry, at: new Date(now()), ...clientOf(request) });

  const take = (request: FastifyRequest, limits: Partial<Record<keyof TryLimits, string>>) =>
    takeAll(limiter, employerOf(request).scope, limits);

  return {
    async takeTry(request, { how, email }) {
      try {
        await take(request, {
          loginPerAddress: request.ip,
          ...(email !== undefined && { loginPerAccount: normaliseEmail(email) }),
        });
      } catch (error) {
        if (error instanceof LimitReached && error.isFirst) {
          const { scope } = employerOf(request);
          const found = email === undefined ? undefined : await findAccountByEmail(database, scope, email);
          await noteRefused(request, { how, result: 'limit', accountId: found?.account.id ?? null });
        }
        throw error;
      }
    },
    takeMail: (request, email) =>
      take(request, { mailsPerAddress: request.ip, mailsPerRecipient: normaliseEmail(email) }),
    noteRefused,
    async begin(request, reply, { how, account }) {
      if (!mayLogIn(account, employerOf(request).config)) {
        await noteRefused(request, { how, result: 'not_allowed', accountId: account.id });
        throw noCandidateAccounts();
      }
      await beginSession(request, reply, { sessions, secret, account, how });
    },
  };
}

async function takeAll(
  limiter: Limiter,
  scope: Parameters<Limiter['take']>[0],
  limits: Partial<Record<keyof TryLimits, string>>,
): Promise<void> {
  for (const [limit, subject] of Object.entries(limits))
    await limiter.take(scope, limit as keyof TryLimits, subject);
}
