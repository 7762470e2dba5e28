import type { AlertFrequency } from '../contract/saved-searches.ts';
import type { ApplicationStatus } from '../contract/application-status.ts';
import type { DraftContent } from '../contract/drafts.ts';
import type { FormValues } from '../contract/form-definition.ts';

/** A job of the employer by its place: among the open public ones, the newest first, or among those closed last. */
export type DemoJob = { open: number } | { closed: number };

/** What a demo candidate has gathered and sent; times are days before the demo data is written. */
export type DemoApplying = {
  /** Of the account. */
  email: string;
  contact: FormValues;
  applications: readonly {
    job: DemoJob;
    daysAgo: number;
    answers: FormValues;
    /** What has become of it since, oldest first. */
    since: readonly { status: ApplicationStatus; daysAgo: number; note: string }[];
  }[];
  drafts: readonly { jobs: readonly DemoJob[]; daysAgo: number; content: Partial<DraftContent> }[];
  /** What was saved last comes first. */
  saved: readonly DemoJob[];
  cart: readonly DemoJob[];
  /** As parameters of an address. */
  searches: readonly { name: string; search: string; frequency: AlertFrequency; daysAgo: number }[];
};
