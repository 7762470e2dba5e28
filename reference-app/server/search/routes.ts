import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { searchCalls } from '../../contract/search.ts';
import type { Database } from '../database/database.ts';
import { answerOf } from '../http/envelope.ts';
import { employerOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { findJobRows } from '../positions/store.ts';
import { pageIds, searchDataOf } from './answer.ts';
import type { SearchEngine } from './engine.ts';
import { savedSearchMetadataOf } from '../saved-searches/metadata.ts';
import { createSuggestions, suggest } from './suggestions.ts';
import { readingFor, readSearchQuery } from './query.ts';

export function searchRoutes(options: { database: Database; engine: SearchEngine }): FastifyPluginAsyncZod {
  const { database, engine } = options;
  const suggestions = createSuggestions({ database, engine });
  return async (app) => {
    serve(app, searchCalls.search, async (request) => {
      const employer = employerOf(request);
      const projection = await engine.projectionOf(employer);
      const { query, ignored } = readSearchQuery(request.query, readingFor(employer, projection));
      const matches = await engine.search(employer, { projection, query });
      const jobs = await findJobRows(
        database,
        employer.scope,
        pageIds(projection, { matches, start: query.start }),
      );
      const savedSearchMetadata = await savedSearchMetadataOf(database, employer, {
        query,
        accountId: request.session?.account.id,
      });
      return answerOf(
        { ...searchDataOf({ employer, projection, query, matches, jobs }), savedSearchMetadata },
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
  };
}
