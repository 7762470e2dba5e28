import type { Locale } from '@portico/core/messages';
import type { Database } from '../database/database.ts';
import type { Employer } from '../employers/directory.ts';
import { writeLetter } from '../mail/letter.ts';
import { mailTexts } from '../mail/locales/index.ts';
import type { MailTexts, Said } from '../mail/locales/texts.ts';
import type { Mailer } from '../mail/mailer.ts';
import { normalizeEmail } from '../mail/normalize-email.ts';

/** Where links lead that nothing has to be proved for. */
const login = '/careers/login';

export type AccountMails = {
  /**
   * Sends one of the mails that accounts need, in the transaction of what causes it.
   *
   * @param mail.to is sent to as it is kept: what was typed may only look like the account's (K and the Kelvin sign)
   * @param mail.say picks what is said
   * @param mail.path where its button leads, on the site; the login when absent
   * @param mail.code to be shown
   */
  send: (
    transaction: Database,
    employer: Employer,
    mail: {
      to: string;
      locale: Locale;
      say: (texts: MailTexts) => Said;
      path?: `/${string}`;
      code?: string;
    },
  ) => Promise<void>;
};

export function createAccountMails(mailer: Mailer): AccountMails {
  return {
    async send(transaction, employer, { to, locale, say, path = login, code }) {
      const { action, ...said } = say(mailTexts[locale]);
      const letter = writeLetter(
        {
          ...said,
          ...(action !== undefined && { action: { label: action, href: mailer.linkTo(path, employer) } }),
          ...(code !== undefined && { code }),
        },
        { locale, company: employer.name },
      );
      await mailer.send(
        transaction,
        employer.scope,
        { to: normalizeEmail(to), ...letter },
        { isWaitedFor: true },
      );
    },
  };
}

/** Where what a mail is worth is handed in. Behind the `#`, which browsers send to no server and no other page. */
export function linkWith(purpose: 'confirm' | 'reset' | 'email', token: string): `/${string}` {
  return `${login}#${purpose}=${token}`;
}
