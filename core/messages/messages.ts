import {
  LocalizedStringFormatter,
  type LocalizedString,
  type LocalizedStringDictionary,
} from '@internationalized/string';

/** A catalogue of one locale, compiled from ICU messages. */
export type Catalogue<Key extends string> = Readonly<Record<Key, LocalizedString>>;
/** What a message's placeholders are filled with. */
export type MessageValues = Record<string, string | number | boolean>;
/** Looks a message up and fills it in; plurals and numbers follow the locale. */
export type Messages<Key extends string> = (key: Key, values?: MessageValues) => string;

/**
 * @param locale BCP 47, such as `en-US`
 * @returns looks messages up; throws for a key that the catalogue does not have
 */
export function createMessages<Key extends string>(locale: string, catalogue: Catalogue<Key>): Messages<Key> {
  // the library's own dictionary looks for the closest of several languages
  const dictionary: Pick<LocalizedStringDictionary<Key, LocalizedString>, 'getStringForLocale'> = {
    getStringForLocale: (key) => {
      if (!(key in catalogue)) throw new Error(`There is no message “${key}” in ${locale}`);
      return catalogue[key];
    },
  };
  const formatter = new LocalizedStringFormatter<Key, LocalizedString>(
    locale,
    dictionary as LocalizedStringDictionary<Key, LocalizedString>,
  );
  return (key, values) => formatter.format(key, values);
}
