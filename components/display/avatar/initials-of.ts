const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const firstOf = (word: string | undefined) =>
  word ? (graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? '') : '';

/**
 * The first letters of a name's first and last word.
 *
 * @param locale BCP 47; how letters become capitals
 */
export function initialsOf(name: string, locale: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter(Boolean);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${firstOf(words[0])}${firstOf(last)}`.toLocaleUpperCase(locale);
}
