import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';

/** How far a new candidate has come, and what they are asked. */
export const onboardingQuery = (api: Api) =>
  queryOptions({
    queryKey: ['onboarding'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/onboarding', { signal })).data,
    staleTime: Infinity,
  });
