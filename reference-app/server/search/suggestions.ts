import { signedWordsOf } from '@portico/core/text';
import { LRUCache } from 'lru-cache';
import { maximumSuggestions, type Suggestions } from '../../contract/search.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import type { Employer } from '../employers/directory.ts';
import type { SearchEngine } from './engine.ts';
import { counterOf } from './matching.ts';
import type { Projection } from './projection.ts';
import { countTitles } from './store.ts';

type Suggestion = Suggestions['suggestions'][number];

/** A suggestion and its folded words, each after a space: ` new york ny`. */
export type Candidate = { suggestion: Suggestion; words: string };

/** What an employer's open public jobs offer to be searched for, by the two fields of the search. */
type Candidates = { queries: readonly Candidate[]; locations: readonly Candidate[] };

const maximumEmployers = 50;

/** Suggestions of each employer, built once for each version of its jobs. */
export function createSuggestions(options: { database: Database; engine: SearchEngine }): {
  of: (employer: Employer) => Promise<Candidates>;
} {
  const { database, engine } = options;
  const known = new LRUCache<EmployerScope, { version: number; candidates: Promise<Candidates> }>({
    max: maximumEmployers,
  });
  return {
    of(employer) {
      const { scope, dataVersion: version } = employer;
      const held = known.get(scope);
      if (held && held.version >= version) return held.candidates;
      const candidates = Promise.all([engine.projectionOf(employer), countTitles(database, scope)]).then(
        ([projection, titles]) => candidatesOf(projection, titles),
      );
      known.set(scope, { version, candidates });
      candidates.catch(() => {
        if (known.peek(scope)?.candidates === candidates) known.delete(scope);
      });
      return candidates;
    },
  };
}

/** Those of the candidates that hold the text's words as whole words, the last one as the beginning of one. */
export function suggest(candidates: readonly Candidate[], text: string): Suggestion[] {
  const words = signedWordsOf(text);
  if (words.length === 0) return [];
  const wanted = ` ${words.join(' ')}`;
  const places = candidates.flatMap(({ suggestion, words: held }) => {
    const at = held.indexOf(wanted);
    return at < 0 ? [] : [{ suggestion, isFirst: at === 0 }];
  });
  return places
    .toSorted(
      (left, right) =>
        Number(right.isFirst) - Number(left.isFirst) ||
        right.suggestion.count - left.suggestion.count ||
        (left.suggestion.text < right.suggestion.text ? -1 : 1),
    )
    .slice(0, maximumSuggestions)
    .map(({ suggestion }) => suggestion);
}

function candidatesOf(
  projection: Projection,
  titles: readonly { title: string; count: number }[],
): Candidates {
  const jobs = counterOf(projection, { keepsCommas: true });
  for (const row of projection.ids.keys()) jobs.count(row);
  const valuesOf = (facet: 'location' | 'department' | 'skill') =>
    projection.values.flatMap((value, code) => {
      const count = jobs.counts[code] ?? 0;
      return value?.facet === facet && count > 0 ? [{ text: value.value, kind: facet, count }] : [];
    });
  return {
    locations: distinct(valuesOf('location')),
    queries: distinct([
      ...titles.map(({ title, count }) => ({ text: title, kind: 'title' as const, count })),
      ...valuesOf('department'),
      ...valuesOf('skill'),
    ]),
  };
}

/** Each text once: a title that is a skill as well is suggested as a title. */
function distinct(suggestions: readonly Suggestion[]): Candidate[] {
  const byWords = new Map<string, Candidate>();
  for (const suggestion of suggestions) {
    const words = signedWordsOf(suggestion.text)
      .map((word) => ` ${word}`)
      .join('');
    const held = byWords.get(words);
    if (words !== '' && (!held || held.suggestion.kind === suggestion.kind))
      byWords.set(words, {
        suggestion: { ...suggestion, count: suggestion.count + (held?.suggestion.count ?? 0) },
        words,
      });
  }
  return [...byWords.values()];
}
