import type { FastifyInstance } from 'fastify';
import { configCalls, type Configuration } from '../../contract/config.ts';
import { answerOf } from '../http/envelope.ts';
import { etagOf, requiredBase } from '../http/if-match.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { brokenValuesOf, problemsOf } from './config-rules.ts';
import { listConfigVersions, restoreConfig, saveConfig, type StaleConfig } from './config-store.ts';
import { readConfig, type StoredConfig } from './store.ts';

/** The employer's configuration, for its admins. */
export async function configRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;

  serve(app, configCalls.read, async (request, reply) => {
    const stored = await readConfig(database, employerOf(request).scope);
    reply.header('etag', etagOf(stored.revision));
    return answerOf(configurationOf(stored));
  });

  serve(app, configCalls.write, async (request, reply) => {
    const base = requiredBase(request.headers['if-match']);
    const { config, note } = request.body;
    assertUsable(config);
    const author = { accountId: sessionOf(request).account.id, at: new Date(now()) };
    const saved = await saveConfig(database, employerOf(request).scope, { base, config, note, author });
    if ('stale' in saved) throw staleRefusal(saved);
    reply.header('etag', etagOf(saved.revision));
    return answerOf(configurationOf(saved));
  });

  serve(app, configCalls.versions, async (request) => {
    const versions = await listConfigVersions(database, employerOf(request).scope);
    return answerOf({
      versions: versions.map(({ changedAt, ...version }) => ({
        ...version,
        changedAt: changedAt?.toISOString() ?? null,
      })),
    });
  });

  serve(app, configCalls.restore, async (request, reply) => {
    const base = requiredBase(request.headers['if-match']);
    const { revision } = request.body;
    const author = { accountId: sessionOf(request).account.id, at: new Date(now()) };
    const saved = await restoreConfig(database, employerOf(request).scope, {
      base,
      revision,
      author,
    });
    if (!saved) throw new Refusal(404, `Version ${revision} of the configuration is not kept.`);
    if ('stale' in saved) throw staleRefusal(saved);
    reply.header('etag', etagOf(saved.revision));
    return answerOf(configurationOf(saved));
  });
}

/** @throws Refusal that names every value that cannot be used */
function assertUsable(config: Record<string, unknown>): void {
  const problems = problemsOf(config);
  if (problems.length > 0)
    throw new Refusal(400, 'Some values of the configuration cannot be used; nothing was changed.', {
      validationErrors: Object.fromEntries(problems.map(({ path, reason }) => [path || 'config', reason])),
    });
}

function configurationOf(stored: StoredConfig): Configuration {
  return { ...stored, broken: brokenValuesOf(stored.config) };
}

function staleRefusal({ theirs }: StaleConfig): Refusal {
  return new Refusal(412, 'Somebody else has changed the configuration meanwhile.', {
    headers: { etag: etagOf(theirs.revision) },
    data: { theirs: configurationOf(theirs) },
  });
}
