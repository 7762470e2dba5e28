import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';

/** A hundred of what the candidate was told, the newest first; those older than the one with the number `before`. */
export const notificationsQuery = (api: Api, before?: number) =>
  queryOptions({
    queryKey: ['notifications', 'list', before ?? null],
    queryFn: async ({ signal }) => {
      const parameters = before === undefined ? {} : { before };
      const { data, metadata } = await api.get('/api/pcsx/notifications', { parameters, signal });
      return { ...data, ...metadata };
    },
  });
