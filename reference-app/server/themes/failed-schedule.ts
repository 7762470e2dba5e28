import type { ScheduleFailure } from '../../contract/theme-publishing.ts';
import { logAction } from '../audit/store.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { Author } from './store.ts';

/** Gives up what somebody scheduled who may publish no more. */
export async function failScheduleOf(
  transaction: Database,
  scope: EmployerScope,
  { scheduledBy, author }: { scheduledBy: number; author: Author },
): Promise<void> {
  const failed = await forEmployer(transaction, scope)
    .selectFrom('theme_schedule')
    .select(['id', 'draft_revision', 'scheduled_by'])
    .where('scheduled_by', '=', scheduledBy)
    .where('failed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (failed) await failSchedule(transaction, scope, { failed, failure: { reason: 'rights' }, author });
}

/** Keeps what was scheduled as not done, with the reason, until somebody dismisses or replaces it. */
export async function failSchedule(
  transaction: Database,
  scope: EmployerScope,
  options: {
    failed: { id: string; draft_revision: number; scheduled_by: number | null };
    failure: ScheduleFailure;
    author: Author;
  },
): Promise<void> {
  const { failed, failure, author } = options;
  await forEmployer(transaction, scope)
    .updateTable('theme_schedule')
    .set({ failed_at: author.at, failure: JSON.stringify(failure) })
    .where('id', '=', failed.id)
    .execute();
  await logAction(transaction, scope, {
    ...author,
    action: 'theme.schedule.drop',
    detail: { draftRevision: failed.draft_revision, account: failed.scheduled_by, ...failure },
  });
}
