import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInMethod } from '../../contract/sessions.ts';
import { logSignIn } from '../audit/sign-ins.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { clientOf } from './client.ts';
import { sessionState } from './rules.ts';
import {
  changeToken,
  deleteSession,
  findSession,
  hasSession,
  insertSession,
  touchSession,
} from './session-store.ts';
import type { Account } from './store.ts';
import { deleteTokensOf } from './token-store.ts';
import { hashOfToken, newToken } from '../http/tokens.ts';
import { isHttps } from '../http/site-origin.ts';

/** Who is logged in. */
export type Session = {
  /** Public, and the same as long as the session lasts. */
  id: string;
  account: Account;
};

/** Whose session begins, and how they have shown who they are. */
export type SessionStart = {
  account: Account;
  how: SignInMethod;
  /** What else has to hold or to be written in the transaction that the session is written in: what it throws prevents both. */
  within: (transaction: Database) => Promise<void>;
};

export type Sessions = {
  /** The session token that the browser sent for this employer, valid or not. */
  tokenOf: (request: FastifyRequest, scope: EmployerScope) => string | undefined;
  find: (scope: EmployerScope, token: string) => Promise<Session | null>;
  /** @returns with the new token, which is already in the reply's cookie */
  start: (
    request: FastifyRequest,
    reply: FastifyReply,
    options: SessionStart & { scope: EmployerScope },
  ) => Promise<{ token: string; session: Session }>;
  /**
   * Gives the session another token, after what it may do has changed.
   *
   * @returns with the new token, already in the reply's cookie; or that another request has just given it one, or has ended it
   */
  renew: (
    request: FastifyRequest,
    reply: FastifyReply,
    options: { scope: EmployerScope; id: string; token: string },
  ) => Promise<{ token: string } | 'renewed' | 'ended'>;
  /**
   * Does nothing where there is no session. With it ends the change of e-mail that it may have asked for, and not what anybody
   * may ask for: a code, and a link to a new password.
   */
  end: (scope: EmployerScope, token: string) => Promise<void>;
  /** Takes the cookie from the browser. */
  forget: (request: FastifyRequest, reply: FastifyReply, scope: EmployerScope) => void;
};

/** Cookies live as long as a session can; the server decides when it ends. */
const cookieSeconds = 90 * 24 * 60 * 60;
const tokenPattern = /^[\w-]{43}$/;

/** @param now ms since 1970 */
export function createSessions({ database, now }: { database: Database; now: () => number }): Sessions {
  return {
    tokenOf(request, scope) {
      const token = request.cookies[cookieName(scope)];
      return token !== undefined && tokenPattern.test(token) ? token : undefined;
    },

    async find(scope, token) {
      const tokenHash = hashOfToken(token);
      const found = await findSession(database, scope, tokenHash);
      if (!found) return null;
      const state = sessionState(found, now());
      if (state === 'ended') {
        await deleteSession(database, scope, tokenHash);
        return null;
      }
      if (state === 'to touch') await touchSession(database, scope, { tokenHash, at: new Date(now()) });
      return { id: found.id, account: found.account };
    },

    async start(request, reply, { scope, account, how, within }) {
      const token = newToken();
      const id = randomBytes(12).toString('base64url');
      const at = new Date(now());
      const client = clientOf(request);
      await inTransaction(database, async (transaction) => {
        await within(transaction);
        await insertSession(transaction, scope, {
          id,
          tokenHash: hashOfToken(token),
          accountId: account.id,
          method: how,
          client,
          at,
        });
        await logSignIn(transaction, scope, { accountId: account.id, at, how, result: 'done', ...client });
      });
      hand(request, reply, { scope, token });
      return { token, session: { id, account } };
    },

    async renew(request, reply, { scope, id, token: old }) {
      const token = newToken();
      const change = { from: hashOfToken(old), to: hashOfToken(token) };
      if (!(await changeToken(database, scope, change)))
        return (await hasSession(database, scope, id)) ? 'renewed' : 'ended';
      hand(request, reply, { scope, token });
      return { token };
    },

    end: (scope, token) =>
      inTransaction(database, async (transaction) => {
        const accountId = await deleteSession(transaction, scope, hashOfToken(token));
        if (accountId === undefined) return;
        await deleteTokensOf(transaction, scope, { accountId, purpose: 'email' });
        await logAction(transaction, scope, {
          accountId,
          at: new Date(now()),
          action: 'session.end',
          detail: { ended: 1 },
        });
      }),

    forget(request, reply, scope) {
      delete request.cookies[cookieName(scope)];
      reply.clearCookie(cookieName(scope), attributes(request));
    },
  };
}

/** Gives the browser its token. */
function hand(
  request: FastifyRequest,
  reply: FastifyReply,
  { scope, token }: { scope: EmployerScope; token: string },
): void {
  request.cookies[cookieName(scope)] = token;
  reply.setCookie(cookieName(scope), token, { ...attributes(request), maxAge: cookieSeconds });
}

function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request) } as const;
}

/** One cookie an employer: logging in at a second one leaves the first alone. */
function cookieName(scope: EmployerScope): string {
  return `portico_session_${scope}`;
}
