import { queryOptions } from '@tanstack/react-query';
import type { Site } from '../../site/site.tsx';
import type { Api } from '../api.ts';
import { failedToFetch } from '../failed-to-fetch.ts';
import { minute5 } from './cache-times.ts';

/** How well a job and the candidate fit; visitors have no match, and do not ask (ruling 35). */
export const matchQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['match', id],
    queryFn: async ({ signal }) => {
      const { data } = await api
        .get('/api/pcsx/match_details', { parameters: { position_id: id }, signal })
        .catch(failedToFetch);
      return data;
    },
    staleTime: minute5,
  });

/** Starts a candidate's match while the job itself is on its way. The server does not wait for it, and leaves it out. */
export function prefetchMatch({ api, boot, queries }: Site, id: number): void {
  if (boot.user && !import.meta.env.SSR) void queries.prefetchQuery(matchQuery(api, id));
}

/** What jobs like this one ask for. */
export const insightsQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['insights', id],
    queryFn: async ({ signal }) => {
      const { data } = await api
        .get('/api/pcsx/position_insights', { parameters: { position_id: id }, signal })
        .catch(failedToFetch);
      return data.insights;
    },
    staleTime: minute5,
  });
