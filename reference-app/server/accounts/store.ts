import { randomBytes } from 'node:crypto';
import type { Role } from '../../contract/accounts.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { normaliseEmail } from './rules.ts';

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
};

const columns = [
  'account.id',
  'account.enc_id',
  'account.email',
  'account.first_name',
  'account.last_name',
  'account.roles',
  'account.is_onboarded',
  'account.is_bootstrapped',
] as const;

type Row = {
  id: number;
  enc_id: string;
  email: string;
  first_name: string;
  last_name: string;
  roles: Role[];
  is_onboarded: boolean;
  is_bootstrapped: boolean;
};

export async function findAccountByEmail(
  database: Database,
  scope: EmployerScope,
  email: string,
): Promise<{ account: Account; passwordHash: string } | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('account')
    .select([...columns, 'account.password_hash'])
    .where('account.email', '=', normaliseEmail(email))
    .executeTakeFirst();
  return row && { account: accountOf(row), passwordHash: row.password_hash };
}

/** @throws when the employer has an account with this e-mail */
export async function createAccount(
  database: Database,
  scope: EmployerScope,
  account: Omit<Account, 'id' | 'encId'> & { passwordHash: string },
): Promise<Account> {
  const row = await forEmployer(database, scope)
    .insertInto('account')
    .values({
      enc_id: randomBytes(9).toString('base64url'),
      email: normaliseEmail(account.email),
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      roles: [...account.roles],
      is_onboarded: account.isOnboarded,
      is_bootstrapped: account.isBootstrapped,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return accountOf(row);
}

export async function findSession(
  database: Database,
  scope: EmployerScope,
  tokenHash: string,
): Promise<{ account: Account; createdAt: Date; seenAt: Date } | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([...columns, 'session.created_at', 'session.seen_at'])
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row && { account: accountOf(row), createdAt: row.created_at, seenAt: row.seen_at };
}

export async function insertSession(
  database: Database,
  scope: EmployerScope,
  { tokenHash, accountId, at }: { tokenHash: string; accountId: number; at: Date },
): Promise<void> {
  await forEmployer(database, scope)
    .insertInto('session')
    .values({ token_hash: tokenHash, account_id: accountId, created_at: at, seen_at: at })
    .execute();
}

export async function touchSession(
  database: Database,
  scope: EmployerScope,
  { tokenHash, at }: { tokenHash: string; at: Date },
): Promise<void> {
  await forEmployer(database, scope)
    .updateTable('session')
    .set({ seen_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(
  database: Database,
  scope: EmployerScope,
  tokenHash: string,
): Promise<void> {
  await forEmployer(database, scope).deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}

function accountOf(row: Row): Account {
  return {
    id: row.id,
    encId: row.enc_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    roles: row.roles,
    isOnboarded: row.is_onboarded,
    isBootstrapped: row.is_bootstrapped,
  };
}
