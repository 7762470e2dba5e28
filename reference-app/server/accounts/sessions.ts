import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { sessionState } from './rules.ts';
import { deleteSession, findSession, insertSession, touchSession, type Account } from './store.ts';

/** Who is logged in. */
export type Session = { account: Account };

export type Sessions = {
  /** The session token that the browser sent for this employer, valid or not. */
  tokenOf: (request: FastifyRequest, scope: EmployerScope) => string | undefined;
  find: (scope: EmployerScope, token: string) => Promise<Session | null>;
  /** @returns the new token, already in the reply's cookie */
  start: (
    request: FastifyRequest,
    reply: FastifyReply,
    options: { scope: EmployerScope; session: Session },
  ) => Promise<string>;
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
      const tokenHash = hashOf(token);
      const found = await findSession(database, scope, tokenHash);
      if (!found) return null;
      const state = sessionState(found, now());
      if (state === 'ended') {
        await deleteSession(database, scope, tokenHash);
        return null;
      }
      if (state === 'to touch') await touchSession(database, scope, { tokenHash, at: new Date(now()) });
      return { account: found.account };
    },

    async start(request, reply, { scope, session }) {
      const token = randomBytes(32).toString('base64url');
      await insertSession(database, scope, {
        tokenHash: hashOf(token),
        accountId: session.account.id,
        at: new Date(now()),
      });
      request.cookies[cookieName(scope)] = token;
      reply.setCookie(cookieName(scope), token, { ...attributes(request), maxAge: cookieSeconds });
      return token;
    },

    end: (scope, token) => deleteSession(database, scope, hashOf(token)),

    forget(request, reply, scope) {
      delete request.cookies[cookieName(scope)];
      reply.clearCookie(cookieName(scope), attributes(request));
    },
  };
}

function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
}

export const sessionCookiePrefix = 'portico_session_';

/** One cookie an employer: logging in at a second one leaves the first alone. */
function cookieName(scope: EmployerScope): string {
  return `${sessionCookiePrefix}${scope}`;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
