import type english from './search-tools/en-US.json';
import { createArea } from './area.tsx';

export type SearchToolsMessageKey = keyof typeof english;

/** What the parts of the search say that come when they are asked for. */
export const searchToolsTexts = createArea<SearchToolsMessageKey>({
  'en-US': () => import('./search-tools/en-US.json?messages'),
  ar: () => import('./search-tools/ar.ts'),
});
