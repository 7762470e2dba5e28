import { logAction } from '../../audit/store.ts';
import type { Database } from '../../database/database.ts';
import type { Employer } from '../../employers/directory.ts';
import { parseEmployerConfig, type BrokenValue } from '../../employers/rules.ts';
import { readConfig } from '../../employers/store.ts';
import type { ServerLog } from '../../http/log.ts';
import type { EmployerScope } from '../../database/for-employer.ts';
import { cutoffsOf, isPeriodBroken, retained, type Retained } from './rules.ts';
import { countExpired, removeExpired } from './store.ts';

export type Removal = { what: Retained; before: Date; count: number };

/** An employer's periods, and what may be removed by them. */
export type Kept = Pick<Employer, 'scope' | 'config'> & { removable: readonly Retained[] };

/** Reads what an employer keeps for how long; what cannot be read is told, and nothing is removed by it. */
export async function readKept(database: Database, scope: EmployerScope, log: ServerLog): Promise<Kept> {
  const stored = await readConfig(database, scope);
  const broken: BrokenValue[] = [];
  const config = parseEmployerConfig(stored.config, (value) => broken.push(value));
  const removable = retained.filter((what) => !isPeriodBroken(what, broken));
  for (const what of retained)
    if (!removable.includes(what))
      log.error(
        { scope, what, broken: broken.filter((value) => isPeriodBroken(what, [value])) },
        'For how long this is kept cannot be read; none of it is removed',
      );
  return { scope, config, removable };
}

/** How much of an employer's data is too old to be kept, by what it is. */
export async function listExpired(database: Database, employer: Kept, now: Date): Promise<Removal[]> {
  const cutoffs = cutoffsOf(employer.config, now);
  const removals: Removal[] = [];
  for (const what of employer.removable) {
    const before = cutoffs[what];
    removals.push({ what, before, count: await countExpired(database, employer.scope, { what, before }) });
  }
  return removals;
}

/** Removes it, and notes how much; ended in the middle, it goes on the next time. */
export async function removeAllExpired(database: Database, employer: Kept, now: Date): Promise<Removal[]> {
  const { scope, config } = employer;
  const cutoffs = cutoffsOf(config, now);
  const removals: Removal[] = [];
  for (const what of employer.removable) {
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
