import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { failedToFetch } from '../failed-to-fetch.ts';
import { minute5 } from './cache-times.ts';

/** A job by its number; `isFallback` = it is closed, and this is what it was. */
export const positionQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['position', id],
    queryFn: async ({ signal }) => {
      const { data, metadata } = await api
        .get('/api/pcsx/position_details', { parameters: { position_id: id }, signal })
        .catch(failedToFetch);
      return { position: data, isFallback: metadata.isFallback };
    },
    staleTime: minute5,
  });
