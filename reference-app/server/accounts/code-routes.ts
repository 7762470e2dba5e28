import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../../contract/accounts.ts';
import { inTransaction } from '../database/database.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { countCodeTry, keepCode, useCode } from './login-code-store.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { profileOf } from './profile.ts';
import { codeTries, isAnswered, mailLimits, mailLocale } from './rules.ts';
import { findAccountByEmail } from './store.ts';
import { newCode } from '../http/tokens.ts';

/** Logging in with a code that comes by mail. */
export async function codeRoutes(app: FastifyInstance): Promise<void> {
  const { database, signIn, accountMails: mails, now } = app;

  serve(app, accountCalls.sendCode, async (request) => {
    const employer = employerOf(request);
    const { scope, config } = employer;
    const { email } = request.body;
    await signIn.takeMail(request, email);
    const code = newCode();
    const codeHash = await hashPassword(code);
    await inTransaction(database, async (transaction) => {
      const found = await findAccountByEmail(transaction, scope, email);
      const expiresAt = new Date(now() + mailLimits.code);
      await keepCode(transaction, scope, { email, codeHash, expiresAt });
      if (!isAnswered(found?.account, config)) return;
      await mails.send(transaction, employer, {
        to: email,
        locale: mailLocale(found?.account.locale ?? null, config),
        ...(found
          ? { code, mail: 'code', values: { minutes: mailLimits.code / 60_000 } }
          : { mail: 'notThere', values: {} }),
      });
    });
    return answerOf({ email });
  });

  serve(app, accountCalls.loginWithCode, async (request, reply) => {
    const { scope } = employerOf(request);
    const { email, code } = request.body;
    await signIn.takeTry(request, { how: 'code', email });
    const codeHash = await countCodeTry(database, scope, { email, at: new Date(now()), tries: codeTries });
    const found = await findAccountByEmail(database, scope, email);
    const isRight = await isPassword(codeHash, code);
    if (
      !found ||
      codeHash === undefined ||
      !isRight ||
      !(await useCode(database, scope, { email, codeHash }))
    ) {
      await signIn.noteRefused(request, {
        how: 'code',
        result: 'wrong',
        accountId: found?.account.id ?? null,
      });
      throw new Refusal(401, 'The code is not right, or has expired.', {
        validationErrors: { code: 'Enter the code of the newest mail, or ask for another.' },
      });
    }
    await signIn.begin(request, reply, { how: 'code', account: found.account });
    return answerOf(profileOf(request));
  });
}
