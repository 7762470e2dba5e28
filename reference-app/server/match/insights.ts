import { wordsOf } from '@portico/core/text';

export type ComparedJob = { id: number; title: string; skills: readonly string[] };
export type Insights = { skills: Record<string, number>; titles: Record<string, number> };

/** From so few nothing can be told in general: then the whole department counts. */
const fewest = 5;
const most = 10;

/** Words that say how high or how a job is, and not what it is. */
const levels = new Set([
  'senior',
  'junior',
  'lead',
  'principal',
  'staff',
  'associate',
  'graduate',
  'manager',
  'the',
  'and',
  'of',
]);

/**
 * What jobs like one ask for and are called, the most frequent first.
 *
 * @param others jobs of the same department; like it are those that share a word of the title
 */
export function insightsOf(job: ComparedJob, others: readonly ComparedJob[]): Insights {
  const words = new Set(wordsOf(job.title).filter((word) => !levels.has(word)));
  const alike = others.filter(({ title }) => wordsOf(title).some((word) => words.has(word)));
  const counted = alike.length >= fewest ? alike : others;
  return {
    skills: mostFrequent(counted.flatMap(({ skills }) => [...new Set(skills)])),
    titles: mostFrequent(counted.map(({ title }) => title)),
  };
}

function mostFrequent(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries(
    [...counts]
      .toSorted(
        ([left, leftCount], [right, rightCount]) => rightCount - leftCount || left.localeCompare(right, 'en'),
      )
      .slice(0, most),
  );
}
