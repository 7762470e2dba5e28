import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isSectionId } from '@portico/tokens';
import { themeTeamCalls } from '../../contract/theme-teams.ts';
import type { Database } from '../database/database.ts';
import { readConfig } from '../employers/store.ts';
import { saveConfig } from '../employers/config-store.ts';
import { answerOf } from '../http/envelope.ts';
import { etagOf, requiredBase } from '../http/if-match.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { admissionFor } from './admission.ts';
import { checkedDocument } from './checked-document.ts';
import { customHtmlIn, withCustomHtml } from './custom-html.ts';
import { lockedRefusal } from './locked-refusal.ts';
import { changeLock, listLocks } from './locks.ts';
import { mergeIntoDraft } from './merge.ts';
import { endPresence, notePresence, otherEditors } from './presence.ts';
import { giveRights, listBuilders, requireRight, rightsOf } from './rights.ts';
import { draftOf } from './routes.ts';
import type { ValidateTheme } from './rules.ts';
import type { Author } from './store.ts';

/** What several people who build one employer's theme need. */
export function themeTeamRoutes(options: {
  database: Database;
  validateTheme: ValidateTheme;
  now: () => number;
}): FastifyPluginAsyncZod {
  const { database, validateTheme, now } = options;
  const authorOf = (request: FastifyRequest): Author => ({
    accountId: sessionOf(request).account.id,
    at: new Date(now()),
  });
  const locksAt = async (request: FastifyRequest) => ({
    locks: (await listLocks(database, employerOf(request).scope)).map(({ lockedAt, ...lock }) => ({
      ...lock,
      lockedAt: lockedAt.toISOString(),
    })),
  });

  return async (app) => {
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

    serve(app, themeTeamCalls.merge, async (request, reply) => {
      const rights = await requireRight(database, request, 'edit');
      const employer = employerOf(request);
      const { base, choices } = request.body;
      const check = (document: unknown) => checkedDocument(document, { validateTheme, employer });
      const mine = check(request.body.document);
      const author = authorOf(request);
      const merged = await mergeIntoDraft(database, employer.scope, {
        base,
        mine,
        choices,
        check,
        admit: admissionFor(request, rights),
        author,
        opensLocks: rights.has('lock'),
      });
      if ('locked' in merged) throw lockedRefusal(merged);
      if ('draft' in merged) {
        reply.header('etag', etagOf(merged.draft.revision));
        return answerOf(draftOf(merged.draft));
      }
      const { revision, document } = merged.theirs;
      const known = 'conflicts' in merged ? merged.conflicts : [];
      throw new Refusal(
        409,
        known.length > 0
          ? 'Somebody else has changed the same places. Choose whose values stand.'
          : 'What your work began from is no longer kept. Compare it with what stands now, and save that.',
        {
          headers: { etag: etagOf(revision) },
          data: { conflicts: known, revision, theirs: { revision, document } },
        },
      );
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

    serve(app, themeTeamCalls.customHtml, async (request, reply) => {
      await requireRight(database, request, 'view');
      const { revision, config } = await readConfig(database, employerOf(request).scope);
      reply.header('etag', etagOf(revision));
      return answerOf(customHtmlIn(config));
    });

    serve(app, themeTeamCalls.writeCustomHtml, async (request, reply) => {
      const base = requiredBase(request.headers['if-match']);
      await requireRight(database, request, 'custom_html');
      const { scope } = employerOf(request);
      const { navbar, footer } = request.body;
      const stored = await readConfig(database, scope);
      const isOvertaken = base !== '*' && base !== stored.revision;
      const saved = isOvertaken
        ? ({ stale: true, theirs: stored } as const)
        : await saveConfig(database, scope, {
            // what was read is what it is written into
            base: stored.revision,
            config: withCustomHtml(stored.config, { navbar, footer }),
            note: 'Own navbar and footer',
            author: authorOf(request),
          });
      if ('stale' in saved)
        throw new Refusal(412, 'Somebody else has changed the configuration meanwhile.', {
          headers: { etag: etagOf(saved.theirs.revision) },
          data: { theirs: customHtmlIn(saved.theirs.config) },
        });
      reply.header('etag', etagOf(saved.revision));
      return answerOf(customHtmlIn(saved.config));
    });
  };
}
