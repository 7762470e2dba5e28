import type english from './cart/en-US.json';
import { createArea } from './area.tsx';

export type CartMessageKey = keyof typeof english;

/** What the job cart says. */
export const cartTexts = createArea<CartMessageKey>({
  'en-US': () => import('./cart/en-US.json?messages'),
  ar: async () => {
    const [texts, library] = await Promise.all([
      import('./cart/ar.json?messages'),
      import('./cart/library-ar.ts'),
    ]);
    return { default: texts.default, library: library.texts };
  },
});
