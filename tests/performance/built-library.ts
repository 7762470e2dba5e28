import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { benchCache, root } from './checkout.ts';

const kilobytes = (text: string) => gzipSync(text, { level: 9 }).length / 1000;

/** Builds the libraries as they are published and answers a folder that has them installed, and nothing else of ours. */
export const installBuilt = (): string => {
  const installed = path.join(benchCache, 'installed');
  rmSync(installed, { recursive: true, force: true });
  for (const name of ['tokens', 'components']) {
    const output = path.join(installed, 'node_modules/@portico', name);
    const run = (...args: string[]) =>
      execFileSync(process.execPath, args, {
        cwd: path.join(root, name),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    run(vite, 'build', '--config', path.join(root, 'vite.lib.ts'), '--outDir', output);
    run(path.join(root, 'scripts/publish-manifest.mjs'), output);
  }
  return installed;
};

/** Script and style of an app of one line, without React. */
export const bundle = async (installed: string, line: string): Promise<{ js: number; css: number }> => {
  const file = path.join(installed, 'app.js');
  mkdirSync(installed, { recursive: true });
  writeFileSync(file, line);
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: installed,
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: file, external: /^(?:react|react-dom)(?:\/|$)/ },
    },
  })) as Rolldown.RolldownOutput;
  const js = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  const css = output
    .map((part) => (part.type === 'asset' && part.fileName.endsWith('.css') ? String(part.source) : ''))
    .join('');
  return { js: kilobytes(js), css: kilobytes(css) };
};
