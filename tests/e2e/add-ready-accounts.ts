import { hash } from '@node-rs/argon2';
import { createAccount } from '../../reference-app/server/accounts/store.ts';
import { acrossEmployers } from '../../reference-app/server/database/across-employers.ts';
import { inTransaction, openDatabase, type Database } from '../../reference-app/server/database/database.ts';
import { forEmployer, type EmployerScope } from '../../reference-app/server/database/for-employer.ts';
import { findEmployer } from '../../reference-app/server/employers/store.ts';
import { createLog } from '../../reference-app/server/http/log.ts';
import type { Data } from '../data.ts';
import { meridian, password } from './employers.ts';
import { emailOf, newPassword, readyAccounts, type ReadyAccounts } from './ready-accounts.ts';

/**
 * Adds accounts to the demo data: to sign up takes a second, because the mail is sent in the background. All passwords
 * get the cheapest hash: what it costs to guess them is not what these tests are about.
 *
 * @param options.folder where their server, which has stopped, keeps them
 */
export async function addReadyAccounts(data: Pick<Data, 'folder'>): Promise<void> {
  const database = await openDatabase({
    dataFolder: data.folder,
    log: createLog({ level: 'silent', write: () => undefined }),
  });
  const employer = await findEmployer(database, meridian);
  if (!employer) throw new Error(`The demo data has no ${meridian}.`);
  const cheap = { memoryCost: 8, timeCost: 1 };
  const [demoHash, passwordHash] = await Promise.all([hash(password, cheap), hash(newPassword, cheap)]);
  await inTransaction(database, async (transaction) => {
    await acrossEmployers(transaction).updateTable('account').set({ password_hash: demoHash }).execute();
    for (const kind of ['candidate', 'newcomer', 'passwordless'] as const)
      await addAccounts(transaction, employer.scope, {
        kind,
        passwordHash: kind === 'passwordless' ? null : passwordHash,
      });
  });
  await database.close();
}

async function addAccounts(
  transaction: Database,
  scope: EmployerScope,
  { kind, passwordHash }: { kind: ReadyAccounts; passwordHash: string | null },
): Promise<void> {
  // the others have answered what new candidates are asked
  const hasAnswered = kind !== 'newcomer';
  const answers = [];
  for (let index = 0; index < readyAccounts[kind]; index += 1) {
    const { id } = await createAccount(transaction, scope, {
      email: emailOf(kind, index),
      firstName: 'Ines',
      lastName: 'Okello',
      roles: ['candidate'],
      isOnboarded: hasAnswered,
      isBootstrapped: hasAnswered,
      passwordHash,
    });
    answers.push({ account_id: id, answers: '{"areas":["nursing"]}', answered_at: new Date() });
  }
  if (hasAnswered)
    await forEmployer(transaction, scope).insertInto('bootstrapping_answer').values(answers).execute();
}
