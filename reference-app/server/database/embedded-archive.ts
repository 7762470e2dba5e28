import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Writable } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Writes the engine's files as they are at one moment, as `tar.gz`. Other work waits while they are read, not while they
 * are compressed and sent; they are as after a kill at that moment, which loses nothing.
 */
export async function writeArchive(engine: PGlite, to: Writable): Promise<void> {
  const archive = await engine.dumpDataDir('none');
  await pipeline(archive.stream(), createGzip({ level: 3 }), to);
}

/** The tar archive in a `tar.gz`. @throws when it is not whole */
export async function readArchive(from: NodeJS.ReadableStream): Promise<Blob> {
  const chunks: Buffer<ArrayBuffer>[] = [];
  await pipeline(from, createGunzip(), async (chunksOfFile: AsyncIterable<Buffer<ArrayBuffer>>) => {
    for await (const chunk of chunksOfFile) chunks.push(chunk);
  });
  return new Blob(chunks);
}
