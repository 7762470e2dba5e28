import { filterNames, type FilterName } from '../../contract/search.ts';
import { fold } from './fold.ts';

export type FacetValue = {
  code: number;
  facet: FilterName;
  value: string;
  latitude: number | null;
  longitude: number | null;
};

/** One open public job as the projection is built from it. */
export type ProjectedJob = {
  id: number;
  /** Seconds since 1970. */
  postedAt: number;
  /** Codes of facet values, joined by spaces: arrays of 100,000 rows cost more to parse than to count. */
  facets: string;
};

/**
 * What of an employer's open public jobs decides whether and where they are found, as columns. Rows are numbered from
 * the newest job to the oldest, ties by id, so that browsing is reading from the front.
 */
export type Projection = {
  version: number;
  /** By row. */
  ids: Int32Array;
  /** By job id; -1 = not in the projection. */
  rows: Int32Array;
  /** By row: where its codes begin in `codes`; one entry more than there are rows. */
  offsets: Uint32Array;
  codes: Uint32Array;
  /** By code: index into `filterNames`. */
  facetOf: Uint8Array;
  /** By code; undefined where no job has had it. */
  values: (FacetValue | undefined)[];
  /** Codes by folded value. */
  byValue: ReadonlyMap<FilterName, ReadonlyMap<string, readonly number[]>>;
  /** The same with commas read as spaces, for employers whose filter values cannot hold one. */
  byValueWithoutCommas: ReadonlyMap<FilterName, ReadonlyMap<string, readonly number[]>>;
};

export function buildProjection(options: {
  version: number;
  jobs: readonly ProjectedJob[];
  values: readonly FacetValue[];
}): Projection {
  const jobs = options.jobs.toSorted((left, right) => right.postedAt - left.postedAt || left.id - right.id);
  const highestId = jobs.reduce((highest, job) => Math.max(highest, job.id), 0);
  const highestCode = options.values.reduce((highest, value) => Math.max(highest, value.code), 0);

  const ids = new Int32Array(jobs.length);
  const rows = new Int32Array(highestId + 1).fill(-1);
  const offsets = new Uint32Array(jobs.length + 1);
  let codes = new Uint32Array(jobs.length * 12);
  let filled = 0;
  jobs.forEach((job, row) => {
    ids[row] = job.id;
    rows[job.id] = row;
    if (job.facets !== '')
      for (const code of job.facets.split(' ')) {
        if (filled === codes.length) {
          const wider = new Uint32Array(codes.length * 2 + 16);
          wider.set(codes);
          codes = wider;
        }
        codes[filled] = Number(code);
        filled += 1;
      }
    offsets[row + 1] = filled;
  });

  const facetOf = new Uint8Array(highestCode + 1);
  const values: (FacetValue | undefined)[] = Array.from({ length: highestCode + 1 });
  for (const value of options.values) {
    facetOf[value.code] = filterNames.indexOf(value.facet);
    values[value.code] = value;
  }
  return {
    version: options.version,
    ids,
    rows,
    offsets,
    codes: codes.slice(0, filled),
    facetOf,
    values,
    byValue: indexed(options.values, (value) => filterKey(value, { keepsCommas: true })),
    byValueWithoutCommas: indexed(options.values, (value) => filterKey(value, { keepsCommas: false })),
  };
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
