import { join } from 'node:path';
import type { Plugin } from 'vite';

const loadPart = join(import.meta.dirname, 'client/app/load-part.ts');

/**
 * Has `import()` load a part by our own `loadPart`: Vite's asks for a part's code only when its stylesheets are there, takes a
 * stylesheet that did not come for one that is there, and brings along what this site has no use for.
 */
export const loadParts = (): Plugin => ({
  name: 'load-parts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: (code) => {
      if (!code.includes('export const __vitePreload ='))
        throw new Error(
          'Vite has another name for what loads parts. Look what became of it, and mend load-parts.ts.',
        );
      return { code: `export { loadPart as __vitePreload } from ${JSON.stringify(loadPart)};`, map: null };
    },
  },
});
