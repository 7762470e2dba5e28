import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Draft } from '../../../contract/drafts.ts';
import type { Api } from '../api.ts';
import { minute2 } from './cache-times.ts';

/** Everything below it is asked again once an application was sent, or one of its jobs was refused. */
export const applyKey = ['apply'] as const;

const forJobs = (ids: readonly number[]) => ({ pids: ids.join(',') });

/** Whether some jobs are there, and what has to be done before one applies to them. */
export const bootstrapQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...applyKey, 'bootstrap', ids],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/api/application/v2/bootstrap_application', {
        parameters: forJobs(ids),
        signal,
      });
      return data;
    },
    staleTime: minute2,
  });

/** Who applies, and the contact form. */
export const applicantQuery = (api: Api) =>
  queryOptions({
    queryKey: [...applyKey, 'applicant'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/api/application/v2/profile', { signal });
      return data;
    },
    staleTime: minute2,
  });

/** What some jobs ask, and which of them take applications. */
export const questionsQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...applyKey, 'questions', ids],
    queryFn: async ({ signal }) => {
      const { data } = await api.post(
        '/api/application/v2/questions',
        { answers: {} },
        { parameters: forJobs(ids), signal },
      );
      return data;
    },
    staleTime: minute2,
  });

/** The candidate's applications that they have begun. Asked anew with every page: other devices write them, too. */
export const draftsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...applyKey, 'drafts'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/api/pcsx/draft_applications', { signal });
      return data.draftApplications;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Keeps what has become of the drafts that the page knows. */
export async function keepDrafts(
  queries: QueryClient,
  api: Api,
  change: (before: readonly Draft[]) => Draft[],
): Promise<void> {
  const { queryKey } = draftsQuery(api);
  // an older answer that is under way would undo it
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (before) => before && change(before));
}
