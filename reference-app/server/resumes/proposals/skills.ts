import { fold } from '../../search/fold.ts';
import type { Found } from './contact.ts';
import type { Line } from './lines.ts';

type Word = { folded: string; spelled: string; from: number; to: number };

/** Words with the signs that tell C++ and C# from C. */
const wordPattern = /[\p{L}\p{N}\p{M}]+[+#]*/gu;

function wordsIn(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    folded: fold(match[0]),
    spelled: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** Short names are words of other sentences too: they count only as they are spelled. */
const shortName = 4;

/**
 * The skills of a vocabulary that a text names as whole words, each where it is named first, in the vocabulary's
 * spelling.
 */
export function skillsIn(lines: readonly Line[], vocabulary: readonly string[]): Found<string>[] {
  const byFirstWord = new Map<string, { skill: string; words: Word[] }[]>();
  for (const skill of vocabulary) {
    const words = wordsIn(skill);
    const first = words[0]?.folded;
    if (first !== undefined) byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { skill, words }]);
  }
  const found = new Map<string, Found<string>>();
  for (const line of lines) {
    if (line.isHeading) continue;
    const words = wordsIn(line.text);
    for (const [index, word] of words.entries())
      for (const { skill, words: wanted } of byFirstWord.get(word.folded) ?? []) {
        if (found.has(skill)) continue;
        const isNamed = wanted.every(({ folded, spelled }, offset) => {
          const other = words[index + offset];
          return other?.folded === folded && (spelled.length >= shortName || other.spelled === spelled);
        });
        const last = words[index + wanted.length - 1];
        if (isNamed && last) found.set(skill, { value: skill, line, from: word.from, to: last.to });
      }
  }
  return [...found.values()];
}
