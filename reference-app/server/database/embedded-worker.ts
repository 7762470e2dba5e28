import { createServer } from 'node:net';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { writeArchive } from './embedded-archive.ts';
import { openEngine } from './embedded-engine.ts';
import { backupSocketName, socketName } from './socket-name.ts';

export type WorkerSettings = { databaseFolder: string; socketFolder: string; module: WebAssembly.Module };
export type ToWorker = 'close';
export type FromWorker = { state: 'ready' | 'closed' } | { failed: string };

const { databaseFolder, socketFolder, module } = workerData as WorkerSettings;
const tell = (message: FromWorker) => parentPort?.postMessage(message, []);

try {
  const engine = await openEngine(databaseFolder, { module });
  const server = new PGLiteSocketServer({
    db: engine,
    path: path.join(socketFolder, socketName),
    // The pool uses one; a second may overlap while a broken one is replaced.
    maxConnections: 2,
  });
  await server.start();
  // whoever connects gets a backup; the folder lets in only this user
  const backups = createServer((socket) => {
    // whoever reads it sees by its end whether it is whole
    writeArchive(engine, socket).catch(() => socket.destroy());
  });
  backups.listen(path.join(socketFolder, backupSocketName));
  parentPort?.on('message', async (message: ToWorker) => {
    if (message !== 'close') return;
    try {
      backups.close();
      await server.stop();
      await engine.close();
      tell({ state: 'closed' });
    } catch (error) {
      tell({ failed: error instanceof Error ? error.message : String(error) });
    }
  });
  tell({ state: 'ready' });
} catch (error) {
  tell({ failed: error instanceof Error ? error.message : String(error) });
}
