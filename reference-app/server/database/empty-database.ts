import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Made by the build (`build-empty-database.ts`): PostgreSQL takes seconds to make an empty database, and this none. */
export const emptyDatabase = path.resolve(import.meta.dirname, '../../dist/empty-database');

/** Where the embedded database is in a data folder. */
export const databaseFolderIn = (dataFolder: string): string => path.join(dataFolder, 'database');

/** Whether there is an embedded database already, one that a restore had put aside included. */
export const hasDatabase = (dataFolder: string): boolean =>
  [databaseFolderIn(dataFolder), replacedBy(databaseFolderIn(dataFolder))].some((folder) =>
    existsSync(folder),
  );

/** Where a restore keeps a database until its successor has its place. */
export const replacedBy = (folder: string): string => `${folder}.replaced`;

/** Undoes a restore that ended between its two renames: without it an empty database would take the place of both. */
export function finishReplacement(folder: string): void {
  const replaced = replacedBy(folder);
  if (!existsSync(replaced)) return;
  if (existsSync(folder)) rmSync(replaced, { recursive: true, force: true });
  else renameSync(replaced, folder);
}

/** Puts the prepared empty database where none is yet; the engine makes its own where the build made none. */
export function prepareDatabase(folder: string): void {
  finishReplacement(folder);
  if (existsSync(folder) || !existsSync(emptyDatabase)) return;
  // under another name until it is whole: a killed copy must not pass for a database
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(emptyDatabase, unfinished, { recursive: true });
  renameSync(unfinished, folder);
}
