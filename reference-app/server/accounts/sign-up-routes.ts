import type { FastifyInstance, FastifyReply } from 'fastify';
import { accountCalls } from '../../contract/accounts.ts';
import { joinApplications } from '../applications/join-account.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction } from '../database/database.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, visitorHashOf } from '../http/request-context.ts';
import { serve, type CallRequest } from '../http/serve.ts';
import { linkWith } from './mails.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { profileOf } from './profile.ts';
import { mailLimits, mailLocale } from './rules.ts';
import { checkCandidateAccounts, checkNewPassword, linkGone, passwordNeeded } from './refusals.ts';
import { findSignUp, insertSignUp, useSignUp, type SignUp } from './sign-up-store.ts';
import { findAccountByEmail, openAccount, type Account } from './store.ts';
import { hashOfToken, newToken } from '../http/tokens.ts';

/** Asking for an account, and opening it. What is asked for takes the same steps whether there is one already or not. */
export async function signUpRoutes(app: FastifyInstance): Promise<void> {
  serve(app, accountCalls.signUp, startSignUp);
  serve(app, accountCalls.confirmSignUp, confirmSignUp);
}

async function startSignUp(request: CallRequest<typeof accountCalls.signUp>) {
  const { database, signIn, accountMails: mails, now } = request.server;
  checkCandidateAccounts(request);
  const employer = employerOf(request);
  const { scope, config } = employer;
  const { email, password, firstName, lastName, language } = request.body;
  checkNewPassword('password', password, { known: [email, firstName, lastName, employer.name] });
  await signIn.takeMail(request, email);

  const token = newToken();
  const locale = mailLocale(language ?? null, config);
  const signUp: SignUp = {
    email,
    passwordHash: await hashPassword(password),
    firstName,
    lastName,
    locale,
    visitorHash: visitorHashOf(request) ?? null,
  };
  await inTransaction(database, async (transaction) => {
    const found = await findAccountByEmail(transaction, scope, email);
    const expiresAt = new Date(now() + mailLimits.signUp);
    // also where nobody gets the token, so that both take as long
    await insertSignUp(transaction, scope, { tokenHash: hashOfToken(token), signUp, expiresAt });
    await mails.send(
      transaction,
      employer,
      found
        ? {
            to: email,
            locale: mailLocale(found.account.locale, config),
            mail: 'alreadyThere',
            values: {},
          }
        : {
            to: email,
            locale,
            path: linkWith('confirm', token),
            mail: 'signUp',
            values: { hours: 24 },
          },
    );
  });
  return answerOf({ email });
}

async function confirmSignUp(request: CallRequest<typeof accountCalls.confirmSignUp>, reply: FastifyReply) {
  const { database, signIn, now } = request.server;
  checkCandidateAccounts(request);
  const { scope } = employerOf(request);
  const { token, password } = request.body;
  const tokenHash = hashOfToken(token);
  const signUp = await findSignUp(database, scope, { tokenHash, at: new Date(now()) });
  if (!signUp) throw linkGone();
  if (signUp.visitorHash === null || signUp.visitorHash !== visitorHashOf(request)) {
    await signIn.takeTry(request, { how: 'sign_up', email: signUp.email });
    if (password === undefined || !(await isPassword(signUp.passwordHash, password)))
      throw passwordNeeded('Enter the password that you chose when you signed up.');
  }
  const at = new Date(now());
  const account = await inTransaction(database, async (transaction): Promise<Account> => {
    if (!(await useSignUp(transaction, scope, { tokenHash, email: signUp.email }))) throw linkGone();
    const opened = await openAccount(transaction, scope, {
      ...signUp,
      roles: ['candidate'],
      isOnboarded: false,
      isBootstrapped: false,
    });
    if (!opened)
      throw new Refusal(409, 'There is an account with this e-mail already. Log in, or ask for a code.');
    const joined = await joinApplications(transaction, scope, {
      accountId: opened.id,
      email: opened.email,
      at,
    });
    await logAction(transaction, scope, {
      accountId: opened.id,
      at,
      action: 'account.open',
      detail: { applicationsJoined: joined },
    });
    return opened;
  });
  await signIn.begin(request, reply, { how: 'sign_up', account });
  return answerOf(profileOf(request));
}
