import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { minute2 } from './cache-times.ts';

/** What the candidate has chosen for themselves. Each change is answered with the whole of it. */
export const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/settings', { signal })).data,
    staleTime: minute2,
    // another tab may have changed it
    refetchOnWindowFocus: 'always',
  });

/** The candidate's job alerts, the last one first. */
export const savedSearchesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['saved-searches'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/saved_searches', { signal })).data.savedSearches,
    staleTime: minute2,
    // as often as another tab saves a search
    refetchOnWindowFocus: 'always',
  });

/** Where the candidate is logged in, what was used last first. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/auth/sessions', { signal })).data.sessions,
    staleTime: minute2,
    refetchOnWindowFocus: 'always',
  });

/** Who logged in lately, or tried to. */
export const signInsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sign-ins'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/auth/sign_ins', { signal })).data.signIns,
    staleTime: minute2,
  });
