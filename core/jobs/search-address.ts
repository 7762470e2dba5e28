import { splitFilterValues, writeFilterValue, type FilterSyntax } from './filter-values.ts';
import { pageSize } from './limits.ts';
import { positionIdOf } from './position-id.ts';
import type { QueryValue } from './query-string.ts';

/** What a search is: all of it stands in the address (SEARCH-01). */
export type SearchState = {
  query: string;
  location: string;
  /** Offset of the first row; a multiple of the page size. */
  start: number;
  /** Data version of the list that a further page is cut from (API-08); 0 = the current list, as on every first page. */
  asOf: number;
  /** The selected job, 0 = none in the address. */
  pid: number;
  sortBy: string;
  /** Handed on to the server; empty = not asked for (SEARCH-17). */
  debug: string;
  /** By name in snake_case, values in the order of the address. */
  filters: Readonly<Record<string, readonly string[]>>;
};

const own = new Set(['query', 'location', 'start', 'as_of', 'pid', 'sort_by']);
const filterPrefix = 'filter_';
/** The area of a map: its south-west and its north-east corner, each with a comma (ruling 3). */
const area = 'map_bounds';

/** Whether a filter's values hold commas that part nothing. */
export const isArea = (name: string): boolean => name === area;

/** What people may have typed. No key types a control character, and HTML holds no NUL. */
const typed = (text: string | null) => text?.replaceAll(/\p{Cc}/gu, ' ').trim();
const words = (segment: string | undefined) => typed((segment ?? '').replaceAll(/[-_]/g, ' ')) ?? '';
const leadingNumber = (text: string | null) => Number(/^\d{1,9}/.exec(text ?? '')?.[0] ?? 0);

const joinValues = (values: readonly string[], syntax: FilterSyntax) =>
  values.map((value) => writeFilterValue(value, syntax)).join(',');

/** A filter's name as addresses and calls write it; answers write it in camelCase (ruling 28). */
export const filterKey = (filterName: string) =>
  filterName.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Reads an address. What cannot be read counts as absent, part by part. */
export function readSearch(
  parameters: URLSearchParams,
  path: { query?: string; location?: string },
  syntax: FilterSyntax,
): SearchState {
  const filters = new Map<string, readonly string[]>();
  for (const [key, value] of parameters) {
    if (!/^filter_[a-z][a-z_]*$/.test(key)) continue;
    const name = key.slice(filterPrefix.length);
    const values = new Set([
      ...(filters.get(name) ?? []),
      ...(name === area ? [value] : splitFilterValues(value, syntax)),
    ]);
    if (values.size > 0) filters.set(name, [...values]);
  }
  const start = leadingNumber(parameters.get('start'));
  return {
    query: typed(parameters.get('query')) ?? words(path.query),
    location: typed(parameters.get('location')) ?? words(path.location),
    start: start - (start % pageSize),
    asOf: start < pageSize ? 0 : leadingNumber(parameters.get('as_of')),
    pid: positionIdOf(parameters.get('pid') ?? '') ?? 0,
    sortBy: parameters.get('sort_by') ?? '',
    debug: parameters.get('debug') ?? '',
    filters: Object.fromEntries(filters),
  };
}

/** Returns the list's version as a parameter. Whatever changes a search begins at its first page, and drops it with that. */
const listVersion = ({ start, asOf }: SearchState) => (start > 0 && asOf > 0 ? String(asOf) : '');

/** The address of a search; parameters that are not the search's own pass through (SEARCH-01). */
export function searchAddress(state: SearchState, current: URLSearchParams, syntax: FilterSyntax): string {
  const next = new URLSearchParams();
  const set = (key: string, value: string) => {
    if (value !== '') next.set(key, value);
  };
  set('query', state.query);
  set('location', state.location);
  for (const [name, values] of Object.entries(state.filters))
    for (const value of name === area ? values : [joinValues(values, syntax)])
      next.append(`${filterPrefix}${name}`, value);
  set('sort_by', state.sortBy);
  set('start', state.start > 0 ? String(state.start) : '');
  set('as_of', listVersion(state));
  set('pid', state.pid > 0 ? String(state.pid) : '');
  for (const [key, value] of current)
    if (!own.has(key) && !key.startsWith(filterPrefix)) next.append(key, value);
  const text = next.toString();
  return text === '' ? '/careers' : `/careers/search?${text}`;
}

/** What a place is called, which may come with its coordinates: `name:::lat,lng` (SEARCH-14). */
export const placeName = (location: string): string => location.split(':::', 1)[0] || location;

/** What the server is asked; the selected job is not part of it. */
export const searchParameters = (state: SearchState, syntax: FilterSyntax): Record<string, QueryValue> => ({
  query: state.query,
  location: state.location,
  start: state.start,
  as_of: listVersion(state),
  sort_by: state.sortBy,
  debug: state.debug,
  ...Object.fromEntries(
    Object.entries(state.filters).map(([name, values]) => [
      `${filterPrefix}${name}`,
      name === area ? { inOrder: values } : values.map((value) => writeFilterValue(value, syntax)),
    ]),
  ),
});

/** The search at another place, which ends what was about the one before: an area, or no way from it (SEARCH-14). */
export function atPlace(state: SearchState, location: string): SearchState {
  if (location === state.location) return state;
  const { [area]: _area, distance = [], ...others } = state.filters;
  return {
    ...state,
    location,
    filters: distance.length === 0 || distance[0] === '0' ? others : { ...others, distance },
  };
}

/** What is chosen in one filter. */
export const chosenValues = ({ filters }: SearchState, name: string): readonly string[] =>
  Object.hasOwn(filters, name) ? (filters[name] ?? []) : [];

/** Setting a filter begins at the first page and lets go of the selected job (SEARCH-06). */
export function withFilter(state: SearchState, name: string, values: readonly string[]): SearchState {
  const { [name]: _old, ...others } = state.filters;
  return {
    ...state,
    start: 0,
    pid: 0,
    // it keeps its place among them
    filters: values.length === 0 ? others : { ...state.filters, [name]: values },
  };
}
