import { maximumPositions } from '@portico/core/jobs';
import type { FastifyRequest } from 'fastify';
import type { PositionIds } from '../../contract/position-ids.ts';
import type { Database } from '../database/database.ts';
import { pcsxConfigFor } from '../employers/rules.ts';
import { loginNeeded, Refusal } from '../http/refusal.ts';
import { employerOf } from '../http/request-context.ts';
import { applyStatusOf, readPositionIds } from '../positions/rules.ts';
import { findJobRows, type JobRow } from '../positions/store.ts';

export type JobsAskedFor = {
  /** In the order in which they were asked for. */
  ids: readonly number[];
  jobs: ReadonlyMap<number, JobRow>;
};

/**
 * The jobs that somebody applies to.
 *
 * @throws Refusal when there are too many, or none of them is there
 */
export async function jobsAskedFor(
  database: Database,
  request: FastifyRequest,
  pids: PositionIds | undefined,
): Promise<JobsAskedFor> {
  const { ids, unreadable } = readPositionIds(pids ?? '');
  if (ids.length > maximumPositions)
    throw new Refusal(400, `Apply to at most ${maximumPositions} jobs at once.`, {
      validationErrors: { pids: `Name at most ${maximumPositions} jobs.` },
    });
  const jobs = await findJobRows(database, employerOf(request).scope, ids);
  if (jobs.length === 0 || unreadable.length > 0) throw new Refusal(404, 'Position not found');
  return { ids, jobs: new Map(jobs.map((job) => [job.id, job])) };
}

/** Whether one of the jobs takes no applications of visitors, and whoever asks is one. */
export function isLoginRequired(request: FastifyRequest, { jobs }: Pick<JobsAskedFor, 'jobs'>): boolean {
  if (request.session) return false;
  const { config } = employerOf(request);
  return [...jobs.values()].some(
    (job) =>
      applyStatusOf(job) === 'log_in' || pcsxConfigFor(config, job.id).applyFormConfig.disableLoggedOutApply,
  );
}

/** @throws Refusal where visitors have to log in first */
export function requireLogin(request: FastifyRequest, asked: Pick<JobsAskedFor, 'jobs'>): void {
  if (isLoginRequired(request, asked)) throw loginNeeded();
}
