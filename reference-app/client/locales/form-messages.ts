import type english from './form/en-US.json';
import { createArea } from './area.tsx';

export type FormMessageKey = keyof typeof english;

/** What is said around the form of an employer, wherever it is filled in. */
export const formTexts = createArea<FormMessageKey>({
  'en-US': () => import('./form/en-US.json?messages'),
  ar: () => import('./form/ar.ts'),
});
