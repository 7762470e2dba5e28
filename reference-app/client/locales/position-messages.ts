import type english from './position/en-US.json';
import { createArea } from './area.tsx';

export type PositionMessageKey = keyof typeof english;

/** What is said about a job beside the job itself: match, insights, similar jobs, saving and sharing. */
export const positionTexts = createArea<PositionMessageKey>({
  'en-US': () => import('./position/en-US.json?messages'),
  ar: () => import('./position/ar.ts'),
});
