import type { FilterName } from '@portico/core/jobs';
import { fold } from '@portico/core/text';
import { LRUCache } from 'lru-cache';
import type { FilterOption, SearchData } from '../../contract/search.ts';
import type { Employer } from '../employers/directory.ts';
import type { JobRow } from '../positions/store.ts';
import { positionRowOf } from '../positions/wire.ts';
import { camelCase, filtersOf, optionsOf } from './filters.ts';
import { mapFilters } from './map-filters.ts';
import type { Found } from './engine.ts';
import type { Matches } from './matching.ts';
import type { Projection } from './projection.ts';
import type { SearchQuery } from './query.ts';

export function searchDataOf(options: {
  employer: Employer;
  projection: Projection;
  query: SearchQuery;
  matches: Found;
  jobs: readonly JobRow[];
}): Omit<SearchData, 'savedSearchMetadata' | 'debug'> {
  const { query, matches, jobs } = options;
  return {
    positions: jobs.map(positionRowOf),
    // of the list, though some of its jobs may have closed since
    count: matches.ids.length,
    sortBy: query.sortBy,
    appliedFilters: Object.fromEntries([
      ...query.filters.map(({ name, values }) => [camelCase(name), values] as const),
      ...query.toggles.map((name) => [name, ['1']] as const),
    ]),
    resultsMetaData: {
      usedFuzzSearch: matches.isFuzzy,
      mocTitle: null,
      dataVersion: matches.version,
    },
    filterDef: rememberedFilterDef(options),
  };
}

type Searched = { employer: Employer; projection: Projection; query: SearchQuery; matches: Matches };
type FilterDef = SearchData['filterDef'];

/** By what was found, which the engine keeps for all pages of a search, and all who search the same. */
const filterDefs = new LRUCache<
  Matches,
  { config: Employer['config']; zoom: number | undefined; filterDef: FilterDef }
>({
  // some 100 kB each
  max: 64,
});

/** Counting and naming options takes longer than everything else of a search that is remembered. */
function rememberedFilterDef(searched: Searched): FilterDef {
  const { matches, query } = searched;
  const { config } = searched.employer;
  const known = filterDefs.get(matches);
  if (known?.config === config && known.zoom === query.zoom) return known.filterDef;
  const filterDef = filterDefOf(searched);
  filterDefs.set(matches, { config, zoom: query.zoom, filterDef });
  return filterDef;
}

function filterDefOf(searched: Searched): FilterDef {
  const { employer, projection, query, matches } = searched;
  const { smartFilters, allFilters, mapConfig } = employer.config.pcsxConfig.searchConfig;
  const known = new Map<FilterName, FilterOption[]>();
  const counted = (name: FilterName): FilterOption[] => {
    const options = known.get(name) ?? optionsOf(name, { ...searched, config: employer.config });
    known.set(name, options);
    return options;
  };
  const shown = { ...searched, config: employer.config, counted };

  return {
    facets: { locations: locationsFacet(searched, counted('location')) },
    smartFilters: filtersOf(smartFilters, shown),
    allFilters: [
      ...filtersOf(allFilters, shown),
      ...(mapConfig.enabled ? mapFilters(projection, { matches, query }) : []),
    ],
  };
}

const maximumFacetLocations = 100;

/** The facet of old clients: "Remote" first (and once, though a place may be called so), then places by count. */
function locationsFacet(
  { matches: { remote } }: { matches: Matches },
  options: readonly FilterOption[],
): [string, number][] {
  const places = options.map(({ label, count }): [string, number] => [String(label), count]);
  const named = places.filter(([label]) => fold(label) !== 'remote');
  const counts: [string, number][] = remote === 0 ? named : [['Remote', remote], ...named];
  return counts.slice(0, maximumFacetLocations);
}
