import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  themeCalls,
  type PublishedTheme,
  type ThemeDocument,
  type ThemeDraft,
} from '../../contract/themes.ts';
import { answerOf } from '../http/envelope.ts';
import { etagOf, requiredBase, type Base } from '../http/if-match.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf } from '../http/request-context.ts';
import { serve, type CallRequest } from '../http/serve.ts';
import { admissionFor } from './admission.ts';
import { checkedDocument } from './checked-document.ts';
import { findVersion, listVersions } from './history.ts';
import { lockedPublication, lockedRefusal } from './locked-refusal.ts';
import { authorOf, requireRight } from './rights.ts';
import { withoutWaivers } from './without-waivers.ts';
import {
  publishDraft,
  publishedTheme,
  restoreVersion,
  saveDraft,
  standingTheme,
  type Draft,
  type Stale,
  type ThemeVersion,
} from './store.ts';

export async function themesRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app;

  serve(app, themeCalls.published, async (request, reply) => {
    const published = publishedOf(await publishedTheme(database, employerOf(request).scope));
    reply.header('etag', etagOf(published.version));
    return answerOf({ ...published, document: withoutWaivers(published.document) });
  });

  serve(app, themeCalls.draft, async (request, reply) => {
    await requireRight(database, request, 'view');
    const standing = await standingTheme(database, employerOf(request).scope);
    const draft = draftOf(standing.draft);
    const published = publishedOf(standing.published);
    reply.header('etag', etagOf(draft.revision));
    return answerOf({ ...draft, document: draft.document ?? published.document, published });
  });

  serve(app, themeCalls.saveDraft, (request, reply) =>
    replaceDraft(request, reply, () => checkedDocument(request.body, employerOf(request))),
  );
  serve(app, themeCalls.discardDraft, (request, reply) => replaceDraft(request, reply, () => null));
  serve(app, themeCalls.publish, publish);

  serve(app, themeCalls.versions, async (request, reply) => {
    await requireRight(database, request, 'view');
    const versions = await listVersions(database, employerOf(request).scope);
    reply.header('etag', etagOf(versions[0]?.version ?? 0));
    return answerOf({
      versions: versions.map((version) => ({
        ...version,
        publishedAt: version.publishedAt.toISOString(),
      })),
    });
  });

  serve(app, themeCalls.version, async (request, reply) => {
    await requireRight(database, request, 'view');
    const { version } = request.params;
    const found = await findVersion(database, employerOf(request).scope, version);
    if (!found) throw noSuchVersion(version);
    reply.header('etag', etagOf(found.version));
    return answerOf({ ...found, publishedAt: found.publishedAt.toISOString() });
  });

  serve(app, themeCalls.restore, restore);
}

/** Replaces the draft with the document that `read` returns; null discards it. */
async function replaceDraft(request: FastifyRequest, reply: FastifyReply, read: () => ThemeDocument | null) {
  const { database } = request.server;
  const base = requiredBase(request.headers['if-match']);
  const rights = await requireRight(database, request, 'edit');
  const saved = await saveDraft(database, employerOf(request).scope, {
    base,
    document: read(),
    admit: admissionFor(request, rights),
    author: authorOf(request),
    opensLocks: rights.has('lock'),
  });
  if ('locked' in saved) throw lockedRefusal(saved);
  if ('stale' in saved) throw staleRefusal(base, saved);
  reply.header('etag', etagOf(saved.revision));
  return answerOf(draftOf(saved));
}

async function publish(request: CallRequest<typeof themeCalls.publish>) {
  const { database } = request.server;
  const base = requiredBase(request.headers['if-match']);
  const opensLocks = (await requireRight(database, request, 'publish')).has('lock');
  const author = authorOf(request);
  const published = await publishDraft(database, employerOf(request).scope, {
    base,
    note: request.body?.note ?? '',
    author,
    opensLocks,
  });
  if (published && 'locked' in published) throw lockedPublication(published);
  if (!published) throw new Refusal(409, 'There is no draft to publish.');
  if ('stale' in published) throw staleRefusal(base, published);
  return answerOf(publishedOf(published));
}

async function restore(request: CallRequest<typeof themeCalls.restore>) {
  const { database } = request.server;
  const base = requiredBase(request.headers['if-match']);
  const author = authorOf(request);
  const opensLocks = (await requireRight(database, request, 'publish')).has('lock');
  const { version } = request.body;
  const restored = await restoreVersion(database, employerOf(request).scope, {
    base,
    version,
    author,
    opensLocks,
  });
  if (restored && 'locked' in restored) throw lockedRefusal(restored);
  if (!restored) throw noSuchVersion(version);
  if ('stale' in restored) {
    const theirs = publishedOf(restored.theirs);
    throw new Refusal(412, 'Somebody else has published meanwhile.', {
      headers: { etag: etagOf(theirs.version) },
      data: { base, theirs },
    });
  }
  return answerOf(publishedOf(restored));
}

function noSuchVersion(version: number): Refusal {
  return new Refusal(404, `There is no version ${version} of the theme.`);
}

export function staleRefusal(base: Base, { theirs }: Stale): Refusal {
  return new Refusal(412, 'Somebody else has changed the draft meanwhile.', {
    headers: { etag: etagOf(theirs.revision) },
    data: { base, theirs: { revision: theirs.revision, document: theirs.document } },
  });
}

function draftOf(draft: Draft): ThemeDraft {
  return {
    revision: draft.revision,
    document: draft.document,
    isDraft: draft.document !== null,
    updatedAt: draft.updatedAt?.toISOString() ?? null,
  };
}

function publishedOf(version: ThemeVersion | undefined): PublishedTheme {
  return {
    version: version?.version ?? 0,
    document: version?.document ?? null,
    publishedAt: version?.publishedAt.toISOString() ?? null,
  };
}
