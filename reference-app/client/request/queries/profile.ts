import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Profile } from '../../../contract/profile.ts';
import type { Api } from '../api.ts';
import { getFile } from '../get-file.ts';
import { minute2 } from './cache-times.ts';

/** Everything below it is asked again once something in the profile has changed. */
const profileKey = ['profile'] as const;

/** What the candidate tells of themselves. */
export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: [...profileKey, 'own'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/profile', { signal })).data,
    staleTime: minute2,
  });

/** How much of the profile is there, and what is missing (PROFILE-02). */
export const completionQuery = (api: Api) =>
  queryOptions({
    queryKey: [...profileKey, 'completion'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/profile_completion', { signal })).data,
    staleTime: minute2,
  });

/** What the profile says of experience, seniority and skills (PROFILE-02). */
export const analysisQuery = (api: Api) =>
  queryOptions({
    queryKey: [...profileKey, 'analysis'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/profile_analysis', { signal })).data,
    staleTime: minute2,
  });

/** Keeps a profile as the server has answered it. */
export async function keepProfile(queries: QueryClient, api: Api, profile: Profile): Promise<void> {
  const { queryKey } = profileQuery(api);
  // an older answer that is under way would undo it
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, profile);
}

/** What is made from the profile is asked for anew; the profile itself is there. */
export function refreshAfterEdit(queries: QueryClient, api: Api): void {
  const [, own] = profileQuery(api).queryKey;
  void queries.invalidateQueries({ queryKey: profileKey, predicate: ({ queryKey }) => queryKey[1] !== own });
  for (const queryKey of [
    ['profile-name'],
    ['match'],
    ['search'],
    ['position'],
    ['apply', 'applicant'],
    ['dashboard', 'nudges'],
  ])
    void queries.invalidateQueries({ queryKey });
}

/** The profile as a resume to print, by the profile’s version. */
export const exportedQuery = (domain: string, version: number) =>
  queryOptions({
    queryKey: [...profileKey, 'exported', version],
    queryFn: ({ signal }) =>
      getFile('/api/pcsx/profile_export', { parameters: { domain, format: 'pdf' }, signal }),
    staleTime: minute2,
  });
