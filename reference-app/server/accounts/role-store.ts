import { sql } from 'kysely';
import type { Role } from '../../contract/roles.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { completeRoles } from './rules.ts';

/**
 * An account's roles, which stay so until the transaction ends, as do those of the employer's admins.
 *
 * @returns undefined when there is no such account
 */
export async function lockRoles(
  transaction: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<{ roles: ReadonlySet<Role>; isLastAdmin: boolean } | undefined> {
  const locked = await forEmployer(transaction, scope)
    .selectFrom('account')
    .select(['id', 'roles'])
    .where(({ or, eb }) => or([eb('id', '=', accountId), sql<boolean>`account.roles @> '{admin}'`]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const account = locked.find(({ id }) => id === accountId);
  if (!account) return undefined;
  const isAnotherAdmin = locked.some(({ id, roles }) => id !== accountId && roles.includes('admin'));
  const roles = new Set(completeRoles(account.roles));
  return { roles, isLastAdmin: roles.has('admin') && !isAnotherAdmin };
}

/**
 * Gives an account exactly these roles, and with any of them that of a candidate. Changes of an employer's admins take turns, so
 * that of two admins who take each other's role one stays.
 *
 * @returns `last admin` when nobody would be one; undefined when there is no such account
 */
export async function changeRoles(
  transaction: Database,
  scope: EmployerScope,
  { accountId, roles }: { accountId: number; roles: readonly Role[] },
): Promise<'changed' | 'same' | 'last admin' | undefined> {
  const account = await lockRoles(transaction, scope, accountId);
  if (!account) return undefined;
  const wanted = completeRoles(roles);
  if (wanted.length === account.roles.size && wanted.every((role) => account.roles.has(role))) return 'same';
  if (account.isLastAdmin && !wanted.includes('admin')) return 'last admin';
  await forEmployer(transaction, scope)
    .updateTable('account')
    .set({ roles: wanted })
    .where('id', '=', accountId)
    .execute();
  return 'changed';
}
