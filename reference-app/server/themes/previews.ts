import type { Role } from '../../contract/accounts.ts';
import { maximumPreviews } from '../../contract/theme-publishing.ts';
import type { ThemeDocument, ThemeRight } from '../../contract/themes.ts';
import { hashOfToken, newToken } from '../http/tokens.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { lockDraft, shownDocument, type Author } from './store.ts';

export type Preview = { id: number; note: string; createdAt: Date; expiresAt: Date; by: string | null };

/** @returns undefined when there are too many already */
export async function givePreview(
  database: Database,
  scope: EmployerScope,
  { expiresAt, note, author }: { expiresAt: Date; note: string; author: Author },
): Promise<{ id: number; token: string } | undefined> {
  const token = newToken();
  return inTransaction(database, async (transaction) => {
    // of several at once each counts what the others gave out
    await lockDraft(transaction, scope, author);
    if ((await listPreviews(transaction, scope, author.at)).length >= maximumPreviews) return undefined;
    const { id } = await forEmployer(transaction, scope)
      .insertInto('theme_preview')
      .values({
        token_hash: hashOfToken(token),
        note,
        created_at: author.at,
        created_by: author.accountId,
        expires_at: expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await logAction(transaction, scope, {
      ...author,
      action: 'theme.preview.give',
      detail: { preview: id, expiresAt: expiresAt.toISOString() },
    });
    return { id, token };
  });
}

/** Those that still lead somewhere, newest first. */
export async function listPreviews(database: Database, scope: EmployerScope, at: Date): Promise<Preview[]> {
  const rows = await leading(database, scope, at)
    .select([
      'theme_preview.id',
      'theme_preview.note',
      'theme_preview.created_at',
      'theme_preview.expires_at',
      'account.first_name',
      'account.last_name',
    ])
    .orderBy('theme_preview.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    note: row.note,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    by: `${row.first_name} ${row.last_name}`.trim(),
  }));
}

/** @returns whether there is such a link, taken back already or not */
export async function revokePreview(
  database: Database,
  scope: EmployerScope,
  { id, author }: { id: number; author: Author },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const tables = forEmployer(transaction, scope);
    const found = await tables
      .selectFrom('theme_preview')
      .select('revoked_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return false;
    if (found.revoked_at !== null) return true;
    await tables.updateTable('theme_preview').set({ revoked_at: author.at }).where('id', '=', id).execute();
    await logAction(transaction, scope, {
      ...author,
      action: 'theme.preview.revoke',
      detail: { preview: id },
    });
    return true;
  });
}

/** What a link leads to: the draft as it stands; undefined when it leads nowhere. */
export async function previewedTheme(
  database: Database,
  scope: EmployerScope,
  { token, at }: { token: string; at: Date },
): Promise<{ document: ThemeDocument | null; expiresAt: Date } | undefined> {
  const row = await leading(database, scope, at)
    .select('theme_preview.expires_at')
    .where('theme_preview.token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  return row && { document: await shownDocument(database, scope), expiresAt: row.expires_at };
}

/** The links that lead to the draft: not over, not taken back, and made by somebody who may still give such links. */
function leading(database: Database, scope: EmployerScope, at: Date) {
  return forEmployer(database, scope)
    .selectFrom('theme_preview')
    .innerJoin('account', 'account.id', 'theme_preview.created_by')
    .leftJoin('theme_right', 'theme_right.account_id', 'account.id')
    .where('theme_preview.revoked_at', 'is', null)
    .where('theme_preview.expires_at', '>', at)
    .where(({ eb, fn, val }) => eb(val<Role>('theme_builder'), '=', fn.any('account.roles')))
    .where(({ eb, fn, val, or }) =>
      // who was given nothing in particular has all rights
      or([
        eb('theme_right.rights', 'is', null),
        eb(val<ThemeRight>('publish'), '=', fn.any('theme_right.rights')),
      ]),
    );
}
