import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { readMail, type ReceivedMail } from '../server/mails.ts';
import { newPassword, nextReadyEmail } from './ready-accounts.ts';
import type { Server } from './server.ts';
import { write } from './wire.ts';

export { newPassword } from './ready-accounts.ts';

type Site = Pick<Server, 'address' | 'outbox'>;

/** An e-mail that no other test writes to. */
export const newEmail = (): string => `${randomUUID()}@mail.example`;

/** Every mail by its file: once written, it stays as it is. */
const mails = new Map<string, Promise<ReceivedMail>>();

async function mailsIn(outbox: string): Promise<ReceivedMail[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names.toSorted().map((name) => {
      const file = path.join(outbox, name);
      const mail = mails.get(file) ?? readFile(file, 'utf8').then(readMail);
      mails.set(file, mail);
      return mail;
    }),
  );
}

/** All mails to somebody, oldest first, once there are so many. */
export async function mailsTo(
  { outbox }: Pick<Site, 'outbox'>,
  to: string,
  count = 1,
): Promise<ReceivedMail[]> {
  let found: ReceivedMail[] = [];
  await expect
    .poll(
      async () => {
        found = (await mailsIn(outbox)).filter((mail) => mail.to.includes(to));
        return found.length;
      },
      // the background work sends them within a second
      { intervals: [50] },
    )
    .toBe(count);
  return found;
}

/** Where the newest mail to somebody leads. */
export async function linkTo(site: Pick<Site, 'outbox'>, to: string, count = 1): Promise<string> {
  const newest = (await mailsTo(site, to, count)).at(-1);
  const [link] = /https?:\/\/\S+#\w+=[\w-]+/.exec(newest?.text ?? '') ?? [];
  if (link === undefined) throw new Error(`The mail "${newest?.subject}" leads nowhere`);
  return link;
}

/** The digits of the newest mail to somebody. */
export async function codeTo(site: Pick<Site, 'outbox'>, to: string, count = 1): Promise<string> {
  const newest = (await mailsTo(site, to, count)).at(-1);
  const [code] = /^\d{6}$/m.exec(newest?.text ?? '') ?? [];
  if (code === undefined) throw new Error(`The mail "${newest?.subject}" has no code`);
  return code;
}

/** What is behind the `#` of a link. */
export const tokenOf = (link: string): string => new URL(link).hash.split('=')[1] ?? '';

async function logInToReady(
  request: APIRequestContext,
  site: Site,
  kind: 'candidate' | 'newcomer',
): Promise<string> {
  const email = nextReadyEmail(site, kind);
  const at = { site: site.address, body: { email, password: newPassword } };
  await expect(await write(request, 'POST', '/api/pcsx/auth/login', at)).toBeOK();
  return email;
}

/** Logs in to an account that no other test uses, and that has answered what new ones are asked. It has no mails yet. */
export const openAccount = (request: APIRequestContext, site: Site): Promise<string> =>
  logInToReady(request, site, 'candidate');

/** Logs in to one that is asked something first. */
export const openNewAccount = (request: APIRequestContext, site: Site): Promise<string> =>
  logInToReady(request, site, 'newcomer');

/** Logs in to an account without a password, as only single sign-on opens one, by a code sent by e-mail. */
export async function openPasswordlessAccount(request: APIRequestContext, site: Site): Promise<string> {
  const email = nextReadyEmail(site, 'passwordless');
  const at = { site: site.address };
  await expect(await write(request, 'POST', '/api/pcsx/auth/code', { ...at, body: { email } })).toBeOK();
  const body = { email, code: await codeTo(site, email) };
  await expect(await write(request, 'POST', '/api/pcsx/auth/code/login', { ...at, body })).toBeOK();
  return email;
}
