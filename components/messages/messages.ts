import {
  LocalizedStringDictionary,
  LocalizedStringFormatter,
  type LocalizedString,
} from '@internationalized/string';

/** A catalogue of one locale, compiled from ICU messages. */
export type Catalogue<Key extends string> = Readonly<Record<Key, LocalizedString>>;
/** What a message's placeholders are filled with. */
export type MessageValues = Record<string, string | number | boolean>;
/** Looks a message up and fills it in; plurals and numbers follow the locale. */
export type Messages<Key extends string> = (key: Key, values?: MessageValues) => string;

/** @param locale BCP 47, such as `en-US` */
export const createMessages = <Key extends string>(
  locale: string,
  catalogue: Catalogue<Key>,
): Messages<Key> => {
  const dictionary = new LocalizedStringDictionary<Key, LocalizedString>({ [locale]: catalogue }, locale);
  const formatter = new LocalizedStringFormatter<Key, LocalizedString>(locale, dictionary);
  return (key, values) => formatter.format(key, values);
};
