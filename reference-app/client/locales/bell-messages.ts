import { createArea } from './area.tsx';

/** The bell, of which only the library says something. */
export const bellTexts = createArea<never>({
  'en-US': async () => ({ default: {} }),
  ar: () => import('./bell/ar.ts'),
});
