import { z } from 'zod';
import type { Work } from '../../background/queue.ts';
import type { OpenDatabase } from '../../database/database.ts';
import type { EmployerScope } from '../../database/for-employer.ts';
import type { ServerLog } from '../../http/log.ts';
import { readKept, removeAllExpired } from './retain.ts';

/** Removing an employer's data that is too old to be kept. */
export const retentionWork: Work<Record<string, never>> = {
  name: 'retention.remove',
  data: z.record(z.string(), z.never()),
};
/** UTC; at night where most of the demo's candidates are. */
export const retentionTime = '17 2 * * *';

export async function retain(
  database: OpenDatabase,
  scope: EmployerScope,
  { now, log }: { now: Date; log: ServerLog },
): Promise<void> {
  await removeAllExpired(database, await readKept(database, scope, log), now);
  // takes long, and what waits in the queue after this is not to wait for it
  database.forget?.().catch((error: unknown) => log.error({ err: error }, 'Erasing from the files failed'));
}
