import { createArea } from './area.tsx';
import type english from './offer/en-US.json';

export type OfferMessageKey = keyof typeof english;

/** What the pages of one offer and of its letter say. */
export const offerTexts = createArea<OfferMessageKey>({
  'en-US': () => import('./offer/en-US.json?messages'),
  ar: () => import('./offer/ar.ts'),
});
