import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
      tags: ['$initial'],
      test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:query-core|react-query)|@internationalized)\//,
    },
    {
      name: 'site',
      tags: ['$initial'],
      test: /\/(?:components\/(?:actions|display|feedback|layout|messages|navigation|theme)|client\/(?:app|request))\/(?!protected-page).*\.tsx?$/,
    },
    {
      // what the search page shares with those of its parts that come later
      name: 'search',
      includeDependenciesRecursively: false,
      test: /\/(?:components\/inputs\/(?:checkbox|select)|client\/(?:app\/(?:late-part|use-last)|pages\/search\/(?:filter-words|search-state)|request\/queries\/search))(?:\/.*)?\.tsx?$/,
    },
    {
      // small parts that most pages share, and would be a file each
      name: 'parts',
      test: /\/(?:components\/(?:display\/(?:card|skeleton|tag)|layout\/(?:inline|visually-hidden))\/|client\/(?:app\/request-message|request\/(?:failed-to-fetch|queries\/positions))).*\.tsx?$/,
    },
  ],
};

const router = join(import.meta.dirname, '../node_modules/react-router/dist/production');

/** The router as it is for production, which its manifest does not offer: without warnings for developers. */
const productionRouter = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];

/** What the router can do that this site never has it do, and where it begins to: the minifier leaves out what is behind. */
const unusedRouterCode: readonly (readonly [code: string, instead: string])[] = [
  // links that fetch pages of its own framework beforehand
  ['shouldPrefetch && !isAbsolute ?', 'false ?'],
  // server components
  ['if (this.context && typeof error === "object"', 'if (false && typeof error === "object"'],
  ['if (this.context) {', 'if (false) {'],
  // measuring from outside
  ['if (init.instrumentations) {', 'if (false) {'],
  // routes that are learned of on the way
  ['if (init.patchRoutesOnNavigation) {', 'if (false) {'],
  ['if (!init.patchRoutesOnNavigation) {', 'if (true) {'],
  // forms and calls by the router: ours go to the server's calls, through the query cache
  ['} else if (opts && opts.submission && isMutationMethod(', '} else if (false && isMutationMethod('],
  [
    'async function fetch2(key, routeId, href, opts) {',
    'async function fetch2(key, routeId, href, opts) { throw new Error("This site’s router has no fetchers");',
  ],
];

/**
 * Of the router those parts that are used: some of the rest is kept only for a name and a call that could do anything,
 * some for conditions that never hold here, whose code the minifier then leaves out.
 */
const unusedRouterParts = (): Plugin => ({
  name: 'unused-router-parts',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.startsWith(router)) return undefined;
    const isLibrary = code.includes('function createRouter(');
    const missing = unusedRouterCode.filter(([part]) => isLibrary && !code.includes(part));
    if (missing.length > 0)
      throw new Error(
        `The router has no longer: ${missing.map(([part]) => part).join(', ')}. Look what became of it, and mend unusedRouterCode.`,
      );
    const used = unusedRouterCode.reduce((text, [part, instead]) => text.replaceAll(part, instead), code);
    return {
      code: used
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/(?<== )(?=React\w*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ '),
      map: null,
    };
  },
});

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
    plugins: isSsrBuild ? [] : [unusedRouterParts(), compressAssets(assets), pdfFiles(assets)],
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
