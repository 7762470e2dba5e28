import type english from './assistant/en-US.json';
import { createArea } from './area.tsx';

export type AssistantMessageKey = keyof typeof english;

/** What the assistant's panel says beside its answers. */
export const assistantTexts = createArea<AssistantMessageKey>({
  'en-US': () => import('./assistant/en-US.json?messages'),
  ar: () => import('./assistant/ar.ts'),
});
