import type { EmployerConfig } from '../../contract/employer-config.ts';
import { filterNames, type FilterName, type FilterOption, type SearchFilter } from '../../contract/search.ts';
import type { Matches } from './matching.ts';
import { filterKey, filterValueOf, type Projection } from './projection.ts';
import type { SearchQuery } from './query.ts';

const titles: Record<FilterName, string> = {
  department: 'Department',
  location: 'Location',
  work_location_option: 'Work location',
  seniority: 'Seniority',
  employment_type: 'Employment type',
  business_unit: 'Business unit',
  skill: 'Skills',
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

/** A filter with its options: those that would find something, and those that are chosen. */
export function filterOf(
  name: FilterName,
  options: { projection: Projection; matches: Matches; query: SearchQuery; config: EmployerConfig },
): SearchFilter {
  const { searchOptionsMap } = options.config.pcsxConfig;
  const custom = searchOptionsMap[name] ?? searchOptionsMap[camelCase(name)];
  return {
    type: name === 'location' || name === 'skill' ? 'multi_select_suggest' : 'multi_select',
    filterName: camelCase(name),
    title: custom?.displayName ?? titles[name],
    options: optionsOf(name, { ...options, labelMap: custom?.options?.labelMap ?? {} }),
    tooltip: null,
    extraData: {},
    displayCount,
    translateOptions: false,
    allowFreeText: false,
  };
}

function optionsOf(
  name: FilterName,
  options: {
    projection: Projection;
    matches: Matches;
    query: SearchQuery;
    config: EmployerConfig;
    labelMap: Readonly<Record<string, string>>;
  },
): FilterOption[] {
  const { projection, matches, query, config, labelMap } = options;
  const keepsCommas = config.behaviourFlags.enableCommaInFilterValues;
  const facet = filterNames.indexOf(name);
  const asked = query.filters.find((filter) => filter.name === name)?.values ?? [];
  const chosen = new Set(asked.map((value) => filterKey(value, { keepsCommas })));
  const labelOf = (value: string) =>
    labelMap[value] ?? (name === 'work_location_option' ? labels[value] : undefined) ?? value;

  const found: (FilterOption & { label: string })[] = [];
  projection.facetOf.forEach((facetOfCode, code) => {
    const known = projection.values[code];
    if (facetOfCode !== facet || !known) return;
    const count = matches.counts[code] ?? 0;
    const isChosen = chosen.delete(filterKey(known.value, { keepsCommas }));
    if (count > 0 || isChosen)
      found.push({ label: labelOf(known.value), value: filterValueOf(known.value, { keepsCommas }), count });
  });
  // What was asked for and no longer exists stays visible, so that it can be taken off.
  for (const value of asked)
    if (chosen.has(filterKey(value, { keepsCommas }))) found.push({ label: labelOf(value), value, count: 0 });
  return found
    .toSorted((left, right) => right.count - left.count || (left.label < right.label ? -1 : 1))
    .slice(0, maximumOptions);
}
