import { searchParameters, type FilterSyntax, type SearchState } from '@portico/core/jobs';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { failedToFetch } from '../failed-to-fetch.ts';
import { minute2 } from './cache-times.ts';

/** One page of results. Where the answer depends on who asks, the cache ends with the page at login and logout. */
export function searchQuery(api: Api, state: SearchState, syntax: FilterSyntax) {
  const parameters = searchParameters(state, syntax);
  return queryOptions({
    queryKey: ['search', parameters],
    queryFn: async ({ signal }) => {
      const { data, metadata } = await api
        .get('/api/pcsx/search', { parameters, signal })
        .catch(failedToFetch);
      return { ...data, ignored: metadata.ignored };
    },
    staleTime: minute2,
  });
}
