import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionCalls, type SessionRow } from '../../contract/sessions.ts';
import { listSignIns } from '../audit/sign-ins.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction } from '../database/database.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, endSession, renewSession, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { sessionState } from './rules.ts';
import { deleteSessionOf, deleteSessionsOf, listSessionsOf } from './session-store.ts';
import type { Session } from './sessions.ts';
import { signInRowOf } from './sign-in-row.ts';

const shownSignIns = 20;

/** Where an account is logged in, and ending that. */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;

  const sessionsOf = async (request: FastifyRequest, { id, account }: Session): Promise<SessionRow[]> => {
    const stored = await listSessionsOf(database, employerOf(request).scope, account.id);
    return stored
      .filter((session) => sessionState(session, now()) !== 'ended')
      .map(({ method, createdAt, seenAt, ...session }) => ({
        ...session,
        how: method,
        startedAt: createdAt.toISOString(),
        lastUsedAt: seenAt.toISOString(),
        isThisOne: session.id === id,
      }));
  };

  /** Ends all of an account's sessions, or all but one. */
  const endSessions = async (
    request: FastifyRequest,
    { account, except }: { account: Session['account']; except?: string },
  ) => {
    const { scope } = employerOf(request);
    await inTransaction(database, async (transaction) => {
      const ended = await deleteSessionsOf(transaction, scope, { accountId: account.id, except });
      await logAction(transaction, scope, {
        accountId: account.id,
        at: new Date(now()),
        action: 'session.end',
        detail: { ended },
      });
    });
  };

  serve(app, sessionCalls.list, async (request) =>
    answerOf({ sessions: await sessionsOf(request, sessionOf(request)) }),
  );

  serve(app, sessionCalls.end, async (request, reply) => {
    const { scope } = employerOf(request);
    const own = sessionOf(request);
    const { id } = request.params;
    await inTransaction(database, async (transaction) => {
      if (!(await deleteSessionOf(transaction, scope, { accountId: own.account.id, id })))
        throw new Refusal(404, 'There is no such session.');
      await logAction(transaction, scope, {
        accountId: own.account.id,
        at: new Date(now()),
        action: 'session.end',
        detail: { ended: 1 },
      });
    });
    const sessions = await sessionsOf(request, own);
    if (id === own.id) await endSession(request, reply);
    return answerOf({ sessions });
  });

  serve(app, sessionCalls.endOthers, async (request, reply) => {
    const own = sessionOf(request);
    await endSessions(request, { account: own.account, except: own.id });
    await renewSession(request, reply);
    return answerOf({ sessions: await sessionsOf(request, own) });
  });

  serve(app, sessionCalls.endAll, async (request, reply) => {
    await endSessions(request, sessionOf(request));
    await endSession(request, reply);
    return answerOf({ sessions: [] });
  });

  serve(app, sessionCalls.signIns, async (request) => {
    const { account } = sessionOf(request);
    const stored = await listSignIns(database, employerOf(request).scope, {
      accountId: account.id,
      limit: shownSignIns,
    });
    return answerOf({ signIns: stored.map(signInRowOf) });
  });
}
