import type { EmployerConfigInput } from '../../contract/employer-config.ts';
import { acrossEmployers } from '../database/across-employers.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';

export type EmployerRow = {
  scope: EmployerScope;
  domain: string;
  name: string;
  product: 'default' | 'pcsx';
  config: unknown;
  configRevision: number;
  /** Changes with every write to the employer's jobs. */
  dataVersion: number;
};

/** The employer of a domain, given in lower case; without one the first. */
export async function findEmployer(database: Database, domain?: string): Promise<EmployerRow | undefined> {
  const rows = acrossEmployers(database).selectFrom('employer').selectAll();
  const row = await (
    domain === undefined ? rows.orderBy('group_id').limit(1) : rows.where('domain', '=', domain)
  ).executeTakeFirst();
  return (
    row && {
      scope: row.group_id as EmployerScope,
      domain: row.domain,
      name: row.name,
      product: row.product,
      config: row.config,
      configRevision: row.config_revision,
      dataVersion: row.data_version,
    }
  );
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
