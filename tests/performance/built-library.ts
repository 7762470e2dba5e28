import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { installBuilt } from '../built-packages.ts';
import { benchCache } from './checkout.ts';

const kilobytes = (text: string) => gzipSync(text, { level: 9 }).length / 1000;

/** The libraries as they are published; answers a folder that has them installed. */
export const builtLibrary = (): string => {
  const installed = path.join(benchCache, 'installed');
  installBuilt(installed);
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
