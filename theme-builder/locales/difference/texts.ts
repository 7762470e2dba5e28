import { createAreaTexts } from '../area-texts.ts';
import type english from './en-US.json';

export type DifferenceKey = keyof typeof english;

/** The words for what is different between two themes; they come with what shows a difference. */
export const differenceTexts = createAreaTexts<DifferenceKey>({
  'en-US': () => import('./en-US.json?messages'),
  ar: () => import('./ar.json?messages'),
});
