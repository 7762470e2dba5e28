import { createAreaTexts } from '../../locales/area-texts.ts';
import type english from './en-US.json';

export const standaloneTexts = createAreaTexts<keyof typeof english>({
  'en-US': () => import('./en-US.json?messages'),
  ar: () => import('./ar.json?messages'),
});
