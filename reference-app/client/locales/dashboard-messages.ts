import type english from './dashboard/en-US.json';
import { createArea } from './area.tsx';

export type DashboardMessageKey = keyof typeof english;

/** What the dashboard says. */
export const dashboardTexts = createArea<DashboardMessageKey>({
  'en-US': () => import('./dashboard/en-US.json?messages'),
  ar: () => import('./dashboard/ar.ts'),
});
