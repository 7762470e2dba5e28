import { localeFacts, type Locale } from '@portico/core/messages';
import type { FontFacts } from '../../contract/theme-files.ts';

/** What every language is written with beside its letters. */
const everywhere = ' 0123456789.,:;!?()-–’“”%&/@';

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
      letters: [...localeFacts(locale).letters, ...everywhere].filter((letter) => !has(letter)),
    }))
    .filter((each) => each.letters.length > 0);
}
