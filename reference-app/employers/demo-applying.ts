import { z } from 'zod';
import { applicationStatuses } from '../contract/application-status.ts';
import { formValues } from '../contract/form-definition.ts';
import { alertFrequencies } from '../contract/saved-searches.ts';

const place = z.number().int().min(0);
/** A job of the employer by its place: among the open public ones, the newest first, or among those closed last. */
const demoJob = z.union([z.strictObject({ open: place }), z.strictObject({ closed: place })]);
export type DemoJob = z.infer<typeof demoJob>;

const daysAgo = z.number().min(0);

/** What a demo candidate has gathered and sent; times are days before the demo data is written: `applications.yaml`. */
export const demoApplications = z.strictObject({
  contact: formValues,
  applications: z.array(
    z.strictObject({
      job: demoJob,
      daysAgo,
      answers: formValues,
      /** What has become of it since, oldest first. */
      since: z.array(z.strictObject({ status: z.enum(applicationStatuses), daysAgo, note: z.string() })),
    }),
  ),
  drafts: z.array(
    z.strictObject({
      jobs: z.array(demoJob).min(1),
      daysAgo,
      content: z.strictObject({ profile: formValues, answers: formValues, step: z.string() }).partial(),
    }),
  ),
  /** What was saved last comes first. */
  saved: z.array(demoJob),
  cart: z.array(demoJob),
  /** As parameters of an address. */
  searches: z.array(
    z.strictObject({ name: z.string(), search: z.string(), frequency: z.enum(alertFrequencies), daysAgo }),
  ),
});

export type DemoApplying = z.infer<typeof demoApplications> & {
  /** Of the account. */
  email: string;
};
