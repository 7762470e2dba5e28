import { sql } from 'kysely';
import type { SignInMethod, SignInResult } from '../../contract/sessions.ts';
import type { Client } from '../accounts/client.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { logAction } from './store.ts';

/** `session.begin` = somebody logged in; `session.refuse` = somebody tried to. */
const actions = ['session.begin', 'session.refuse'] as const;

type SignInDetail = Client & { how: SignInMethod; result: SignInResult };

/** Notes that somebody logged in or tried to; what they typed is not kept. */
export async function logSignIn(
  transaction: Database,
  scope: EmployerScope,
  entry: SignInDetail & {
    /** Whose account was tried; null = there is none. */
    accountId: number | null;
    at: Date;
  },
): Promise<void> {
  const { accountId, at, ...detail } = entry;
  await logAction(transaction, scope, {
    accountId,
    at,
    action: actions[entry.result === 'done' ? 0 : 1],
    detail,
  });
}

export type StoredSignIn = SignInDetail & {
  id: number;
  at: Date;
  account: { encId: string; email: string } | null;
};

/**
 * Who logged in, newest first.
 *
 * @param options.accountId of one account only
 * @param options.before what came before this one
 */
export async function listSignIns(
  database: Database,
  scope: EmployerScope,
  { accountId, before, limit }: { accountId?: number; before?: number | undefined; limit: number },
): Promise<StoredSignIn[]> {
  let rows = forEmployer(database, scope)
    .selectFrom('audit_log')
    .leftJoin('account', 'account.id', 'audit_log.account_id')
    .select([
      'audit_log.id',
      'audit_log.happened_at',
      sql<SignInDetail>`audit_log.detail`.as('detail'),
      'account.enc_id',
      'account.email',
    ])
    .where('audit_log.action', 'in', actions)
    // an account that was erased leaves that it happened, and nothing of how
    .where(sql<boolean>`audit_log.detail ->> 'how' is not null`)
    .orderBy('audit_log.id', 'desc')
    .limit(limit);
  if (accountId !== undefined) rows = rows.where('audit_log.account_id', '=', accountId);
  if (before !== undefined) rows = rows.where('audit_log.id', '<', before);
  return (await rows.execute()).map(({ id, happened_at, detail, enc_id, email }) => ({
    ...detail,
    id,
    at: happened_at,
    account: enc_id === null || email === null ? null : { encId: enc_id, email },
  }));
}
