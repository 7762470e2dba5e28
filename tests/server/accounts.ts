import type { ProfileDetails } from '../../reference-app/contract/accounts.ts';
import type { Browser } from './harness.ts';
import type { ReceivedMail } from './mails.ts';

/** Nothing that anybody would try first. */
export const goodPassword = 'a heron in the reeds';

export const signUpBody = {
  email: 'grace@mail.example',
  password: goodPassword,
  firstName: 'Grace',
  lastName: 'Hopper',
};

/** What the link of a mail is worth. */
export function tokenIn(mail: ReceivedMail | undefined, purpose: 'confirm' | 'reset' | 'email'): string {
  const token = new RegExp(`#${purpose}=([\\w-]+)`).exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`The mail has no link to ${purpose}: ${mail?.text ?? 'no mail'}`);
  return token;
}

/** The digits in a mail. */
export function codeIn(mail: ReceivedMail | undefined): string {
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`The mail has no code: ${mail?.text ?? 'no mail'}`);
  return code;
}

export const whoAmI = async (browser: Browser): Promise<ProfileDetails> =>
  (await browser.get<ProfileDetails>('/api/pcsx/profile_details')).body.data;
