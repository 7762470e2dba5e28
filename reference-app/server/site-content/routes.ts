import type { FastifyInstance } from 'fastify';
import { siteContentCalls } from '../../contract/site-content.ts';
import { readConfig, type StoredConfig } from '../employers/store.ts';
import { answerOf } from '../http/envelope.ts';
import { etagOf, requiredBase } from '../http/if-match.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { sanitiseCustomHtml } from '../pages/custom-html.ts';
import { requireRight } from '../themes/rights.ts';
import { contentIn } from './content.ts';
import { removedFrom } from './removed-html.ts';
import { listContentVersions, saveContent } from './store.ts';

/** The words around the pages, for theme builders. */
export async function siteContentRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;

  serve(app, siteContentCalls.read, async (request, reply) => {
    await requireRight(database, request, 'view');
    const stored = await readConfig(database, employerOf(request).scope);
    reply.header('etag', etagOf(stored.revision));
    return answerOf(contentOf(stored));
  });

  serve(app, siteContentCalls.write, async (request, reply) => {
    const base = requiredBase(request.headers['if-match']);
    const { domain: _, ...change } = request.body;
    const { navbar, footer, ...words } = change;
    if (navbar !== undefined || footer !== undefined) await requireRight(database, request, 'custom_html');
    // who sends nothing at all needs a right as well
    if (Object.keys(words).length > 0 || Object.keys(change).length === 0)
      await requireRight(database, request, 'edit');
    const saved = await saveContent(database, employerOf(request).scope, {
      base,
      change,
      author: { accountId: sessionOf(request).account.id, at: new Date(now()) },
    });
    if ('stale' in saved)
      throw new Refusal(412, 'Somebody else has changed the content or the configuration meanwhile.', {
        headers: { etag: etagOf(saved.theirs.revision) },
        data: { theirs: contentOf(saved.theirs) },
      });
    reply.header('etag', etagOf(saved.revision));
    return answerOf(contentOf(saved));
  });

  serve(app, siteContentCalls.versions, async (request) => {
    await requireRight(database, request, 'view');
    const versions = await listContentVersions(database, employerOf(request).scope);
    return answerOf({
      versions: versions.map(({ changedAt, ...version }) => ({
        ...version,
        changedAt: changedAt?.toISOString() ?? null,
      })),
    });
  });

  serve(app, siteContentCalls.checkHtml, async (request) => {
    await requireRight(database, request, 'view');
    const { part, html } = request.body;
    // under a name of its own, so that its rules and those of what the page shows do not meet
    const { html: shown, css } = sanitiseCustomHtml(html, `${part}-tried`);
    return answerOf({ html: shown, css, removed: removedFrom(html) });
  });
}

function contentOf({ revision, config }: StoredConfig) {
  return { revision, content: contentIn(config) };
}
