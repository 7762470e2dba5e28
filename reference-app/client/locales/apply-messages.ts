import type english from './apply/en-US.json';
import { createArea } from './area.tsx';

export type ApplyMessageKey = keyof typeof english;

/** What is said where people apply. */
export const applyTexts = createArea<ApplyMessageKey>({
  'en-US': () => import('./apply/en-US.json?messages'),
  ar: () => import('./apply/ar.ts'),
});
