import { queryOptions } from '@tanstack/react-query';
import { searchParameters, type FilterSyntax, type SearchState } from '../pages/search/search-state.ts';
import type { Api } from './api.ts';

const minute = 60_000;

/** One page of results. Where the answer depends on who asks, the cache ends with the page at login and logout. */
export const searchQuery = (api: Api, state: SearchState, syntax: FilterSyntax) => {
  const parameters = searchParameters(state, syntax);
  return queryOptions({
    queryKey: ['search', parameters],
    queryFn: async ({ signal }) => {
      const { data, metadata } = await api.get('/api/pcsx/search', {
        parameters,
        signal,
      });
      return { ...data, ignored: metadata.ignored };
    },
    staleTime: minute,
  });
};

/** A job by its number; `isFallback` = it is closed, and this is what it was. */
export const positionQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['position', id],
    queryFn: async ({ signal }) => {
      const { data, metadata } = await api.get('/api/pcsx/position_details', {
        parameters: { position_id: id },
        signal,
      });
      return { position: data, isFallback: metadata.isFallback };
    },
    staleTime: 5 * minute,
  });
