import type { FilterOption, SearchFilter } from '../../contract/search.ts';
import type { Matches } from './matching.ts';
import { isInside, remoteCodes } from './places.ts';
import type { Projection } from './projection.ts';
import type { SearchQuery } from './query.ts';

const maximumMarkers = 1_500;
export const maximumZoom = 13;

/** What lies on the map: the code of a place, how many jobs it has, and where it is in the Mercator projection. */
type Marker = { code: number; count: number; x: number; y: number };

/** Bits of a Mercator coordinate: about two metres at the equator. */
const bits = 24;
/** Cells of 32 of the 256 pixels that the world has at zoom 0. */
const cellsAtZoom0 = 3;

/**
 * The map's markers as two filters: an option's label is the bare count, its value `address:::lat,lng`. Places that would
 * lie on each other at the query's zoom, or are more than a map can show, are one marker, which stands at the one with most jobs.
 */
export function mapFilters(
  projection: Projection,
  { matches, query }: { matches: Matches; query: SearchQuery },
): SearchFilter[] {
  const remote = new Uint8Array(projection.values.length);
  for (const code of remoteCodes(projection)) remote[code] = 1;
  const isShown = new Uint8Array(projection.values.length);
  for (const { code, point } of projection.places)
    if (point && (!query.bounds || isInside(point, query.bounds))) isShown[code] = 1;

  const counts = {
    remote: new Uint32Array(projection.values.length),
    onSite: new Uint32Array(projection.values.length),
  };
  const { codes, offsets, rows } = projection;
  for (const id of matches.ids) {
    const row = rows[id]!;
    let isRemote = false;
    for (let at = offsets[row]!; at < offsets[row + 1]!; at += 1) isRemote ||= remote[codes[at]!] === 1;
    const side = isRemote ? counts.remote : counts.onSite;
    for (let at = offsets[row]!; at < offsets[row + 1]!; at += 1)
      if (isShown[codes[at]!] === 1) side[codes[at]!]! += 1;
  }
  return [
    markers('latlong_non_remote', { projection, counts: counts.onSite, zoom: query.zoom }),
    markers('latlong_remote', { projection, counts: counts.remote, zoom: query.zoom }),
  ];
}

function markers(
  filterName: string,
  options: { projection: Projection; counts: Uint32Array; zoom: number | undefined },
): SearchFilter {
  const { projection, counts, zoom } = options;
  const found = projection.places.flatMap(({ code, point }) =>
    point && counts[code]! > 0 ? [{ code, count: counts[code]!, ...mercator(point) }] : [],
  );
  return {
    type: 'multi_select',
    filterName,
    title: filterName,
    options: clustered(found, zoom)
      .flatMap((marker) => optionOf(projection, marker))
      .toSorted((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1)),
    tooltip: null,
    extraData: {},
    displayCount: 0,
    translateOptions: false,
    allowFreeText: false,
  };
}

function optionOf(projection: Projection, { code, count }: Marker): FilterOption[] {
  const place = projection.values[code];
  return place
    ? [{ label: count, value: `${place.value}:::${place.latitude},${place.longitude}`, count }]
    : [];
}

/** As far apart as the zoom asks for, and at most as many as a map can show: no job is left out. */
function clustered(found: readonly Marker[], zoom: number | undefined): readonly Marker[] {
  let shown = zoom === undefined ? found : inCells(found, zoom);
  for (let coarser = zoom ?? maximumZoom; shown.length > maximumMarkers; coarser -= 1)
    shown = inCells(shown, coarser);
  return shown;
}

function inCells(found: readonly Marker[], zoom: number): Marker[] {
  const shift = Math.max(0, bits - cellsAtZoom0 - zoom);
  const cells = new Map<number, Marker>();
  const largest = new Map<number, number>();
  for (const marker of found) {
    const cell = (marker.x >> shift) * 2 ** bits + (marker.y >> shift);
    const held = cells.get(cell);
    const isLargest = marker.count > (largest.get(cell) ?? 0);
    if (isLargest) largest.set(cell, marker.count);
    cells.set(cell, { ...(held && !isLargest ? held : marker), count: marker.count + (held?.count ?? 0) });
  }
  return [...cells.values()];
}

/** Web Mercator as integers from 0 to 2^24 - 1; the poles lie on its edges. */
function mercator({ latitude, longitude }: { latitude: number; longitude: number }): {
  x: number;
  y: number;
} {
  const size = 2 ** bits;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const within = (share: number) => Math.min(size - 1, Math.max(0, Math.floor(share * size)));
  return {
    x: within(longitude / 360 + 0.5),
    y: within(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}
