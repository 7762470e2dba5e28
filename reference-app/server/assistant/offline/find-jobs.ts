import { wordsOf } from '@portico/core/text';
import type { AssistantAction } from '../../../contract/assistant.ts';
import { searchCalls } from '../../../contract/search.ts';
import type { Ask } from '../../http/ask-as.ts';
import { dataOf } from '../data-of.ts';
import type { Known } from './understand.ts';

type Search = Extract<AssistantAction, { type: 'update_search' }>;
export type FoundJobs = { search: Search; count: number; names: string[] };

const longestPlace = 4;
const mostPlacesTried = 8;

/** Reads what somebody looks for out of their words, and looks for it as they would. */
export async function findJobs(ask: Ask, language: Known, words: readonly string[]): Promise<FoundJobs> {
  const place = await placeIn(ask, language, words);
  const isRemote = words.some((word) => language.remote.includes(word));
  const used = new Set([...language.fillers, ...language.remote, ...language.places].flatMap(wordsOf));
  const rest = words.filter((word, index) => !used.has(word) && !place?.taken.has(index));
  const department = await departmentOf(ask, rest);
  const filters: Search['filters'] = {
    ...(department !== undefined && { department: [department] }),
    ...(isRemote && place && { work_location_option: ['remote'] }),
  };
  const search: Search = {
    type: 'update_search',
    query: department === undefined ? rest.join(' ') : '',
    location: place?.name ?? (isRemote ? 'Remote' : ''),
    filters,
  };
  const data = await dataOf(ask, searchCalls.search, {
    query: search.query,
    location: search.location,
    ...Object.fromEntries(Object.entries(filters).map(([name, values]) => [`filter_${name}`, values])),
  });
  return {
    search,
    count: data?.count ?? 0,
    names: (data?.positions ?? []).map(({ name, locations: [first] }) =>
      first === undefined ? name : `${name} (${first})`,
    ),
  };
}

/** A place of the employer's that the words name: after a word that places come after, the longest name first. */
async function placeIn(
  ask: Ask,
  { places }: Known,
  words: readonly string[],
): Promise<{ name: string; taken: ReadonlySet<number> } | undefined> {
  let tried = 0;
  for (const [at, word] of words.entries()) {
    if (!places.includes(word)) continue;
    const following = words.slice(at + 1, at + 1 + longestPlace);
    for (let length = following.length; length > 0 && tried < mostPlacesTried; length -= 1) {
      tried += 1;
      const text = following.slice(0, length).join(' ');
      const { suggestions = [] } = (await dataOf(ask, searchCalls.suggestLocations, { text })) ?? {};
      const found = suggestions.find((suggestion) =>
        `${wordsOf(suggestion.text).join(' ')} `.startsWith(`${text} `),
      );
      if (found)
        return {
          name: found.text,
          taken: new Set(Array.from({ length: length + 1 }, (_, index) => at + index)),
        };
    }
  }
  return undefined;
}

/** The department that the words are the name of, all of them. */
async function departmentOf(ask: Ask, words: readonly string[]): Promise<string | undefined> {
  if (words.length === 0) return undefined;
  const text = words.join(' ');
  const { suggestions = [] } = (await dataOf(ask, searchCalls.suggestQueries, { text })) ?? {};
  return suggestions.find((one) => one.kind === 'department' && wordsOf(one.text).join(' ') === text)?.text;
}
