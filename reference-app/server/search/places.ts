import { wordsOf } from './fold.ts';
import type { Projection } from './projection.ts';
import type { Point, SearchQuery } from './query.ts';

const earthRadius = 6371;
const defaultRadius = 50;
/** "At this point" (distance 0) allows for the rounding of coordinates. */
const samePlace = 1;

const remoteOptions = new Set(['remote', 'remote_local', 'remote_global']);

/** Codes of the options that mean working from anywhere. */
export function remoteCodes(projection: Projection): number[] {
  return codesWhere(
    projection,
    (value) => value.facet === 'work_location_option' && remoteOptions.has(value.value),
  );
}

/** Codes of which a job must have one to be at the query's location; undefined = every job is. */
export function locationCodes(projection: Projection, query: SearchQuery): number[] | undefined {
  const { location } = query;
  if (location.kind === 'anywhere') return undefined;
  if (location.kind === 'remote') return [...remoteCodes(projection), ...namedCodes(projection, 'remote')];

  const remote = query.includeRemote ? remoteCodes(projection) : [];
  if (location.kind === 'point')
    return [...within(projection, location.point, query.distance ?? defaultRadius), ...remote];
  const named = namedCodes(projection, location.name);
  const centre = query.distance === undefined ? undefined : centreOf(projection, named);
  return [...named, ...(centre ? within(projection, centre, query.distance ?? 0) : []), ...remote];
}

/** Codes of the places inside map bounds; bounds may cross the date line. */
export function codesInBounds(projection: Projection, bounds: NonNullable<SearchQuery['bounds']>): number[] {
  const { southWest, northEast } = bounds;
  const crosses = southWest.longitude > northEast.longitude;
  return placesOf(projection)
    .filter(({ point: { latitude, longitude } }) => {
      const east = longitude >= southWest.longitude;
      const west = longitude <= northEast.longitude;
      return (
        latitude >= southWest.latitude &&
        latitude <= northEast.latitude &&
        (crosses ? east || west : east && west)
      );
    })
    .map((found) => found.code);
}

/** Where a distance is measured from; undefined when the query names no place whose coordinates are known. */
export function originOf(projection: Projection, { location }: SearchQuery): Point | undefined {
  if (location.kind === 'point') return location.point;
  return location.kind === 'named' ? centreOf(projection, namedCodes(projection, location.name)) : undefined;
}

/** By code: km from `origin`; Infinity for what is no place on the map. */
export function distancesFrom(projection: Projection, origin: Point): Float64Array {
  const distances = new Float64Array(projection.values.length).fill(Infinity);
  for (const { code, point } of placesOf(projection)) distances[code] = kilometresBetween(origin, point);
  return distances;
}

/** Great-circle distance by the haversine formula. */
export function kilometresBetween(from: Point, to: Point): number {
  const height = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * width;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Places each of whose asked-for words begins one of theirs: "york" finds "New York, NY", "ork" does not. */
function namedCodes(projection: Projection, name: string): number[] {
  const wanted = wordsOf(name);
  if (wanted.length === 0) return [];
  return codesWhere(projection, (value) => {
    if (value.facet !== 'location') return false;
    const words = wordsOf(value.value);
    return wanted.every((word) => words.some((candidate) => candidate.startsWith(word)));
  });
}

function within(projection: Projection, centre: Point, distance: number): number[] {
  const radius = Math.max(distance, samePlace);
  return placesOf(projection)
    .filter(({ point }) => kilometresBetween(centre, point) <= radius)
    .map((found) => found.code);
}

/** The first of the places whose coordinates are known. */
function centreOf(projection: Projection, codes: readonly number[]): Point | undefined {
  const wanted = new Set(codes);
  return placesOf(projection).find((found) => wanted.has(found.code))?.point;
}

function placesOf(projection: Projection): { code: number; point: Point }[] {
  return projection.values.flatMap((value) =>
    value && value.facet === 'location' && value.latitude !== null && value.longitude !== null
      ? [{ code: value.code, point: { latitude: value.latitude, longitude: value.longitude } }]
      : [],
  );
}

function codesWhere(
  projection: Projection,
  test: (value: NonNullable<Projection['values'][number]>) => boolean,
): number[] {
  return projection.values.flatMap((value) => (value && test(value) ? [value.code] : []));
}
