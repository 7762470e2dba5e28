import { createArea } from './area.tsx';
import type english from './offers/en-US.json';

export type OffersMessageKey = keyof typeof english;

/** What the list of offers says, on its page and on the dashboard. */
export const offersTexts = createArea<OffersMessageKey>({
  'en-US': () => import('./offers/en-US.json?messages'),
  ar: () => import('./offers/ar.ts'),
});
