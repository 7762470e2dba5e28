import { z } from 'zod';
import type { Work } from '../background/queue.ts';
import { inTransaction, type Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { settleExpiry } from './act.ts';
import { listExpiring, lockOffer } from './store.ts';

/** Writing down that an employer's offers have expired; until then they only read so. */
export const expiryWork: Work<Record<string, never>> = {
  name: 'offers.expire',
  data: z.record(z.string(), z.never()),
};
export const expiryTime = '*/10 * * * *';

/** One by one: whoever acts on an offer meanwhile waits for one, and is decided on by the clock as well. */
export async function expireOffers(database: Database, scope: EmployerScope, at: Date): Promise<number> {
  const expiring = await listExpiring(database, scope, at);
  for (const found of expiring)
    await inTransaction(database, async (transaction) => {
      const offer = await lockOffer(transaction, scope, found);
      if (offer) await settleExpiry(transaction, scope, { offer, at });
    });
  return expiring.length;
}
