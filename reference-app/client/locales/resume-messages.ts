import type english from './resume/en-US.json';
import { createArea } from './area.tsx';

export type ResumeMessageKey = keyof typeof english;

/** What is said about resumes. */
export const resumeTexts = createArea<ResumeMessageKey>({
  'en-US': () => import('./resume/en-US.json?messages'),
  ar: () => import('./resume/ar.ts'),
});
