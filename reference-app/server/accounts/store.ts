import { randomBytes } from 'node:crypto';
import type { Role } from '../../contract/accounts.ts';
import type { Locale } from '@portico/core/messages';
import type { NotificationChoice } from '../../contract/settings.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { normalizeEmail } from '../mail/normalize-email.ts';
import { completeRoles } from './rules.ts';

export type Account = {
  id: number;
  /** Public id of the candidate's profile. */
  encId: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: readonly Role[];
  isOnboarded: boolean;
  isBootstrapped: boolean;
  /** Of its mails; null = the employer's first. */
  locale: Locale | null;
  /** Which of them it wants to be shown. */
  notifications: NotificationChoice;
};

export const accountColumns = [
  'account.id',
  'account.enc_id',
  'account.email',
  'account.first_name',
  'account.last_name',
  'account.roles',
  'account.is_onboarded',
  'account.is_bootstrapped',
  'account.locale',
  'account.notifications',
] as const;

export type AccountRow = {
  id: number;
  enc_id: string;
  email: string;
  first_name: string;
  last_name: string;
  roles: Role[];
  is_onboarded: boolean;
  is_bootstrapped: boolean;
  locale: Locale | null;
  notifications: NotificationChoice;
};

export async function findAccountByEmail(
  database: Database,
  scope: EmployerScope,
  email: string,
): Promise<{ account: Account; passwordHash: string | null } | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('account')
    .select([...accountColumns, 'account.password_hash'])
    .where('account.email', '=', normalizeEmail(email))
    .executeTakeFirst();
  return row && { account: accountOf(row), passwordHash: row.password_hash };
}

/** @throws when the employer has an account with this e-mail */
export async function createAccount(
  database: Database,
  scope: EmployerScope,
  account: NewAccount,
): Promise<Account> {
  const created = await openAccount(database, scope, account);
  if (!created) throw new Error('There is an account with this e-mail already.');
  return created;
}

type NewAccount = Omit<Account, 'id' | 'encId' | 'locale' | 'notifications'> & {
  passwordHash: string | null;
  locale?: Locale | null;
};

/** @returns undefined when the employer has an account with this e-mail */
export async function openAccount(
  database: Database,
  scope: EmployerScope,
  account: NewAccount,
): Promise<Account | undefined> {
  const row = await forEmployer(database, scope)
    .insertInto('account')
    .values({
      enc_id: randomBytes(9).toString('base64url'),
      email: normalizeEmail(account.email),
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      roles: [...account.roles],
      is_onboarded: account.isOnboarded,
      is_bootstrapped: account.isBootstrapped,
      locale: account.locale ?? null,
    })
    .onConflict((conflict) => conflict.columns(['email']).doNothing())
    .returning(accountColumns)
    .executeTakeFirst();
  return row && accountOf(row);
}

/** @returns undefined when there is no such account */
export async function findAccount(
  database: Database,
  scope: EmployerScope,
  id: number,
): Promise<{ account: Account; passwordHash: string | null } | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('account')
    .select([...accountColumns, 'account.password_hash'])
    .where('account.id', '=', id)
    .executeTakeFirst();
  return row && { account: accountOf(row), passwordHash: row.password_hash };
}

/** As it is now, and stays until the transaction ends. */
export async function lockPassword(
  transaction: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<string | null | undefined> {
  const row = await forEmployer(transaction, scope)
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return row?.password_hash;
}

/** @param options.before what it is now, so that of two changes at once one is made; absent = whatever it is */
export async function setPassword(
  transaction: Database,
  scope: EmployerScope,
  { accountId, passwordHash, before }: { accountId: number; passwordHash: string; before?: string },
): Promise<boolean> {
  let change = forEmployer(transaction, scope)
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId);
  if (before !== undefined) change = change.where('password_hash', '=', before);
  return (await change.executeTakeFirst()).numUpdatedRows > 0n;
}

/** @returns false when another account has the e-mail */
export async function setEmail(
  transaction: Database,
  scope: EmployerScope,
  { accountId, email }: { accountId: number; email: string },
): Promise<boolean> {
  const taken = await forEmployer(transaction, scope)
    .selectFrom('account')
    .select('id')
    .where('email', '=', normalizeEmail(email))
    .where('id', '!=', accountId)
    .executeTakeFirst();
  if (taken) return false;
  await forEmployer(transaction, scope)
    .updateTable('account')
    .set({ email: normalizeEmail(email) })
    .where('id', '=', accountId)
    .execute();
  return true;
}

export function accountOf(row: AccountRow): Account {
  return {
    id: row.id,
    encId: row.enc_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    roles: completeRoles(row.roles),
    isOnboarded: row.is_onboarded,
    isBootstrapped: row.is_bootstrapped,
    locale: row.locale,
    notifications: row.notifications,
  };
}
