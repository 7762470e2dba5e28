import { hash } from 'node:crypto';
import { themeFileLimits } from '../../contract/theme-files.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { readConfig } from '../employers/store.ts';
import type { StoredFacts } from '../database/tables/themes.ts';
import type { UploadedFile } from '../files/rules.ts';
import { lockDraft, type Author } from '../themes/store.ts';

export type StoredFile = {
  sha256: string;
  name: string;
  mediaType: string;
  size: number;
  facts: StoredFacts;
  uploadedAt: Date;
};

/** The files of an employer's themes, the newest first. */
export async function listFiles(database: Database, scope: EmployerScope): Promise<StoredFile[]> {
  const rows = await files(database, scope).orderBy('uploaded_at', 'desc').orderBy('sha256').execute();
  return rows.map(fileOf);
}

/**
 * Keeps a file. The same one again is the one that is there, under the name that it had.
 *
 * @returns undefined when the employer has as many, or as large ones, as it can have
 */
export async function saveFile(
  database: Database,
  scope: EmployerScope,
  options: { file: UploadedFile; mediaType: string; facts: StoredFacts; author: Author },
): Promise<StoredFile | undefined> {
  const { file, mediaType, facts, author } = options;
  const sha256 = hash('sha256', file.bytes);
  return inTransaction(database, async (transaction) => {
    // of several uploads at once each counts what the others have brought
    await lockDraft(transaction, scope, author);
    const others = await listFiles(transaction, scope);
    const same = others.find((other) => other.sha256 === sha256);
    if (same) return same;
    const bytes = others.reduce((sum, { size }) => sum + size, file.bytes.length);
    if (others.length >= themeFileLimits.files || bytes > themeFileLimits.bytes) return undefined;
    const size = file.bytes.length;
    await forEmployer(transaction, scope)
      .insertInto('theme_file')
      .values({
        sha256,
        name: file.name,
        media_type: mediaType,
        size,
        facts: JSON.stringify(facts),
        bytes: file.bytes,
        uploaded_at: author.at,
        uploaded_by: author.accountId,
      })
      .execute();
    await logAction(transaction, scope, {
      ...author,
      action: 'theme.file.upload',
      detail: { sha256, name: file.name, kind: facts.kind },
    });
    return { sha256, name: file.name, mediaType, size, facts, uploadedAt: author.at };
  });
}

/** Removes a file that no theme shows. */
export async function removeFile(
  database: Database,
  scope: EmployerScope,
  { sha256, author }: { sha256: string; author: Author },
): Promise<'removed' | 'unknown' | 'used'> {
  return inTransaction(database, async (transaction) => {
    // nobody begins to use it meanwhile
    await lockDraft(transaction, scope, author);
    const found = (await listFiles(transaction, scope)).find((file) => file.sha256 === sha256);
    if (!found) return 'unknown';
    if ((await usedFiles(transaction, scope)).has(sha256)) return 'used';
    await forEmployer(transaction, scope).deleteFrom('theme_file').where('sha256', '=', sha256).execute();
    await logAction(transaction, scope, {
      ...author,
      action: 'theme.file.remove',
      detail: { sha256, name: found.name },
    });
    return 'removed';
  });
}

export async function contentOf(
  database: Database,
  scope: EmployerScope,
  sha256: string,
): Promise<{ mediaType: string; bytes: Buffer } | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('theme_file')
    .select(['media_type', 'bytes'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row && { mediaType: row.media_type, bytes: row.bytes };
}

/** The files that the draft, a version, what is scheduled or the site's own HTML names, wherever in it. */
export async function usedFiles(database: Database, scope: EmployerScope): Promise<ReadonlySet<string>> {
  const tables = forEmployer(database, scope);
  const documents = await Promise.all([
    tables.selectFrom('theme_draft').select('document').execute(),
    tables.selectFrom('theme_version').select('document').execute(),
    tables.selectFrom('theme_schedule').select('document').execute(),
    readConfig(database, scope),
  ]);
  const text = JSON.stringify(documents.flat());
  return new Set(
    [...text.matchAll(/\/theme-files\/[^/"]+\/([\da-f]{64})\./g)].map(([, sha256 = '']) => sha256),
  );
}

function files(database: Database, scope: EmployerScope) {
  return forEmployer(database, scope)
    .selectFrom('theme_file')
    .select(['sha256', 'name', 'media_type', 'size', 'facts', 'uploaded_at']);
}

type Row = Awaited<ReturnType<ReturnType<typeof files>['execute']>>[number];

function fileOf({ sha256, name, media_type, size, facts, uploaded_at }: Row): StoredFile {
  return { sha256, name, mediaType: media_type, size, facts, uploadedAt: uploaded_at };
}
