import { queryOptions } from '@tanstack/react-query';
import { offerIn } from '../offer.ts';
import type { Api } from '../api.ts';
import { day1 } from './cache-times.ts';

/** All offers; of the day, and once (OFFERS-13). */
export const offersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['offers'],
    queryFn: async ({ signal }) => (await api.get('/api/offer/offers', { signal })).data.offers.map(offerIn),
    staleTime: day1,
    gcTime: day1,
    retry: false,
    retryOnMount: false,
    refetchInterval: false,
    // what could not be asked offline
    refetchOnReconnect: true,
    // when it is older than a day (ruling 47)
    refetchOnWindowFocus: true,
  });
