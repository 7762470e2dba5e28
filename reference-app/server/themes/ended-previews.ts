import { logAction } from '../audit/store.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { Author } from './store.ts';

/** Takes back the preview links of somebody who may give none any more: they do not come back with the right. */
export async function endPreviewsOf(
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
