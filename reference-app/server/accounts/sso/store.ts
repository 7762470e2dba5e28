import type { Database } from '../../database/database.ts';
import { forEmployer, type EmployerScope } from '../../database/for-employer.ts';
import { accountColumns, accountOf, type Account } from '../store.ts';

/** Who somebody is at a provider: its issuer, and what it calls them. */
export type Identity = { issuer: string; subject: string };

export async function findByIdentity(
  database: Database,
  scope: EmployerScope,
  { issuer, subject }: Identity,
): Promise<Account | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('sso_identity')
    .innerJoin('account', 'account.id', 'sso_identity.account_id')
    .select(accountColumns)
    .where('sso_identity.issuer', '=', issuer)
    .where('sso_identity.subject', '=', subject)
    .executeTakeFirst();
  return row && accountOf(row);
}

/** Done already, it does nothing. */
export async function linkIdentity(
  transaction: Database,
  scope: EmployerScope,
  { issuer, subject, accountId, at }: Identity & { accountId: number; at: Date },
): Promise<void> {
  await forEmployer(transaction, scope)
    .insertInto('sso_identity')
    .values({ issuer, subject, account_id: accountId, linked_at: at })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
}
