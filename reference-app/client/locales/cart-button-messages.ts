import type english from './cart-button/en-US.json';
import { createArea } from './area.tsx';

export type CartButtonMessageKey = keyof typeof english;

/** What the button of the job cart says before the cart is opened. */
export const cartButtonTexts = createArea<CartButtonMessageKey>({
  'en-US': () => import('./cart-button/en-US.json?messages'),
  ar: () => import('./cart-button/ar.ts'),
});
