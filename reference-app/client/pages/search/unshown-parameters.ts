import { filterKey, isArea, writeFilterValue, type FilterSyntax, type SearchState } from '@portico/core/jobs';
import type { SearchFilter } from '../../../contract/search.ts';

type Shown = {
  parameters: URLSearchParams;
  /** The filters whose options stand in the form. */
  filters: readonly SearchFilter[];
  syntax: FilterSyntax;
};

// the form has these by itself, or begins anew with them
const own = new Set(['domain', 'hl', 'query', 'location', 'start', 'as_of', 'pid', 'sort_by']);

/**
 * What of a search a form of its shown filters would drop: values that no box stands for, and parameters that are not the
 * search's own. Names and values as in an address.
 */
export function unshownParameters(
  state: SearchState,
  { parameters, filters, syntax }: Shown,
): readonly (readonly [name: string, value: string])[] {
  const boxes = new Map(
    filters.map(({ filterName, type, options }) => [
      filterKey(filterName),
      new Set(type === 'toggle' ? ['1'] : (options ?? []).map(({ value }) => value)),
    ]),
  );
  const chosen = Object.entries(state.filters).flatMap(([name, values]) =>
    values
      .filter((value) => !boxes.get(name)?.has(value))
      .map((value) => [`filter_${name}`, isArea(name) ? value : writeFilterValue(value, syntax)] as const),
  );
  const others = [...parameters].filter(([name]) => !own.has(name) && !name.startsWith('filter_'));
  return [...chosen, ...others];
}
