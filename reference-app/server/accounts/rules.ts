import { mayLogIn } from '../http/may-log-in.ts';
import { locales, type Locale } from '@portico/core/messages';
import type { EmployerConfig } from '../../contract/employer-config.ts';
import { roles as allRoles, type Role } from '../../contract/roles.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A session ends 30 days after it was last used and 90 days after its login, whichever comes first. */
export const sessionLimits = { idle: 30 * day, absolute: 90 * day, touchAfter: hour } as const;

/** How long what is sent by mail is worth something, in ms. */
export const mailLimits = { signUp: day, reset: hour, email: hour, code: 10 * 60 * 1000 } as const;

/** Of one code. */
export const codeTries = 5;

/** `to touch` = alive, and last noted so long ago that it is worth a write. */
export function sessionState(
  { createdAt, seenAt }: { createdAt: Date; seenAt: Date },
  /** ms since 1970 */
  now: number,
): 'alive' | 'to touch' | 'ended' {
  if (now - seenAt.getTime() >= sessionLimits.idle || now - createdAt.getTime() >= sessionLimits.absolute)
    return 'ended';
  return now - seenAt.getTime() >= sessionLimits.touchAfter ? 'to touch' : 'alive';
}

/** What mails to an account are written in. */
export function mailLocale(locale: Locale | null, { supportedLanguages }: EmployerConfig): Locale {
  const [first = locales[0]] = supportedLanguages;
  return locale !== null && supportedLanguages.includes(locale) ? locale : first;
}

/** Roles as they count: whoever has any is a candidate as well. An account without any is shut. */
export function completeRoles(roles: readonly Role[]): Role[] {
  return allRoles.filter((role) => roles.includes(role) || (role === 'candidate' && roles.length > 0));
}

/**
 * Whether somebody who asks to log in by mail gets one: whoever may log in, and where candidates may, also whoever has no
 * account, to be told so.
 */
export function isAnswered(account: { roles: readonly Role[] } | undefined, config: EmployerConfig): boolean {
  return account ? mayLogIn(account, config) : config.loginSignupConfig.candidateLoginEnabled;
}

/** Keeps the employer on the way to a page of this site; addresses of other hosts stay as they are. */
export function withDomain(address: string, domain: string | undefined): string {
  if (domain === undefined || !address.startsWith('/')) return address;
  const url = new URL(address, 'http://site.invalid');
  if (!url.searchParams.has('domain')) url.searchParams.set('domain', domain);
  return url.pathname + url.search + url.hash;
}
