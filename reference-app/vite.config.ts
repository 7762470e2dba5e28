import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { defineConfig, mergeConfig, type Plugin, type Rolldown } from 'vite';
import { sharedConfig } from '../vite.shared.ts';
import { askedForAtOnce } from './asked-for-at-once.ts';
import { loadedByPages } from './loaded-by-pages.ts';
import { loadedTogether } from './loaded-together.ts';
import { loadParts } from './load-parts.ts';
import { productionRouter, unusedCode } from './unused-code.ts';

const client = (file: string) => join(import.meta.dirname, 'client', file);
const entry = client('entry-browser.tsx');
/** `apy-sus` for `apply-success`: the root's file names each file that pages share. */
const inShort = (page: string) => page.replace('candidate/', '').replaceAll(/\b(\w\w)\w+(\w)\b/g, '$1$2');
const isCandidates = (page: string) => page.startsWith('candidate/');
const pages = loadedByPages({
  entry,
  pageName: (id) => /\/client\/pages\/((?:candidate\/)?[\w-]+)\/page\.tsx$/.exec(id)?.[1],
  isRare: (id) => /\/client\/(?:assistant\/assistant|notifications\/notification-list)\.tsx$/.test(id),
  many: 5,
  isBudgeted: (name) => ['search', 'job', 'offers'].includes(name),
  isFollower: isCandidates,
  // the root's file names every stylesheet: one for what candidates' pages share, in place of one for each few of them
  fileName: (names) =>
    names.length > 1 && names.every((name) => name === 'dashboard' || isCandidates(name))
      ? 'candidates'
      : names.map(inShort).join('.'),
});
const isThemeBuilders = loadedTogether({
  entry,
  doors: [client('theme/theme-panel.tsx'), client('theme/standalone-builder.tsx')],
  isWithin: (id) => /\/(?:theme-builder|client\/theme)\//.test(id),
  isOwnBarrel: (id) => /\/(?:theme-builder|tokens)\//.test(id),
});

/**
 * What every page loads, or many of them, in two files, and what the same pages load in one or two more, instead of in two
 * dozen: fewer requests, and fewer bytes since compression sees more at once. Everything else is split where it is imported
 * lazily.
 */
const codeSplitting = {
  groups: [
    {
      name: 'framework',
      tags: ['$initial'],
      test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:query-core|react-query)|@internationalized)\//,
    },
    {
      debugName: 'site',
      name: (id: string, graph: Rolldown.ChunkingContext) => (pages.isOfMany(id, graph) ? 'site' : null),
    },
    {
      debugName: 'theme-builder',
      name: (id: string, graph: Rolldown.ChunkingContext) =>
        isThemeBuilders(id, graph) ? 'theme-builder' : null,
      includeDependenciesRecursively: false,
    },
    { debugName: 'pages', name: pages.fileOf, includeDependenciesRecursively: false },
  ],
};

/** Short: files name each other, and of a hash no compression makes less. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  // what pages share is named after all of them
  assetFileNames: ({ names: [name = ''] }: Rolldown.PreRenderedAsset) =>
    /\..*\.css$/.test(name) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
};

const assets = join(import.meta.dirname, 'dist/client/assets');

/** A `.br` beside every text asset, so that the server compresses none of them while people wait. */
const compressAssets = (folder: string): Plugin => ({
  name: 'compress-assets',
  apply: 'build',
  async closeBundle() {
    const names = (await readdir(folder)).filter((name) => /\.(?:m?js|css|svg)$/.test(name));
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

/** What pdf.js fetches for documents that do not bring it along: fonts, encodings of East Asia, decoders of pictures. */
const pdfFiles = (folder: string): Plugin => {
  const pdfjs = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
  return {
    name: 'pdf-files',
    apply: 'build',
    async closeBundle() {
      const { version } = JSON.parse(await readFile(join(pdfjs, 'package.json'), 'utf8')) as {
        version: string;
      };
      for (const name of ['cmaps', 'standard_fonts', 'iccs', 'wasm'])
        await cp(join(pdfjs, name), join(folder, `pdfjs-${version}`, name), { recursive: true });
    },
  };
};

/** Two builds: the browser's (`vite build`), and the renderer that the server calls (`vite build --ssr`). */
export default defineConfig(({ isSsrBuild }) =>
  mergeConfig(sharedConfig(), {
    root: import.meta.dirname,
    plugins: isSsrBuild
      ? []
      : [unusedCode(), loadParts(), askedForAtOnce(), compressAssets(assets), pdfFiles(assets)],
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
          // files name what they come with
          modulePreload: false,
          rolldownOptions: { input: 'client/entry-browser.tsx', output: { codeSplitting, ...fileNames } },
        },
    ssr: { noExternal: [/^@portico\//, '@internationalized/string'] },
  }),
);
