import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ServerLog } from '../http/log.ts';
import { engineFailure, takeDataFolder } from './data-folder.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './embedded-worker.ts';
import { engineModule } from './embedded-engine.ts';
import { databaseFolderIn, prepareDatabase } from './empty-database.ts';
import { EngineStream } from './engine-stream.ts';
import { backupSocketName, socketFolderName } from './socket-name.ts';
import { shortPathTo } from './unix-socket.ts';

export type Embedded = {
  /** A new connection, as `pg` takes it for `stream`. */
  connect: () => EngineStream;
  close: () => Promise<void>;
};

/**
 * Starts PGlite in a worker thread: it runs each query to its end, which would hold up this thread by up to a second.
 *
 * @throws StartFailure when the folder cannot be used
 */
export async function startEmbedded(dataFolder: string, log: ServerLog): Promise<Embedded> {
  const folder = path.resolve(dataFolder);
  const unlock = await takeDataFolder(folder);
  const short = shortPathTo(folder, path.join(socketFolderName, backupSocketName));
  const socketFolder = path.join(short.folder, socketFolderName);
  const release = () => {
    process.off('exit', release);
    rmSync(socketFolder, { recursive: true, force: true });
    short.release();
    unlock();
  };
  // an end that waits for nothing takes the engine along, but not its files
  process.on('exit', release);

  const databaseFolder = databaseFolderIn(folder);
  let worker: Worker | undefined;
  try {
    // a port on the loopback would let in every user of the machine; what a killed server left answers nobody
    rmSync(socketFolder, { recursive: true, force: true });
    mkdirSync(socketFolder, { mode: 0o700 });
    prepareDatabase(databaseFolder);
    const workerData: WorkerSettings = { databaseFolder, socketFolder, module: await engineModule() };
    worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData });
    await answer(worker, 'ready');
  } catch (error) {
    await worker?.terminate();
    release();
    throw engineFailure(folder, error);
  }
  worker.on('error', (error) => log.error({ err: error }, 'The embedded database has stopped'));
  return {
    connect: () => new EngineStream(worker),
    close: async () => {
      const closed = answer(worker, 'closed');
      worker.postMessage('close' satisfies ToWorker, []);
      await closed;
      await worker.terminate();
      release();
    },
  };
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
