import { filterNames, type FilterName } from '@portico/core/jobs';
import { fold } from '@portico/core/text';
import { placesOf, type ProjectedPlace } from './places.ts';

export type FacetValue = {
  code: number;
  facet: FilterName;
  value: string;
  latitude: number | null;
  longitude: number | null;
};

/** One job as the projection is built from it. */
export type ProjectedJob = {
  id: number;
  /** Open and public; the others are told only to be taken out. */
  isVisible: boolean;
  /** Seconds since 1970. */
  postedAt: number;
  /** Codes of facet values, joined by spaces: arrays of 100,000 rows cost more to parse than to count. */
  facets: string;
};

/** What has changed since a version, or all there is. */
export type Changes = {
  jobs: readonly ProjectedJob[];
  values: readonly FacetValue[];
  languages: readonly string[];
};

/**
 * What of an employer's open public jobs decides whether and where they are found, as columns. Rows are numbered from
 * the newest job to the oldest, ties by id, so that browsing is reading from the front.
 */
export type Projection = {
  /** The employer's `dataVersion` that it holds at least. */
  version: number;
  /** By row. */
  ids: Int32Array;
  /** By row: seconds since 1970. */
  postedAt: Float64Array;
  /** By job id; -1 = not in the projection. */
  rows: Int32Array;
  /** By row: where its codes begin in `codes`; one entry more than there are rows. */
  offsets: Uint32Array;
  codes: Uint32Array;
  /** By code: index into `filterNames`. */
  facetOf: Uint8Array;
  /** By code; undefined where no job has had it. */
  values: readonly (FacetValue | undefined)[];
  /** Codes by folded value. */
  byValue: ReadonlyMap<FilterName, ReadonlyMap<string, readonly number[]>>;
  /** The same with commas read as spaces, for employers whose filter values cannot hold one. */
  byValueWithoutCommas: ReadonlyMap<FilterName, ReadonlyMap<string, readonly number[]>>;
  /** By code: the spelling of the same folded value that most jobs have; undefined = each value is spelled in one way. */
  spellings: Uint32Array | undefined;
  spellingsWithoutCommas: Uint32Array | undefined;
  /** Codes of places that have one name and several points. */
  rivals: readonly (readonly number[])[];
  places: readonly ProjectedPlace[];
  /** What its jobs are written in, as PostgreSQL names it. */
  languages: readonly string[];
};

const nothing: Projection = {
  version: -1,
  ids: new Int32Array(),
  postedAt: new Float64Array(),
  rows: new Int32Array(),
  offsets: new Uint32Array(1),
  codes: new Uint32Array(),
  spellings: undefined,
  spellingsWithoutCommas: undefined,
  places: [],
  languages: [],
  ...columnsOfValues([]),
};

/** What an employer's jobs are after some have changed; without `before` the changes are all there is. */
export function projectionAfter(
  { jobs: changed, values: fresh, languages }: Changes,
  { version, before = nothing }: { version: number; before?: Projection | undefined },
): Projection {
  const jobs = changed
    .filter((job) => job.isVisible)
    .toSorted((left, right) => right.postedAt - left.postedAt || left.id - right.id);
  const highestId = changed.reduce((highest, job) => Math.max(highest, job.id), before.rows.length - 1);
  const isChanged = new Uint8Array(highestId + 1);
  for (const { id } of changed) isChanged[id] = 1;
  const kept = before.ids.reduce((sum, id) => sum + 1 - isChanged[id]!, 0);

  const size = kept + jobs.length;
  const ids = new Int32Array(size);
  const postedAt = new Float64Array(size);
  const rows = new Int32Array(highestId + 1).fill(-1);
  const offsets = new Uint32Array(size + 1);
  let codes = new Uint32Array(before.codes.length + jobs.length * 12);
  let filled = 0;
  let row = 0;
  const add = (id: number, at: number, own: ArrayLike<number>) => {
    if (filled + own.length > codes.length) {
      const wider = new Uint32Array(codes.length * 2 + own.length);
      wider.set(codes);
      codes = wider;
    }
    codes.set(own, filled);
    filled += own.length;
    ids[row] = id;
    postedAt[row] = at;
    rows[id] = row;
    row += 1;
    offsets[row] = filled;
  };

  let next = 0;
  const addThoseBefore = (at: number, id: number) => {
    for (let job = jobs[next]; job; job = jobs[next]) {
      if (job.postedAt < at || (job.postedAt === at && job.id > id)) return;
      add(job.id, job.postedAt, job.facets === '' ? [] : job.facets.split(' ').map(Number));
      next += 1;
    }
  };
  before.ids.forEach((id, old) => {
    if (isChanged[id] === 1) return;
    const at = before.postedAt[old]!;
    addThoseBefore(at, id);
    add(id, at, before.codes.subarray(before.offsets[old], before.offsets[old + 1]));
  });
  addThoseBefore(-Infinity, Infinity);

  const held = before.values.flatMap((value) => (value ? [value] : []));
  const isTold = fresh.length > 0 || before === nothing;
  const columns = isTold ? columnsOfValues([...held, ...fresh]) : valuesOf(before);
  const ownCodes = codes.slice(0, filled);
  let counts: Uint32Array | undefined;
  const jobsHaving = () => (counts ??= countsOf(ownCodes, columns.values.length));
  const { values, rivals } = columns;
  return {
    version,
    ids,
    postedAt,
    rows,
    offsets,
    codes: ownCodes,
    ...columns,
    ...spellingsIn(columns, jobsHaving),
    places: isTold || rivals.length > 0 ? placesOf(values, { rivals, jobsHaving }) : before.places,
    languages: [...new Set([...before.languages, ...languages])].toSorted(),
  };
}

/** How much memory a projection takes, roughly. */
export function bytesOf({ ids, postedAt, rows, offsets, codes, values }: Projection): number {
  const bytesOfValue = 400;
  const columns = [ids, postedAt, rows, offsets, codes];
  return columns.reduce((sum, column) => sum + column.byteLength, values.length * bytesOfValue);
}

type ColumnsOfValues = Pick<Projection, 'facetOf' | 'values' | 'byValue' | 'byValueWithoutCommas' | 'rivals'>;

function columnsOfValues(known: readonly FacetValue[]): ColumnsOfValues {
  const size = known.reduce((highest, value) => Math.max(highest, value.code), 0) + 1;
  const facetOf = new Uint8Array(size);
  const values: (FacetValue | undefined)[] = Array.from({ length: size });
  for (const value of known) {
    facetOf[value.code] = filterNames.indexOf(value.facet);
    values[value.code] = value;
  }
  const byValue = indexed(known, (value) => filterKey(value, { keepsCommas: true }));
  return {
    facetOf,
    values,
    byValue,
    byValueWithoutCommas: indexed(known, (value) => filterKey(value, { keepsCommas: false })),
    rivals: [...(byValue.get('location')?.values() ?? [])]
      .map((codes) => codes.filter((code) => values[code]?.latitude !== null))
      .filter((codes) => codes.length > 1),
  };
}

function valuesOf({ facetOf, values, byValue, byValueWithoutCommas, rivals }: Projection): ColumnsOfValues {
  return { facetOf, values, byValue, byValueWithoutCommas, rivals };
}

function spellingsIn(
  { byValue, byValueWithoutCommas, values }: ColumnsOfValues,
  jobsHaving: () => Uint32Array,
): Pick<Projection, 'spellings' | 'spellingsWithoutCommas'> {
  const chosenIn = (index: Projection['byValue']) => {
    const several = [...index.values()].flatMap((byKey) =>
      [...byKey.values()].filter((spellings) => spellings.length > 1),
    );
    if (several.length === 0) return undefined;
    const chosen = new Uint32Array(values.length);
    for (let code = 0; code < chosen.length; code += 1) chosen[code] = code;
    for (const spellings of several) {
      const most = mostIn(spellings, jobsHaving());
      for (const code of spellings) chosen[code] = most;
    }
    return chosen;
  };
  return { spellings: chosenIn(byValue), spellingsWithoutCommas: chosenIn(byValueWithoutCommas) };
}

/** By code: how often it is there. */
function countsOf(codes: Uint32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  // no iterator: there may be millions
  for (let at = 0; at < codes.length; at += 1) counts[codes[at]!]! += 1;
  return counts;
}

function mostIn(codes: readonly number[], counts: Uint32Array): number {
  return codes.reduce((most, code) => (counts[code]! > counts[most]! ? code : most));
}

/** By what a filter value is looked up: two spellings of one key mean the same options. */
export function filterKey(value: string, { keepsCommas }: { keepsCommas: boolean }): string {
  return fold(keepsCommas ? value : value.replaceAll(',', ' '));
}

/** What goes into `filter_<name>` for an option. */
export function filterValueOf(value: string, { keepsCommas }: { keepsCommas: boolean }): string {
  return keepsCommas ? value : value.replace(/\s*,\s*/g, ' ').trim();
}

function indexed(
  values: readonly FacetValue[],
  keyOf: (value: string) => string,
): Map<FilterName, Map<string, number[]>> {
  const index = new Map<FilterName, Map<string, number[]>>(filterNames.map((name) => [name, new Map()]));
  for (const { facet, value, code } of values) {
    const key = keyOf(value);
    const codes = index.get(facet)?.get(key);
    if (codes) codes.push(code);
    else index.get(facet)?.set(key, [code]);
  }
  return index;
}
