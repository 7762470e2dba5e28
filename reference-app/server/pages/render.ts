import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { StartFailure } from '../database/start-failure.ts';
import type { Rendered, RenderOptions } from '../../client/entry-server.tsx';

type ManifestEntry = {
  file: string;

  css?: string[];
  imports?: string[];
};
type Manifest = Record<string, ManifestEntry>;

/** Addresses of what a page needs from the build. */
export type PageAssets = { entry: string; styles: readonly string[]; preloads: readonly string[] };

export type Renderer = {
  render: (options: RenderOptions) => Promise<Rendered>;
  /** @param files names in the manifest, such as `client/pages/search/page.tsx`, or the end of one, such as `reference-app/locales/ar/jobs` */
  assets: (files: readonly string[]) => PageAssets;
};

const entryFile = 'client/entry-browser.tsx';

/** Loads the built renderer. @throws StartFailure telling to build when it is not there. */
export async function loadRenderer(distFolder: string): Promise<Renderer> {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(await readFile(join(distFolder, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  } catch (error) {
    throw new StartFailure('The pages are not built: run "npm start", which builds them.', { cause: error });
  }
  const { render } = (await import(pathToFileURL(join(distFolder, 'server/entry-server.js')).href)) as Pick<
    Renderer,
    'render'
  >;

  /** Files of other packages have paths of their own, and catalogs, which are compiled, made-up ones. */
  const keyOf = (name: string) => Object.keys(manifest).find((key) => key.endsWith(name)) ?? '';
  const collect = (name: string, found: Map<string, ManifestEntry>) => {
    const entry = manifest[name] ?? manifest[keyOf(name)];
    if (!entry || found.has(name)) return found;
    found.set(name, entry);
    for (const imported of entry.imports ?? []) collect(imported, found);
    return found;
  };
  return {
    render,
    assets: (files) => {
      const entries = [
        ...[entryFile, ...files]
          .reduce((found, name) => collect(name, found), new Map<string, ManifestEntry>())
          .values(),
      ];
      const entry = manifest[entryFile];
      if (!entry) throw new Error(`The manifest has no ${entryFile}`);
      return {
        entry: `/${entry.file}`,
        styles: [...new Set(entries.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
        preloads: entries.map(({ file }) => `/${file}`).filter((file) => file !== `/${entry.file}`),
      };
    },
  };
}
