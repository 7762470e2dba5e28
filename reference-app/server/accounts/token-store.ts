import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { normalizeEmail } from '../mail/normalize-email.ts';

type Purpose = 'reset' | 'email';

/** Keeps what a link that was sent is worth. */
export async function insertToken(
  transaction: Database,
  scope: EmployerScope,
  token: {
    tokenHash: string;
    purpose: Purpose;
    /** null = there is no account. */
    accountId: number | null;
    /** Where it was sent. */
    email: string;
    expiresAt: Date;
  },
): Promise<void> {
  await forEmployer(transaction, scope)
    .insertInto('account_token')
    .values({
      token_hash: token.tokenHash,
      purpose: token.purpose,
      account_id: token.accountId,
      email: normalizeEmail(token.email),
      expires_at: token.expiresAt,
    })
    .execute();
}

type Use = { tokenHash: string; purpose: Purpose; at: Date };

/** Whose a link is; undefined when it is used up, or its time is over. */
export async function findToken(
  database: Database,
  scope: EmployerScope,
  { tokenHash, purpose, at }: Use,
): Promise<{ accountId: number; email: string } | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('account_token')
    .select(['account_id', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  if (!row || row.account_id === null) return undefined;
  return { accountId: row.account_id, email: row.email };
}

/** Links that have been sent for an account, for one purpose or for any, and not used are worth nothing from now on. */
export async function deleteTokensOf(
  database: Database,
  scope: EmployerScope,
  { accountId, purpose }: { accountId: number; purpose?: Purpose },
): Promise<void> {
  let links = forEmployer(database, scope).deleteFrom('account_token').where('account_id', '=', accountId);
  if (purpose !== undefined) links = links.where('purpose', '=', purpose);
  await links.execute();
}

/** Uses up a link, and with it all others of its account. @returns false when it is used up already */
export async function useToken(
  transaction: Database,
  scope: EmployerScope,
  { tokenHash, accountId }: { tokenHash: string; accountId: number },
): Promise<boolean> {
  const { numDeletedRows } = await forEmployer(transaction, scope)
    .deleteFrom('account_token')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await deleteTokensOf(transaction, scope, { accountId });
  return true;
}
