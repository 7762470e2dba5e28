import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

/** Only its owner may read what candidates have sent. */
export const ownersOnly = { folder: 0o700, file: 0o600 };

/** What a file is called until it is whole. */
export const unfinished = (file: string): string => `${file}.unfinished`;

/** Writes a file so that under its name it is there whole or not at all. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(unfinished(file), 'w', ownersOnly.file);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished(file), file);
}

/** Writes a file of what a line tells of. @returns where, in the folder */
export async function writeBeside(
  folder: string,
  { of, name, bytes }: { of: string; name: string; bytes: Uint8Array },
): Promise<string> {
  const place = `files/${of}/${name}`;
  await mkdir(path.join(folder, 'files', of), { recursive: true, mode: ownersOnly.folder });
  await writeWhole(path.join(folder, place), bytes);
  return place;
}
