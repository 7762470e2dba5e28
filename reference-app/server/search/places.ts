import { kilometresBetween, type Point } from '@portico/core/places';
import { wordsOf } from '@portico/core/text';
import type { Place } from '../../contract/posting.ts';
import { KnownPlaces } from '../places/known-places.ts';
import type { FacetValue, Projection } from './projection.ts';
import type { SearchQuery } from './query.ts';

/** A place of an employer's jobs. */
export type ProjectedPlace = {
  code: number;
  /** Its folded words, each after a space: ` new york ny`. */
  words: string;
  /** Where jobs say that it is, else where the only place of its name is; undefined where that is not known. */
  point: Point | undefined;
};

const defaultRadius = 50;
/** "At this point" (distance 0) allows for the rounding of coordinates. */
const samePlace = 1;
/** "United States" may name thousands of places; around which of them does not matter then. */
const maximumCentres = 200;

const remoteOptions = new Set(['remote', 'remote_local', 'remote_global']);

/**
 * @param rivals codes of places that have one name and several points: a point without open jobs, while another has some,
 * is no place any more, as one that was corrected
 * @param jobsHaving by code
 */
export function placesOf(
  values: Projection['values'],
  { rivals, jobsHaving }: { rivals: readonly (readonly number[])[]; jobsHaving: () => Uint32Array },
): ProjectedPlace[] {
  const left = new Set(
    rivals.flatMap((codes) => {
      const without = codes.filter((code) => jobsHaving()[code] === 0);
      return without.length < codes.length ? without : [];
    }),
  );
  const places = values.filter(
    (value): value is FacetValue => value?.facet === 'location' && !left.has(value.code),
  );
  const known = new KnownPlaces();
  for (const place of places) known.add(placeOf(place));
  return places.map((place) => {
    const { latitude, longitude } = known.located(placeOf(place));
    return {
      code: place.code,
      words: wordsOf(place.value)
        .map((word) => ` ${word}`)
        .join(''),
      point: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    };
  });
}

function placeOf({ value, latitude, longitude }: FacetValue): Place {
  return latitude === null || longitude === null ? { name: value } : { name: value, latitude, longitude };
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
