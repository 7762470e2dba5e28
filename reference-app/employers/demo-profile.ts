import { z } from 'zod';
import { profileSections } from '../contract/profile.ts';

/** What a demo candidate tells of themselves, and the resume that it came from: `profile.yaml`. */
export const demoProfile = z.strictObject({
  sections: profileSections,
  /** Written from the sections, as PDF; with what only the resume tells, for the candidate to look through. */
  resume: z.strictObject({
    fileName: z.string(),
    daysAgo: z.number().min(0),
    also: profileSections.pick({ skills: true, experience: true }),
  }),
});
export type DemoProfile = z.input<typeof demoProfile>;
