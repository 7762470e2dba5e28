import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { minute5 } from './cache-times.ts';

/** The job cart, a visitor's or the candidate's; each change is answered with the whole of it. */
export const jobCartQuery = (api: Api) =>
  queryOptions({
    queryKey: ['job-cart'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/job_cart', { signal })).data,
    staleTime: minute5,
    // another tab may have changed it
    refetchOnWindowFocus: 'always',
  });
