import type { SearchState } from '@portico/core/jobs';

/** What the server left out may be this much, in values, for the page to go on showing each: people may have typed it. */
const mostShown = 20;

/**
 * A search without what the server did not understand: a place, and filters where that is more than people type: addresses
 * may hold thousands of values, which every link of the page would carry on.
 *
 * @param ignored as the server names them: `location`, `filter_<name>`
 */
export function understoodSearch(state: SearchState, ignored: readonly { name: string }[]): SearchState {
  const names = new Set(ignored.map(({ name }) => name));
  const filters = Object.entries(state.filters);
  const isLeftOut = ([name]: (typeof filters)[number]) => names.has(`filter_${name}`);
  const count = filters.filter(isLeftOut).reduce((sum, [, values]) => sum + values.length, 0);
  // what is nowhere has nothing near it, and no order by distance
  const placed = names.has('location') ? { ...state, location: '' } : state;
  if (count <= mostShown) return placed;
  return { ...placed, filters: Object.fromEntries(filters.filter((filter) => !isLeftOut(filter))) };
}
