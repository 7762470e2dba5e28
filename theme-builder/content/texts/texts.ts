import { createAreaTexts } from '../../locales/area-texts.ts';
import type english from './en-US.json';

export type MessageKey = keyof typeof english;

export const contentTexts = createAreaTexts<MessageKey>({
  'en-US': () => import('./en-US.json?messages'),
  ar: () => import('./ar.json?messages'),
});
