import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import type { Employer } from '../employers/directory.ts';
import { createCountedCache, type CacheCount } from './cache.ts';
import { match, type Matches } from './matching.ts';
import { freeTextFilters } from './option-codes.ts';
import type { Projection } from './projection.ts';
import { createProjections } from './projections.ts';
import type { SearchQuery } from './query.ts';
import { findBySpelling } from './spelling-store.ts';
import { findByWords, type RankedIds } from './store.ts';
import { alternativesIn } from './typed.ts';
import { utc } from '../dates/utc.ts';

/** Rows that hold a text, best first. */
type TextHits = { rows: Int32Array; isFuzzy: boolean };

export type Found = Matches & {
  isFuzzy: boolean;
  /** The data version that the list was cut from. */
  version: number;
};
/** A list that is kept, and since when jobs counted as recent in it. */
type Kept = { found: Found; recentSince: number };

export type SearchEngine = {
  /** The employer's jobs as of `employer.dataVersion` or later, as far as the database that is asked knows of it. */
  projectionOf: (employer: Employer) => Promise<Projection>;
  /**
   * Finds all jobs of a search.
   *
   * @param options.asOf the data version of the list that is wanted, where this process still keeps it; otherwise, and without
   *   it, the list is the projection's
   */
  search: (
    employer: Employer,
    options: { projection: Projection; query: SearchQuery; asOf?: number | undefined },
  ) => Promise<Found>;
  /** How full and how useful its caches are. */
  caches: () => readonly CacheCount[];
};

declare module 'fastify' {
  interface FastifyInstance {
    searchEngine: SearchEngine;
  }
}

/** Adds `app.searchEngine`. */
export function registerSearchEngine(app: FastifyInstance): void {
  const { database, now } = app;
  app.decorate('searchEngine', createSearchEngine({ database: database.reads, now }));
}

const textBytes = 12 * 1024 * 1024;
/** Whoever turns pages needs their list again: see decision 34 for how long lists stay. */
const resultBytes = 128 * 1024 * 1024;

/** Search over the database's text index and an in-process projection of each employer's jobs. */
export function createSearchEngine({
  database,
  now,
}: {
  database: Database;
  now: () => number;
}): SearchEngine {
  const texts = createCountedCache(
    new LRUCache<string, TextHits>({
      maxSize: textBytes,
      sizeCalculation: ({ rows }, key) => rows.byteLength + key.length * 2,
    }),
  );
  const results = createCountedCache(
    new LRUCache<string, Kept>({
      maxSize: resultBytes,
      sizeCalculation: ({ found: { ids, counts } }, key) =>
        ids.byteLength + counts.byteLength + key.length * 2,
    }),
  );

  const hitsOf = async (
    { scope, dataVersion }: Employer,
    projection: Projection,
    text: string,
  ): Promise<TextHits> => {
    const key = JSON.stringify([scope, projection.version, text]);
    const known = texts.get(key);
    if (known) return known;
    const { languages } = projection;
    let rows = rowsOf(projection, await findByWords(database, scope, { text, languages }));
    let isFuzzy = false;
    // of alternatives one that finds nothing may be mistyped, whatever the others find
    if (rows.length === 0 || alternativesIn(text).length > 1) {
      const meant = rowsOf(projection, await findBySpelling(database, scope, { text, languages }));
      isFuzzy = meant.length > rows.length;
      if (isFuzzy) rows = meant;
    }
    const hits = { rows, isFuzzy };
    if (isSeenBy({ dataVersion, projection })) texts.set(key, hits);
    return hits;
  };

  return {
    projectionOf: createProjections({ database }),

    async search(employer, { projection, query, asOf }) {
      const { scope, config, dataVersion } = employer;
      const keepsCommas = config.behaviourFlags.enableCommaInFilterValues;
      const freeTexts = freeTextFilters(config);
      const keyAt = (version: number) =>
        JSON.stringify([scope, version, keepsCommas, [...freeTexts], keyOf(query)]);
      // a list that is read goes on over midnight
      const kept = asOf === undefined ? undefined : results.get(keyAt(asOf));
      if (kept) return kept.found;

      const { version } = projection;
      const recentSince = startOfRecent(now());
      const known = results.get(keyAt(version));
      if (known?.recentSince === recentSince) return known.found;
      const hits = query.text === '' ? undefined : await hitsOf(employer, projection, query.text);
      const found = {
        ...match(projection, { query, candidates: hits?.rows, keepsCommas, freeTexts, recentSince }),
        isFuzzy: hits?.isFuzzy ?? false,
        version,
      };
      if (isSeenBy({ dataVersion, projection })) results.set(keyAt(version), { found, recentSince });
      return found;
    },

    caches: () => [texts.count('texts'), results.count('results')],
  };
}

/** A replica that lags has texts older than the projection: what it finds is nobody else's. */
function isSeenBy({ dataVersion, projection }: { dataVersion: number; projection: Projection }): boolean {
  return dataVersion >= projection.version;
}

const recentDays = 7;

/** Since when jobs are recent, in seconds; the same from midnight to midnight (UTC), so that answers can be kept that long. */
function startOfRecent(now: number): number {
  return utc(now).startOf('day').subtract(recentDays, 'day').unix();
}

/** The same for all pages of one search. */
function keyOf(query: SearchQuery): string {
  return JSON.stringify({ ...query, start: 0, zoom: 0 });
}

/** Rows by rank, then by age. A job of two ranks counts once, jobs newer than the projection not at all. */
function rowsOf(projection: Projection, ranked: readonly RankedIds[]): Int32Array {
  const seen = new Uint8Array(projection.ids.length);
  const groups = ranked.map(({ ids }) => {
    const rows: number[] = [];
    for (const id of ids.split(',')) {
      const row = projection.rows[Number(id)] ?? -1;
      if (row < 0 || seen[row] === 1) continue;
      seen[row] = 1;
      rows.push(row);
    }
    return Int32Array.from(rows).toSorted();
  });
  const rows = new Int32Array(groups.reduce((sum, group) => sum + group.length, 0));
  let at = 0;
  for (const group of groups) {
    rows.set(group, at);
    at += group.length;
  }
  return rows;
}
