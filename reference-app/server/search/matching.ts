import { filterNames, toggleNames, type FilterName, type ToggleName } from '@portico/core/jobs';
import { codesOf } from './option-codes.ts';
import { codesInBounds, distancesOf, locationCodes, remoteCodes, remoteLocationCodes } from './places.ts';
import type { Projection } from './projection.ts';
import type { SearchQuery } from './query.ts';

/** Everything a search finds. */
export type Matches = {
  /** Of the jobs, in the order of the results. */
  ids: Int32Array;
  /**
   * By code: how many jobs the option would leave, its own filter's other choices aside; of a value that is spelled in
   * several ways at the spelling that most jobs have.
   */
  counts: Uint32Array;
  /** How many jobs "Remote" as the location would leave, the location that is asked for aside. */
  remote: number;
  /** How many jobs each would leave, itself aside. */
  toggles: Record<ToggleName, number>;
};

/** A condition that a job meets by having one of some codes. */
type Condition = {
  codes: readonly number[];
  /** Index into `filterNames`; -1 = no facet but a location, which narrows every count. */
  facet: number;
  /** The query's place, rather than the map's bounds. */
  isLocation?: true;
};

/**
 * Finds, counts and sorts. One pass over the candidates: each row's codes say by bits which conditions it meets; one
 * that meets all counts for every facet, one that fails a single filter only for that filter's own options.
 *
 * @param candidates rows in order of relevance; undefined = browsing, all of them
 * @param freeTexts filters that take words that are no option
 * @param recentSince jobs posted then or later are recent; seconds since 1970
 */
export function match(
  projection: Projection,
  options: {
    query: SearchQuery;
    candidates: Int32Array | undefined;
    keepsCommas: boolean;
    freeTexts: ReadonlySet<FilterName>;
    recentSince: number;
  },
): Matches {
  const { query, candidates, recentSince } = options;
  const { codes, offsets, facetOf } = projection;
  const conditions = conditionsOf(projection, options);
  const bits = new Uint16Array(facetOf.length);
  conditions.forEach(({ codes: wanted }, index) => {
    for (const code of wanted) bits[code] = (bits[code] ?? 0) | (1 << index);
  });
  // bits more, which a job needs only where the query says so
  const isRemote = 1 << conditions.length;
  for (const code of remoteLocationCodes(projection)) bits[code] = (bits[code] ?? 0) | isRemote;
  const bitOf: Record<ToggleName, number> = { remote: isRemote << 1, recent: isRemote << 2 };
  for (const code of remoteCodes(projection)) bits[code] = (bits[code] ?? 0) | bitOf.remote;
  const all = query.toggles.reduce((sum, name) => sum | bitOf[name], isRemote - 1);
  const elsewhere = conditions.reduce(
    (sum, { isLocation }, index) => (isLocation ? sum & ~(1 << index) : sum),
    all,
  );
  const facetOfMissing = new Int8Array(all + 1).fill(-1);
  conditions.forEach(({ facet }, index) => {
    facetOfMissing[1 << index] = facet;
  });

  const { counts, count } = counterOf(projection, options);
  const size = candidates?.length ?? projection.ids.length;
  const rows = new Int32Array(size);
  let found = 0;
  let remote = 0;
  const toggles: Record<ToggleName, number> = { recent: 0, remote: 0 };
  for (let index = 0; index < size; index += 1) {
    const row = candidates ? candidates[index]! : index;
    const from = offsets[row]!;
    const to = offsets[row + 1]!;
    let met = projection.postedAt[row]! >= recentSince ? bitOf.recent : 0;
    for (let at = from; at < to; at += 1) met |= bits[codes[at]!]!;
    if ((met & isRemote) !== 0 && (elsewhere & ~met) === 0) remote += 1;
    for (const name of toggleNames)
      if ((met & bitOf[name]) !== 0 && (all & ~bitOf[name] & ~met) === 0) toggles[name] += 1;
    const missing = all & ~met;
    if (missing === 0) {
      rows[found] = row;
      found += 1;
      count(row);
    } else {
      const facet = facetOfMissing[missing]!;
      if (facet >= 0) count(row, facet);
    }
  }
  const ordered = inOrder(projection, { query, rows: rows.slice(0, found) });
  return { ids: ordered.map((row) => projection.ids[row]!), counts, remote, toggles };
}

/** Counts a job for its options, or for those of one facet. */
export function counterOf(
  projection: Projection,
  { keepsCommas }: { keepsCommas: boolean },
): { counts: Uint32Array; count: (row: number, facet?: number) => void } {
  const { codes, offsets, facetOf } = projection;
  const counts = new Uint32Array(facetOf.length);
  const spellings = keepsCommas ? projection.spellings : projection.spellingsWithoutCommas;
  if (!spellings)
    return {
      counts,
      count(row, facet) {
        for (let at = offsets[row]!; at < offsets[row + 1]!; at += 1) {
          const code = codes[at]!;
          if (facet === undefined || facetOf[code] === facet) counts[code]! += 1;
        }
      },
    };
  // 1 + the row that was counted last: a job may have several spellings
  const counted = new Uint32Array(facetOf.length);
  return {
    counts,
    count(row, facet) {
      for (let at = offsets[row]!; at < offsets[row + 1]!; at += 1) {
        const code = spellings[codes[at]!]!;
        if (counted[code] === row + 1 || (facet !== undefined && facetOf[code] !== facet)) continue;
        counted[code] = row + 1;
        counts[code]! += 1;
      }
    },
  };
}

function conditionsOf(
  projection: Projection,
  {
    query,
    keepsCommas,
    freeTexts,
  }: { query: SearchQuery; keepsCommas: boolean; freeTexts: ReadonlySet<FilterName> },
): Condition[] {
  const conditions: Condition[] = query.filters.map(({ name, values }) => ({
    facet: filterNames.indexOf(name),
    codes: values.flatMap((value) =>
      codesOf(projection, { name, value, keepsCommas, isFreeText: freeTexts.has(name) }),
    ),
  }));
  const location = locationCodes(projection, query);
  if (location) conditions.push({ facet: -1, codes: location, isLocation: true });
  const inside = codesInBounds(projection, query);
  if (inside) conditions.push({ facet: -1, codes: inside });
  return conditions;
}

function inOrder(
  projection: Projection,
  { query, rows }: { query: SearchQuery; rows: Int32Array },
): Int32Array {
  if (query.sortBy === 'relevance') return rows;
  // Rows are numbered by age, ties by id.
  if (query.sortBy === 'timestamp') return rows.toSorted();
  const byCode = distancesOf(projection, query);
  if (!byCode) return rows.toSorted();
  const byRow = new Map<number, number>();
  for (const row of rows) {
    let nearest = Infinity;
    for (let at = projection.offsets[row]!; at < projection.offsets[row + 1]!; at += 1)
      nearest = Math.min(nearest, byCode[projection.codes[at]!]!);
    // Infinity minus itself is not a number to sort by.
    byRow.set(row, Math.min(nearest, Number.MAX_VALUE));
  }
  return rows.toSorted((left, right) => byRow.get(left)! - byRow.get(right)! || left - right);
}
