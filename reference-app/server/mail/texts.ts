import type { Locale } from '@portico/core/messages';
import type mails from '../../locales/en-US/mails.json';
import { readTexts } from '../messages/texts.ts';

type MailKey = keyof typeof mails;

/** The mails that there are, with what each is filled in with beside the company's name. */
export type MailValues = {
  /** Asks whoever reads to confirm that they want an account. Says nothing that was typed: anybody can have it sent to anybody. */
  signUp: { hours: number };
  /** To somebody who signs up, or moves to an address, where there is an account already. */
  alreadyThere: object;
  code: { minutes: number };
  reset: { name: string; minutes: number };
  /** To somebody who asks for a code or a new password, where there is no account. */
  notThere: object;
  /** To a new address. Without a name: whose address it is nobody knows yet, and whoever asks has chosen the name. */
  newEmail: { minutes: number };
  /** To the old address, as soon as another one is asked for. */
  emailAsked: { name: string };
  /** To the old address, once the new one is confirmed. */
  emailChanged: { name: string };
  passwordChanged: { name: string };
  /** New jobs of a saved search; `more` of them are not in the list. */
  jobAlert: { name: string; search: string; count: number; more: number };
};
export type MailName = keyof MailValues;

/** What is said in a mail; the frame around it is `letter.ts`. */
export type Said = {
  subject: string;
  lines: readonly string[];
  /** What the button is called; the two mails that lead nowhere have none. */
  action?: string;
  closing: readonly string[];
};

const mailTexts = await readTexts<MailKey>('mails');

type WithoutAction = 'code' | 'emailChanged';
const withoutAction: ReadonlySet<MailName> = new Set<WithoutAction>(['code', 'emailChanged']);

type SaidOf<Name extends MailName> = Name extends WithoutAction ? Said : Said & { action: string };

/** Says a mail in a language. */
export function sayMail<Name extends MailName>(
  mail: Name,
  values: MailValues[Name] & { company: string },
  locale: Locale,
): SaidOf<Name> {
  const t = mailTexts(locale);
  // what people are called is one line of a mail
  const inLine = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : value,
    ]),
  );
  const say = (part: string) => t(`${mail}.${part}` as MailKey, inLine);
  const lines = say('lines').split('\n');
  if (mail === 'jobAlert' && (values as MailValues['jobAlert']).more > 0) lines.push(say('more'));
  return {
    subject: say('subject'),
    lines,
    ...(!withoutAction.has(mail) && { action: say('action') }),
    closing: say('closing').split('\n'),
  } as SaidOf<Name>;
}
