import type { ThemeDocument } from '../../contract/themes.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { Base } from '../http/if-match.ts';
import { storedDocument } from './stored-document.ts';

export type Draft = {
  /** 0 before the first draft. */
  revision: number;
  /** null = nothing is drafted. */
  document: ThemeDocument | null;
  updatedAt: Date | null;
};

export type ThemeVersion = {
  version: number;
  document: ThemeDocument;
  publishedAt: Date;
};

/** A write that was based on an older state; `theirs` is what stands now. */
export type Stale<State = Draft> = { stale: true; theirs: State };

/** Who writes, and when. */
export type Author = { accountId: number | null; at: Date };

/** What the employer's pages wear; undefined before the first publication. */
export async function publishedTheme(
  database: Database,
  scope: EmployerScope,
): Promise<ThemeVersion | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('theme_version')
    .select(['version', 'document', 'published_at'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && { version: row.version, document: storedDocument(row.document), publishedAt: row.published_at }
  );
}

export async function findDraft(database: Database, scope: EmployerScope): Promise<Draft> {
  const row = await forEmployer(database, scope).selectFrom('theme_draft').selectAll().executeTakeFirst();
  return draftOf(row);
}

/**
 * Replaces the draft, or discards it with `document` null, if it still is the one that the author saw.
 *
 * @param options.base of the draft
 */
export async function saveDraft(
  database: Database,
  scope: EmployerScope,
  options: { base: Base; document: ThemeDocument | null; author: Author },
): Promise<Draft | Stale> {
  const { base, document, author } = options;
  return inTransaction(database, async (transaction) => {
    const current = await lockDraft(transaction, scope, author);
    if (base !== '*' && current.revision !== base) return { stale: true, theirs: current };
    if (document === null && current.document === null) return current;
    const revision = await writeDraft(transaction, scope, { current, document, author });
    await logAction(transaction, scope, {
      ...author,
      action: document === null ? 'theme.draft.discard' : 'theme.draft.save',
      detail: { revision },
    });
    return { revision, document, updatedAt: author.at };
  });
}

/**
 * Makes the draft the next version. Of several calls for one draft one publishes it.
 *
 * @returns undefined when there is no draft
 */
export async function publishDraft(
  database: Database,
  scope: EmployerScope,
  options: { base: Base; note: string; author: Author },
): Promise<ThemeVersion | Stale | undefined> {
  const { base, note, author } = options;
  return inTransaction(database, async (transaction) => {
    const current = await lockDraft(transaction, scope, author);
    if (base !== '*' && current.revision !== base) return { stale: true, theirs: current };
    if (current.document === null) return undefined;
    const published = await insertVersion(transaction, scope, { document: current.document, note, author });
    await writeDraft(transaction, scope, { current, document: null, author });
    await logAction(transaction, scope, {
      ...author,
      action: 'theme.publish',
      detail: { version: published.version, draftRevision: current.revision, note },
    });
    return published;
  });
}

/**
 * Publishes an old version's document again, as a new version, if the published one still is what the author saw.
 *
 * @param options.base of the published version
 * @returns undefined when there is no such version
 */
export async function restoreVersion(
  database: Database,
  scope: EmployerScope,
  options: { base: Base; version: number; author: Author },
): Promise<ThemeVersion | Stale<ThemeVersion | undefined> | undefined> {
  const { base, version, author } = options;
  return inTransaction(database, async (transaction) => {
    await lockDraft(transaction, scope, author);
    const theirs = await publishedTheme(transaction, scope);
    if (base !== '*' && base !== (theirs?.version ?? 0)) return { stale: true, theirs };
    const old = await forEmployer(transaction, scope)
      .selectFrom('theme_version')
      .select('document')
      .where('version', '=', version)
      .executeTakeFirst();
    if (!old) return undefined;
    const note = `Version ${version} restored`;
    const published = await insertVersion(transaction, scope, {
      document: storedDocument(old.document),
      note,
      author,
    });
    await logAction(transaction, scope, {
      ...author,
      action: 'theme.restore',
      detail: { version: published.version, restored: version },
    });
    return published;
  });
}

/** Publishes a theme that comes with the employer. */
export async function publishDocument(
  database: Database,
  scope: EmployerScope,
  options: { document: ThemeDocument; note: string; author: Author },
): Promise<ThemeVersion> {
  return inTransaction(database, async (transaction) => {
    await lockDraft(transaction, scope, options.author);
    const published = await insertVersion(transaction, scope, options);
    await logAction(transaction, scope, {
      ...options.author,
      action: 'theme.publish',
      detail: { version: published.version, note: options.note },
    });
    return published;
  });
}

export async function listVersions(
  database: Database,
  scope: EmployerScope,
): Promise<{ version: number; publishedAt: Date; by: string | null; note: string }[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('theme_version')
    .leftJoin('account', 'account.id', 'theme_version.published_by')
    .select([
      'theme_version.version',
      'theme_version.published_at',
      'theme_version.note',
      'account.first_name',
      'account.last_name',
    ])
    .orderBy('theme_version.version', 'desc')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    publishedAt: row.published_at,
    by: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim(),
    note: row.note,
  }));
}

/** Reads the draft and keeps other writers of the employer's theme out until the transaction ends. */
async function lockDraft(transaction: Database, scope: EmployerScope, author: Author): Promise<Draft> {
  const tables = forEmployer(transaction, scope);
  // A row to lock must exist first.
  await tables
    .insertInto('theme_draft')
    .values({ revision: 0, document: 'null', updated_at: author.at, updated_by: author.accountId ?? 0 })
    .onConflict((conflict) => conflict.columns([]).doNothing())
    .execute();
  return draftOf(await tables.selectFrom('theme_draft').selectAll().forUpdate().executeTakeFirst());
}

async function writeDraft(
  transaction: Database,
  scope: EmployerScope,
  options: { current: Draft; document: ThemeDocument | null; author: Author },
): Promise<number> {
  const revision = options.current.revision + 1;
  await forEmployer(transaction, scope)
    .updateTable('theme_draft')
    .set({
      revision,
      document: JSON.stringify(options.document),
      updated_at: options.author.at,
      updated_by: options.author.accountId ?? 0,
    })
    .execute();
  return revision;
}

async function insertVersion(
  transaction: Database,
  scope: EmployerScope,
  options: { document: ThemeDocument; note: string; author: Author },
): Promise<ThemeVersion> {
  const { document, note, author } = options;
  const newest = await publishedTheme(transaction, scope);
  const version = (newest?.version ?? 0) + 1;
  await forEmployer(transaction, scope)
    .insertInto('theme_version')
    .values({
      version,
      document: JSON.stringify(document),
      published_at: author.at,
      published_by: author.accountId,
      note,
    })
    .execute();
  return { version, document, publishedAt: author.at };
}

function draftOf(
  row: { revision: number; document: ThemeDocument | null; updated_at: Date } | undefined,
): Draft {
  if (!row || row.revision === 0) return { revision: 0, document: null, updatedAt: null };
  return {
    revision: row.revision,
    document: row.document === null ? null : storedDocument(row.document),
    updatedAt: row.updated_at,
  };
}
