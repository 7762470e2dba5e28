import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type UserConfig } from 'vite';
import { serveBuilt, type ServedPage } from '../built-page.ts';
import { comparingConfig } from '../built-portico.ts';
import { benchCache, root } from '../checkout.ts';
import type { Kind } from './kind.ts';
import { packages } from './packages.ts';

const { folder } = packages;

/** How the pages of all libraries are built; `library` is the one that a page shows. */
const configOf = (page: string, installed: string): UserConfig =>
  comparingConfig({
    installed,
    alias: { library: path.join(folder, `${page}.jsx`) },
    shared: ['react', 'react-dom'],
  });

/** Serves a library's page. */
export const serveLibrary = (page: string, installed: string): Promise<ServedPage> =>
  serveBuilt({
    name: `other-libraries/${page}`,
    input: path.join(folder, 'page.jsx'),
    config: configOf(page, installed),
  });

export type ServerPage = { render: (kind: Kind) => string };

/** A library's page as a server renders it: bundled, which saves most of them time, with React outside. */
export async function buildForServer(page: string, installed: string): Promise<ServerPage> {
  const config = configOf(page, installed);
  const outDir = path.join(benchCache, 'other-libraries', `${page}-server`);
  await build({
    ...config,
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: { outDir, emptyOutDir: true, ssr: path.join(folder, 'server.jsx') },
  });
  return (await import(pathToFileURL(path.join(outDir, 'server.js')).href)) as ServerPage;
}
