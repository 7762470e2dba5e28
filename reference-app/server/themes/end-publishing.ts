import { logAction } from '../audit/store.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { failScheduleOf } from './failed-schedule.ts';
import type { Author } from './store.ts';

/** Takes back the preview links of somebody who may give none any more: they do not come back with the right. */
async function endPreviewsOf(
  transaction: Database,
  scope: EmployerScope,
  { createdBy, author }: { createdBy: number; author: Author },
): Promise<void> {
  const ended = await forEmployer(transaction, scope)
    .updateTable('theme_preview')
    .set({ revoked_at: author.at })
    .where('created_by', '=', createdBy)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', author.at)
    .returning('id')
    .execute();
  for (const { id } of ended)
    await logAction(transaction, scope, {
      ...author,
      action: 'theme.preview.revoke',
      detail: { preview: id },
    });
}

/** Ends what somebody has under way who may publish no more: what they scheduled, and their preview links. */
export async function endPublishingOf(
  transaction: Database,
  scope: EmployerScope,
  { accountId, author }: { accountId: number; author: Author },
): Promise<void> {
  await failScheduleOf(transaction, scope, { scheduledBy: accountId, author });
  await endPreviewsOf(transaction, scope, { createdBy: accountId, author });
}
