import { wordsOf } from './fold.ts';
import type { FacetValue, Projection } from './projection.ts';
import type { Point, SearchQuery } from './query.ts';

/** A place of an employer's jobs. */
export type ProjectedPlace = {
  code: number;
  /** Its folded words, each after a space: ` new york ny`. */
  words: string;
  /** undefined where its coordinates are not known. */
  point: Point | undefined;
};

const earthRadius = 6371;
const defaultRadius = 50;
/** "At this point" (distance 0) allows for the rounding of coordinates. */
const samePlace = 1;
/** "United States" may name thousands of places; around which of them does not matter then. */
const maximumCentres = 200;

const remoteOptions = new Set(['remote', 'remote_local', 'remote_global']);

export function placesOf(values: readonly FacetValue[]): ProjectedPlace[] {
  return values
    .filter(({ facet }) => facet === 'location')
    .map(({ code, value, latitude, longitude }) => ({
      code,
      words: wordsOf(value)
        .map((word) => ` ${word}`)
        .join(''),
      point: latitude === null || longitude === null ? undefined : { latitude, longitude },
    }));
}

/** Codes of the options that mean working from anywhere. */
export function remoteCodes({ values }: Projection): number[] {
  return values.flatMap((value) =>
    value?.facet === 'work_location_option' && remoteOptions.has(value.value) ? [value.code] : [],
  );
}

/** Codes of which a job must have one to be at the query's location; undefined = every job is. */
export function locationCodes(projection: Projection, query: SearchQuery): number[] | undefined {
  const { location } = query;
  if (location.kind === 'anywhere') return undefined;
  if (location.kind === 'remote') return remoteLocationCodes(projection);
  const remote = query.includeRemote ? remoteCodes(projection) : [];
  if (location.kind === 'point')
    return [...within(projection, [location.point], query.distance ?? defaultRadius), ...remote];
  const named = placesNamed(projection, location.name);
  const codes = [...named.map(({ code }) => code), ...remote];
  if (query.distance === undefined) return codes;
  return [...codes, ...within(projection, centresOf(named), query.distance)];
}

/** Codes of which a job must have one to be found by "Remote" as the location: places may be called so as well. */
export function remoteLocationCodes(projection: Projection): number[] {
  return [...placesNamed(projection, 'remote').map(({ code }) => code), ...remoteCodes(projection)];
}

/** Codes of the places inside map bounds, and of remote work where the query wants it; bounds may cross the date line. */
export function codesInBounds(projection: Projection, query: SearchQuery): number[] | undefined {
  const { bounds, includeRemote } = query;
  if (!bounds) return undefined;
  const inside = projection.places.filter(({ point }) => point !== undefined && isInside(point, bounds));
  return [...inside.map(({ code }) => code), ...(includeRemote ? remoteCodes(projection) : [])];
}

export function isInside(
  { latitude, longitude }: Point,
  { southWest, northEast }: NonNullable<SearchQuery['bounds']>,
): boolean {
  if (latitude < southWest.latitude || latitude > northEast.latitude) return false;
  const east = longitude >= southWest.longitude;
  const west = longitude <= northEast.longitude;
  return southWest.longitude > northEast.longitude ? east || west : east && west;
}

/**
 * By code: km from the query's place, or from the nearest of those that its name stands for; Infinity for what is no place
 * on the map. undefined when there is nothing to measure from.
 */
export function distancesOf(projection: Projection, { location }: SearchQuery): Float64Array | undefined {
  const centres = centresAt(projection, location);
  if (centres.length === 0) return undefined;
  const distances = new Float64Array(projection.values.length).fill(Infinity);
  for (const { code, point } of projection.places)
    if (point) distances[code] = kilometresToNearest(centres, point);
  return distances;
}

function kilometresToNearest(centres: readonly Point[], point: Point): number {
  return centres.reduce((nearest, centre) => Math.min(nearest, kilometresBetween(centre, point)), Infinity);
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
function placesNamed({ places }: Projection, name: string): ProjectedPlace[] {
  const wanted = wordsOf(name).map((word) => ` ${word}`);
  if (wanted.length === 0) return [];
  return places.filter(({ words }) => wanted.every((word) => words.includes(word)));
}

/** What distances from a location are measured from. */
export function centresAt(projection: Projection, location: SearchQuery['location']): Point[] {
  if (location.kind === 'point') return [location.point];
  return location.kind === 'named' ? centresOf(placesNamed(projection, location.name)) : [];
}

function centresOf(named: readonly ProjectedPlace[]): Point[] {
  return named.flatMap(({ point }) => (point ? [point] : [])).slice(0, maximumCentres);
}

function within({ places }: Projection, centres: readonly Point[], distance: number): number[] {
  const radius = Math.max(distance, samePlace);
  return places
    .filter(({ point }) => point !== undefined && kilometresToNearest(centres, point) <= radius)
    .map(({ code }) => code);
}
