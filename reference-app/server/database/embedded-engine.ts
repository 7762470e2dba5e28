import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

// V8 of Node 24 may end the process when it frees code that it has replaced by better code (nodejs/node#64500)
setFlagsFromString('--no-wasm-code-gc');

let compiled: Promise<WebAssembly.Module> | undefined;

/** The engine's code, which is compiled once in a process, for all of its threads. */
export function engineModule(): Promise<WebAssembly.Module> {
  const file = new URL(
    'pglite.wasm',
    pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
  );
  return (compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes)));
}

/**
 * Opens the engine on a folder that this process has locked.
 *
 * @param options.module what `engineModule` has given to another thread
 * @param options.contents a backup to begin with, as a tar archive
 */
export async function openEngine(
  databaseFolder: string,
  { module, contents }: { module?: WebAssembly.Module; contents?: Blob } = {},
): Promise<PGlite> {
  return PGlite.create(databaseFolder, {
    extensions: { btree_gin, pg_trgm, unaccent },
    pgliteWasmModule: module ?? (await engineModule()),
    ...(contents && { loadDataDir: contents }),
  });
}
