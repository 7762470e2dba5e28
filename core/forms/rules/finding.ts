import type { MessageValues, Messages } from '../../messages/messages.ts';
import type keys from '../../locales/en-US/validation.json';

/** The name of a text in the catalogue of validation. */
export type MessageKey = keyof typeof keys;

/** What is wrong with an answer: which text of the catalogue says it, and what it says it with. */
export type Finding = { key: MessageKey; values?: MessageValues };

/** What countries know of their telephone numbers; comes late in browsers, since it weighs 48 kB. */
export type PhonePlans = {
  /** Whether any country has the calling code. @param code with or without its plus */
  hasCallingCode: (code: string) => boolean;
  /** Whether it is the country's. */
  isCallingCodeOf: (code: string, country: string) => boolean;
  /** Whether the number can be called in the country. */
  isValid: (number: string, country: string) => boolean;
};

/** What validation has to know beside definition and values. */
export type ValidationContext = {
  /** The texts, in the language of those who read them. */
  text: Messages<MessageKey>;
  /** BCP 47; writes the numbers in the texts. */
  locale: string;
  /** The day of those who fill the form in, such as `2026-11-22`. */
  today: string;
  /** What phone fields are measured by. Without it they are only looked at letter by letter. */
  phones?: PhonePlans | undefined;
  /**
   * Whether a text matches the pattern of a regex rule. Without it the pattern is tried at once, for as long as it takes: right
   * for the browser of whoever answers, and not for a server, which serves others meanwhile.
   */
  matches?: ((pattern: RegExp, text: string) => boolean) | undefined;
};

const numberFormats = new Map<string, Intl.NumberFormat>();
function numberFormat(locale: string): Intl.NumberFormat {
  const known = numberFormats.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { maximumFractionDigits: 100 });
  numberFormats.set(locale, made);
  return made;
}

/** What stands for a number in a text: written in full in the locale's way, and itself for the plural. */
export const counted = (number: number, { locale }: Pick<ValidationContext, 'locale'>): MessageValues => ({
  count: numberFormat(locale).format(number),
  number,
});
