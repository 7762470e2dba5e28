import { open, rename } from 'node:fs/promises';

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
