import type { Messages } from '@portico/core/messages';
import type english from './jobs/en-US.json';
import { createArea } from './area.tsx';

export type JobsMessageKey = keyof typeof english;
export type JobsMessages = Messages<JobsMessageKey>;

/** What the search and the page of a job say themselves; their later parts have texts of their own. */
export const jobsTexts = createArea<JobsMessageKey>({
  'en-US': () => import('./jobs/en-US.json?messages'),
  ar: () => import('./jobs/ar.ts'),
});
