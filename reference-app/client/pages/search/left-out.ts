import { longestQuery, filterNames, toggleNames } from '@portico/core/jobs';
import type { Boot } from '../../../contract/boot.ts';
import type { JobsMessageKey, JobsMessages } from '../../locales/texts.ts';
import { filterWords } from './filter-words.ts';

// named after what the page has for them
const titles: Readonly<Record<string, JobsMessageKey>> = {
  location: 'search.location',
  start: 'search.pages',
  sort_by: 'search.sort',
  filter_distance: 'search.sort.distance',
  filter_include_remote: 'filter.remote',
  filter_map_bounds: 'search.map',
  map_zoom: 'search.map',
};
const filters: ReadonlySet<string> = new Set([...filterNames, ...toggleNames]);

/**
 * What of a search was left out, in words: as people know it, and what the page has no words for as in the address.
 *
 * @param ignored as the server names it
 */
export function leftOut(
  ignored: readonly { name: string }[],
  { boot, jobs }: { boot: Boot; jobs: JobsMessages },
): readonly string[] {
  const titleOf = (name: string) => {
    const filter = name.startsWith('filter_') ? name.slice('filter_'.length) : '';
    if (filters.has(filter)) return filterWords(filter, { boot, jobs }).title;
    return Object.hasOwn(titles, name) ? jobs(titles[name]!) : name;
  };
  const names = new Set(ignored.filter(({ name }) => name !== 'query').map(({ name }) => titleOf(name)));
  const list = new Intl.ListFormat(boot.locale).format(names);
  return [
    ...(ignored.some(({ name }) => name === 'query')
      ? [jobs('search.shortened', { name: jobs('search.query'), count: longestQuery })]
      : []),
    ...(names.size > 0 ? [jobs('search.ignored', { names: list })] : []),
  ];
}
