import { isDeepStrictEqual } from 'node:util';
import { searchedVersions, type ContentChange, type SiteContent } from '../../contract/site-content.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { saveConfig, type StaleConfig } from '../employers/config-store.ts';
import { readConfig, type StoredConfig } from '../employers/store.ts';
import type { Base } from '../http/if-match.ts';
import { contentIn, withContent } from './content.ts';

type Author = { accountId: number; at: Date };

/** Writes content into the configuration if that still is the one that the author saw; the same again changes nothing. */
export async function saveContent(
  database: Database,
  scope: EmployerScope,
  options: { base: Base; change: ContentChange; author: Author },
): Promise<StoredConfig | StaleConfig> {
  const { base, change, author } = options;
  const stored = await readConfig(database, scope);
  const config = withContent(stored.config, change);
  const isOvertaken = base !== '*' && base !== stored.revision;
  if (isOvertaken && !isDeepStrictEqual(config, stored.config)) return { stale: true, theirs: stored };
  const saved = await saveConfig(database, scope, {
    // what was read is what it is written into
    base: stored.revision,
    config,
    note: `Content: ${Object.keys(change).join(', ')}`,
    author,
  });
  // somebody was faster, and whoever says `*` writes into whatever there is
  return 'stale' in saved && base === '*' ? saveContent(database, scope, options) : saved;
}

export type ContentVersion = {
  revision: number;
  changedAt: Date | null;
  by: string | null;
  before: Partial<SiteContent>;
};

/** The changes of the content among those of the configuration, newest first. */
export async function listContentVersions(
  database: Database,
  scope: EmployerScope,
): Promise<ContentVersion[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('config_version')
    .leftJoin('account', 'account.id', 'config_version.changed_by')
    .select([
      'config_version.revision',
      'config_version.config',
      'config_version.changed_at',
      'account.first_name',
      'account.last_name',
    ])
    .orderBy('config_version.revision', 'desc')
    .limit(searchedVersions)
    .execute();
  const contents = rows.map((row) => contentIn(row.config));
  return rows.flatMap((row, index) => {
    const [after, previous] = [contents[index], contents[index + 1]];
    const before = after && previous ? whatDiffers(previous, after) : {};
    if (Object.keys(before).length === 0) return [];
    const by = row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim();
    return [{ revision: row.revision, changedAt: row.changed_at, by, before }];
  });
}

function whatDiffers(before: SiteContent, after: SiteContent): Partial<SiteContent> {
  return Object.fromEntries(
    Object.entries(before).filter(
      ([part, value]) => !isDeepStrictEqual(value, after[part as keyof SiteContent]),
    ),
  );
}
