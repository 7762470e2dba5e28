/**
 * The languages of the product, by BCP 47 tags. This is the only list of them: a language is a line here and a folder in `locales`
 * of each package.
 */
const registry = {
  'en-US': { name: 'English', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
} as const satisfies Record<string, LocaleFacts>;

type LocaleFacts = {
  /** What speakers call the language. */
  name: string;
  direction: 'ltr' | 'rtl';
};

export type Locale = keyof typeof registry;

/** The tags of all languages. */
export const locales = Object.keys(registry) as [Locale, ...Locale[]];

/** Returns what there is to know of a language. */
export const localeFacts = (locale: Locale): LocaleFacts => registry[locale];
