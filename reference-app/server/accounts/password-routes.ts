import type { FastifyInstance, FastifyReply } from 'fastify';
import { accountCalls } from '../../contract/accounts.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction } from '../database/database.ts';
import { answerOf } from '../http/envelope.ts';
import { employerOf, renewSession, sessionOf } from '../http/request-context.ts';
import { serve, type CallRequest } from '../http/serve.ts';
import { linkWith } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { profileOf } from './profile.ts';
import { checkNewPassword, linkGone, noCandidateAccounts, wrongPassword } from './refusals.ts';
import { mayLogIn } from '../http/may-log-in.ts';
import { isAnswered, mailLimits, mailLocale } from './rules.ts';
import { deleteSessionsOf } from './session-store.ts';
import { findAccount, findAccountByEmail, setPassword } from './store.ts';
import { findToken, insertToken, useToken } from './token-store.ts';
import { hashOfToken, newToken } from '../http/tokens.ts';

/** Choosing a new password, with the old one or by a link. */
export async function passwordRoutes(app: FastifyInstance): Promise<void> {
  serve(app, accountCalls.sendReset, sendReset);
  serve(app, accountCalls.reset, resetPassword);
  serve(app, accountCalls.changePassword, changePassword);
}

async function sendReset(request: CallRequest<typeof accountCalls.sendReset>) {
  const { database, signIn, accountMails: mails, now } = request.server;
  const employer = employerOf(request);
  const { scope, config } = employer;
  const { email } = request.body;
  await signIn.takeMail(request, email);
  const token = newToken();
  await inTransaction(database, async (transaction) => {
    const found = await findAccountByEmail(transaction, scope, email);
    // also where nobody gets the token, so that both take as long
    await insertToken(transaction, scope, {
      tokenHash: hashOfToken(token),
      purpose: 'reset',
      accountId: found?.account.id ?? null,
      email,
      expiresAt: new Date(now() + mailLimits.reset),
    });
    if (!isAnswered(found?.account, config)) return;
    await mails.send(transaction, employer, {
      to: email,
      locale: mailLocale(found?.account.locale ?? null, config),
      ...(found
        ? {
            path: linkWith('reset', token),
            mail: 'reset',
            values: { name: found.account.firstName, minutes: 60 },
          }
        : { mail: 'notThere', values: {} }),
    });
  });
  return answerOf({ email });
}

async function resetPassword(request: CallRequest<typeof accountCalls.reset>) {
  const { database, accountMails: mails, now } = request.server;
  const employer = employerOf(request);
  const { scope, config } = employer;
  const tokenHash = hashOfToken(request.body.token);
  const at = new Date(now());
  const owner = await findToken(database, scope, { tokenHash, purpose: 'reset', at });
  const found = owner && (await findAccount(database, scope, owner.accountId));
  if (!found) throw linkGone();
  const { account } = found;
  if (!mayLogIn(account, config)) throw noCandidateAccounts();
  checkNewPassword('password', request.body.password, {
    known: [account.email, account.firstName, account.lastName, employer.name],
  });
  const passwordHash = await hashPassword(request.body.password);
  await inTransaction(database, async (transaction) => {
    if (!(await useToken(transaction, scope, { tokenHash, accountId: account.id }))) throw linkGone();
    await setPassword(transaction, scope, { accountId: account.id, passwordHash });
    await deleteSessionsOf(transaction, scope, { accountId: account.id });
    await logAction(transaction, scope, {
      accountId: account.id,
      at,
      action: 'account.password.reset',
      detail: {},
    });
    await mails.send(transaction, employer, {
      to: account.email,
      locale: mailLocale(account.locale, config),
      mail: 'passwordChanged',
      values: { name: account.firstName },
    });
  });
  return answerOf({ email: account.email });
}

async function changePassword(request: CallRequest<typeof accountCalls.changePassword>, reply: FastifyReply) {
  const { database, signIn, accountMails: mails, now } = request.server;
  const employer = employerOf(request);
  const { scope, config } = employer;
  const { account, id } = sessionOf(request);
  const { currentPassword, newPassword } = request.body;
  const before = await signIn.checkOwnPassword(request, {
    field: 'currentPassword',
    password: currentPassword,
  });
  checkNewPassword('newPassword', newPassword, {
    known: [account.email, account.firstName, account.lastName, employer.name],
  });
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(database, async (transaction) => {
    const change = { accountId: account.id, passwordHash, before };
    if (!(await setPassword(transaction, scope, change))) throw wrongPassword('currentPassword');
    const ended = await deleteSessionsOf(transaction, scope, { accountId: account.id, except: id });
    await logAction(transaction, scope, {
      accountId: account.id,
      at: new Date(now()),
      action: 'account.password.change',
      detail: { sessionsEnded: ended },
    });
    await mails.send(transaction, employer, {
      to: account.email,
      locale: mailLocale(account.locale, config),
      mail: 'passwordChanged',
      values: { name: account.firstName },
    });
  });
  await renewSession(request, reply);
  return answerOf(profileOf(request));
}
