import type { MapMarker } from '@portico/components/map';
import { filterKey } from '@portico/core/jobs';
import type { SearchFilter } from '../../../contract/search.ts';

/** A place with its coordinates: `name:::lat,lng`. */
function placeIn(value: string) {
  const [label = '', coordinates = ''] = value.split(':::');
  const [latitude = Number.NaN, longitude = Number.NaN] = coordinates.split(',').map(Number);
  return { label, position: [latitude, longitude] as const };
}

/**
 * The markers of an answer (MAP-01). A place with remote jobs and others is one marker: its jobs are those that a search at
 * the place lists.
 */
export function markersOf(filters: readonly SearchFilter[]): readonly MapMarker[] {
  const markers = new Map<string, MapMarker>();
  for (const { filterName, options } of filters) {
    const name = filterKey(filterName);
    if (name !== 'latlong_remote' && name !== 'latlong_non_remote') continue;
    for (const { value, count } of options ?? []) {
      const before = markers.get(value);
      markers.set(value, {
        id: value,
        ...placeIn(value),
        count: count + (before?.count ?? 0),
        isRemote: name === 'latlong_remote' && (before?.isRemote ?? true),
      });
    }
  }
  return [...markers.values()];
}
