import type english from './account/en-US.json';
import { createArea } from './area.tsx';

export type AccountMessageKey = keyof typeof english;

/** What the login says. */
export const accountTexts = createArea<AccountMessageKey>({
  'en-US': () => import('./account/en-US.json?messages'),
  ar: () => import('./account/ar.ts'),
});
