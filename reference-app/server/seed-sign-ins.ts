import { randomBytes } from 'node:crypto';
import type { DemoSignIn } from '../employers/demo-sign-ins.ts';
import { insertSession } from './accounts/session-store.ts';
import { hashOfToken, newToken } from './http/tokens.ts';
import { logSignIn } from './audit/sign-ins.ts';
import type { Database } from './database/database.ts';
import type { EmployerScope } from './database/for-employer.ts';

const day = 24 * 60 * 60 * 1000;

/** Writes how a demo account was logged in to before. Nobody has the tokens of the sessions that last. */
export async function seedSignIns(
  transaction: Database,
  scope: EmployerScope,
  { accountId, signIns, now }: { accountId: number; signIns: readonly DemoSignIn[]; now: Date },
): Promise<void> {
  for (const { daysAgo, how, result, lasts, ...client } of signIns) {
    const at = new Date(now.getTime() - daysAgo * day);
    await logSignIn(transaction, scope, { accountId, at, how, result, ...client });
    if (lasts)
      await insertSession(transaction, scope, {
        id: randomBytes(12).toString('base64url'),
        tokenHash: hashOfToken(newToken()),
        accountId,
        method: how,
        client,
        at,
      });
  }
}
