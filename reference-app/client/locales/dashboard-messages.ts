import type english from './dashboard/en-US.json';
import { createArea } from './area.tsx';

export type DashboardMessageKey = keyof typeof english;

/** What the dashboard says. */
export const dashboardTexts = createArea<DashboardMessageKey>({
  'en-US': () => import('./dashboard/en-US.json?messages'),
  ar: async () => {
    const [texts, library] = await Promise.all([
      import('./dashboard/ar.json?messages'),
      import('./dashboard/library-ar.ts'),
    ]);
    return { default: texts.default, library: library.texts };
  },
});
