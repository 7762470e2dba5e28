import { sql } from 'kysely';
import type { Role } from '../../contract/roles.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { completeRoles } from './rules.ts';

export type ListedAccount = {
  encId: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: readonly Role[];
  createdAt: Date;
  /** Of those sessions that are kept. */
  seenAt: Date | null;
};

/** Some of the accounts in the order in which they were opened, and how many there are. */
export async function listAccounts(
  database: Database,
  scope: EmployerScope,
  options: { query: string; role: Role | undefined; start: number; limit: number },
): Promise<{ accounts: ListedAccount[]; count: number }> {
  const { query, role, start, limit } = options;
  const pattern = `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  let found = forEmployer(database, scope).selectFrom('account');
  if (query !== '')
    found = found.where(
      sql<boolean>`(account.email ilike ${pattern} or account.first_name || ' ' || account.last_name ilike ${pattern})`,
    );
  if (role === 'candidate') found = found.where(sql<boolean>`account.roles <> '{}'`);
  else if (role !== undefined) found = found.where(sql<boolean>`account.roles @> ${[role]}::text[]`);
  const { count } = await found
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select((select) => [
      'account.enc_id',
      'account.email',
      'account.first_name',
      'account.last_name',
      'account.roles',
      'account.created_at',
      select
        .selectFrom('session')
        .select(({ fn }) => fn.max('session.seen_at').as('seen_at'))
        .whereRef('session.account_id', '=', 'account.id')
        .as('seen_at'),
    ])
    .orderBy('account.id')
    .offset(start)
    .limit(limit)
    .execute();
  return {
    count: Number(count),
    accounts: rows.map((row) => ({
      encId: row.enc_id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      roles: completeRoles(row.roles),
      createdAt: row.created_at,
      seenAt: row.seen_at,
    })),
  };
}

/** By its public id. */
export async function findAccountId(
  database: Database,
  scope: EmployerScope,
  encId: string,
): Promise<number | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('account')
    .select('id')
    .where('enc_id', '=', encId)
    .executeTakeFirst();
  return row?.id;
}
