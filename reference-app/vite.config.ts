import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { sharedConfig } from '../vite.shared.ts';

/**
 * What every page loads, in two files instead of two dozen: fewer requests, and 3 % fewer bytes since compression sees
 * more at once. Everything else is split where it is imported lazily.
 */
const codeSplitting = {
  groups: [
    {
      name: 'framework',
      test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|@internationalized)\//,
    },
    {
      name: 'site',
      test: /\/(?:components\/(?:actions|display|feedback|layout|messages|navigation|theme)|client\/(?:app|request))\/(?!theme-panel|protected-page).*\.tsx?$/,
    },
  ],
};

const router = join(import.meta.dirname, '../node_modules/react-router/dist/production');

/** The router as it is for production, which its manifest does not offer: without warnings for developers. */
const productionRouter = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];

/** Of the router's components those that are used: the rest is kept only for a name and a call that could do anything. */
const unusedRouterParts = (): Plugin => ({
  name: 'unused-router-parts',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith(router)
      ? {
          code: code
            .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
            .replaceAll(/(?<== )(?=React\w*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ '),
          map: null,
        }
      : undefined,
});

/** A `.br` beside every text asset, so that the server compresses none of them while people wait. */
const compressAssets = (folder: string): Plugin => ({
  name: 'compress-assets',
  apply: 'build',
  async closeBundle() {
    const names = (await readdir(folder)).filter((name) => /\.(?:js|css|svg)$/.test(name));
    await Promise.all(
      names.map(async (name) =>
        writeFile(
          join(folder, `${name}.br`),
          await promisify(brotliCompress)(await readFile(join(folder, name))),
        ),
      ),
    );
  },
});

/** Two builds: the browser's (`vite build`), and the renderer that the server calls (`vite build --ssr`). */
export default defineConfig(({ isSsrBuild }) =>
  mergeConfig(sharedConfig(), {
    root: import.meta.dirname,
    plugins: isSsrBuild
      ? []
      : [unusedRouterParts(), compressAssets(join(import.meta.dirname, 'dist/client/assets'))],
    resolve: isSsrBuild ? {} : { alias: productionRouter },
    build: isSsrBuild
      ? {
          ssr: true,
          rolldownOptions: { input: 'client/entry-server.tsx' },
          outDir: 'dist/server',
          emptyOutDir: false,
        }
      : {
          outDir: 'dist/client',
          // a server that runs already goes on serving the files of its own build
          emptyOutDir: false,
          manifest: true,
          rolldownOptions: { input: 'client/entry-browser.tsx', output: { codeSplitting } },
        },
    ssr: { noExternal: [/^@portico\//, '@internationalized/string'] },
  }),
);
