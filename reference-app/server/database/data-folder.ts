import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fullDisk, isFull, StartFailure } from './start-failure.ts';

/** What it means that the engine did not start. */
export function engineFailure(folder: string, error: unknown): StartFailure {
  if (error instanceof StartFailure) return error;
  return isFull(error)
    ? fullDisk(folder, error)
    : new StartFailure(
        `The embedded database in ${folder} did not start (${messageOf(error)}): choose another folder with PORTICO_DATA=<folder>, or restore this one from a backup.`,
        { cause: error },
      );
}

/**
 * Makes the data folder where it is missing.
 *
 * @param options.mayBeEntered lets other accounts of the machine into it, to what they may read there
 * @throws StartFailure when it cannot be made
 */
export function makeDataFolder(folder: string, { mayBeEntered }: { mayBeEntered: boolean }): void {
  try {
    createFolder(folder, mayBeEntered ? 0o711 : 0o700);
  } catch (error) {
    throw isFull(error)
      ? fullDisk(folder, error)
      : new StartFailure(
          `The data folder ${folder} cannot be created (${messageOf(error)}): choose another with PORTICO_DATA=<folder>.`,
          { cause: error },
        );
  }
}

/** Makes a folder and those that it is in, one by one: `recursive` never ends below `/proc`, where none can be made. */
function createFolder(folder: string, mode: number): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new Error('it is a file');
    return;
  }
  createFolder(path.dirname(folder), mode);
  mkdirSync(folder, { mode });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
