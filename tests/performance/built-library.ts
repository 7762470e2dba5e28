import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleWithVite, installBuilt } from '../built-packages.ts';
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
  const { js, css } = await bundleWithVite(installed, file);
  return { js: kilobytes(js), css: kilobytes(css) };
};
