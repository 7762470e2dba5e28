import {
  LocalizedStringFormatter,
  type LocalizedString,
  type LocalizedStringDictionary,
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

  constructor(locale: string, catalogue: Catalogue<Key>) {
    // the library's own looks for the closest of several languages, in half a kilobyte of every page
    const dictionary: Pick<LocalizedStringDictionary<Key, LocalizedString>, 'getStringForLocale'> = {
      getStringForLocale: (key) => {
        if (!(key in catalogue)) throw new Error(`There is no message “${key}” in ${locale}`);
        return catalogue[key];
      },
    };
    super(locale, dictionary as LocalizedStringDictionary<Key, LocalizedString>);
    this.#locale = locale;
  }

  protected override number(value: number): string {
    return smallNumber(value, this.#locale) ?? super.number(value);
  }
}

/**
 * @param locale BCP 47, such as `en-US`
 * @returns looks messages up; throws for a key that the catalogue does not have
 */
export function createMessages<Key extends string>(locale: string, catalogue: Catalogue<Key>): Messages<Key> {
  const formatter = new Formatter<Key>(locale, catalogue);
  return (key, values) => formatter.format(key, values);
}
