import { skillWordsOf, standsAt } from '../../profile/skill-words.ts';
import type { Found } from './contact.ts';
import type { Line } from './lines.ts';

/**
 * The skills of a vocabulary that a text names as whole words, each where it is named first, in the vocabulary's
 * spelling.
 */
export function skillsIn(lines: readonly Line[], vocabulary: readonly string[]): Found<string>[] {
  const skills = vocabulary.map((skill) => ({ skill, words: skillWordsOf(skill) }));
  const byFirstWord = Map.groupBy(skills, ({ words: [first] }) => first?.folded);
  const found = new Map<string, Found<string>>();
  for (const line of lines) {
    if (line.isHeading) continue;
    const words = skillWordsOf(line.text);
    for (const [index, word] of words.entries())
      for (const { skill, words: wanted } of byFirstWord.get(word.folded) ?? []) {
        if (found.has(skill)) continue;
        const last = words[index + wanted.length - 1];
        if (last && standsAt(words, index, wanted))
          found.set(skill, { value: skill, line, from: word.from, to: last.to });
      }
  }
  return [...found.values()];
}
