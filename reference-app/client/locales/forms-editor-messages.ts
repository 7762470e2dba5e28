import type english from './forms-editor/en-US.json';
import { createArea } from './area.tsx';

export type FormsEditorMessageKey = keyof typeof english;

/** What admins read where they make forms. */
export const formsEditorTexts = createArea<FormsEditorMessageKey>({
  'en-US': () => import('./forms-editor/en-US.json?messages'),
  ar: () => import('./forms-editor/ar.ts'),
});
