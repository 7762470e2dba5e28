import { createArea } from './area.tsx';
import type english from './letter/en-US.json';

export type LetterMessageKey = keyof typeof english;

/** What is said where a letter is read, signed or declined; lists of offers do without it. */
export const letterTexts = createArea<LetterMessageKey>({
  'en-US': () => import('./letter/en-US.json?messages'),
  ar: async () => {
    const [texts, library] = await Promise.all([
      import('./letter/ar.json?messages'),
      import('./letter/library-ar.ts'),
    ]);
    return { default: texts.default, library: library.texts };
  },
});
