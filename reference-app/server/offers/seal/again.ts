import { z } from 'zod';
import type { Background, Work } from '../../background/queue.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import type { EmployerScope } from '../../database/for-employer.ts';
import type { ServerLog } from '../../http/log.ts';
import { listUnsealed } from '../store.ts';
import { sealWork } from './work.ts';

/** Queueing the seals that were given up, as after a day without a usable key. */
export const sealAgainWork: Work<Record<string, never>> = {
  name: 'offers.seal-again',
  data: z.record(z.string(), z.never()),
};
export const sealAgainTime = '41 * * * *';

/** Queues the sealing of documents that are signed and not sealed, and of which nothing is queued. */
export async function sealAgain(
  { database, background, log }: { database: Database; background: Background; log: ServerLog },
  scope: EmployerScope,
): Promise<void> {
  const unsealed = await listUnsealed(database, scope);
  if (unsealed.length === 0) return;
  const underWay = await background.listUnderWay(sealWork, scope);
  const queued = new Set(underWay.map(({ documentId }) => documentId));
  const givenUp = unsealed.filter((documentId) => !queued.has(documentId));
  if (givenUp.length === 0) return;
  await inTransaction(database, async (transaction) => {
    for (const documentId of givenUp) await background.send(transaction, scope, sealWork, { documentId });
  });
  log.warn({ documents: givenUp }, 'Signed documents are not sealed, and are tried again');
}
