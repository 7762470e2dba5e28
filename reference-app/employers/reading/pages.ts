import {
  demoDashboard,
  demoForms,
  demoNotifications,
  type DemoJob,
  type DemoMoment,
  type DemoPages,
} from '../demo-candidate.ts';
import type { z } from 'zod';
import { checkData, readYaml } from './data-file.ts';
import { inTime } from './moments.ts';

type JobAt = (place: number) => DemoJob;

/**
 * Reads what a candidate finds on their own pages.
 *
 * @param folder of the account, below `employers`
 */
export function readPages(folder: string): (moment: DemoMoment) => DemoPages {
  const notifications = readInTime(`${folder}/notifications.yaml`, demoNotifications);
  const dashboard = readInTime(`${folder}/dashboard.yaml`, demoDashboard);
  const forms = readInTime(`${folder}/forms.yaml`, demoForms);
  return ({ now, jobs }) => ({
    notifications: notificationsOf(notifications(now), jobs),
    dashboard: dashboardOf(dashboard(now), jobs),
    forms: forms(now),
  });
}

/** Reads a YAML file with times that are told as seen from now. Mistakes show when it is read. */
export function readInTime<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): (now: Date) => z.input<Schema> {
  const written = readYaml(file);
  const at = (now: Date) => checkData(file, schema, inTime(written, now));
  at(new Date());
  return at;
}

function notificationsOf(
  { jobsOf, notifications }: z.infer<typeof demoNotifications>,
  jobs: readonly DemoJob[],
): DemoPages['notifications'] {
  const jobAt = jobsIn(jobs, jobsOf);
  return notifications.map(({ job: place, message, redirectUrl, ...rest }) => {
    if (place === undefined) return { message, redirectUrl, ...rest };
    const { id, title } = jobAt(place);
    return {
      message: message.replaceAll('{job}', title),
      redirectUrl: redirectUrl.replaceAll('{job id}', String(id)),
      ...rest,
    };
  });
}

const nowhere = { place: '', link: '', phoneNumber: '' };

function dashboardOf(
  { jobsOf, timeZone, nudges, interviews, events, referrals }: z.infer<typeof demoDashboard>,
  jobs: readonly DemoJob[],
): DemoPages['dashboard'] {
  const jobAt = jobsIn(jobs, jobsOf);
  return {
    nudges,
    interviews: interviews.map(({ job: place, isCancelled = false, ...rest }) => {
      const { id, title } = jobAt(place);
      return { ...nowhere, title, positionId: id, timeZone, isCancelled, ...rest };
    }),
    events: events.map((event) => ({ place: '', link: '', timeZone, ...event })),
    referrals: referrals.map(({ job: place, positionName = '', ...rest }) => {
      const job = place === undefined ? undefined : jobAt(place);
      return { ...rest, positionId: job?.id ?? null, positionName: job?.title ?? positionName };
    }),
  };
}

function jobsIn(jobs: readonly DemoJob[], department: string): JobAt {
  const ofDepartment = jobs.filter((job) => job.department === department);
  return (place) => {
    const job = ofDepartment[place % ofDepartment.length];
    if (!job) throw new Error(`A demo candidate needs an employer with open jobs in ${department}.`);
    return job;
  };
}
