import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maximumSavedSearches, savedSearchCalls, type SavedSearch } from '../../contract/saved-searches.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { readingFor, readSearchQuery } from '../search/query.ts';
import { canonicalSearch, nameOf, offersAlerts, parametersIn, paramsHash } from './rules.ts';
import { changeSearch, listSearches, removeSearch, saveSearch, type StoredSearch } from './store.ts';

export async function savedSearchesRoutes(app: FastifyInstance): Promise<void> {
  const { database, searchEngine: engine, now } = app;

  const listOf = async (request: FastifyRequest) => {
    const { scope } = employerOf(request);
    const searches = await listSearches(database, scope, sessionOf(request).account.id);
    return { savedSearches: searches.map(wireOf) };
  };

  serve(app, savedSearchCalls.list, async (request) => answerOf(await listOf(request)));

  serve(app, savedSearchCalls.create, async (request) => {
    const employer = employerOf(request);
    requireAlerts(request);
    const reading = readingFor(employer, await engine.projectionOf(employer));
    const { query, mistakes } = readSearchQuery(parametersIn(request.body.search), reading);
    if (mistakes.length > 0)
      throw new Refusal(400, 'The search cannot be read.', {
        validationErrors: { search: mistakes.map(({ name, reason }) => `${name}: ${reason}`).join(' ') },
      });
    const search = canonicalSearch(query, reading);
    const saved = await saveSearch(database, employer.scope, {
      accountId: sessionOf(request).account.id,
      paramsHash: paramsHash(search),
      name: request.body.name || nameOf(query),
      search,
      frequency: request.body.frequency,
      isActive: true,
      createdAt: new Date(now()),
      maximum: maximumSavedSearches,
    });
    if (!saved)
      throw new Refusal(
        409,
        `You have saved ${maximumSavedSearches} searches, which is as many as we can keep for you. Remove some to save others.`,
      );
    return answerOf(wireOf(saved));
  });

  serve(app, savedSearchCalls.change, async (request) => {
    requireAlerts(request);
    const { name, frequency, isActive } = request.body;
    const changed = await changeSearch(database, employerOf(request).scope, {
      id: request.params.id,
      accountId: sessionOf(request).account.id,
      at: new Date(now()),
      change: { name, frequency, isActive },
    });
    if (!changed) throw new Refusal(404, 'Saved search not found');
    return answerOf(wireOf(changed));
  });

  serve(app, savedSearchCalls.remove, async (request) => {
    await removeSearch(database, employerOf(request).scope, {
      id: request.params.id,
      accountId: sessionOf(request).account.id,
    });
    return answerOf(await listOf(request));
  });
}

function requireAlerts(request: FastifyRequest): void {
  if (!offersAlerts(employerOf(request).config))
    throw new Refusal(403, 'This employer does not offer job alerts.');
}

function wireOf({ createdAt, ...search }: StoredSearch): SavedSearch {
  return { ...search, created_at: createdAt.toISOString() };
}
