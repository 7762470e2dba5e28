import { isDeepStrictEqual } from 'node:util';
import { keptConfigVersions } from '../../contract/config.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { Base } from '../http/if-match.ts';
import { lockConfig, writeConfig, type StoredConfig } from './store.ts';

export type StaleConfig = { stale: true; theirs: StoredConfig };
type Author = { accountId: number | null; at: Date };

/** Replaces the configuration if it still is the one that the author saw; the same again changes nothing. */
export async function saveConfig(
  database: Database,
  scope: EmployerScope,
  options: { base: Base; config: Record<string, unknown>; note: string; author: Author },
): Promise<StoredConfig | StaleConfig> {
  const { base, config, note, author } = options;
  return inTransaction(database, async (transaction) => {
    const current = await lockConfig(transaction, scope);
    if (isDeepStrictEqual(current.config, config)) return current;
    if (base !== '*' && base !== current.revision) return { stale: true, theirs: current };
    const saved = await write(transaction, scope, { current, config, note, author });
    await logAction(transaction, scope, {
      ...author,
      action: 'config.change',
      detail: { revision: saved.revision, note },
    });
    return saved;
  });
}

/**
 * Also what this release cannot use all of: it was in use like that.
 *
 * @returns undefined when that revision is not kept
 */
export async function restoreConfig(
  database: Database,
  scope: EmployerScope,
  options: { base: Base; revision: number; author: Author },
): Promise<StoredConfig | StaleConfig | undefined> {
  const { base, revision, author } = options;
  return inTransaction(database, async (transaction) => {
    const current = await lockConfig(transaction, scope);
    const old = await forEmployer(transaction, scope)
      .selectFrom('config_version')
      .select('config')
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (!old) return undefined;
    if (isDeepStrictEqual(current.config, old.config)) return current;
    if (base !== '*' && base !== current.revision) return { stale: true, theirs: current };
    const note = `Version ${revision} restored`;
    const saved = await write(transaction, scope, { current, config: old.config, note, author });
    await logAction(transaction, scope, {
      ...author,
      action: 'config.restore',
      detail: { revision: saved.revision, restored: revision },
    });
    return saved;
  });
}

export async function listConfigVersions(
  database: Database,
  scope: EmployerScope,
): Promise<{ revision: number; changedAt: Date | null; by: string | null; note: string }[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('config_version')
    .leftJoin('account', 'account.id', 'config_version.changed_by')
    .select([
      'config_version.revision',
      'config_version.changed_at',
      'config_version.note',
      'account.first_name',
      'account.last_name',
    ])
    .orderBy('config_version.revision', 'desc')
    .limit(keptConfigVersions)
    .execute();
  return rows.map((row) => ({
    revision: row.revision,
    changedAt: row.changed_at,
    by: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim(),
    note: row.note,
  }));
}

async function write(
  transaction: Database,
  scope: EmployerScope,
  options: { current: StoredConfig; config: Record<string, unknown>; note: string; author: Author },
): Promise<StoredConfig> {
  const { current, config, note, author } = options;
  const tables = forEmployer(transaction, scope);
  const revision = current.revision + 1;
  await tables
    .insertInto('config_version')
    .values([
      // what came with the employer has no row yet
      {
        revision: current.revision,
        config: JSON.stringify(current.config),
        changed_at: null,
        changed_by: null,
        note: '',
      },
      {
        revision,
        config: JSON.stringify(config),
        changed_at: author.at,
        changed_by: author.accountId,
        note,
      },
    ])
    .onConflict((conflict) => conflict.columns(['revision']).doNothing())
    .execute();
  await tables
    .deleteFrom('config_version')
    .where('revision', '<=', revision - keptConfigVersions)
    .execute();
  await writeConfig(transaction, scope, { revision, config });
  return { revision, config };
}
