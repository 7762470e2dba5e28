import type { Locale } from '@portico/core/messages';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { normalizeEmail } from '../mail/normalize-email.ts';

/** An account that is asked for and not confirmed. */
export type SignUp = {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  /** The browser that asked. */
  visitorHash: string | null;
};

export async function insertSignUp(
  transaction: Database,
  scope: EmployerScope,
  { tokenHash, signUp, expiresAt }: { tokenHash: string; signUp: SignUp; expiresAt: Date },
): Promise<void> {
  await forEmployer(transaction, scope)
    .insertInto('sign_up')
    .values({
      token_hash: tokenHash,
      email: normalizeEmail(signUp.email),
      password_hash: signUp.passwordHash,
      first_name: signUp.firstName,
      last_name: signUp.lastName,
      locale: signUp.locale,
      visitor_hash: signUp.visitorHash,
      expires_at: expiresAt,
    })
    .execute();
}

export async function findSignUp(
  database: Database,
  scope: EmployerScope,
  { tokenHash, at }: { tokenHash: string; at: Date },
): Promise<SignUp | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('sign_up')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return (
    row && {
      email: row.email,
      passwordHash: row.password_hash,
      firstName: row.first_name,
      lastName: row.last_name,
      locale: row.locale,
      visitorHash: row.visitor_hash,
    }
  );
}

/** Uses up a link, and with it all others of the same e-mail. @returns false when it is used up already */
export async function useSignUp(
  transaction: Database,
  scope: EmployerScope,
  { tokenHash, email }: { tokenHash: string; email: string },
): Promise<boolean> {
  const tables = forEmployer(transaction, scope);
  const { numDeletedRows } = await tables
    .deleteFrom('sign_up')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await tables.deleteFrom('sign_up').where('email', '=', email).execute();
  return true;
}
