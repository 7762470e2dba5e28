import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Application } from '../../../contract/applications.ts';
import type { Api } from '../api.ts';
import { applyKey } from './apply.ts';
import { minute2 } from './cache-times.ts';

/** What the candidate could do next. */
export const nudgesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['dashboard', 'nudges'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/dashboard/nudges', { signal })).data.nudges,
    staleTime: minute2,
  });

/** The candidate's interviews: those to come first, the next at the top. */
export const interviewsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['dashboard', 'interviews'],
    queryFn: async ({ signal }) =>
      (await api.get('/api/pcsx/dashboard/interviews', { signal })).data.interviews,
    staleTime: minute2,
  });

/** Events that the candidate is invited to: those to come first, the next at the top. */
export const eventsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['dashboard', 'events'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/dashboard/events', { signal })).data.events,
    staleTime: minute2,
  });

/** Whom the candidate has recommended, the latest first. */
export const referralsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['dashboard', 'referrals'],
    queryFn: async ({ signal }) =>
      (await api.get('/api/pcsx/dashboard/referrals', { signal })).data.referrals,
    staleTime: minute2,
  });

/** The candidate's applications, under way and ended; asked again once another one was sent. */
export const applicationsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...applyKey, 'applications'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/dashboard/applications', { signal })).data,
    staleTime: minute2,
  });

/** The jobs that the candidate has saved, the last one first. */
export const savedPositionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['saved-positions'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/positions/saved', { signal })).data.positions,
    staleTime: minute2,
  });

/** Keeps what a withdrawal has answered: the application stands among those that have ended. */
export async function keepWithdrawn(queries: QueryClient, api: Api, withdrawn: Application): Promise<void> {
  const { queryKey } = applicationsQuery(api);
  // an older answer that is under way would undo it
  await queries.cancelQueries({ queryKey });
  const isOther = ({ id }: Application) => id !== withdrawn.id;
  queries.setQueryData(
    queryKey,
    (before) =>
      before && {
        applications: before.applications.filter(isOther),
        inactiveApplications: [withdrawn, ...before.inactiveApplications.filter(isOther)],
      },
  );
  // its job can be applied for again
  void queries.invalidateQueries({ queryKey: ['position', withdrawn.position_id] });
}
