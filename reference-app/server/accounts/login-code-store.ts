import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { normalizeEmail } from '../mail/normalize-email.ts';

/** Takes the place of an earlier code of the same e-mail. */
export async function keepCode(
  transaction: Database,
  scope: EmployerScope,
  { email, codeHash, expiresAt }: { email: string; codeHash: string; expiresAt: Date },
): Promise<void> {
  const fresh = { code_hash: codeHash, tries: 0, expires_at: expiresAt };
  await forEmployer(transaction, scope)
    .insertInto('login_code')
    .values({ email: normalizeEmail(email), ...fresh })
    .onConflict((conflict) => conflict.columns(['email']).doUpdateSet(fresh))
    .execute();
}

/** Counts a try. @returns the hash of the code that is asked for, while there are tries and time left */
export async function countCodeTry(
  database: Database,
  scope: EmployerScope,
  { email, at, tries }: { email: string; at: Date; tries: number },
): Promise<string | undefined> {
  const row = await forEmployer(database, scope)
    .updateTable('login_code')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('email', '=', normalizeEmail(email))
    .where('tries', '<', tries)
    .where('expires_at', '>', at)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

/** A code that was sent to an account is worth nothing from now on. */
export async function deleteCodeOf(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<void> {
  await forEmployer(database, scope)
    .deleteFrom('login_code')
    .where('email', '=', ({ selectFrom }) =>
      selectFrom('account').select('account.email').where('account.id', '=', accountId),
    )
    .execute();
}

/** Uses up a code. @returns false when it is used up already, or another has taken its place */
export async function useCode(
  database: Database,
  scope: EmployerScope,
  { email, codeHash }: { email: string; codeHash: string },
): Promise<boolean> {
  const { numDeletedRows } = await forEmployer(database, scope)
    .deleteFrom('login_code')
    .where('email', '=', normalizeEmail(email))
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
