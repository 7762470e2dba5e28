import type { FastifyInstance, FastifyReply } from 'fastify';
import { accountCalls } from '../../contract/accounts.ts';
import { joinApplications } from '../applications/join-account.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction } from '../database/database.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, renewSession, sessionOf } from '../http/request-context.ts';
import { serve, type CallRequest } from '../http/serve.ts';
import { linkWith } from './mails.ts';
import { isPassword } from './passwords.ts';
import { linkGone, passwordNeeded, wrongPassword } from './refusals.ts';
import { normalizeEmail } from '../mail/normalize-email.ts';
import { mailLimits, mailLocale } from './rules.ts';
import { deleteSessionsOf } from './session-store.ts';
import { findAccount, findAccountByEmail, lockPassword, setEmail } from './store.ts';
import { findToken, insertToken, useToken } from './token-store.ts';
import { hashOfToken, newToken } from '../http/tokens.ts';

/** Moving an account to another e-mail, which is confirmed there. */
export async function emailRoutes(app: FastifyInstance): Promise<void> {
  serve(app, accountCalls.changeEmail, changeEmail);
  serve(app, accountCalls.confirmEmail, confirmEmail);
}

async function changeEmail(request: CallRequest<typeof accountCalls.changeEmail>) {
  const { database, signIn, accountMails: mails, now } = request.server;
  const employer = employerOf(request);
  const { scope, config } = employer;
  const { account } = sessionOf(request);
  const { email, password } = request.body;
  if (normalizeEmail(email) === account.email) {
    const message = 'This is your e-mail already.';
    throw new Refusal(400, message, { validationErrors: { email: message } });
  }
  const passwordHash = await signIn.checkOwnPassword(request, { field: 'password', password });
  await signIn.takeMail(request, email);
  const token = newToken();
  await inTransaction(database, async (transaction) => {
    // a password that was changed meanwhile has ended what was asked for with the old one
    if ((await lockPassword(transaction, scope, account.id)) !== passwordHash)
      throw wrongPassword('password');
    const taken = await findAccountByEmail(transaction, scope, email);
    await insertToken(transaction, scope, {
      tokenHash: hashOfToken(token),
      purpose: 'email',
      accountId: taken ? null : account.id,
      email,
      expiresAt: new Date(now() + mailLimits.email),
    });
    await mails.send(transaction, employer, {
      to: email,
      locale: mailLocale(account.locale, config),
      ...(taken
        ? { mail: 'alreadyThere', values: {} }
        : {
            path: linkWith('email', token),
            mail: 'newEmail',
            values: { minutes: 60 },
          }),
    });
    // also where the new one is taken: whoever asks learns nothing from a mailbox of theirs
    await mails.send(transaction, employer, {
      to: account.email,
      locale: mailLocale(account.locale, config),
      mail: 'emailAsked',
      values: { name: account.firstName },
    });
  });
  return answerOf({ email });
}

async function confirmEmail(request: CallRequest<typeof accountCalls.confirmEmail>, reply: FastifyReply) {
  const { database, signIn, accountMails: mails, now } = request.server;
  const employer = employerOf(request);
  const { scope, config } = employer;
  const tokenHash = hashOfToken(request.body.token);
  const at = new Date(now());
  const asked = await findToken(database, scope, { tokenHash, purpose: 'email', at });
  const found = asked && (await findAccount(database, scope, asked.accountId));
  if (!asked || !found) throw linkGone();
  const { account } = found;
  const { email } = asked;
  const isOwn = request.session?.account.id === account.id;
  // whoever reads the mail need not be who asked: a click alone must not give their applications away
  if (!isOwn) {
    await signIn.takeTry(request, { how: 'password', email: account.email });
    if (!(await isPassword(found.passwordHash, request.body.password ?? ''))) {
      await signIn.noteRefused(request, { how: 'password', result: 'wrong', accountId: account.id });
      throw passwordNeeded('Enter the password of the account that is to have this e-mail.');
    }
  }
  await inTransaction(database, async (transaction) => {
    if (!(await useToken(transaction, scope, { tokenHash, accountId: account.id }))) throw linkGone();
    if (!(await setEmail(transaction, scope, { accountId: account.id, email })))
      throw new Refusal(409, 'There is another account with this e-mail.');
    const ended = await deleteSessionsOf(transaction, scope, {
      accountId: account.id,
      except: isOwn ? request.session?.id : undefined,
    });
    const joined = await joinApplications(transaction, scope, { accountId: account.id, email, at });
    await logAction(transaction, scope, {
      accountId: account.id,
      at,
      action: 'account.email.change',
      detail: { sessionsEnded: ended, applicationsJoined: joined },
    });
    await mails.send(transaction, employer, {
      to: account.email,
      locale: mailLocale(account.locale, config),
      mail: 'emailChanged',
      values: { name: account.firstName },
    });
  });
  if (isOwn) await renewSession(request, reply);
  return answerOf({ email });
}
