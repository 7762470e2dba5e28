import { logAction } from '../audit/store.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { Author } from './store.ts';

/** Why what was scheduled is not published. */
export type DropReason = 'no right to publish' | 'locked';

/** Gives up what somebody scheduled who may publish no more. */
export async function dropScheduleOf(
  transaction: Database,
  scope: EmployerScope,
  { scheduledBy, author }: { scheduledBy: number; author: Author },
): Promise<void> {
  const dropped = await forEmployer(transaction, scope)
    .deleteFrom('theme_schedule')
    .where('scheduled_by', '=', scheduledBy)
    .returning(['draft_revision', 'scheduled_by'])
    .executeTakeFirst();
  if (dropped) await logDrop(transaction, scope, { dropped, author, reason: 'no right to publish' });
}

export async function logDrop(
  transaction: Database,
  scope: EmployerScope,
  options: {
    dropped: { draft_revision: number; scheduled_by: number | null };
    author: Author;
    reason: DropReason;
  },
): Promise<void> {
  const { dropped, author, reason } = options;
  await logAction(transaction, scope, {
    ...author,
    action: 'theme.schedule.drop',
    detail: { draftRevision: dropped.draft_revision, account: dropped.scheduled_by, reason },
  });
}
