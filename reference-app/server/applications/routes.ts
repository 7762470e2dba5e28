import type { FastifyInstance } from 'fastify';
import { applicationCalls, type Application } from '../../contract/applications.ts';
import type { Employer } from '../employers/directory.ts';
import { pcsxConfigFor } from '../employers/rules.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { takesApplications } from '../positions/rules.ts';
import { findJobRows } from '../positions/store.ts';
import { isActive } from './rules.ts';
import { listApplications, withdrawApplication, type StoredApplication } from './store.ts';

/** A candidate's own applications. */
export async function applicationsRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;

  const shown = async (
    { scope, config }: Employer,
    applications: readonly StoredApplication[],
  ): Promise<Application[]> => {
    const ids = [...new Set(applications.map(({ positionId }) => positionId))];
    const jobs = await findJobRows(database, scope, ids);
    const open = new Set(jobs.filter(takesApplications).map(({ id }) => id));
    return applications.map((application) => {
      const { applicationsPageConfig } = pcsxConfigFor(config, application.positionId);
      return wireOf(application, {
        isPositionOpen: open.has(application.positionId),
        hideApplicationStatus: applicationsPageConfig.tabs.submitted.hideApplicationStatus,
      });
    });
  };

  serve(app, applicationCalls.list, async (request) => {
    const employer = employerOf(request);
    const all = await listApplications(database, employer.scope, sessionOf(request).account.id);
    return answerOf({
      applications: await shown(
        employer,
        all.filter(({ status }) => isActive(status)),
      ),
      inactiveApplications: await shown(
        employer,
        all.filter(({ status }) => !isActive(status)),
      ),
    });
  });

  serve(app, applicationCalls.withdraw, async (request) => {
    const employer = employerOf(request);
    const withdrawn = await withdrawApplication(database, employer.scope, {
      encId: request.params.id,
      accountId: sessionOf(request).account.id,
      at: new Date(now()),
    });
    if (!withdrawn) throw new Refusal(404, 'Application not found');
    if ('ended' in withdrawn)
      throw new Refusal(409, 'This application has ended already and cannot be withdrawn.');
    const [application] = await shown(employer, [withdrawn]);
    if (!application) throw new Refusal(404, 'Application not found');
    return answerOf(application);
  });
}

function wireOf(
  application: StoredApplication,
  { isPositionOpen, hideApplicationStatus }: { isPositionOpen: boolean; hideApplicationStatus: boolean },
): Application {
  const { positionId, status, history, submittedAt } = application;
  const last = hideApplicationStatus ? submittedAt : (history.at(-1)?.happenedAt ?? submittedAt);
  return {
    id: application.encId,
    position_id: positionId,
    name: application.name,
    location: application.location,
    positionUrl: `/careers/job/${positionId}`,
    isPositionOpen,
    status: hideApplicationStatus ? null : status,
    submitted_at: submittedAt.toISOString(),
    updated_at: last.toISOString(),
    history: hideApplicationStatus
      ? []
      : history.map(({ happenedAt, ...event }) => ({ ...event, happened_at: happenedAt.toISOString() })),
    canWithdraw: isActive(status),
  };
}
