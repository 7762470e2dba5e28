import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { minute5 } from './cache-times.ts';

/** The candidate's resumes, the newest first. */
export const resumesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['resumes'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/resumes', { signal })).data.resumes,
    staleTime: minute5,
  });
