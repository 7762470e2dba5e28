import { createArea } from './area.tsx';

/** The list of notifications, of which only the library says something. */
export const notificationsTexts = createArea<never>({
  'en-US': async () => ({ default: {} }),
  ar: () => import('./notifications/ar.ts'),
});
