import { manyValued, toggleNames, filterKey, type SearchState } from '@portico/core/jobs';
import type { SearchFilter } from '../../../contract/search.ts';
import { countOf } from './count-of.ts';

/** What the list shows: the search and its answer. */
export type Shown = { state: SearchState; count: number; filters: readonly SearchFilter[] };

const namesIn = (...states: readonly SearchState[]) => [
  ...new Set(states.flatMap(({ filters }) => Object.keys(filters))),
];
const valuesOf = ({ filters }: SearchState, name: string) => filters[name] ?? [];
const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/**
 * How many jobs a choice leaves, by the counts that are there, without asking the server: an option's count is what it would
 * leave with all other filters as they are. undefined = they do not tell, as where several filters have changed.
 */
export function countAhead(chosen: SearchState, { state, count, filters }: Shown): number | undefined {
  const changed = namesIn(chosen, state).filter(
    (name) => !areSame(valuesOf(chosen, name), valuesOf(state, name)),
  );
  const [name] = changed;
  if (name === undefined) return count;
  const values = valuesOf(chosen, name);
  const filter = filters.find(({ filterName }) => filterKey(filterName) === name);
  if (changed.length > 1 || !filter || values.length === 0) return undefined;
  if (toggleNames.some((toggle) => toggle === name)) return countOf(filter);
  if (values.length > 1 && manyValued.has(name)) return undefined;
  const counts = values.map((value) => filter.options?.find((option) => option.value === value)?.count);
  return counts.reduce<number | undefined>(
    (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
    0,
  );
}
