/**
 * The languages of the product, by BCP 47 tags. This is the only list of them: a language is a line here and a folder in `locales`
 * of each package.
 */
const registry = {
  'en-US': {
    name: 'English',
    direction: 'ltr',
    letters: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    letters: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي٠١٢٣٤٥٦٧٨٩،؛؟',
  },
} as const satisfies Record<string, LocaleFacts>;

type LocaleFacts = {
  /** What speakers call the language. */
  name: string;
  direction: 'ltr' | 'rtl';
  /**
   * What the language is written with: the main exemplar characters of CLDR 48
   * (https://www.unicode.org/reports/tr35/tr35-general.html#Character_Elements), and digits and signs that are its own.
   */
  letters: string;
};

export type Locale = keyof typeof registry;

/** The tags of all languages. */
export const locales = Object.keys(registry) as [Locale, ...Locale[]];

/** Returns what there is to know of a language. */
export const localeFacts = (locale: Locale): LocaleFacts => registry[locale];
