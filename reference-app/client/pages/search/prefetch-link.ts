import { readSearch } from '@portico/core/jobs';
import type { QueryClient } from '@tanstack/react-query';
import { filterSyntax, type Site } from '../../site/site.tsx';
import { insightsQuery, matchQuery } from '../../request/queries/match.ts';
import { positionQuery } from '../../request/queries/positions.ts';
import { searchQuery } from '../../request/queries/search.ts';

type Prefetched = Parameters<QueryClient['prefetchQuery']>[0];

/**
 * Fetches what a link of the results leads to, a job or another page of them, once somebody is about to press it; when it
 * is pressed, all that shows of a job at the same time (SEARCH-09).
 */
export function prefetchLink({ api, boot, queries }: Site, href: string, isPressed: boolean): void {
  const syntax = filterSyntax(boot);
  const state = readSearch(new URL(href).searchParams, {}, syntax);
  const fetched =
    state.pid === 0
      ? [searchQuery(api, state, syntax)]
      : [
          positionQuery(api, state.pid),
          ...(isPressed ? [insightsQuery(api, state.pid)] : []),
          ...(isPressed && boot.user ? [matchQuery(api, state.pid)] : []),
        ];
  for (const query of fetched) void queries.prefetchQuery(query as Prefetched);
}
