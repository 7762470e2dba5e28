import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { lockFolder } from './lock.ts';
import { StartFailure } from './start-failure.ts';

/**
 * Makes the data folder where it is missing, and takes it for this process.
 *
 * @returns a function that lets the folder go
 * @throws StartFailure when it cannot be made or written, or somebody holds it
 */
export async function takeDataFolder(folder: string): Promise<() => void> {
  try {
    createFolder(folder);
  } catch (error) {
    throw new StartFailure(
      `The data folder ${folder} cannot be created (${messageOf(error)}): choose another with PORTICO_DATA=<folder>.`,
      { cause: error },
    );
  }
  try {
    return await lockFolder(folder);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw isFull(error)
      ? fullDisk(folder, error)
      : new StartFailure(
          `The data folder ${folder} cannot be written (${messageOf(error)}): correct its permissions, or choose another with PORTICO_DATA=<folder>.`,
          { cause: error },
        );
  }
}

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

/** Makes a folder and those that it is in, one by one: `recursive` never ends below `/proc`, where none can be made. */
function createFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new Error('it is a file');
    return;
  }
  createFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

export function isFull(error: unknown): boolean {
  return /ENOSPC|No space left/i.test(messageOf(error));
}

export function fullDisk(folder: string, cause: unknown): StartFailure {
  return new StartFailure(
    `The disk of the data folder ${folder} is full: free some space, or choose another folder with PORTICO_DATA=<folder>.`,
    { cause },
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
