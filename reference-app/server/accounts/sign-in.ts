import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInMethod, SignInResult } from '../../contract/sessions.ts';
import { joinBrowser } from '../applications/join-account.ts';
import { logSignIn } from '../audit/sign-ins.ts';
import { logAction } from '../audit/store.ts';
import type { Database } from '../database/database.ts';
import { beginSession, employerOf, sessionOf, visitorHashOf } from '../http/request-context.ts';
import { limitedAddress } from '../http/network.ts';
import { clientOf } from './client.ts';
import { LimitReached, type Limiter, type TryLimits } from './limits.ts';
import { isPassword } from './passwords.ts';
import { noCandidateAccounts, noPassword, noRoles, wrongLogin, wrongPassword } from './refusals.ts';
import { mayLogIn } from '../http/may-log-in.ts';
import { normalizeEmail } from '../mail/normalize-email.ts';
import { findAccount, findAccountByEmail, lockPassword, type Account } from './store.ts';

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
   * Asks whoever is logged in for their password again, where a session alone must not do; as many tries as to log in, counted
   * for the session.
   *
   * @param options.field of the request, where it was given
   * @returns the hash that it has
   * @throws Refusal 409 when the account has none; 400 when it is another
   */
  checkOwnPassword: (
    request: FastifyRequest,
    options: { field: string; password: string },
  ) => Promise<string>;
  /**
   * Logs an account in whose owner has shown who they are, if such accounts may log in here. What this browser sent under its
   * e-mail before becomes the account's.
   *
   * @param options.passwordHash what their password was checked against, where that is how they have shown it
   * @throws Refusal 403; 401 when the password has been changed since it was checked
   */
  begin: (
    request: FastifyRequest,
    reply: FastifyReply,
    options: { how: SignInMethod; account: Account; passwordHash?: string },
  ) => Promise<void>;
};

export function createSignIn(options: { database: Database; limiter: Limiter; now: () => number }): SignIn {
  const { database, limiter, now } = options;

  const noteRefused: SignIn['noteRefused'] = (request, entry) =>
    logSignIn(database, employerOf(request).scope, { ...entry, at: new Date(now()), ...clientOf(request) });

  const take = async (limits: Partial<Record<keyof TryLimits, string>>) => {
    for (const [limit, subject] of Object.entries(limits))
      await limiter.take(limit as keyof TryLimits, subject);
  };

  /** @param options.subject what tries are counted for, besides the address that asks */
  const takeCounted = async (
    request: FastifyRequest,
    {
      how,
      subject,
      accountId,
    }: { how: SignInMethod; subject?: string | undefined; accountId: () => Promise<number | null> },
  ) => {
    try {
      await take({
        loginPerAddress: limitedAddress(request.ip),
        ...(subject !== undefined && { loginPerAccount: `${employerOf(request).scope} ${subject}` }),
      });
    } catch (error) {
      if (error instanceof LimitReached && error.isFirst)
        await noteRefused(request, { how, result: 'limit', accountId: await accountId() });
      throw error;
    }
  };

  const takeTry: SignIn['takeTry'] = (request, { how, email }) =>
    takeCounted(request, {
      how,
      subject: email && normalizeEmail(email),
      accountId: async () => {
        const { scope } = employerOf(request);
        const found = email === undefined ? undefined : await findAccountByEmail(database, scope, email);
        return found?.account.id ?? null;
      },
    });

  return {
    takeTry,
    takeMail: (request, email) =>
      take({ mailsPerAddress: limitedAddress(request.ip), mailsPerRecipient: normalizeEmail(email) }),
    noteRefused,
    async checkOwnPassword(request, { field, password }) {
      const { account, id } = sessionOf(request);
      // by the session: whoever tries to log in from outside must not keep the owner from changing what they try
      await takeCounted(request, {
        how: 'password',
        subject: `session ${id}`,
        accountId: async () => account.id,
      });
      const found = await findAccount(database, employerOf(request).scope, account.id);
      if (found?.passwordHash === null) throw noPassword();
      if (!(await isPassword(found?.passwordHash, password)) || !found) {
        await noteRefused(request, { how: 'password', result: 'wrong', accountId: account.id });
        throw wrongPassword(field);
      }
      return found.passwordHash;
    },
    async begin(request, reply, { how, account, passwordHash }) {
      if (!mayLogIn(account, employerOf(request).config)) {
        await noteRefused(request, { how, result: 'not_allowed', accountId: account.id });
        throw account.roles.length === 0 ? noRoles() : noCandidateAccounts();
      }
      const { scope } = employerOf(request);
      await beginSession(request, reply, {
        account,
        how,
        async within(transaction) {
          // whoever changes it waits, and then ends this session with the others; or has changed it, and this one is not begun
          const current = await lockPassword(transaction, scope, account.id);
          if (passwordHash !== undefined && current !== passwordHash) throw wrongLogin();
          await joinWhatBrowserSent(request, transaction, { account, at: new Date(now()) });
        },
      });
    },
  };
}

async function joinWhatBrowserSent(
  request: FastifyRequest,
  transaction: Database,
  { account: { id: accountId, email }, at }: { account: Account; at: Date },
): Promise<void> {
  const { scope } = employerOf(request);
  const visitorHash = visitorHashOf(request);
  if (visitorHash === undefined) return;
  const joined = await joinBrowser(transaction, scope, { accountId, email, visitorHash, at });
  if (joined > 0)
    await logAction(transaction, scope, {
      accountId,
      at,
      action: 'application.join',
      detail: { applications: joined },
    });
}
