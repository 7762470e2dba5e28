import type { Locale } from '@portico/core/messages';
import type { Database } from '../database/database.ts';
import type { Employer } from '../employers/directory.ts';
import { writeLetter } from '../mail/letter.ts';
import type { Mailer } from '../mail/mailer.ts';
import { normalizeEmail } from '../mail/normalize-email.ts';
import { sayMail, type MailName, type MailValues } from '../mail/texts.ts';

/** Where links lead that nothing has to be proved for. */
const login = '/careers/login';

export type AccountMails = {
  /**
   * Sends one of the mails that accounts need, in the transaction of what causes it.
   *
   * @param mail.to is sent to as it is kept: what was typed may only look like the account's (K and the Kelvin sign)
   * @param mail.values what it is filled in with, beside the employer's name
   * @param mail.path where its button leads, on the site; the login when absent
   * @param mail.code to be shown
   */
  send: <Name extends MailName>(
    transaction: Database,
    employer: Employer,
    mail: {
      to: string;
      locale: Locale;
      mail: Name;
      values: MailValues[Name];
      path?: `/${string}`;
      code?: string;
    },
  ) => Promise<void>;
};

export function createAccountMails(mailer: Mailer): AccountMails {
  return {
    async send(transaction, employer, { to, locale, mail, values, path = login, code }) {
      const { action, ...said } = sayMail(mail, { ...values, company: employer.name }, locale);
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
