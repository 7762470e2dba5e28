import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { writeArchive } from './embedded-archive.ts';
import { openEngine } from './embedded-engine.ts';
import { serveConnections } from './engine-connections.ts';
import { backupSocketName } from './socket-name.ts';

export type WorkerSettings = { databaseFolder: string; socketFolder: string; module: WebAssembly.Module };
export type ToWorker = 'close' | { connection: MessagePort };
export type FromWorker = { state: 'ready' | 'closed' } | { failed: string };

const { databaseFolder, socketFolder, module } = workerData as WorkerSettings;
const tell = (message: FromWorker) => parentPort?.postMessage(message, []);

try {
  const engine = await openEngine(databaseFolder, { module });
  const connect = serveConnections(engine);
  // the folder lets in only this user
  const backups = createServer((socket) => {
    socket.on('error', () => undefined);
    // who only asks whether somebody is there says nothing; whoever reads the backup sees by its end whether it is whole
    socket.once('data', () => void writeArchive(engine, socket).catch(() => socket.destroy()));
  });
  backups.listen(path.join(socketFolder, backupSocketName));
  await once(backups, 'listening');
  parentPort?.on('message', async (message: ToWorker) => {
    if (message !== 'close') return connect(message.connection);
    try {
      backups.close();
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
