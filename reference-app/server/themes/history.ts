import type { ThemeDocument } from '../../contract/themes.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { storedDocument } from './stored-document.ts';

/** A version as it stands in the history. */
export type ListedVersion = { version: number; publishedAt: Date; by: string | null; note: string };

export async function listVersions(database: Database, scope: EmployerScope): Promise<ListedVersion[]> {
  const rows = await listedVersions(database, scope).orderBy('theme_version.version', 'desc').execute();
  return rows.map(listedVersionOf);
}

/** @returns undefined when there is no such version */
export async function findVersion(
  database: Database,
  scope: EmployerScope,
  version: number,
): Promise<(ListedVersion & { document: ThemeDocument }) | undefined> {
  const row = await listedVersions(database, scope)
    .select('theme_version.document')
    .where('theme_version.version', '=', version)
    .executeTakeFirst();
  return row && { ...listedVersionOf(row), document: storedDocument(row.document) };
}

function listedVersions(database: Database, scope: EmployerScope) {
  return forEmployer(database, scope)
    .selectFrom('theme_version')
    .leftJoin('account', 'account.id', 'theme_version.published_by')
    .select([
      'theme_version.version',
      'theme_version.published_at',
      'theme_version.note',
      'account.first_name',
      'account.last_name',
    ]);
}

function listedVersionOf(row: {
  version: number;
  published_at: Date;
  note: string;
  first_name: string | null;
  last_name: string | null;
}): ListedVersion {
  return {
    version: row.version,
    publishedAt: row.published_at,
    by: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim(),
    note: row.note,
  };
}
