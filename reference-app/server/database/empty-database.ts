import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Made by the build (`build-empty-database.ts`): PostgreSQL takes seconds to make an empty database, and this none. */
export const emptyDatabase = path.resolve(import.meta.dirname, '../../dist/empty-database');

/** Where the embedded database is in a data folder. */
export const databaseFolderIn = (dataFolder: string): string => path.join(dataFolder, 'database');

/** Whether there is an embedded database already. */
export const hasDatabase = (dataFolder: string): boolean => existsSync(databaseFolderIn(dataFolder));

/** Puts the prepared empty database where none is yet; the engine makes its own where the build made none. */
export function prepareDatabase(folder: string): void {
  if (existsSync(folder) || !existsSync(emptyDatabase)) return;
  // under another name until it is whole: a killed copy must not pass for a database
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(emptyDatabase, unfinished, { recursive: true });
  renameSync(unfinished, folder);
}
