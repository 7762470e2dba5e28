import { pageSize } from '@portico/core/jobs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { searchCalls } from '../../contract/search.ts';
import { answerOf } from '../http/envelope.ts';
import { employerOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { findJobRows, type JobRow } from '../positions/store.ts';
import type { savedSearchMetadataOf as savedSearchMetadata } from '../saved-searches/metadata.ts';
import { searchDataOf } from './answer.ts';
import { createSuggestions, suggest } from './suggestions.ts';
import { readingFor, readSearchQuery } from './query.ts';

export async function searchRoutes(
  app: FastifyInstance,
  {
    savedSearchMetadataOf,
  }: {
    /** Reads whether an account is told of new jobs of a search. */
    savedSearchMetadataOf: typeof savedSearchMetadata;
  },
): Promise<void> {
  const { searchEngine: engine } = app;
  const { reads: database } = app.database;
  const suggestions = createSuggestions({ database, engine });

  serve(app, searchCalls.search, async (request) => {
    const employer = employerOf(request);
    const projection = await engine.projectionOf(employer);
    const { query, asOf, ignored } = readSearchQuery(request.query, readingFor(employer, projection));
    const matches = await engine.search(employer, { projection, query, asOf });
    const page = Array.from(matches.ids.subarray(query.start, query.start + pageSize));
    const jobs = (await findJobRows(database, employer.scope, page)).filter(isPublic);
    const savedSearchMetadata = await savedSearchMetadataOf(database, employer, {
      query,
      accountId: request.session?.account.id,
    });
    return answerOf(
      {
        ...searchDataOf({ employer, projection, query, matches, jobs }),
        savedSearchMetadata,
        debug: asksForDebug(request) ? { query, version: matches.version, found: matches.ids.length } : {},
      },
      { ignored },
    );
  });

  serve(app, searchCalls.suggestQueries, async (request) => {
    const { queries } = await suggestions.of(employerOf(request));
    return answerOf({ suggestions: suggest(queries, request.query.text) });
  });

  serve(app, searchCalls.suggestLocations, async (request) => {
    const { locations } = await suggestions.of(employerOf(request));
    return answerOf({ suggestions: suggest(locations, request.query.text) });
  });
}

/** Those who run the site can see how a search was read (SEARCH-17). */
function asksForDebug({ query, session }: FastifyRequest): boolean {
  const isAdmin = session?.account.roles.includes('admin') ?? false;
  return isAdmin && Object.hasOwn(query as object, 'debug');
}

/** One that was closed or withdrawn since it was found is not shown. */
function isPublic({ closedAt, isPrivate }: JobRow): boolean {
  return closedAt === null && !isPrivate;
}
