import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ServerLog } from '../http/log.ts';
import { socketName } from './socket-name.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './embedded-worker.ts';
import { databaseFolderIn, prepareDatabase } from './empty-database.ts';
import { lockFolder } from './lock.ts';
import { StartFailure } from './start-failure.ts';

/** Bytes; Linux takes 107, macOS 103. */
const longestSocketPath = 100;

export type Embedded = {
  /** Folder of the engine's Unix socket, as `pg` takes it for `host`. */
  socketFolder: string;
  close: () => Promise<void>;
};

/**
 * Starts PGlite in a worker thread: it runs each query to its end, which would hold up this thread by up to a second.
 *
 * @throws StartFailure when the folder cannot be used
 */
export async function startEmbedded(dataFolder: string, log: ServerLog): Promise<Embedded> {
  const folder = path.resolve(dataFolder);
  try {
    createFolder(folder);
  } catch (error) {
    throw new StartFailure(
      `The data folder ${folder} cannot be created (${messageOf(error)}): choose another with PORTICO_DATA=<folder>.`,
      { cause: error },
    );
  }
  const unlock = lock(folder);
  const socketFolder = prepareSocketFolder(folder);
  const release = () => {
    process.off('exit', release);
    rmSync(socketFolder, { recursive: true, force: true });
    unlock();
  };
  // an end that waits for nothing takes the engine along, but not its files
  process.on('exit', release);

  const databaseFolder = databaseFolderIn(folder);
  let worker: Worker | undefined;
  try {
    prepareDatabase(databaseFolder);
    const workerData: WorkerSettings = { databaseFolder, socketFolder };
    worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData });
    await answer(worker, 'ready');
  } catch (error) {
    await worker?.terminate();
    release();
    throw new StartFailure(
      /ENOSPC|No space left/i.test(messageOf(error))
        ? `The disk of the data folder ${folder} is full: free some space, or choose another folder with PORTICO_DATA=<folder>.`
        : `The embedded database in ${folder} did not start (${messageOf(error)}): choose another folder with PORTICO_DATA=<folder>, or restore this one from a backup.`,
      { cause: error },
    );
  }
  worker.on('error', (error) => log.error({ err: error }, 'The embedded database has stopped'));
  return {
    socketFolder,
    close: async () => {
      const closed = answer(worker, 'closed');
      worker.postMessage('close' satisfies ToWorker, []);
      await closed;
      await worker.terminate();
      release();
    },
  };
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

/**
 * A folder that only this user may enter: a port on the loopback would let in every user of the machine. Beside the
 * data, so that a killed server leaves nothing elsewhere, unless that path is too long for a socket's address.
 */
function prepareSocketFolder(folder: string): string {
  const beside = path.join(folder, 'socket');
  if (Buffer.byteLength(path.join(beside, socketName)) > longestSocketPath)
    return mkdtempSync(path.join(tmpdir(), 'portico-'));
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { mode: 0o700 });
  return beside;
}

function lock(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      /ENOSPC/.test(messageOf(error))
        ? `The disk of the data folder ${folder} is full: free some space, or choose another folder with PORTICO_DATA=<folder>.`
        : `The data folder ${folder} cannot be written (${messageOf(error)}): correct its permissions, or choose another with PORTICO_DATA=<folder>.`,
      { cause: error },
    );
  }
}

/** Resolves when the worker says `expected`; rejects with its failure. */
function answer(worker: Worker, expected: 'ready' | 'closed'): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      finish();
    };
    const onMessage = (message: FromWorker) => {
      if ('failed' in message) settle(() => reject(new Error(message.failed)));
      else if (message.state === expected) settle(resolve);
    };
    const onError = (error: unknown) =>
      settle(() => reject(error instanceof Error ? error : new Error(String(error))));
    const onExit = (code: number) => settle(() => reject(new Error(`its thread ended with code ${code}`)));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
