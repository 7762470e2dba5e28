import type { NewDashboard } from '../server/dashboard/store.ts';
import type { NewForm } from '../server/forms/store.ts';
import type { NewNotification } from '../server/notifications/store.ts';

/** What the pages of a demo candidate are about. */
export type DemoMoment = {
  now: Date;
  /** Open jobs of the employer, the newest first. */
  jobs: readonly { id: number; title: string }[];
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

/** The open job at a place of the list, from its beginning again when there are fewer. */
export function openJob({ jobs }: DemoMoment, place: number): { id: number; title: string } {
  const job = jobs[place % jobs.length];
  if (!job) throw new Error('A demo candidate needs an employer with open jobs.');
  return job;
}
