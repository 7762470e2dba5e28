import { createArea } from './area.tsx';
import type english from './letter/en-US.json';

export type LetterMessageKey = keyof typeof english;

/** What is said where a letter is read, signed or declined; lists of offers do without it. */
export const letterTexts = createArea<LetterMessageKey>({
  'en-US': () => import('./letter/en-US.json?messages'),
  ar: () => import('./letter/ar.ts'),
});
