import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { minute2 } from './cache-times.ts';

/** The fields of a search that have suggestions. */
export type SuggestedField = 'query' | 'location';

/** What a text may go on to be (SEARCH-10). */
export const suggestionsQuery = (api: Api, field: SuggestedField, text: string) =>
  queryOptions({
    queryKey: ['suggestions', field, text],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(`/api/pcsx/suggestions/${field}`, { parameters: { text }, signal });
      return data.suggestions;
    },
    staleTime: minute2,
  });
