import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { mailsIn, type ReceivedMail } from '../server/mails.ts';
import type { Server } from './server.ts';
import { write } from './wire.ts';

type Site = Pick<Server, 'address' | 'outbox'>;

/** An e-mail that no other test writes to. */
export const newEmail = (): string => `${randomUUID()}@mail.example`;
/** What new accounts of tests have; nobody guesses it. */
export const newPassword = 'lamp orchard seventeen';

/** All mails to somebody, oldest first, once there are so many. */
export const mailsTo = async (
  { outbox }: Pick<Site, 'outbox'>,
  to: string,
  count = 1,
): Promise<ReceivedMail[]> => {
  let found: ReceivedMail[] = [];
  await expect
    .poll(async () => {
      found = (await mailsIn(outbox)).filter((mail) => mail.to.includes(to));
      return found.length;
    })
    .toBe(count);
  return found;
};

/** Where the newest mail to somebody leads. */
export const linkTo = async (site: Pick<Site, 'outbox'>, to: string, count = 1): Promise<string> => {
  const newest = (await mailsTo(site, to, count)).at(-1);
  const [link] = /https?:\/\/\S+#\w+=[\w-]+/.exec(newest?.text ?? '') ?? [];
  if (link === undefined) throw new Error(`The mail "${newest?.subject}" leads nowhere`);
  return link;
};

/** The digits of the newest mail to somebody. */
export const codeTo = async (site: Pick<Site, 'outbox'>, to: string, count = 1): Promise<string> => {
  const newest = (await mailsTo(site, to, count)).at(-1);
  const [code] = /^\d{6}$/m.exec(newest?.text ?? '') ?? [];
  if (code === undefined) throw new Error(`The mail "${newest?.subject}" has no code`);
  return code;
};

/** What is behind the `#` of a link. */
export const tokenOf = (link: string): string => new URL(link).hash.split('=')[1] ?? '';

/** Opens an account by calls; they are logged in then, with the mail of the sign-up in the outbox. They are new: asked something first. */
export const openNewAccount = async (request: APIRequestContext, site: Site): Promise<string> => {
  const email = newEmail();
  const signUp = { email, password: newPassword, firstName: 'Ines', lastName: 'Okello' };
  const at = { site: site.address };
  await expect(await write(request, 'POST', '/api/pcsx/auth/sign_up', { ...at, body: signUp })).toBeOK();
  const body = { token: tokenOf(await linkTo(site, email)) };
  await expect(await write(request, 'POST', '/api/pcsx/auth/sign_up/confirm', { ...at, body })).toBeOK();
  return email;
};

/** Opens an account by calls that has answered what new ones are asked. */
export const openAccount = async (request: APIRequestContext, site: Site): Promise<string> => {
  const email = await openNewAccount(request, site);
  const at = { site: site.address };
  await expect(await write(request, 'POST', '/api/pcsx/onboarding', { ...at, body: {} })).toBeOK();
  const body = { values: { areas: ['nursing'] } };
  await expect(await write(request, 'POST', '/api/pcsx/onboarding/bootstrapping', { ...at, body })).toBeOK();
  return email;
};
