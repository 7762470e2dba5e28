import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { sharedConfig } from '../vite.shared.ts';

/** What every page loads is in two files: packages, which change rarely, and our own modules. */
const codeSplitting = {
  groups: [
    { name: 'framework', tags: ['$initial'], test: /\/node_modules\// },
    { name: 'site', tags: ['$initial'] },
  ],
};

/** Catalogs are called by language and area, `en-US-jobs`; other chunks by their module. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, locale, area] = /\/locales\/([\w-]+)\/([\w-]+)$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${locale && area ? `${locale}-${area}` : '[name]'}-[hash].js`;
}

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
function pdfFiles(folder: string): Plugin {
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
}

/** Two builds: the browser's (`vite build`), and the renderer that the server calls (`vite build --ssr`). */
export default defineConfig(({ isSsrBuild }) =>
  mergeConfig(sharedConfig(), {
    root: import.meta.dirname,
    plugins: isSsrBuild ? [] : [compressAssets(assets), pdfFiles(assets)],
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
          // every browser that we support preloads modules
          modulePreload: { polyfill: false },
          rolldownOptions: { input: 'client/entry-browser.tsx', output: { codeSplitting, chunkFileNames } },
        },
    ssr: { noExternal: [/^@portico\//, '@internationalized/string'] },
  }),
);
