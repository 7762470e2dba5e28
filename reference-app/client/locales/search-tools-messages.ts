import type english from './search-tools/en-US.json';
import { createArea } from './area.tsx';

export type SearchToolsMessageKey = keyof typeof english;

/** What the parts of the search say that come when they are asked for. */
export const searchToolsTexts = createArea<SearchToolsMessageKey>({
  'en-US': () => import('./search-tools/en-US.json?messages'),
  ar: async () => {
    const [own, library] = await Promise.all([
      import('./search-tools/ar.json?messages'),
      import('./search-tools/library-ar.ts'),
    ]);
    return { default: own.default, library: library.texts };
  },
});
