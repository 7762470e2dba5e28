import type { DraftContent } from '../../contract/drafts.ts';
import { lockAccount } from '../database/lock-account.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { isNamedBy, isSameContent, mayReplace, positionKeyOf } from './rules.ts';

export type StoredDraft = {
  id: number;
  revision: number;
  positionIds: number[];
  content: DraftContent;
  updatedAt: Date;
};

/** What was changed last comes first. */
export async function listDrafts(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<StoredDraft[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('draft_application')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(draftOf);
}

type Write = {
  accountId: number;
  positionIds: readonly number[];
  content: DraftContent;
  /** null = none yet, undefined = whatever there is. */
  version: string | null | undefined;
  at: Date;
  maximum: number;
};

/**
 * Writes the draft for these jobs, if it still is the one that the writer saw. A write that changes nothing is no change.
 *
 * @returns `stale` with what stands now, `full` when the account has `maximum` drafts
 */
export async function saveDraft(
  database: Database,
  scope: EmployerScope,
  write: Write,
): Promise<StoredDraft | { stale: true; theirs: StoredDraft | null } | { full: true }> {
  const { accountId, positionIds, content, version, at, maximum } = write;
  return inTransaction(database, async (transaction) => {
    const tables = forEmployer(transaction, scope);
    const current = await lockDraft(transaction, scope, write);
    if (current && isSameContent(current.content, content)) return current;
    if (!mayReplace(version, current)) return { stale: true, theirs: current ?? null };
    if (current) {
      const row = await tables
        .updateTable('draft_application')
        .set({ content: JSON.stringify(content), revision: current.revision + 1, updated_at: at })
        .where('id', '=', current.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return draftOf(row);
    }
    await lockAccount(transaction, scope, accountId);
    const { count } = await tables
      .selectFrom('draft_application')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= maximum) return { full: true };
    const begun = await tables
      .insertInto('draft_application')
      .values({
        account_id: accountId,
        position_key: positionKeyOf(positionIds),
        position_ids: [...positionIds],
        revision: 1,
        content: JSON.stringify(content),
        updated_at: at,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'position_key']).doNothing())
      .returningAll()
      .executeTakeFirst();
    // another tab began one between the look and the insert: the write is judged again beside that one
    return begun ? draftOf(begun) : saveDraft(transaction, scope, write);
  });
}

/** Deletes the drafts all of whose jobs are named. */
export async function deleteDrafts(
  database: Database,
  scope: EmployerScope,
  { accountId, positionIds }: { accountId: number; positionIds: readonly number[] },
): Promise<void> {
  const drafts = await listDrafts(database, scope, accountId);
  const ids = drafts.filter((draft) => isNamedBy(draft, positionIds)).map(({ id }) => id);
  if (ids.length === 0) return;
  await forEmployer(database, scope)
    .deleteFrom('draft_application')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
}

/**
 * Deletes the draft for exactly these jobs, if it still is the one that was seen. Where there is none, nothing is left to do.
 *
 * @returns what stands now, where that is another one
 */
export async function deleteDraft(
  database: Database,
  scope: EmployerScope,
  draft: Pick<Write, 'accountId' | 'positionIds' | 'version'>,
): Promise<StoredDraft | undefined> {
  return inTransaction(database, async (transaction) => {
    const current = await lockDraft(transaction, scope, draft);
    if (!current) return undefined;
    if (!mayReplace(draft.version, current)) return current;
    await forEmployer(transaction, scope)
      .deleteFrom('draft_application')
      .where('id', '=', current.id)
      .execute();
    return undefined;
  });
}

async function lockDraft(
  transaction: Database,
  scope: EmployerScope,
  { accountId, positionIds }: { accountId: number; positionIds: readonly number[] },
): Promise<StoredDraft | undefined> {
  const row = await forEmployer(transaction, scope)
    .selectFrom('draft_application')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('position_key', '=', positionKeyOf(positionIds))
    .forUpdate()
    .executeTakeFirst();
  return row && draftOf(row);
}

function draftOf(row: {
  id: number;
  revision: number;
  position_ids: number[];
  content: DraftContent;
  updated_at: Date;
}): StoredDraft {
  return {
    id: row.id,
    revision: row.revision,
    positionIds: row.position_ids,
    content: row.content,
    updatedAt: row.updated_at,
  };
}
