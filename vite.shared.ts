import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { compileStrings } from '@internationalized/string-compiler';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { normalizePath, runnerImport, type Plugin, type UserConfig } from 'vite';
import { layerOrder } from './tokens/contract/index.ts';

/** The packages that the modules of the components, and of what they stand on, import. */
function importedByComponents(): string[] {
  const modules = globSync('{core,components}/**/*.{ts,tsx}', {
    cwd: import.meta.dirname,
    exclude: (name) => /node_modules|dist|\.(?:test|stories|css|d)\.tsx?$/.test(name),
  });
  const names = modules.flatMap((file) =>
    [
      ...readFileSync(resolve(import.meta.dirname, file), 'utf8').matchAll(
        /^(?:import\s(?!type\s)[^;]*?from\s|.*import\()'([a-z@][^']*)'/gm,
      ),
    ].map(([, name = '']) => name),
  );
  // data is no code to bundle
  return [...new Set(names)].filter((name) => !/^@portico|^vitest|\.json$/.test(name)).toSorted();
}

/** Pre-bundled up front: a dependency found mid-run makes Vite reload the page, which breaks tests in a browser. */
export const optimizeInclude = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'culori/fn',
  ...importedByComponents(),
];

/** What the browsers that we support understand without translation: `light-dark()`, nesting, layers, `:has()`. */
export const browserTargets = ['chrome125', 'edge125', 'firefox128', 'safari17.5'];

/** `import strings from './en-US.json?messages'`: ICU messages, compiled to functions while building. */
function messageCatalogues(): Plugin {
  const suffix = '.json?messages';
  // a name that does not end in .json, or Vite would read the compiled module as JSON; libraries name a file after it, so it says
  // nothing of the machine
  const prefix = '\0messages:';
  return {
    name: 'message-catalogues',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith(suffix) && importer
        ? `${prefix}${normalizePath(relative(import.meta.dirname, resolve(dirname(importer), source.slice(0, -suffix.length))))}`
        : undefined,
    async load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const file = resolve(import.meta.dirname, `${id.slice(prefix.length)}.json`);
      this.addWatchFile(file);
      const compiled = compileStrings(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>);
      return compiled.replace('module.exports =', 'export default');
    },
  };
}

const authoredThemes = normalizePath(resolve(import.meta.dirname, 'tokens/themes/index.ts'));

/** The authored themes as the data that they are, read and checked while building: neither files nor reader reach a page. */
const themesAsData = (): Plugin => ({
  name: 'themes-as-data',
  enforce: 'pre',
  async load(id) {
    if (id !== authoredThemes) return undefined;
    const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, { logLevel: 'error' });
    for (const file of dependencies) this.addWatchFile(file);
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});

/** Each stylesheet opens with the order of all layers, so that the order in which files load cannot matter. */
const layersFirst = (): Plugin => ({
  name: 'layers-first',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.vanilla.css') ? { code: `${layerOrder}\n${code}`, map: null } : undefined,
});

/** What every build and test of this repository shares. */
export const sharedConfig = (): UserConfig => ({
  plugins: [messageCatalogues(), themesAsData(), layersFirst(), react(), vanillaExtractPlugin()],
  optimizeDeps: { include: optimizeInclude },
  build: { target: browserTargets, cssTarget: browserTargets },
});
