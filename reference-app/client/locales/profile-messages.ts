import type english from './profile/en-US.json';
import { createArea } from './area.tsx';

export type ProfileMessageKey = keyof typeof english;

/** What is said on the candidate’s profile, and where it is exported. */
export const profileTexts = createArea<ProfileMessageKey>({
  'en-US': () => import('./profile/en-US.json?messages'),
  ar: () => import('./profile/ar.ts'),
});
