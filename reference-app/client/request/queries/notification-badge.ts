import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { minute5 } from './cache-times.ts';

/** How many notifications were not viewed; asked for every five minutes (NOTIF-02). */
export const badgeQuery = (api: Api) =>
  queryOptions({
    queryKey: ['notifications', 'badge'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/notification_badge', { signal })).data.count,
    staleTime: minute5,
    refetchInterval: minute5,
  });
