import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { describe, expect, inject, it } from 'vitest';
import { bundleWithVite } from '../built-packages.ts';
import { loadedAtOnce } from './loaded-at-once.ts';

type Bundle = { files: string[]; js: string; css: string };

const kilobytes = (text: string) => gzipSync(text).length / 1000;
const installed = inject('installed');
const packageRoot = path.join(installed, 'node_modules/@portico/components');
const ofPackage = (file: string) => path.relative(packageRoot, path.resolve(file)).split(path.sep).join('/');

/** An app of one line, in a folder that has nothing but the built packages installed. */
function appThat(line: string) {
  const file = path.join(installed, 'apps', `${line.replaceAll(/\W+/g, '-')}.js`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, line);
  return file;
}

async function withVite(entry: string): Promise<Bundle> {
  const { chunks, js, css } = await bundleWithVite(installed, entry);
  return {
    files: chunks.flatMap(({ modules }) =>
      Object.entries(modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => ofPackage(id)),
    ),
    js,
    css,
  };
}

async function withEsbuild(entry: string): Promise<Bundle> {
  const { outputFiles, metafile } = await esbuild({
    entryPoints: [entry],
    bundle: true,
    // else what is loaded late is woven into what is not
    splitting: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: path.join(installed, 'out'),
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    logLevel: 'error',
  });
  const main = path.join(installed, 'out', path.basename(entry));
  const atOnce = loadedAtOnce(metafile, main);
  const texts = (extension: string) =>
    outputFiles
      .filter((file) => atOnce.has(file.path) || file.path === main.replace(/\.js$/, '.css'))
      .filter((file) => file.path.endsWith(extension))
      .map((file) => file.text)
      .join('');
  return {
    files: Object.entries(metafile.outputs)
      .filter(([name]) => atOnce.has(path.resolve(name)))
      .flatMap(([, { inputs }]) => Object.entries(inputs))
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => ofPackage(file)),
    js: texts('.js'),
    css: texts('.css'),
  };
}

const fromIndex = appThat(`import { Button } from '@portico/components'; globalThis.used = Button;`);
const fromEntry = appThat(`import { Button } from '@portico/components/button'; globalThis.used = Button;`);
const needed =
  /^(?:actions\/button\/|layout\/visually-hidden\/visually-hidden\.css|theme\/link\.js|tokens\/emit\/layers\.css)/;
const neighbours = ({ files }: Pick<Bundle, 'files'>) =>
  files.filter((file) => !file.startsWith('..') && !needed.test(file));

describe.each([
  ['from the index, built by Vite', () => withVite(fromIndex)],
  ['from its own entry, built by Vite', () => withVite(fromEntry)],
  ['from its own entry, built by esbuild', () => withEsbuild(fromEntry)],
])('an app that imports only Button %s', (_name, build) => {
  const app = build();

  it('holds Button and what Button needs, and nothing of its neighbours', async () => {
    expect(neighbours(await app)).toEqual([]);
    expect((await app).files).toContain('actions/button/button.js');
  });

  it('stays within 3 kB of script and 3 kB of style', async () => {
    const { js, css } = await app;
    expect(kilobytes(js)).toBeLessThanOrEqual(3);
    expect(kilobytes(css)).toBeLessThanOrEqual(3);
  });

  it('has its styles', async () => {
    const { css } = await app;
    expect(css).toContain('--pt-button-background');
  });
});

describe('an app that imports only Button from the index, built by esbuild', () => {
  it('holds no script of its neighbours, though esbuild keeps the styles of modules that it drops', async () => {
    const { files } = await withEsbuild(fromIndex);
    expect(neighbours({ files: files.filter((file) => !file.endsWith('.css')) })).toEqual([]);
  });
});

describe('the built components', () => {
  it('render with the production runtime of React, and name no file of the machine that built them', () => {
    const scripts = globSync('**/*.js', { cwd: packageRoot });
    const here = path.join(import.meta.dirname, '../..').slice(1);
    expect(scripts.filter((file) => file.includes(here))).toEqual([]);
    const wrong = scripts.filter((file) =>
      /jsx-dev-runtime|_jsxFileName/.test(readFileSync(path.join(packageRoot, file), 'utf8')),
    );
    expect(scripts.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });
});

describe('an app that imports the themes', () => {
  it('keeps them, although nothing is imported by name', async () => {
    const { css } = await withVite(appThat(`import '@portico/tokens/themes';`));
    expect(css).toContain('--pt-core-brand:');
  });
});
