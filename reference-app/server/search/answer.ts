import { filterNames, type SearchData, type SearchFilter } from '../../contract/search.ts';
import type { Employer } from '../employers/directory.ts';
import type { JobRow } from '../positions/store.ts';
import { positionRowOf } from '../positions/wire.ts';
import { camelCase, filterOf } from './filters.ts';
import { mapFilters } from './map-filters.ts';
import type { Matches } from './matching.ts';
import { remoteCodes } from './places.ts';
import type { Projection } from './projection.ts';
import type { SearchQuery } from './query.ts';

export function searchDataOf(options: {
  employer: Employer;
  projection: Projection;
  query: SearchQuery;
  matches: Matches & { isFuzzy: boolean };
  /** How many there are on all pages together. */
  count: number;
  jobs: readonly JobRow[];
}): Omit<SearchData, 'savedSearchMetadata'> {
  const { employer, projection, query, matches, count, jobs } = options;
  const { smartFilters, allFilters, mapConfig } = employer.config.pcsxConfig.searchConfig;
  const byName = new Map<string, SearchFilter>();
  for (const name of filterNames)
    if (name === 'location' || [...smartFilters, ...allFilters].some((filter) => filter.name === name))
      byName.set(name, filterOf(name, { ...options, config: employer.config }));
  const shown = (filters: typeof smartFilters) =>
    [...new Set(filters.map((filter) => filter.name))].flatMap((name) => byName.get(name) ?? []);

  return {
    positions: jobs.map(positionRowOf),
    count,
    sortBy: query.sortBy,
    debug: {},
    appliedFilters: Object.fromEntries(query.filters.map(({ name, values }) => [camelCase(name), values])),
    resultsMetaData: { usedFuzzSearch: matches.isFuzzy, mocTitle: null },
    filterDef: {
      facets: { locations: locationsFacet(options, byName.get('location')) },
      smartFilters: shown(smartFilters),
      allFilters: [
        ...shown(allFilters),
        ...(mapConfig.enabled ? mapFilters(projection, { matches, query }) : []),
      ],
    },
  };
}

const maximumFacetLocations = 100;

/** The facet of old clients: "Remote" first, then places by count. */
function locationsFacet(
  { projection, matches }: { projection: Projection; matches: Matches },
  filter: SearchFilter | undefined,
): [string, number][] {
  const remote = remoteCodes(projection).reduce((sum, code) => sum + (matches.counts[code] ?? 0), 0);
  const places = (filter?.options ?? []).map(({ label, count }): [string, number] => [String(label), count]);
  return [...(remote > 0 ? [['Remote', remote] satisfies [string, number]] : []), ...places].slice(
    0,
    maximumFacetLocations,
  );
}
