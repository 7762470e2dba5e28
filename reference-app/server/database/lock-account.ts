import type { Database } from './database.ts';
import { forEmployer, type EmployerScope } from './for-employer.ts';

/**
 * Lets others who lock the account wait until the transaction ends: whoever counts what an account has, to hold it to a limit, has to
 * be alone with it.
 *
 * @returns whether there is one
 */
export async function lockAccount(
  transaction: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<boolean> {
  const account = await forEmployer(transaction, scope)
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return account !== undefined;
}
