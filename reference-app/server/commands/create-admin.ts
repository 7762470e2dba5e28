// `npm run create-admin -- --employer careers.example --email somebody@careers.example`
import { randomBytes } from 'node:crypto';
import { roles } from '../../contract/roles.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { changeRoles } from '../accounts/role-store.ts';
import { deleteSessionsOf } from '../accounts/session-store.ts';
import { findAccountByEmail, openAccount } from '../accounts/store.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction } from '../database/database.ts';
import { StartFailure } from '../database/start-failure.ts';
import { emailIn, employerAt } from './given.ts';
import { runCommand } from './run.ts';

await runCommand(
  { names: ['employer', 'email'], usage: '--employer <domain> --email <e-mail>' },
  async ({ database, value, say }) => {
    const { scope, name } = await employerAt(database, value.employer);
    const email = emailIn(value.email);
    const password = randomBytes(15).toString('base64url');
    const passwordHash = await hashPassword(password);

    const isNew = await inTransaction(database, async (transaction) => {
      const opened = await openAccount(transaction, scope, {
        email,
        passwordHash,
        firstName: '',
        lastName: '',
        roles,
        isOnboarded: true,
        isBootstrapped: true,
      });
      const accountId = opened?.id ?? (await findAccountByEmail(transaction, scope, email))?.account.id;
      if (accountId === undefined) throw new StartFailure('The account was removed at the same moment.');
      if (!opened && (await changeRoles(transaction, scope, { accountId, roles })) === 'changed')
        await deleteSessionsOf(transaction, scope, { accountId });
      await logAction(transaction, scope, {
        accountId: null,
        at: new Date(),
        action: 'account.roles',
        detail: { account: accountId, roles, by: 'command' },
      });
      return opened !== undefined;
    });
    say(`${email} is an admin of ${name}.`);
    say(
      isNew
        ? `The password is ${password} and is not shown again: choose another after the first login.`
        : 'The account was there already, and its password stays as it was.',
    );
  },
);
