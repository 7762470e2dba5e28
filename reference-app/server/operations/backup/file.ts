import { closeSync, createReadStream, linkSync, openSync, readSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { constants, createGunzip, gunzipSync } from 'node:zlib';
import { StartFailure } from '../../database/start-failure.ts';
import { beginning } from './format.ts';

/** Lets `write` fill a file that only this user may read, and gives it its name when it is whole. */
export async function writeBackupFile(
  to: string,
  write: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    closeSync(openSync(unfinished, 'wx', 0o600));
    await write(unfinished);
    // refuses where a rename would replace
    linkSync(unfinished, to);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST')
      throw new StartFailure(`${to} is there already: choose another name, or move it away.`);
    if (code === 'ENOENT' || code === 'EACCES' || code === 'ENOTDIR')
      throw new StartFailure(`${to} cannot be written (${String(code)}): choose a folder that is there.`);
    if (code === 'ENOSPC')
      throw new StartFailure(`The disk of ${to} is full: free some space, or choose another place.`);
    throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** @throws StartFailure for what does not begin as a backup does */
export function assertBackup(from: string): void {
  const start = startOf(from);
  if (start.toString('latin1', 0, 5) === 'PGDMP')
    throw new StartFailure(`${from} was made by pg_dump: restore it with PostgreSQL's own pg_restore.`);
  let unpacked = Buffer.alloc(0);
  try {
    // of a part, as far as it goes
    unpacked = gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    // no gzip, or damaged
  }
  if (unpacked.toString('latin1', 0, beginning.length) === beginning) return;
  // every tar says so in the header of its first file
  if (unpacked.toString('latin1', 257, 262) === 'ustar')
    throw new StartFailure(
      `${from} is of the embedded database of an earlier release: restore it with that release.`,
    );
  throw new StartFailure(`${from} is no backup that "npm run backup" has made.`);
}

function startOf(from: string): Buffer {
  const start = Buffer.alloc(4096);
  try {
    const file = openSync(from, 'r');
    const length = readSync(file, start, 0, start.length, 0);
    closeSync(file);
    return start.subarray(0, length);
  } catch (error) {
    throw new StartFailure(
      `${from} cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : String(error)}).`,
    );
  }
}

/** The contents of a file of rows. */
export async function* readBackupFile(from: string): AsyncGenerator<Buffer> {
  const contents = createGunzip({ chunkSize: 256 * 1024 });
  // what goes wrong is told where the contents are read
  pipeline(createReadStream(from), contents, () => undefined);
  try {
    yield* contents;
  } catch (error) {
    throw new StartFailure(`${from} is not whole, and nothing was changed: use another backup.`, {
      cause: error,
    });
  }
}
