import { z } from 'zod';
import type { Work } from '../../background/queue.ts';
import type { Database } from '../../database/database.ts';
import type { EmployerScope } from '../../database/for-employer.ts';
import { parseEmployerConfig } from '../../employers/rules.ts';
import { readConfig } from '../../employers/store.ts';
import { removeAllExpired } from './retain.ts';

/** Removing an employer's data that is too old to be kept. */
export const retentionWork: Work<Record<string, never>> = {
  name: 'retention.remove',
  data: z.record(z.string(), z.never()),
};
/** UTC; at night where most of the demo's candidates are. */
export const retentionTime = '17 2 * * *';

/** The config's broken values are told of where it is read for pages. */
export async function retain(database: Database, scope: EmployerScope, now: Date): Promise<void> {
  const { config } = await readConfig(database, scope);
  await removeAllExpired(database, { scope, config: parseEmployerConfig(config, () => undefined) }, now);
}
