import { z } from 'zod';
import { call } from './call.ts';
import { emailAddress } from './email-address.ts';
import { locales } from '@portico/core/messages';
import { passwordLength } from './password-length.ts';
import { personName } from './profile.ts';
import { roles } from './roles.ts';

export type { Role } from './roles.ts';

const domain = z.string().max(253).optional();
/** Its limit bounds the work of hashing it. */
const password = z.string().min(1, 'Enter your password.').max(1_000, 'Enter a shorter password.');
/** What it must be like is told by the call. */
const newPassword = z.string().max(1_000, 'Enter a shorter password.');
const token = z.string().max(100);

const loginBody = z.object({
  email: z.string().trim().min(1, 'Enter your e-mail.').max(320, 'Enter a shorter e-mail.'),
  password,
  domain,
});

const signUpBody = z.object({
  email: emailAddress,
  password: newPassword,
  firstName: personName('first name'),
  lastName: personName('last name'),
  /** Of the mails that the account gets; the site's first one when absent. */
  language: z.enum(locales).optional(),
  domain,
});

/** Where a mail was sent; whether there is an account is told in the mail only. */
const mailed = z.object({ email: z.string() });
const emailBody = z.object({ email: emailAddress, domain });

const linkGone = 'The link has expired or was used.';
const noAccounts = 'The employer does not offer candidate accounts.';
const tooManyTries = 'Too many tries for this account or from this address.';
const tooManyMails = 'Too many mails to this e-mail, or asked for from this address.';

/** `GET /logout`, a page address: it answers with a redirect. */
export const logoutQuery = z.object({
  domain: z.string().max(253).optional().catch(undefined),
  next: z.string().max(2_000).optional().catch(undefined),
});

const profileDetails = z.object({
  profile: z
    .object({
      encId: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      fullName: z.string(),
      email: z.string(),
    })
    .nullable(),
  user: z.object({ encId: z.string(), email: z.string(), fullName: z.string() }).nullable(),
  isLoggedIn: z.boolean(),
  groupId: z.string(),
  isOnboarded: z.boolean(),
  isBootstrapped: z.boolean(),
  roles: z.array(z.enum(roles)),
});

export type ProfileDetails = z.infer<typeof profileDetails>;

export const accountCalls = {
  login: call({
    method: 'POST',
    path: '/api/pcsx/auth/login',
    summary: 'Log in with e-mail and password',
    description:
      'Starts a session in an HttpOnly cookie; a session that the browser had before ends. What the browser sent logged out under the account’s e-mail becomes the account’s, by whichever way one logs in.',
    body: loginBody,
    data: profileDetails,
    refusals: {
      401: 'E-mail or password is not right.',
      403: noAccounts,
      429: tooManyTries,
    },
  }),
  logout: call({
    method: 'POST',
    path: '/api/pcsx/auth/logout',
    summary: 'Log out',
    description: 'A visitor is answered in the same way.',
    data: profileDetails,
  }),
  profileDetails: call({
    method: 'GET',
    path: '/api/pcsx/profile_details',
    summary: 'Who is logged in',
    description: 'Visitors are answered too: `isLoggedIn` is false, `profile` and `user` are null.',
    data: profileDetails,
  }),
  signUp: call({
    method: 'POST',
    path: '/api/pcsx/auth/sign_up',
    summary: 'Ask for an account',
    description: `Sends a mail with a link that confirms the e-mail; the account is opened when it is. Where there is an account already, the answer is the same, and the mail says so. A password has ${passwordLength.least} to ${passwordLength.most} characters and is none of the common ones.`,
    body: signUpBody,
    data: mailed,
    refusals: {
      400: 'A value is missing, or the password is too easy to guess.',
      403: noAccounts,
      429: tooManyMails,
    },
  }),
  confirmSignUp: call({
    method: 'POST',
    path: '/api/pcsx/auth/sign_up/confirm',
    summary: 'Open the account that was asked for, and log in',
    description:
      'The link of the mail leads to `/careers/login#confirm=<token>`. In another browser than the one that asked, the password has to be sent too: whoever reads the mail need not be who chose it. Applications that were sent as a visitor under the same e-mail become the account’s.',
    body: z.object({ token, password: password.optional(), domain }),
    data: profileDetails,
    refusals: {
      401: 'The password is missing or not right.',
      403: noAccounts,
      409: 'There is an account with this e-mail meanwhile.',
      410: linkGone,
      429: tooManyTries,
    },
  }),
  sendCode: call({
    method: 'POST',
    path: '/api/pcsx/auth/code',
    summary: 'Have a code sent to log in with',
    description:
      'Six digits, for ten minutes, one login and five tries. An earlier code ends. Everybody is answered in the same way; a mail goes to those only who may log in here.',
    body: emailBody,
    data: mailed,
    refusals: { 429: tooManyMails },
  }),
  loginWithCode: call({
    method: 'POST',
    path: '/api/pcsx/auth/code/login',
    summary: 'Log in with a code',
    body: z.object({ email: emailAddress, code: z.string().trim().max(20), domain }),
    data: profileDetails,
    refusals: { 401: 'The code is not right, or has expired.', 403: noAccounts, 429: tooManyTries },
  }),
  sendReset: call({
    method: 'POST',
    path: '/api/pcsx/auth/reset',
    summary: 'Have a link sent to choose a new password',
    description: 'Everybody is answered in the same way; a mail goes to those only who may log in here.',
    body: emailBody,
    data: mailed,
    refusals: { 429: tooManyMails },
  }),
  reset: call({
    method: 'POST',
    path: '/api/pcsx/auth/reset/confirm',
    summary: 'Choose a new password by the link of a mail',
    description: 'The link leads to `/careers/login#reset=<token>`. All sessions of the account end.',
    body: z.object({ token, password: newPassword, domain }),
    data: mailed,
    refusals: { 400: 'The password is too easy to guess.', 403: noAccounts, 410: linkGone },
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/pcsx/auth/password',
    summary: 'Change one’s password',
    description: 'All other sessions end, and with them the links that were sent; this one gets a new token.',
    access: 'candidate',
    body: z.object({ currentPassword: password, newPassword, domain }),
    data: profileDetails,
    refusals: {
      400: 'The current password is not right, or the new one is too easy to guess.',
      409: 'The account has no password: a link by mail sets one.',
      429: tooManyTries,
    },
  }),
  changeEmail: call({
    method: 'POST',
    path: '/api/pcsx/auth/email',
    summary: 'Ask for another e-mail',
    description:
      'It changes when the link is followed that is sent to the new one; the old one is told at once. A new password or the end of a session ends the link.',
    access: 'candidate',
    body: z.object({ email: emailAddress, password, domain }),
    data: mailed,
    refusals: {
      400: 'The password is not right, or the e-mail is the same.',
      409: 'The account has no password: a link by mail sets one.',
      429: tooManyMails,
    },
  }),
  confirmEmail: call({
    method: 'POST',
    path: '/api/pcsx/auth/email/confirm',
    summary: 'Confirm another e-mail by the link of a mail',
    description:
      'The link leads to `/careers/login#email=<token>`. Where the account that asked is not logged in, its password has to be sent too: whoever reads the mail need not be who asked. Applications that were sent as a visitor under the new e-mail become the account’s. All other sessions end; the old address is told.',
    body: z.object({ token, password: password.optional(), domain }),
    data: mailed,
    refusals: {
      401: 'The password of the account is missing or not right.',
      409: 'Another account has this e-mail.',
      410: linkGone,
      429: tooManyTries,
    },
  }),
};
