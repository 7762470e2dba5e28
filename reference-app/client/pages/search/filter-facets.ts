import type { Facet, FacetValues } from '@portico/components/facet-panel';
import {
  chosenValues,
  filterKey,
  filterValueOf,
  withFilter,
  type FilterSyntax,
  type SearchState,
} from '@portico/core/jobs';
import type { SearchFilter } from '../../../contract/search.ts';
import type { Boot } from '../../../contract/boot.ts';
import type { JobsMessages } from '../../locales/texts.ts';
import { countOf } from './count-of.ts';
import { filterWords } from './filter-words.ts';

/** The markers of the map are filters in name only. */
const isChosen = ({ filterName, type, options }: SearchFilter) =>
  (options !== null || type === 'toggle') && !filterName.startsWith('latlong_');

/** The filters of an answer as the library's panel takes them (SEARCH-11). */
export const facetsOf = (
  filters: readonly SearchFilter[],
  { boot, jobs, ignored }: { boot: Boot; jobs: JobsMessages; ignored: readonly string[] },
): readonly Facet[] =>
  filters.filter(isChosen).map((filter): Facet => {
    const name = filterKey(filter.filterName);
    const { title, labelOf } = filterWords(name, { boot, jobs });
    const common = {
      name: `filter_${name}`,
      label: title,
      rejected: ignored.includes(`filter_${name}`),
    };
    if (filter.type === 'toggle') return { ...common, type: 'toggle', count: countOf(filter) };
    return {
      ...common,
      type: filter.type === 'single_select' ? 'single' : 'multiple',
      freeText: filter.allowFreeText,
      options: (filter.options ?? []).map(({ value, count }) => ({
        value,
        label: labelOf(value, filter.options),
        count,
      })),
    };
  });

/** What is chosen in the panel's facets. */
export const facetValues = (state: SearchState, facets: readonly Facet[]): FacetValues =>
  Object.fromEntries(
    facets.flatMap(({ name }) => {
      const values = chosenValues(state, name.replace('filter_', ''));
      return values.length > 0 ? [[name, values] as const] : [];
    }),
  );

/** The search with what is chosen in the panel. */
export const withFacetValues = (
  state: SearchState,
  { facets, values, syntax }: { facets: readonly Facet[]; values: FacetValues; syntax: FilterSyntax },
): SearchState =>
  facets.reduce((before, { name }) => {
    const chosen = (values[name] ?? []).map((value) => filterValueOf(value, syntax));
    return withFilter(before, name.replace('filter_', ''), chosen);
  }, state);
