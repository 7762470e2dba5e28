import type { FilterOption, SearchFilter } from '../../contract/search.ts';
import type { Matches } from './matching.ts';
import { isInside, remoteCodes } from './places.ts';
import type { Projection } from './projection.ts';
import type { SearchQuery } from './query.ts';

const maximumMarkers = 1_500;
export const maximumZoom = 13;

/** What lies on the map: the code of a place and its option, how many jobs it has, and where it is in the Mercator projection. */
type Marker = { code: number; value: string; count: number; x: number; y: number };

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

  const sides = { remote: [] as number[], onSite: [] as number[] };
  const { codes, offsets, rows } = projection;
  for (const id of matches.ids) {
    const row = rows[id] ?? -1;
    // closed since the list was found
    if (row < 0) continue;
    let isRemote = false;
    for (let at = offsets[row]!; at < offsets[row + 1]!; at += 1) isRemote ||= remote[codes[at]!] === 1;
    (isRemote ? sides.remote : sides.onSite).push(row);
  }
  return [
    markers('latlong_non_remote', { projection, isShown, rows: sides.onSite, zoom: query.zoom }),
    markers('latlong_remote', { projection, isShown, rows: sides.remote, zoom: query.zoom }),
  ];
}

/** Jobs on one side of the map, and which places count. */
type Shown = { projection: Projection; isShown: Uint8Array; rows: readonly number[] };

function markers(filterName: string, options: Shown & { zoom: number | undefined }): SearchFilter {
  return {
    type: 'multi_select',
    filterName,
    title: filterName,
    options: clustered(options)
      .map(({ value, count }): FilterOption => ({ label: count, value, count }))
      .toSorted((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1)),
    tooltip: null,
    extraData: {},
    displayCount: 0,
    translateOptions: false,
    allowFreeText: false,
  };
}

/** As far apart as the zoom asks for, and at most as many as a map can show: no job is left out. */
function clustered({ zoom, ...shown }: Shown & { zoom: number | undefined }): readonly Marker[] {
  const { projection } = shown;
  // one place has two codes where some jobs tell its coordinates and others do not
  const byValue = new Map<string, number>();
  const firsts = new Uint32Array(projection.values.length);
  const distinct = projection.places.flatMap(({ code, point }) => {
    const name = projection.values[code]?.value;
    if (!point || name === undefined) return [];
    const value = `${name}:::${point.latitude},${point.longitude}`;
    const first = byValue.get(value) ?? code;
    byValue.set(value, first);
    firsts[code] = first;
    return first === code ? [{ code, value, point }] : [];
  });
  const counts = countsBy(shown, (code) => firsts[code]!);
  const found = distinct.flatMap(({ code, value, point }) =>
    counts[code]! > 0 ? [{ code, value, count: counts[code]!, ...mercator(point) }] : [],
  );
  let cells = zoom === undefined ? undefined : inCells(found, zoom);
  for (let coarser = zoom ?? maximumZoom; (cells ?? found).length > maximumMarkers; coarser -= 1)
    cells = inCells(found, coarser);
  if (!cells) return found;

  const standIns = new Uint32Array(projection.values.length);
  for (const { marker, places } of cells) for (const code of places) standIns[code] = marker.code;
  const together = countsBy(shown, (code) => standIns[firsts[code]!]!);
  return cells.map(({ marker }) => ({ ...marker, count: together[marker.code]! }));
}

/** What lies in one cell, and its place with most jobs, where the marker stands. */
type Cell = { marker: Marker; places: number[] };

function inCells(found: readonly Marker[], zoom: number): Cell[] {
  const shift = Math.max(0, bits - cellsAtZoom0 - zoom);
  const cells = new Map<number, Cell>();
  for (const marker of found) {
    const key = (marker.x >> shift) * 2 ** bits + (marker.y >> shift);
    const cell = cells.get(key);
    if (!cell) cells.set(key, { marker, places: [marker.code] });
    else {
      cell.places.push(marker.code);
      if (marker.count > cell.marker.count) cell.marker = marker;
    }
  }
  return [...cells.values()];
}

/** By the code that stands in for a place: how many jobs are there; one with several of its places counts once. */
function countsBy(
  { projection: { codes, offsets, values }, isShown, rows }: Shown,
  standIn: (code: number) => number,
): Uint32Array {
  const counts = new Uint32Array(values.length);
  // 1 + the row that was counted last
  const counted = new Uint32Array(values.length);
  for (const row of rows)
    for (let at = offsets[row]!; at < offsets[row + 1]!; at += 1) {
      const code = codes[at]!;
      if (isShown[code] !== 1) continue;
      const place = standIn(code);
      if (counted[place] === row + 1) continue;
      counted[place] = row + 1;
      counts[place]! += 1;
    }
  return counts;
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
