import type { Locale } from '@portico/core/messages';
import type { FontFacts } from '../../contract/theme-files.ts';

/** What every language is written with beside its letters. */
const everywhere = ' 0123456789.,:;!?()-–’“”%&/@';

/**
 * What a text in a language is written with: the main exemplar characters of CLDR 48
 * (https://www.unicode.org/reports/tr35/tr35-general.html#Character_Elements), and of Arabic the digits and signs as well.
 */
const letters: Readonly<Record<Locale, string>> = {
  'en-US': 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ar: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي٠١٢٣٤٥٦٧٨٩،؛؟',
};

/** What a font cannot write of the languages of a site; languages that it can write are left out. */
export function missingLetters(
  { ranges }: Pick<FontFacts, 'ranges'>,
  locales: readonly Locale[],
): { locale: Locale; letters: string[] }[] {
  const has = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => code >= first && code <= last);
  };
  return locales
    .map((locale) => ({
      locale,
      letters: [...letters[locale], ...everywhere].filter((letter) => !has(letter)),
    }))
    .filter((each) => each.letters.length > 0);
}
