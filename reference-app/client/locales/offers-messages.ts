import { createArea } from './area.tsx';
import type english from './offers/en-US.json';

export type OfferMessageKey = keyof typeof english;

/** What the pages of offers say. */
export const offerTexts = createArea<OfferMessageKey>({
  'en-US': () => import('./offers/en-US.json?messages'),
  ar: () => import('./offers/ar.ts'),
});
