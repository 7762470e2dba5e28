import { fold } from '@portico/core/text';

/** A word of a text, and where in it. */
export type SkillWord = { folded: string; spelled: string; from: number; to: number };

/** Words with the signs that tell C++ and C# from C, and R&D from R. */
const wordPattern = /(?<![\p{L}\p{N}])\p{L}&\p{L}(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+[+#]*/gu;

/** The words of a text, as names of skills are told from each other by them. */
export function skillWordsOf(text: string): SkillWord[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    folded: fold(match[0]),
    spelled: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** Short names are words of other sentences too: they count only as they are spelled. */
const shortName = 4;

/** Whether a skill stands in a text from a word on. */
export function standsAt(words: readonly SkillWord[], index: number, skill: readonly SkillWord[]): boolean {
  return skill.every(({ folded, spelled }, offset) => {
    const other = words[index + offset];
    return other?.folded === folded && (spelled.length >= shortName || other.spelled === spelled);
  });
}
