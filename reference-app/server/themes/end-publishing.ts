import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { endPreviewsOf } from './ended-previews.ts';
import { failScheduleOf } from './failed-schedule.ts';
import type { Author } from './store.ts';

/** Ends what somebody has under way who may publish no more: what they scheduled, and their preview links. */
export async function endPublishingOf(
  transaction: Database,
  scope: EmployerScope,
  { accountId, author }: { accountId: number; author: Author },
): Promise<void> {
  await failScheduleOf(transaction, scope, { scheduledBy: accountId, author });
  await endPreviewsOf(transaction, scope, { createdBy: accountId, author });
}
