import { filterNames, manyValued, type FilterName, type ToggleName } from '@portico/core/jobs';
import type { EmployerConfig } from '../../contract/employer-config.ts';
import type { FilterConfig } from '../../contract/pcsx-config.ts';
import type { FilterOption, SearchFilter } from '../../contract/search.ts';
import type { Matches } from './matching.ts';
import { codesOf, freeTextFilters } from './option-codes.ts';
import { filterKey, filterValueOf, type Projection } from './projection.ts';
import type { SearchQuery } from './query.ts';

/** In English, which clients that translate nothing show. */
export const titles: Record<FilterName | ToggleName, string> = {
  department: 'Department',
  location: 'Location',
  work_location_option: 'Work location',
  seniority: 'Seniority',
  employment_type: 'Employment type',
  business_unit: 'Business unit',
  skill: 'Skills',
  recent: 'Posted in the last 7 days',
  remote: 'Remote jobs',
};
const labels: Readonly<Record<string, string>> = {
  onsite: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
  remote_local: 'Remote, in the country',
  remote_global: 'Remote, anywhere',
};

/** Options shown before "show more". */
const displayCount = 10;
const maximumOptions = 1_000;

/** `work_location_option` is `workLocationOption` in answers. */
export function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

type Searched = { projection: Projection; matches: Matches; query: SearchQuery; config: EmployerConfig };

/**
 * The filters that an employer has configured, as people choose from them.
 *
 * @param counted options of filters, which may be in several places and are counted once
 */
export function filtersOf(
  configured: readonly FilterConfig[],
  { counted, ...searched }: Searched & { counted: (name: FilterName) => FilterOption[] },
): SearchFilter[] {
  const once = new Map(configured.map((filter) => [filter.name, filter]));
  return [...once.values()].map((filter) => filterOf(filter, { ...searched, counted }));
}

function filterOf(
  { name, type, allowFreeText = false }: FilterConfig,
  { matches, config, counted }: Searched & { counted: (name: FilterName) => FilterOption[] },
): SearchFilter {
  const filter = {
    filterName: camelCase(name),
    title: wordsFor(name, config)?.displayName ?? titles[name],
    tooltip: null,
    displayCount,
    translateOptions: false,
    allowFreeText,
  };
  if (name === 'recent' || name === 'remote')
    return { ...filter, type: 'toggle', options: null, extraData: { count: matches.toggles[name] } };
  return {
    ...filter,
    type: type ?? (manyValued.has(name) ? 'multi_select_suggest' : 'multi_select'),
    options: counted(name),
    extraData: {},
  };
}

function wordsFor(name: FilterName | ToggleName, { pcsxConfig: { searchOptionsMap } }: EmployerConfig) {
  return searchOptionsMap[name] ?? searchOptionsMap[camelCase(name)];
}

/** A filter's options: those that would find something, and those that are chosen. */
export function optionsOf(name: FilterName, searched: Searched): FilterOption[] {
  const { projection, matches, query, config } = searched;
  const labelMap = wordsFor(name, config)?.options?.labelMap ?? {};
  const keepsCommas = config.behaviourFlags.enableCommaInFilterValues;
  const facet = filterNames.indexOf(name);
  const spellings = keepsCommas ? projection.spellings : projection.spellingsWithoutCommas;
  const asked = query.filters.find((filter) => filter.name === name)?.values ?? [];
  const chosen = new Map(asked.map((value) => [filterKey(value, { keepsCommas }), value]));
  const labelOf = (value: string) =>
    labelMap[value] ?? (name === 'work_location_option' ? labels[value] : undefined) ?? value;

  const found: (FilterOption & { label: string })[] = [];
  projection.facetOf.forEach((facetOfCode, code) => {
    const known = projection.values[code];
    if (facetOfCode !== facet || !known || (spellings && spellings[code] !== code)) return;
    const count = matches.counts[code] ?? 0;
    const key = filterKey(known.value, { keepsCommas });
    // as it was asked for, so that it is known as what is chosen
    const value = chosen.get(key) ?? filterValueOf(known.value, { keepsCommas });
    if (chosen.delete(key) || count > 0) found.push({ label: labelOf(known.value), value, count });
  });
  // What was asked for and is no option, or no longer, stays visible, so that it can be taken off.
  const isFreeText = freeTextFilters(config).has(name);
  for (const value of asked)
    if (chosen.has(filterKey(value, { keepsCommas }))) {
      const codes = codesOf(projection, { name, value, keepsCommas, isFreeText });
      found.push({ label: labelOf(value), value, count: countHaving(searched, new Set(codes)) });
    }
  return found
    .toSorted((left, right) => right.count - left.count || (left.label < right.label ? -1 : 1))
    .slice(0, maximumOptions);
}

/** Counts the jobs found that have one of the codes. A list of an earlier version may hold some that are no longer open. */
function countHaving({ projection, matches }: Searched, wanted: ReadonlySet<number>): number {
  if (wanted.size === 0) return 0;
  const { rows, codes, offsets } = projection;
  return matches.ids.reduce((sum, id) => {
    const row = rows[id] ?? -1;
    if (row < 0) return sum;
    for (let at = offsets[row]!; at < offsets[row + 1]!; at += 1) if (wanted.has(codes[at]!)) return sum + 1;
    return sum;
  }, 0);
}
