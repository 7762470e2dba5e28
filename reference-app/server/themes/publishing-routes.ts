import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maximumPreviews, themePublishingCalls, type ThemePreview } from '../../contract/theme-publishing.ts';
import { answerOf } from '../http/envelope.ts';
import { requiredBase } from '../http/if-match.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { lockedPublication } from './locked-refusal.ts';
import { givePreview, listPreviews, previewedTheme, revokePreview, type Preview } from './previews.ts';
import { authorOf, requireRight } from './rights.ts';
import { staleRefusal } from './routes.ts';
import { cancelSchedule, findSchedule, scheduleDraft } from './schedule.ts';
import { findDraft } from './store.ts';
import { withoutWaivers } from './without-waivers.ts';

const hour = 60 * 60 * 1000;
const furthest = 366 * 24 * hour;

/** Showing a theme before it is published, and publishing it later. */
export async function themePublishingRoutes(app: FastifyInstance): Promise<void> {
  previewRoutes(app);
  scheduleRoutes(app);
}

function previewRoutes(app: FastifyInstance): void {
  const { database, now } = app;
  const previewsAt = async (request: FastifyRequest) => {
    const previews = await listPreviews(database, employerOf(request).scope, new Date(now()));
    return { previews: previews.map(previewOf) };
  };

  serve(app, themePublishingCalls.preview, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { token } = request.query;
    const found = await previewedTheme(database, employerOf(request).scope, { token, at: new Date(now()) });
    if (!found)
      throw new Refusal(404, 'This preview link has ended. Ask whoever sent it to you for a new one.');
    return answerOf({ document: withoutWaivers(found.document), expiresAt: found.expiresAt.toISOString() });
  });

  serve(app, themePublishingCalls.previews, async (request) => {
    await requireRight(database, request, 'publish');
    return answerOf(await previewsAt(request));
  });

  serve(app, themePublishingCalls.givePreview, async (request) => {
    await requireRight(database, request, 'publish');
    const { scope, domain } = employerOf(request);
    const { hours, note } = request.body;
    const author = authorOf(request);
    const expiresAt = new Date(author.at.getTime() + hours * hour);
    const given = await givePreview(database, scope, { expiresAt, note, author });
    if (!given)
      throw new Refusal(409, `There are ${maximumPreviews} preview links already. Take one back first.`);
    const { token, id } = given;
    const { firstName, lastName } = sessionOf(request).account;
    const parameters = new URLSearchParams({ domain, theme_preview: token });
    return {
      ...answerOf({
        ...previewOf({ id, note, createdAt: author.at, expiresAt, by: `${firstName} ${lastName}`.trim() }),
        token,
        url: `${request.siteOrigin}/careers?${parameters.toString()}`,
      }),
      status: 201,
    };
  });

  serve(app, themePublishingCalls.revokePreview, async (request) => {
    await requireRight(database, request, 'publish');
    const { id } = request.params;
    const isThere = await revokePreview(database, employerOf(request).scope, {
      id,
      author: authorOf(request),
    });
    if (!isThere) throw new Refusal(404, 'Preview link not found');
    return answerOf(await previewsAt(request));
  });
}

function scheduleRoutes(app: FastifyInstance): void {
  const { database, background } = app;
  const scheduleAt = async (request: FastifyRequest) => {
    const { scope } = employerOf(request);
    const schedule = await findSchedule(database, scope);
    if (!schedule) return { schedule: null };
    const { publishAt, ...rest } = schedule;
    const { revision } = await findDraft(database, scope);
    return {
      schedule: {
        ...rest,
        publishAt: publishAt.toISOString(),
        isBehindDraft: revision !== schedule.draftRevision,
      },
    };
  };

  serve(app, themePublishingCalls.schedule, async (request) => {
    await requireRight(database, request, 'view');
    return answerOf(await scheduleAt(request));
  });

  serve(app, themePublishingCalls.setSchedule, async (request) => {
    const base = requiredBase(request.headers['if-match']);
    const opensLocks = (await requireRight(database, request, 'publish')).has('lock');
    const author = authorOf(request);
    const publishAt = new Date(request.body.publishAt);
    const ahead = publishAt.getTime() - author.at.getTime();
    if (!(ahead > 0 && ahead <= furthest))
      throw new Refusal(400, 'Choose a time to come, within a year.', {
        validationErrors: { publishAt: 'Choose a time to come, within a year.' },
      });
    const { note } = request.body;
    const desk = { database, background };
    const scheduled = await scheduleDraft(desk, employerOf(request).scope, {
      base,
      publishAt,
      note,
      author,
      opensLocks,
    });
    if (!scheduled) throw new Refusal(409, 'There is no draft to publish.');
    if (scheduled !== 'scheduled' && 'locked' in scheduled) throw lockedPublication(scheduled);
    if (scheduled !== 'scheduled') throw staleRefusal(base, scheduled);
    return answerOf(await scheduleAt(request));
  });

  serve(app, themePublishingCalls.cancelSchedule, async (request) => {
    await requireRight(database, request, 'publish');
    await cancelSchedule(database, employerOf(request).scope, authorOf(request));
    return answerOf(await scheduleAt(request));
  });
}

function previewOf({ createdAt, expiresAt, ...preview }: Preview): ThemePreview {
  return { ...preview, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
