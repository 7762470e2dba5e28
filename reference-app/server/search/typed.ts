import { signedWordsOf } from '@portico/core/text';

/** Runs of characters that are written without spaces between words, as `portico_text` in the database takes them apart. */
const unspaced =
  /[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]{2,}/g;

/** Words with hyphens between them. */
const hyphenated = /[\p{L}\p{M}]+(?:[-\u2010][\p{L}\p{M}]+)+/gu;
const asWords = (words: string): string => words.replaceAll(/[-\u2010]/g, ' ');

/** Changes what is quoted, and what is not. */
const byQuotes = (text: string, change: (part: string, isQuoted: boolean) => string): string =>
  text
    .split('"')
    .map((part, index) => change(part, index % 2 === 1))
    .join('"');

/**
 * What was typed, with quotes around what must stand side by side: characters of such scripts, and words with hyphens between
 * them. A job's "part-time" has the words side by side, too, and its "part time" no hyphen that could be found.
 */
export function asPhrases(text: string): string {
  const quoted = byQuotes(text.normalize('NFKC'), (part, isQuoted) =>
    part.replaceAll(hyphenated, (words) => (isQuoted ? asWords(words) : `"${asWords(words)}"`)),
  );
  return byQuotes(quoted, (part, isQuoted) => (isQuoted ? part : part.replaceAll(unspaced, '"$&"')));
}

/** A part of what was typed; all parts of an alternative are wanted together. */
export type Part =
  | { kind: 'word'; word: string }
  /** Meant as it stands: a "phrase", or what is `-not` wanted. */
  | { kind: 'kept'; text: string; isWanted: boolean };

/** What may stand before a word or a phrase, as `websearch_to_tsquery` reads it. */
const partPattern = /([-!&|()\s]*)("[^"]*"?|[^\s"!&|()]+)/g;

/** The alternatives (`or`) of what was typed, taken apart as the database does. */
export function alternativesIn(text: string): Part[][] {
  const alternatives: Part[][] = [];
  let parts: Part[] = [];
  const typed = [...text.normalize('NFKC').matchAll(partPattern)];
  for (const [index, [, before = '', given = '']] of typed.entries()) {
    const isUnwanted = before.includes('-');
    const isPhrase = given.startsWith('"');
    const isBare = !isUnwanted && !isPhrase;
    if (isBare && given.toLowerCase() === 'or' && parts.length > 0 && index < typed.length - 1) {
      alternatives.push(parts);
      parts = [];
    } else if (isBare) {
      parts.push(...signedWordsOf(given).map((word) => ({ kind: 'word' as const, word })));
    } else {
      const whole = isPhrase ? `"${given.replaceAll('"', '')}"` : given;
      parts.push({ kind: 'kept', text: isUnwanted ? `-${whole}` : whole, isWanted: !isUnwanted });
    }
  }
  return parts.length === 0 ? alternatives : [...alternatives, parts];
}

/** The words that may be mistyped, each once. */
export function wordsIn(alternatives: readonly (readonly Part[])[]): string[] {
  const words = alternatives.flat().flatMap((part) => (part.kind === 'word' ? [part.word] : []));
  return [...new Set(words)];
}

/**
 * What was typed with places for the words that have other spellings, and without those that have none.
 *
 * @param spellings only itself = a word is right
 * @returns undefined where nothing is read otherwise than it was typed, or nothing wanted is left
 */
export function readAs(
  alternatives: readonly (readonly Part[])[],
  spellings: ReadonlyMap<string, readonly string[]>,
): { text: string; corrected: { place: string; words: readonly string[] }[] } | undefined {
  const corrected: { place: string; words: readonly string[] }[] = [];
  let isChanged = false;
  const texts = alternatives.flatMap((parts) => {
    let isWanted = false;
    const read = parts.flatMap((part) => {
      const words = part.kind === 'word' ? (spellings.get(part.word) ?? []) : [];
      const isLeftOut = part.kind === 'word' && words.length === 0;
      isChanged ||= isLeftOut;
      isWanted ||= part.kind === 'kept' ? part.isWanted : !isLeftOut;
      if (part.kind === 'kept') return [part.text];
      if (isLeftOut || words.includes(part.word)) return words;
      isChanged = true;
      const place = `portico0word${corrected.length}`;
      corrected.push({ place, words });
      return [place];
    });
    return isWanted ? [read.join(' ')] : [];
  });
  return isChanged && texts.length > 0 ? { text: texts.join(' or '), corrected } : undefined;
}
