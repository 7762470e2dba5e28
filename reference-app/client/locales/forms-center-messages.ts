import type english from './forms-center/en-US.json';
import { createArea } from './area.tsx';

export type FormsCenterMessageKey = keyof typeof english;

/** What the forms center says. */
export const formsCenterTexts = createArea<FormsCenterMessageKey>({
  'en-US': () => import('./forms-center/en-US.json?messages'),
  ar: () => import('./forms-center/ar.json?messages'),
});
