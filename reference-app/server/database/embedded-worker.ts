import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { socketName } from './socket-name.ts';

export type WorkerSettings = { databaseFolder: string; socketFolder: string };
export type ToWorker = 'close';
export type FromWorker = { state: 'ready' | 'closed' } | { failed: string };

const { databaseFolder, socketFolder } = workerData as WorkerSettings;
const tell = (message: FromWorker) => parentPort?.postMessage(message, []);

try {
  const engine = await PGlite.create(databaseFolder, { extensions: { btree_gin, pg_trgm, unaccent } });
  const server = new PGLiteSocketServer({
    db: engine,
    path: path.join(socketFolder, socketName),
    // The pool uses one; a second may overlap while a broken one is replaced.
    maxConnections: 2,
  });
  await server.start();
  parentPort?.on('message', async (message: ToWorker) => {
    if (message !== 'close') return;
    try {
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
