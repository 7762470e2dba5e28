import path from 'node:path';
import { serveBuilt, type ServedPage } from '../built-page.ts';
import { comparingConfig } from '../built-portico.ts';
import { packages, sharedPackages } from './packages.ts';

/** Serves an engine's page. */
export const serveEngine = (page: string, installed: string): Promise<ServedPage> =>
  serveBuilt({
    name: `form-engines/${page}`,
    input: path.join(packages.folder, 'page.jsx'),
    config: {
      ...comparingConfig({
        installed,
        alias: { engine: path.join(packages.folder, `${page}.jsx`) },
        shared: sharedPackages,
      }),
      // Form.io expects what other bundlers call it
      define: { global: 'globalThis' },
    },
  });
