import { closeSync, linkSync, openSync, readSync, rmSync } from 'node:fs';
import { StartFailure } from '../../database/start-failure.ts';

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

/** Which database a backup is of, by how it begins. */
export function kindOfBackup(from: string): 'embedded' | 'postgresql' {
  const beginning = Buffer.alloc(5);
  try {
    const file = openSync(from, 'r');
    readSync(file, beginning, 0, beginning.length, 0);
    closeSync(file);
  } catch (error) {
    throw new StartFailure(
      `${from} cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : String(error)}).`,
    );
  }
  if (beginning.toString('latin1') === 'PGDMP') return 'postgresql';
  if (beginning[0] === 0x1f && beginning[1] === 0x8b) return 'embedded';
  throw new StartFailure(`${from} is no backup that "npm run backup" has made.`);
}
