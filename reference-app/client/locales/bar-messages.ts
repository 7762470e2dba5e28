import type english from './bar/en-US.json';
import { createArea } from './area.tsx';

export type BarMessageKey = keyof typeof english;

/** What the buttons of the bar say that come a moment later, before anything is opened. */
export const barTexts = createArea<BarMessageKey>({
  'en-US': () => import('./bar/en-US.json?messages'),
  ar: () => import('./bar/ar.ts'),
});
