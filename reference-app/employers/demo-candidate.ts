import { z } from 'zod';
import { interviewKinds, nudgeKinds, referralStatuses } from '../contract/dashboard.ts';
import { formDefinition, formValues } from '../contract/form-definition.ts';
import { formStatuses } from '../contract/forms.ts';
import { notificationTypes } from '../contract/notifications.ts';
import type { NewDashboard } from '../server/dashboard/write.ts';
import type { NewForm } from '../server/forms/store.ts';
import type { NewNotification } from '../server/notifications/store.ts';

export type DemoJob = { id: number; title: string; department: string | null };

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

const text = z.string();
/** Told as seen from now; see reading/moments.ts. */
const time = z.date('write a time such as -2d 09:30, +14d 22:59 or -3h');
/** The place of an open job in a department's list, the newest first; from its beginning again when there are fewer. */
const job = z.number().int().min(0);
/** The department whose jobs the places count. */
const jobsOf = text;

/** `notifications.yaml` */
export const demoNotifications = z.strictObject({
  jobsOf,
  notifications: z.array(
    z.strictObject({
      /** Its title stands for `{job}` in the message, its number for `{job id}` in the address. */
      job: job.optional(),
      categoryTitle: text,
      message: text,
      notificationType: z.enum(notificationTypes),
      redirectUrl: text,
      createdAt: time,
      viewedAt: time.optional(),
      clickedAt: time.optional(),
    }),
  ),
});

/** `dashboard.yaml` */
export const demoDashboard = z.strictObject({
  jobsOf,
  timeZone: text,
  nudges: z.array(
    z.strictObject({
      kind: z.enum(nudgeKinds),
      title: text,
      text,
      link: text,
      linkLabel: text,
      createdAt: time,
    }),
  ),
  interviews: z.array(
    z.strictObject({
      job,
      kind: z.enum(interviewKinds),
      startsAt: time,
      durationMinutes: z.number().int(),
      place: text.optional(),
      link: text.optional(),
      phoneNumber: text.optional(),
      interviewers: z.array(z.strictObject({ name: text, role: text })),
      isCancelled: z.boolean().optional(),
    }),
  ),
  events: z.array(
    z.strictObject({
      title: text,
      description: text,
      startsAt: time,
      endsAt: time,
      place: text.optional(),
      link: text.optional(),
    }),
  ),
  referrals: z.array(
    z.strictObject({
      name: text,
      /** One of the open jobs; otherwise `positionName` says what it was. */
      job: job.optional(),
      positionName: text.optional(),
      status: z.enum(referralStatuses),
      referredAt: time,
    }),
  ),
});

/** `forms.yaml` */
export const demoForms = z.array(
  z.strictObject({
    tabId: text,
    title: text,
    description: text,
    definition: formDefinition,
    status: z.enum(formStatuses),
    values: formValues,
    updatedAt: time,
    dueAt: time.nullable(),
  }),
);
