import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, inject, it } from 'vitest';
import { bundleWithVite } from '../built-packages.ts';
import { loadedAtOnce } from './loaded-at-once.ts';

type Bytes = { js: number; css: number };

const installed = inject('installed');
const file = path.join(import.meta.dirname, 'entry-bytes.json');
/** Bytes after gzip of an app that imports the entry alone, React not counted: what each was allowed to cost last. */
const allowed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Bytes>;

const manifest = JSON.parse(
  readFileSync(path.join(installed, 'node_modules/@portico/components/package.json'), 'utf8'),
) as { exports: Record<string, unknown> };
const entries = Object.keys(manifest.exports)
  .filter((name) => !['.', './package.json'].includes(name))
  .map((name) => name.slice('./'.length));

function appThat(name: string, line: string): string {
  const app = path.join(installed, 'apps', `${name}.js`);
  mkdirSync(path.dirname(app), { recursive: true });
  writeFileSync(app, line);
  return app;
}

async function measure(entry: string): Promise<Bytes> {
  const app = appThat(
    `entry-${entry.replaceAll('/', '-')}`,
    `import * as all from '@portico/components/${entry}'; globalThis.used = all;`,
  );
  const { outputFiles, metafile } = await build({
    entryPoints: [app],
    bundle: true,
    // what an entry loads late is not what it costs
    splitting: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: path.join(installed, 'out'),
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    logLevel: 'error',
  });
  const contents = new Map(outputFiles.map((output) => [output.path, output.contents]));
  const main = path.join(installed, 'out', path.basename(app));
  const size = (names: Iterable<string>) =>
    [...names].reduce(
      (sum, name) => sum + (contents.has(name) ? gzipSync(contents.get(name) ?? '').length : 0),
      0,
    );
  return { js: size(loadedAtOnce(metafile, main)), css: size([main.replace(/\.js$/, '.css')]) };
}

/** What an entry may cost at the most, however the list grows; kB of script, which for Button are kB of style, too. */
const most: Readonly<Record<string, number>> = { button: 3, tabs: 11, dialog: 14, select: 30, combobox: 45 };

const everyday = [
  'Button',
  'Card',
  'Checkbox',
  'Dialog',
  'InfoBar',
  'Menu',
  'RadioGroup',
  'Select',
  'Switch',
  'Tabs',
  'Tag',
  'TextArea',
  'TextField',
  'ToastProvider',
  'Tooltip',
];

describe('an entry of the components', () => {
  it('has a place in the list of what each may cost', () => {
    expect(Object.keys(allowed).toSorted()).toEqual(entries.toSorted());
  });

  it.each(entries)('%s costs at most a hundredth more than it was allowed', async (entry) => {
    const measured = await measure(entry);
    const limit = allowed[entry] ?? { js: 0, css: 0 };
    const hint = `"${entry}": ${JSON.stringify(measured)}, in ${path.basename(file)} if it is worth it`;
    expect(measured.js, hint).toBeLessThanOrEqual(limit.js * 1.01);
    expect(measured.css, hint).toBeLessThanOrEqual(limit.css * 1.01);
  });

  it.each(Object.entries(most))('%s costs at most %i kB', async (entry, limit) => {
    const { js, css } = await measure(entry);
    expect(js).toBeLessThanOrEqual(limit * 1000);
    expect(css).toBeLessThanOrEqual(3000);
  });
});

describe('the fifteen everyday components', () => {
  it('cost at most 50 kB of script and 10 kB of style together', async () => {
    const app = appThat(
      'everyday',
      `import { ${everyday.join(', ')} } from '@portico/components'; globalThis.used = [${everyday.join(', ')}];`,
    );
    const { js, css } = await bundleWithVite(installed, app);
    expect(everyday).toHaveLength(15);
    expect(gzipSync(js).length).toBeLessThanOrEqual(50_000);
    expect(gzipSync(css).length).toBeLessThanOrEqual(10_000);
  });
});
