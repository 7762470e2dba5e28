import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { searchCalls } from '../../contract/search.ts';
import type { Database } from '../database/database.ts';
import { answerOf } from '../http/envelope.ts';
import { employerOf, keepsVisitor, visitorHashOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { findJobRows, type JobRow } from '../positions/store.ts';
import { searchDataOf } from './answer.ts';
import type { SearchEngine } from './engine.ts';
import { savedSearchMetadataOf } from '../saved-searches/metadata.ts';
import { createPaging } from './paging.ts';
import type { ShownJobs } from './shown-jobs.ts';
import { createSuggestions, suggest } from './suggestions.ts';
import { readingFor, readSearchQuery, type SearchQuery } from './query.ts';

export function searchRoutes(options: {
  database: Database;
  engine: SearchEngine;
  shown: ShownJobs;
  /** Of what is kept of them, no reader is to be found by it. */
  secret: string;
}): FastifyPluginAsyncZod {
  const { database, engine, shown, secret } = options;
  const paging = createPaging({ shown, secret });
  const suggestions = createSuggestions({ database, engine });
  return async (app) => {
    serve(app, searchCalls.search, async (request) => {
      const employer = employerOf(request);
      const projection = await engine.projectionOf(employer);
      const { query, ignored } = readSearchQuery(request.query, readingFor(employer, projection));
      const matches = await engine.search(employer, { projection, query });
      const { count, rows } = await paging.pageFor(employer, {
        readers: readersOf(request, query),
        query,
        found: matches,
        rowsOf: (ids) => findJobRows(database, employer.scope, ids),
        isShown: isPublic,
      });
      const savedSearchMetadata = await savedSearchMetadataOf(database, employer, {
        query,
        accountId: request.session?.account.id,
      });
      return answerOf(
        {
          ...searchDataOf({ employer, projection, query, matches, count, jobs: rows }),
          savedSearchMetadata,
          debug: asksForDebug(request) ? { query, version: projection.version, found: count } : {},
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
  };
}

/**
 * Who turns pages: the browser, by its cookie, which the first answer gives it. Clients that do not send it back are told apart
 * by where they come from, as far as that goes.
 */
function readersOf(request: FastifyRequest, { start }: SearchQuery): string[] {
  const { headers, ip, session } = request;
  const browser = session?.id ?? visitorHashOf(request) ?? '';
  // others' cookies, as of a load balancer, say nothing
  if (session || keepsVisitor(request)) return [browser];
  const address = JSON.stringify([ip, headers['user-agent']?.slice(0, 200)]);
  return start === 0 ? [browser, address] : [address];
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
