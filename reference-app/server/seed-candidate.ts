import type { DemoPages } from '../employers/demo-candidate.ts';
import { addToDashboard } from './dashboard/write.ts';
import type { Database } from './database/database.ts';
import type { EmployerScope } from './database/for-employer.ts';
import { assignForm } from './forms/store.ts';
import { notify } from './notifications/store.ts';

/** Writes what a demo candidate finds on their own pages. */
export async function seedCandidate(
  transaction: Database,
  scope: EmployerScope,
  { accountId, pages }: { accountId: number; pages: DemoPages },
): Promise<void> {
  // from the oldest on, as they would have come
  for (const notification of pages.notifications.toReversed())
    await notify(transaction, scope, { accountId, notification });
  await addToDashboard(transaction, scope, { accountId, ...pages.dashboard });
  for (const form of pages.forms) await assignForm(transaction, scope, { accountId, form });
}
