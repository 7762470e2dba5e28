import type { Kysely } from 'kysely';
import type { EmployerConfigInput } from '../../contract/employer-config.ts';
import { acrossEmployers, preparedAcrossEmployers } from '../database/across-employers.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import type { Tables } from '../database/schema.ts';
import { createSharedRead } from '../database/shared-read.ts';

export type EmployerRow = {
  scope: EmployerScope;
  domain: string;
  name: string;
  product: 'default' | 'pcsx';
  /** Of its configuration; see `readConfig`. */
  configRevision: number;
  /** Changes with every write to the employer's jobs. */
  dataVersion: number;
};

export type StoredConfig = {
  /** Grows with every change. */
  revision: number;
  config: Record<string, unknown>;
};

/** The employer of a domain, given in lower case; without one the first. */
export function findEmployer(database: Database, domain?: string): Promise<EmployerRow | undefined> {
  return findTogether(acrossEmployers(database), domain);
}

const whatRequestsNeed = [
  'group_id',
  'domain',
  'name',
  'product',
  'config_revision',
  'data_version',
] as const;
const employerAt = preparedAcrossEmployers((all, { domain }: { domain: string }) =>
  all.selectFrom('employer').select(whatRequestsNeed).where('domain', '=', domain),
);
const firstEmployer = preparedAcrossEmployers((all) =>
  all.selectFrom('employer').select(whatRequestsNeed).orderBy('group_id').limit(1),
);

/** Every request begins with it. */
const findTogether = createSharedRead(
  async (source: Kysely<Tables>, domain: string | undefined): Promise<EmployerRow | undefined> => {
    const [row] = await (domain === undefined ? firstEmployer(source, {}) : employerAt(source, { domain }));
    return (
      row && {
        scope: row.group_id as EmployerScope,
        domain: row.domain,
        name: row.name,
        product: row.product,
        configRevision: row.config_revision,
        dataVersion: row.data_version,
      }
    );
  },
);

/** An employer's configuration as it was written. */
export async function readConfig(database: Database, scope: EmployerScope): Promise<StoredConfig> {
  return configOf(await configRow(database, scope).executeTakeFirstOrThrow());
}

/** The same, kept from other writers until the transaction ends. */
export async function lockConfig(transaction: Database, scope: EmployerScope): Promise<StoredConfig> {
  return configOf(await configRow(transaction, scope).forUpdate().executeTakeFirstOrThrow());
}

/** The caller has locked the configuration. */
export async function writeConfig(
  transaction: Database,
  scope: EmployerScope,
  { revision, config }: StoredConfig,
): Promise<void> {
  await acrossEmployers(transaction)
    .updateTable('employer')
    .set({ config: JSON.stringify(config), config_revision: revision })
    .where('group_id', '=', scope)
    .execute();
}

function configRow(database: Database, scope: EmployerScope) {
  return acrossEmployers(database)
    .selectFrom('employer')
    .select(['config', 'config_revision'])
    .where('group_id', '=', scope);
}

function configOf({
  config,
  config_revision: revision,
}: {
  config: unknown;
  config_revision: number;
}): StoredConfig {
  return { revision, config: isRecord(config) ? config : {} };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export async function listEmployers(
  database: Database,
): Promise<{ domain: string; name: string; product: 'default' | 'pcsx' }[]> {
  return acrossEmployers(database)
    .selectFrom('employer')
    .select(['domain', 'name', 'product'])
    .orderBy('group_id')
    .execute();
}

/** Every employer, for what the server does by itself. */
export async function listScopes(database: Database): Promise<EmployerScope[]> {
  const rows = await acrossEmployers(database)
    .selectFrom('employer')
    .select('group_id')
    .orderBy('group_id')
    .execute();
  return rows.map((row) => row.group_id as EmployerScope);
}

/** The domain of an employer; undefined when it has gone. */
export async function domainOf(database: Database, scope: EmployerScope): Promise<string | undefined> {
  const row = await acrossEmployers(database)
    .selectFrom('employer')
    .select('domain')
    .where('group_id', '=', scope)
    .executeTakeFirst();
  return row?.domain;
}

/** @throws when the domain exists */
export async function createEmployer(
  database: Database,
  employer: { domain: string; name: string; product: 'default' | 'pcsx'; config: EmployerConfigInput },
): Promise<EmployerScope> {
  const { group_id } = await acrossEmployers(database)
    .insertInto('employer')
    .values({ ...employer, domain: employer.domain.toLowerCase(), config: JSON.stringify(employer.config) })
    .returning('group_id')
    .executeTakeFirstOrThrow();
  return group_id as EmployerScope;
}
