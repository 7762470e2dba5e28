import type english from './cart/en-US.json';
import { createArea } from './area.tsx';

export type CartMessageKey = keyof typeof english;

/** What the job cart says. */
export const cartTexts = createArea<CartMessageKey>({
  'en-US': () => import('./cart/en-US.json?messages'),
  ar: () => import('./cart/ar.ts'),
});
