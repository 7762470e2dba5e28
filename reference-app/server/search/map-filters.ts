import type { SearchFilter } from '../../contract/search.ts';
import type { Matches } from './matching.ts';
import { remoteCodes } from './places.ts';
import type { Projection } from './projection.ts';

const maximumMarkers = 1_500;

/** The map's markers as two filters: an option's label is the bare count, its value `address:::lat,lng`. */
export function mapFilters(projection: Projection, matches: Matches): SearchFilter[] {
  const remote = new Set(remoteCodes(projection));
  const counts = { remote: new Map<number, number>(), onSite: new Map<number, number>() };
  for (const row of matches.rows) {
    const codes = projection.codes.subarray(projection.offsets[row], projection.offsets[row + 1]);
    const side = codes.some((code) => remote.has(code)) ? counts.remote : counts.onSite;
    for (const code of codes)
      if (projection.values[code]?.facet === 'location') side.set(code, (side.get(code) ?? 0) + 1);
  }
  return [
    markers('latlong_non_remote', projection, counts.onSite),
    markers('latlong_remote', projection, counts.remote),
  ];
}

function markers(
  filterName: string,
  projection: Projection,
  counts: ReadonlyMap<number, number>,
): SearchFilter {
  const options = [...counts].flatMap(([code, count]) => {
    const place = projection.values[code];
    return place && place.latitude !== null && place.longitude !== null
      ? [{ label: count, value: `${place.value}:::${place.latitude},${place.longitude}`, count }]
      : [];
  });
  return {
    type: 'multi_select',
    filterName,
    title: filterName,
    options: options
      .toSorted((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
      .slice(0, maximumMarkers),
    tooltip: null,
    extraData: {},
    displayCount: 0,
    translateOptions: false,
    allowFreeText: false,
  };
}
