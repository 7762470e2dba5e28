import type { SignInMethod } from '../../contract/sessions.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { prepared } from '../database/prepared.ts';
import type { Client } from './client.ts';
import { deleteCodeOf } from './login-code-store.ts';
import { accountColumns, accountOf, type Account } from './store.ts';
import { deleteTokensOf } from './token-store.ts';

export type StoredSession = Client & {
  /** Public. */
  id: string;
  method: SignInMethod;
  createdAt: Date;
  seenAt: Date;
};

const rowsOfToken = prepared((tables, { tokenHash }: { tokenHash: string }) =>
  tables
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([...accountColumns, 'session.id as session_id', 'session.created_at', 'session.seen_at'])
    .where('session.token_hash', '=', tokenHash),
);

export async function findSession(
  database: Database,
  scope: EmployerScope,
  tokenHash: string,
): Promise<{ id: string; account: Account; createdAt: Date; seenAt: Date } | undefined> {
  const [row] = await rowsOfToken(database, scope, { tokenHash });
  return (
    row && {
      id: row.session_id,
      account: accountOf(row),
      createdAt: row.created_at,
      seenAt: row.seen_at,
    }
  );
}

export async function insertSession(
  database: Database,
  scope: EmployerScope,
  {
    id,
    tokenHash,
    accountId,
    method,
    client,
    at,
  }: {
    id: string;
    tokenHash: string;
    accountId: number;
    method: SignInMethod;
    client: Client;
    at: Date;
  },
): Promise<void> {
  await forEmployer(database, scope)
    .insertInto('session')
    .values({
      id,
      token_hash: tokenHash,
      account_id: accountId,
      method,
      ...client,
      created_at: at,
      seen_at: at,
    })
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

/** Gives a session another token. @returns false when it has ended, or has just been given one */
export async function changeToken(
  database: Database,
  scope: EmployerScope,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await forEmployer(database, scope)
    .updateTable('session')
    .set({ token_hash: to })
    .where('token_hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a session goes on, whatever its token is by now. */
export async function hasSession(database: Database, scope: EmployerScope, id: string): Promise<boolean> {
  const row = await forEmployer(database, scope)
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whose it was; undefined when there is none */
export async function deleteSession(
  database: Database,
  scope: EmployerScope,
  tokenHash: string,
): Promise<number | undefined> {
  const row = await forEmployer(database, scope)
    .deleteFrom('session')
    .where('token_hash', '=', tokenHash)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

/** Locks out whoever has one of an account's sessions, as `deleteSessionsOf` does. @returns false when the account has no such one */
export async function deleteSessionOf(
  database: Database,
  scope: EmployerScope,
  { accountId, id }: { accountId: number; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await forEmployer(database, scope)
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await deleteMailed(database, scope, accountId);
  return true;
}

/**
 * Ends an account's sessions. With them end the links and the code that were asked for: somebody who is locked out must not come
 * back by what waits in a mailbox of theirs.
 *
 * @returns how many sessions
 */
export async function deleteSessionsOf(
  database: Database,
  scope: EmployerScope,
  { accountId, except }: { accountId: number; except?: string | undefined },
): Promise<number> {
  let sessions = forEmployer(database, scope).deleteFrom('session').where('account_id', '=', accountId);
  if (except !== undefined) sessions = sessions.where('id', '!=', except);
  const { numDeletedRows } = await sessions.executeTakeFirst();
  await deleteMailed(database, scope, accountId);
  return Number(numDeletedRows);
}

async function deleteMailed(database: Database, scope: EmployerScope, accountId: number): Promise<void> {
  await deleteCodeOf(database, scope, accountId);
  await deleteTokensOf(database, scope, { accountId });
}

/** What was used last comes first; also those whose time is over. */
export async function listSessionsOf(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<StoredSession[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('session')
    .select(['id', 'method', 'browser', 'system', 'network', 'created_at', 'seen_at'])
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, seen_at, ...row }) => ({ ...row, createdAt: created_at, seenAt: seen_at }));
}
