import { z } from 'zod';
import { applicationStatuses } from './application-status.ts';
import { call } from './call.ts';

const application = z.object({
  id: z.string(),
  position_id: z.number().int(),
  /** As the job was called when the application was sent. */
  name: z.string(),
  location: z.string(),
  positionUrl: z.string(),
  /** Whether the job still takes applications. */
  isPositionOpen: z.boolean(),
  /** null where the employer does not show it. */
  status: z.enum(applicationStatuses).nullable(),
  /** ISO 8601 in UTC. */
  submitted_at: z.string(),
  /** ISO 8601 in UTC: of the last change that is shown. */
  updated_at: z.string(),
  /** How it came to its status, oldest first; only what the employer shows. */
  history: z.array(
    z.object({ status: z.enum(applicationStatuses), note: z.string(), happened_at: z.string() }),
  ),
  canWithdraw: z.boolean(),
});
export type Application = z.infer<typeof application>;

const applications = z.object({
  /** What was sent last comes first. */
  applications: z.array(application),
  /** Those that have ended. */
  inactiveApplications: z.array(application),
});
export type Applications = z.infer<typeof applications>;

const access = 'candidate';

export const applicationCalls = {
  list: call({
    method: 'GET',
    path: '/api/pcsx/dashboard/applications',
    summary: 'The candidate’s applications',
    access,
    data: applications,
  }),
  withdraw: call({
    method: 'POST',
    path: '/api/pcsx/applications/{id}/withdraw',
    summary: 'Withdraw an application',
    description:
      'A repeated withdrawal is answered in the same way. One can apply again to a job that is open.',
    access,
    params: z.object({ id: z.string().max(100) }),
    data: application,
    refusals: { 404: 'Application not found', 409: 'The application has ended already.' },
  }),
};
