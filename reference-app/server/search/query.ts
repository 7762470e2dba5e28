import {
  filterNames,
  splitFilterValues,
  toggleNames,
  type FilterName,
  type ToggleName,
  longestQuery,
} from '@portico/core/jobs';
import type { Point } from '@portico/core/places';
import { fold } from '@portico/core/text';
import { sortOrders, type SearchMetadata, type SortOrder } from '../../contract/search.ts';
import type { Employer } from '../employers/directory.ts';
import { maximumZoom } from './map-filters.ts';
import { centresAt } from './places.ts';
import { filterKey, type Projection } from './projection.ts';

export type SearchQuery = {
  /** Trimmed; empty = browsing. */
  text: string;
  location:
    | { kind: 'anywhere' }
    | { kind: 'remote' }
    | { kind: 'named'; name: string }
    | { kind: 'point'; point: Point };
  /** km around the location; undefined where the location's kind has its own. */
  distance: number | undefined;
  includeRemote: boolean;
  bounds: { southWest: Point; northEast: Point } | undefined;
  /** Of the map; undefined = markers are told one by one. */
  zoom: number | undefined;
  filters: { name: FilterName; values: string[] }[];
  /** Those that are on. */
  toggles: ToggleName[];
  start: number;
  sortBy: SortOrder;
};

type Ignored = SearchMetadata['ignored'];

const maximumLocation = 300;
const maximumStart = 1_000_000;
const latestVersion = 2 ** 31 - 1;
const maximumValues = 100;
const filterParameters = new Set(
  ['map_bounds', 'distance', 'include_remote', ...filterNames, ...toggleNames].map(
    (name) => `filter_${name}`,
  ),
);
const number = String.raw`-?\d{1,3}(?:\.\d+)?`;
const pointPattern = new RegExp(`^(${number}),\\s*(${number})$`);

/** How an employer's parameters are read. */
export type Reading = {
  /** The employer's `enableCommaInFilterValues`. */
  keepsCommas: boolean;
  /** Whether a filter has an option with exactly this value. */
  isKnownValue: (name: FilterName, value: string) => boolean;
  /** Whether a location is, or stands for, a place on the map. */
  isMeasurable: (location: SearchQuery['location']) => boolean;
};

export function readingFor({ config }: Pick<Employer, 'config'>, projection: Projection): Reading {
  const keepsCommas = config.behaviourFlags.enableCommaInFilterValues;
  return {
    keepsCommas,
    isKnownValue: (name, value) =>
      projection.byValue.get(name)?.has(filterKey(value, { keepsCommas })) ?? false,
    isMeasurable: (location) => centresAt(projection, location).length > 0,
  };
}

/**
 * Reads the parameters of a search; unknown ones are none of its business.
 *
 * @returns `asOf`: the data version of the list that a further page is cut from; a first page is always of the current one.
 * `ignored`: those that are left out, each by itself, since they make no sense (`mistakes`) or change nothing
 * beside the others
 */
export function readSearchQuery(
  parameters: Readonly<Record<string, unknown>>,
  options: Reading,
): { query: SearchQuery; asOf: number | undefined; ignored: Ignored; mistakes: Ignored } {
  const reader = readerOf(parameters);
  const { ignored, mistakes, leaveOut, ignore, numberOf, isOn } = reader;
  const text = readText(reader);
  const location = readLocation(reader);
  const start =
    numberOf('start', { pattern: /^\d+$/, maximum: maximumStart, reason: 'Not the number of a row.' }) ?? 0;
  const asOf = numberOf('as_of', {
    pattern: /^[1-9]\d*$/,
    maximum: latestVersion,
    reason: 'Not a data version.',
  });
  const distance = numberOf('filter_distance', {
    pattern: /^\d+(\.\d+)?$/,
    maximum: 20_100,
    reason: 'Not a distance in km.',
  });
  const zoom = numberOf('map_zoom', {
    pattern: /^\d{1,2}(\.\d+)?$/,
    maximum: maximumZoom,
    reason: `Not a zoom from 0 to ${maximumZoom}.`,
  });
  const wantsRemote = isOn('filter_include_remote');
  const toggles = toggleNames.filter((name) => isOn(`filter_${name}`));
  const filters = readFilters(reader, options);
  for (const name of Object.keys(parameters))
    if (name.startsWith('filter_') && !filterParameters.has(name)) ignore(name, 'There is no such filter.');
  const bounds = readBounds(reader);

  const hasCentre = options.isMeasurable(location);
  if (distance !== undefined && !hasCentre)
    leaveOut('filter_distance', 'There is no place to measure the distance from.');
  const hasPlace = location.kind === 'named' || location.kind === 'point' || bounds !== undefined;
  if (wantsRemote && !hasPlace)
    leaveOut('filter_include_remote', 'There is neither a place nor an area to add remote jobs to.');
  const sortBy = readSortOrder(reader, { text, hasCentre });

  return {
    query: {
      text,
      location,
      distance: hasCentre ? distance : undefined,
      includeRemote: wantsRemote && hasPlace,
      bounds,
      zoom: zoom === undefined ? undefined : Math.floor(zoom),
      filters,
      toggles,
      start,
      sortBy,
    },
    asOf: start > 0 ? asOf : undefined,
    ignored,
    mistakes,
  };
}

type Reader = ReturnType<typeof readerOf>;

/** Reads single parameters, and lists those that do not count. */
function readerOf(parameters: Readonly<Record<string, unknown>>) {
  const ignored: Ignored = [];
  const mistakes: Ignored = [];
  const valuesOf = (name: string): string[] =>
    [parameters[name]].flat().filter((value) => typeof value === 'string');
  const first = (name: string) => valuesOf(name)[0];
  const leaveOut = (name: string, reason: string) => {
    ignored.push({ name, reason });
  };
  const ignore = (name: string, reason: string) => {
    leaveOut(name, reason);
    mistakes.push({ name, reason });
  };
  const textOf = (name: string) => first(name)?.replace(/\0/g, '').trim() ?? '';
  const numberOf = (
    name: string,
    { pattern, maximum, reason }: { pattern: RegExp; maximum: number; reason: string },
  ) => {
    const value = first(name);
    if (value === undefined || value === '') return undefined;
    if (pattern.test(value) && Number(value) <= maximum) return Number(value);
    ignore(name, reason);
    return undefined;
  };
  const isOn = (name: string) => {
    const value = first(name);
    if (value !== undefined && !/^(0|1|)$/.test(value)) ignore(name, 'Neither 0 nor 1.');
    return value === '1';
  };
  return { ignored, mistakes, leaveOut, ignore, valuesOf, first, textOf, numberOf, isOn };
}

function readText({ textOf, leaveOut }: Reader): string {
  const typed = textOf('query');
  const read = beginningOf(typed, longestQuery);
  if (read !== typed) leaveOut('query', `Only the first ${longestQuery} characters count.`);
  return read;
}

function readLocation({ textOf, ignore }: Reader): SearchQuery['location'] {
  const typed = textOf('location');
  // the beginning of a place is another place
  const location = [...typed].length <= maximumLocation ? locationOf(typed) : undefined;
  if (location) return location;
  ignore('location', `Longer than ${maximumLocation} characters, or with coordinates that are nowhere.`);
  return { kind: 'anywhere' };
}

function readFilters({ valuesOf, ignore }: Reader, options: Reading): SearchQuery['filters'] {
  return filterNames.flatMap((name) => {
    const parameter = `filter_${name}`;
    const values = valuesOf(parameter).flatMap((value) =>
      splitFilterValue(value, { ...options, isKnownValue: (known) => options.isKnownValue(name, known) }),
    );
    const distinct = [...new Set(values)];
    if (distinct.length > maximumValues) ignore(parameter, `More than ${maximumValues} values.`);
    return distinct.length > 0 && distinct.length <= maximumValues ? [{ name, values: distinct }] : [];
  });
}

function readBounds({ valuesOf, ignore }: Reader): SearchQuery['bounds'] {
  const corners = valuesOf('filter_map_bounds');
  if (corners.length === 0) return undefined;
  const [southWest, northEast] = corners.map(pointOf);
  if (corners.length === 2 && southWest && northEast && southWest.latitude <= northEast.latitude)
    return { southWest, northEast };
  ignore('filter_map_bounds', 'Not two corners, south-west then north-east, each lat,lng.');
  return undefined;
}

function readSortOrder(
  { first, leaveOut, ignore }: Reader,
  { text, hasCentre }: { text: string; hasCentre: boolean },
): SortOrder {
  const asked = first('sort_by') ?? '';
  const explicit = sortOrders.find((order) => order === asked);
  if (asked !== '' && !explicit) ignore('sort_by', `Not one of ${sortOrders.join(', ')}.`);
  const isUsable = explicit !== 'distance' || hasCentre;
  if (!isUsable) leaveOut('sort_by', 'There is no place to measure the distance from.');
  return explicit && isUsable ? explicit : text === '' ? 'timestamp' : 'relevance';
}

/**
 * Values are joined by commas. With `keepsCommas` one inside a value is escaped as `%2C`, and a value that stands for
 * an option as a whole is taken whole, since clients that repeat the key do not escape.
 */
function splitFilterValue(
  value: string,
  { keepsCommas, isKnownValue }: { keepsCommas: boolean; isKnownValue: (value: string) => boolean },
): string[] {
  if (keepsCommas && value.includes(',') && isKnownValue(value)) return [value.trim()];
  return splitFilterValues(value, { commaInValues: keepsCommas });
}

/** A text, or as many whole words of it as are not longer than this in all; of one long word its beginning. */
function beginningOf(text: string, maximum: number): string {
  const characters = [...text];
  if (characters.length <= maximum) return text;
  const beginning = characters.slice(0, maximum).join('');
  const whole = /\s/.test(characters[maximum]!) ? beginning : beginning.replace(/\s+\S*$/, '');
  return whole.trim();
}

/** undefined = there are coordinates, which are nowhere. */
function locationOf(text: string): SearchQuery['location'] | undefined {
  const [name = '', coordinates = ''] = text.split(':::', 2);
  const asPoint = coordinates.trim() || text;
  const point = pointOf(asPoint);
  if (point) return { kind: 'point', point };
  if (coordinates.trim() !== '' || pointPattern.test(text)) return undefined;
  if (fold(name) === 'remote') return { kind: 'remote' };
  return name.trim() === '' ? { kind: 'anywhere' } : { kind: 'named', name: name.trim() };
}

function pointOf(text: string): Point | undefined {
  const [, latitude, longitude] = pointPattern.exec(text.trim()) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
}
