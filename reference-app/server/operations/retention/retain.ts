import { logAction } from '../../audit/store.ts';
import type { Database } from '../../database/database.ts';
import type { Employer } from '../../employers/directory.ts';
import { cutoffsOf, retained, type Retained } from './rules.ts';
import { countExpired, removeExpired } from './store.ts';

export type Removal = { what: Retained; before: Date; count: number };

/** How much of an employer's data is too old to be kept, by what it is. */
export async function listExpired(
  database: Database,
  employer: Pick<Employer, 'scope' | 'config'>,
  now: Date,
): Promise<Removal[]> {
  const cutoffs = cutoffsOf(employer.config, now);
  const removals: Removal[] = [];
  for (const what of retained) {
    const before = cutoffs[what];
    removals.push({ what, before, count: await countExpired(database, employer.scope, { what, before }) });
  }
  return removals;
}

/** Removes it, and notes how much; ended in the middle, it goes on the next time. */
export async function removeAllExpired(
  database: Database,
  employer: Pick<Employer, 'scope' | 'config'>,
  now: Date,
): Promise<Removal[]> {
  const { scope, config } = employer;
  const cutoffs = cutoffsOf(config, now);
  const removals: Removal[] = [];
  for (const what of retained) {
    const before = cutoffs[what];
    let count = 0;
    for (;;) {
      const removed = await removeExpired(database, scope, { what, before, at: now });
      count += removed;
      if (removed === 0) break;
    }
    if (count > 0)
      await logAction(database, scope, {
        accountId: null,
        at: now,
        action: 'retention.remove',
        detail: { what, count, before: before.toISOString() },
      });
    removals.push({ what, before, count });
  }
  return removals;
}
