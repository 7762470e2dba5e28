import { createArea } from './area.tsx';

/** The buttons of the bar that come a moment later, of which only the library says something. */
export const barTexts = createArea<never>({
  'en-US': async () => ({ default: {} }),
  ar: () => import('./bar/ar.ts'),
});
