import type { FormValues } from '../../contract/form-definition.ts';
import { keepWithForm } from '../answer-files/store.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { loginNeeded } from '../http/refusal.ts';

export type Progress = { isOnboarded: boolean; isBootstrapped: boolean; values: FormValues };

/** The account was deleted after its session was found. */
const gone = () => loginNeeded();

/** How far a candidate has come. */
export async function findProgress(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<Progress> {
  const row = await forEmployer(database, scope)
    .selectFrom('account')
    .leftJoin('bootstrapping_answer', 'bootstrapping_answer.account_id', 'account.id')
    .select(['account.is_onboarded', 'account.is_bootstrapped', 'bootstrapping_answer.answers'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow(gone);
  return {
    isOnboarded: row.is_onboarded,
    isBootstrapped: row.is_bootstrapped,
    values: row.answers ?? {},
  };
}

/** Onboards a candidate, and with `endsBootstrapping` bootstraps too; does nothing the second time. */
export async function onboard(
  database: Database,
  scope: EmployerScope,
  options: { accountId: number; at: Date; endsBootstrapping: boolean },
): Promise<void> {
  const { accountId, at, endsBootstrapping } = options;
  await inTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await forEmployer(transaction, scope)
      .updateTable('account')
      .set({ is_onboarded: true, ...(endsBootstrapping && { is_bootstrapped: true }) })
      .where('id', '=', accountId)
      .where((row) =>
        row.or([
          row('is_onboarded', '=', false),
          ...(endsBootstrapping ? [row('is_bootstrapped', '=', false)] : []),
        ]),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n)
      await logAction(transaction, scope, { accountId, at, action: 'account.onboard', detail: {} });
  });
}

/** Stores a new candidate's answers, and with `submit` ends bootstrapping; those of a bootstrapped candidate stay. */
export async function saveBootstrapping(
  database: Database,
  scope: EmployerScope,
  options: { accountId: number; at: Date; answers: FormValues; files: readonly string[]; submit: boolean },
): Promise<void> {
  const { accountId, at, submit } = options;
  await inTransaction(database, async (transaction) => {
    const tables = forEmployer(transaction, scope);
    const account = await tables
      .selectFrom('account')
      .select('is_bootstrapped')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow(gone);
    if (account.is_bootstrapped) return;
    const written = { answers: JSON.stringify(options.answers), answered_at: at };
    await tables
      .insertInto('bootstrapping_answer')
      .values({ account_id: accountId, ...written })
      .onConflict((conflict) => conflict.columns(['account_id']).doUpdateSet(written))
      .execute();
    if (!submit) return;
    await keepWithForm(transaction, scope, { accountId, ids: options.files, at });
    await tables.updateTable('account').set({ is_bootstrapped: true }).where('id', '=', accountId).execute();
    await logAction(transaction, scope, { accountId, at, action: 'account.bootstrap', detail: {} });
  });
}
