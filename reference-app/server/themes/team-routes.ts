import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSectionId } from '@portico/tokens';
import { themeTeamCalls } from '../../contract/theme-teams.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { changeLock, listLocks } from './locks.ts';
import { endPresence, notePresence, otherEditors } from './presence.ts';
import { authorOf, giveRights, listBuilders, requireRight, rightsOf } from './rights.ts';

/** What several people who build one employer's theme need. */
export async function themeTeamRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;
  const locksAt = async (request: FastifyRequest) => ({
    locks: (await listLocks(database, employerOf(request).scope)).map(({ lockedAt, ...lock }) => ({
      ...lock,
      lockedAt: lockedAt.toISOString(),
    })),
  });

  serve(app, themeTeamCalls.builders, async (request) =>
    answerOf({ builders: await listBuilders(database, employerOf(request).scope) }),
  );

  serve(app, themeTeamCalls.giveRights, async (request) => {
    const { encId, rights } = request.body;
    const author = authorOf(request);
    const builder = await giveRights(database, employerOf(request).scope, { encId, rights, author });
    if (!builder) throw new Refusal(404, 'Theme builder not found');
    return answerOf(builder);
  });

  serve(app, themeTeamCalls.ownRights, async (request) => {
    const { account } = sessionOf(request);
    return answerOf({ rights: [...(await rightsOf(database, employerOf(request).scope, account.id))] });
  });

  serve(app, themeTeamCalls.locks, async (request) => {
    await requireRight(database, request, 'view');
    return answerOf(await locksAt(request));
  });

  serve(app, themeTeamCalls.changeLock, async (request) => {
    await requireRight(database, request, 'lock');
    const { section, locked } = request.body;
    if (!isSectionId(section))
      throw new Refusal(400, `There is no section ${section}.`, {
        validationErrors: { section: 'Name a section of the theme.' },
      });
    const author = authorOf(request);
    await changeLock(database, employerOf(request).scope, { section, locked, author });
    return answerOf(await locksAt(request));
  });

  serve(app, themeTeamCalls.presence, async (request) => {
    await requireRight(database, request, 'view');
    const { scope } = employerOf(request);
    const { accountId, at } = { accountId: sessionOf(request).account.id, at: new Date(now()) };
    await notePresence(database, scope, { accountId, section: request.body.section ?? null, at });
    const editors = await otherEditors(database, scope, { accountId, at });
    return answerOf({
      editors: editors.map(({ seenAt, ...editor }) => ({ ...editor, seenAt: seenAt.toISOString() })),
    });
  });

  serve(app, themeTeamCalls.leave, async (request) => {
    await endPresence(database, employerOf(request).scope, sessionOf(request).account.id);
    return answerOf({});
  });
}
