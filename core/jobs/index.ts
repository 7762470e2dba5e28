export { filterNames, manyValued, toggleNames, type FilterName, type ToggleName } from './filter-names.ts';
export { filterValueOf, splitFilterValues, writeFilterValue, type FilterSyntax } from './filter-values.ts';
export { longestQuery, maximumPositions, pageSize } from './limits.ts';
export { positionIdOf } from './position-id.ts';
export { withQuery, type QueryValue } from './query-string.ts';
export {
  atPlace,
  chosenValues,
  filterKey,
  isArea,
  placeName,
  readSearch,
  searchAddress,
  searchParameters,
  withFilter,
  type SearchState,
} from './search-address.ts';
