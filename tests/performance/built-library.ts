import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { bundleWithVite, installBuilt } from '../built-packages.ts';
import { benchCache } from './checkout.ts';

const kilobytes = (text: string) => gzipSync(text, { level: 9 }).length / 1000;

/** The libraries as they are published; answers a folder that has them installed. */
export function builtLibrary(): string {
  const installed = path.join(benchCache, 'installed');
  installBuilt(installed);
  return installed;
}

/** The chunks that a page loads at once; what it asks for later is not among them. */
function atStart(chunks: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] {
  const needed = new Set<string>();
  const need = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || needed.has(name)) return;
    needed.add(name);
    for (const next of chunk.imports) need(next);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) need(fileName);
  return chunks.filter(({ fileName }) => needed.has(fileName));
}

/** Script and style of an app of one line, without React; `startJs` is the script that it does not load later. */
export async function bundle(
  installed: string,
  line: string,
): Promise<{ js: number; startJs: number; css: number }> {
  const file = path.join(installed, 'app.js');
  mkdirSync(installed, { recursive: true });
  writeFileSync(file, line);
  const { js, css, chunks } = await bundleWithVite(installed, file);
  const startJs = atStart(chunks)
    .map(({ code }) => code)
    .join('');
  return { js: kilobytes(js), startJs: kilobytes(startJs), css: kilobytes(css) };
}
