import {
  LocalizedStringDictionary,
  LocalizedStringFormatter,
  type LocalizedString,
} from '@internationalized/string';
import { smallNumber } from './small-number.ts';

/** A catalogue of one locale, compiled from ICU messages. */
export type Catalogue<Key extends string> = Readonly<Record<Key, LocalizedString>>;
/** What a message's placeholders are filled with. */
export type MessageValues = Record<string, string | number | boolean>;
/** Looks a message up and fills it in; plurals and numbers follow the locale. */
export type Messages<Key extends string> = (key: Key, values?: MessageValues) => string;

class Formatter<Key extends string> extends LocalizedStringFormatter<Key, LocalizedString> {
  readonly #locale: string;

  constructor(locale: string, strings: LocalizedStringDictionary<Key, LocalizedString>) {
    super(locale, strings);
    this.#locale = locale;
  }

  protected override number(value: number): string {
    return smallNumber(value, this.#locale) ?? super.number(value);
  }
}

/** @param locale BCP 47, such as `en-US` */
export const createMessages = <Key extends string>(
  locale: string,
  catalogue: Catalogue<Key>,
): Messages<Key> => {
  const dictionary = new LocalizedStringDictionary<Key, LocalizedString>({ [locale]: catalogue }, locale);
  const formatter = new Formatter<Key>(locale, dictionary);
  return (key, values) => formatter.format(key, values);
};
