import type { z } from 'zod';
import type { profileSections } from '../contract/profile.ts';

/** What a demo candidate tells of themselves, and the resume that it came from. */
export type DemoProfile = {
  sections: z.input<typeof profileSections>;
  /** Written from the sections, as PDF; with what only the resume tells, for the candidate to look through. */
  resume: {
    fileName: string;
    daysAgo: number;
    also: Pick<z.input<typeof profileSections>, 'skills' | 'experience'>;
  };
};

/** A month before `now`, as `YYYY-MM`. */
export function monthsBefore(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
}
