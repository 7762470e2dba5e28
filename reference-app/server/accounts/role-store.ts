import { sql } from 'kysely';
import { roles as allRoles, type Role } from '../../contract/roles.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';

/**
 * Gives an account exactly these roles. Changes of an employer's admins take turns, so that of two admins who take each
 * other's role one stays.
 *
 * @returns `last admin` when nobody would be one; undefined when there is no such account
 */
export async function changeRoles(
  transaction: Database,
  scope: EmployerScope,
  { accountId, roles }: { accountId: number; roles: readonly Role[] },
): Promise<'changed' | 'same' | 'last admin' | undefined> {
  const tables = forEmployer(transaction, scope);
  const locked = await tables
    .selectFrom('account')
    .select(['id', 'roles'])
    .where(({ or, eb }) => or([eb('id', '=', accountId), sql<boolean>`account.roles @> '{admin}'`]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const account = locked.find(({ id }) => id === accountId);
  if (!account) return undefined;
  const wanted = allRoles.filter((role) => roles.includes(role));
  const has = new Set(account.roles);
  if (wanted.length === has.size && wanted.every((role) => has.has(role))) return 'same';
  const isAnotherAdmin = locked.some((one) => one.id !== accountId && one.roles.includes('admin'));
  if (has.has('admin') && !wanted.includes('admin') && !isAnotherAdmin) return 'last admin';
  await tables.updateTable('account').set({ roles: wanted }).where('id', '=', accountId).execute();
  return 'changed';
}
