import { toggleNames, chosenValues, filterKey, withFilter, type SearchState } from '@portico/core/jobs';
import type { Messages } from '@portico/core/messages';
import { writeDistance } from '@portico/core/places';
import type { SearchFilter } from '../../../contract/search.ts';
import type { Boot } from '../../../contract/boot.ts';
import type { JobsMessages, SearchToolsMessageKey } from '../../locales/texts.ts';
import { filterWords } from './filter-words.ts';

/** One thing that a search is narrowed down by. */
export type AppliedFilter = {
  id: string;
  /** Names it, also when it is read alone: “Department: Care”. */
  label: string;
  /** The search without it. */
  without: SearchState;
};

/** More values than these of one filter are told together: addresses may hold thousands. */
const mostValues = 20;

type Words = {
  /** Of the answer, which names options. */
  filters: readonly SearchFilter[];
  boot: Boot;
  jobs: JobsMessages;
  text: Messages<SearchToolsMessageKey>;
};

const isOf = (name: string) => (filter: SearchFilter) => filterKey(filter.filterName) === name;

/** A filter that there is not is called as it is in the address. */
const titleOf = (name: string, { filters, ...words }: Words): string =>
  filters.some(isOf(name)) ? filterWords(name, words).title : name;

function labelOf(name: string, value: string, words: Words): string {
  const { filters, boot, text } = words;
  if (name === 'include_remote') return text('filters.includeRemote');
  if (name === 'distance' && value === '0') return text('filters.here');
  if (name === 'distance' && Number.isFinite(Number(value)))
    return text('filters.within', { distance: writeDistance(Number(value), boot.locale) });
  if (toggleNames.some((toggle) => toggle === name)) return filterWords(name, words).title;
  const filter = filters.find(isOf(name));
  return text('filters.chip', {
    name: titleOf(name, words),
    value: filter ? filterWords(name, words).labelOf(value, filter.options) : value,
  });
}

/** Everything that a search is narrowed down by, beside its words and its place. */
export const appliedFilters = (state: SearchState, words: Words): readonly AppliedFilter[] =>
  Object.keys(state.filters).flatMap((name) => {
    const values = chosenValues(state, name);
    const together = (label: string) => [{ id: name, label, without: withFilter(state, name, []) }];
    // one choice, whatever it is made of
    if (name === 'map_bounds') return together(words.text('filters.area'));
    if (values.length > mostValues)
      return together(words.text('filters.many', { name: titleOf(name, words), count: values.length }));
    return values.map((value) => ({
      id: `${name} ${value}`,
      label: labelOf(name, value, words),
      without: withFilter(
        state,
        name,
        values.filter((other) => other !== value),
      ),
    }));
  });
