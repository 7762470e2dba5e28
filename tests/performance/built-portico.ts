import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { browserTargets } from '../../vite.shared.ts';

/** Finds our packages as they are published, so that they are measured like all others. */
const builtPortico = (installed: string): Plugin => ({
  name: 'built-portico',
  enforce: 'pre',
  resolveId(source) {
    if (!source.startsWith('@portico/')) return undefined;
    const published = path.join(installed, 'node_modules');
    // classes are nobody's to import, but for bare elements that are to look like ours
    if (source.endsWith('.css.js')) return path.join(published, source);
    return this.resolve(source, path.join(published, '@portico/components/index.js'), { skipSelf: true });
  },
});

/** How pages that compare others with ours are built. */
export const comparingConfig = ({
  installed,
  alias,
  shared,
}: {
  /** The folder that has our packages. */
  installed: string;
  /** Names that a page imports what it shows by, with their files. */
  alias: Record<string, string>;
  /** Packages that are the same for all: of the root. */
  shared: string[];
}): UserConfig => ({
  plugins: [react(), builtPortico(installed)],
  resolve: { alias, dedupe: shared },
  build: { target: browserTargets, cssTarget: browserTargets },
});
