// `npm run erase-visitor -- --employer careers.example --email somebody@mail.example`
import { findAccountByEmail } from '../accounts/store.ts';
import { inTransaction } from '../database/database.ts';
import { eraseUnderAddress } from '../privacy/under-address.ts';
import { emailIn, employerAt } from './given.ts';
import { runCommand } from './run.ts';

await runCommand(
  { names: ['employer', 'email'], usage: '--employer <domain> --email <e-mail>' },
  async ({ database, value, say }) => {
    const { scope, name } = await employerAt(database, value.employer);
    const email = emailIn(value.email);
    const count = await inTransaction(database, (transaction) =>
      eraseUnderAddress(transaction, scope, { email, at: new Date() }),
    );
    say(
      count === 0
        ? `Nothing was sent to ${name} under ${email} without an account.`
        : `What was sent to ${name} under ${email} without an account is erased (visitors: ${count}).`,
    );
    if (await findAccountByEmail(database, scope, email))
      say('There is an account with this e-mail, which is as it was: its owner deletes it.');
  },
);
