import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { endingOf } from '../../files/rules.ts';

/** Only its owner may read what candidates have sent. */
export const ownersOnly = { folder: 0o700, file: 0o600 };

/** What a file is called until it is whole. */
export const unfinished = (file: string): string => `${file}.unfinished`;

/** Writes a file so that under its name it is there whole or not at all. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  // two runs at once write the same files, and neither may take the other's away half-written
  const own = unfinished(`${file}.${randomUUID()}`);
  try {
    const handle = await open(own, 'wx', ownersOnly.file);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(own, file);
  } finally {
    await rm(own, { force: true });
  }
}

/** Writes a file of what a line tells of, under a name of our own. @returns where, in the folder */
export async function writeBeside(
  folder: string,
  { of, name, bytes }: { of: string; name: string; bytes: Uint8Array },
): Promise<string> {
  const place = `files/${of}/${name}`;
  await mkdir(path.join(folder, 'files', of), { recursive: true, mode: ownersOnly.folder });
  await writeWhole(path.join(folder, place), bytes);
  return place;
}

/** All that is taken of what a candidate calls a file: a whole name could lead anywhere. */
export function endingFrom(file: { name: string }): string {
  return /^\.[a-z\d]{1,8}$/.exec(endingOf(file))?.[0] ?? '';
}
