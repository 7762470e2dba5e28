import type { NewDashboard } from '../server/dashboard/write.ts';
import type { NewForm } from '../server/forms/store.ts';
import type { NewNotification } from '../server/notifications/store.ts';

type DemoJob = { id: number; title: string; department: string | null };

/** What the pages of a demo candidate are about. */
export type DemoMoment = {
  now: Date;
  /** Open jobs of the employer, the newest first. */
  jobs: readonly DemoJob[];
};

/** What a demo candidate finds on their own pages. */
export type DemoPages = {
  notifications: readonly NewNotification[];
  dashboard: NewDashboard;
  forms: readonly NewForm[];
};

const day = 24 * 60 * 60 * 1000;

/**
 * A time of a day near `now`.
 *
 * @param days from today; negative = before
 * @param time in UTC, as `09:30`
 */
export function daysFrom(now: Date, days: number, time: string): Date {
  const date = new Date(now.getTime() + days * day).toISOString().slice(0, 10);
  return new Date(`${date}T${time}:00Z`);
}

/** The open job at a place of a department's list, from its beginning again when there are fewer. */
export function openJob({ jobs }: DemoMoment, department: string, place: number): DemoJob {
  const ofDepartment = jobs.filter((job) => job.department === department);
  const job = ofDepartment[place % ofDepartment.length];
  if (!job) throw new Error(`A demo candidate needs an employer with open jobs in ${department}.`);
  return job;
}
