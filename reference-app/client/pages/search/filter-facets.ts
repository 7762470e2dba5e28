import type { Facet, FacetValues } from '@portico/components/facet-panel';
import type { SearchFilter } from '../../../contract/search.ts';
import type { Site } from '../../app/site.tsx';
import { filterWords } from './filter-words.ts';
import { chosenValues, filterKey, withFilter, type SearchState } from './search-state.ts';

/** Filters that are no choice among options: the markers of the map. */
const isChosenFrom = ({ filterName, options }: SearchFilter) =>
  options !== null && !filterName.startsWith('latlong_');

/** The filters of an answer as the library's panel takes them (SEARCH-11). */
export const facetsOf = (
  filters: readonly SearchFilter[],
  { site, ignored }: { site: Site; ignored: readonly string[] },
): readonly Facet[] =>
  filters.filter(isChosenFrom).map((filter) => {
    const name = filterKey(filter.filterName);
    const { title, labelOf } = filterWords(name, site);
    return {
      type: filter.type === 'single_select' ? 'single' : 'multiple',
      name: `filter_${name}`,
      label: title,
      rejected: ignored.includes(`filter_${name}`),
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
  facets: readonly Facet[],
  values: FacetValues,
): SearchState =>
  facets.reduce(
    (before, { name }) => withFilter(before, name.replace('filter_', ''), values[name] ?? []),
    state,
  );
