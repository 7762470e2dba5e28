import type { Employer } from '../employers/directory.ts';
import { pageSize } from '../../contract/search.ts';
import { BoundedCache } from './cache.ts';
import { keyOf } from './engine.ts';
import type { Matches } from './matching.ts';
import type { SearchQuery } from './query.ts';

/** What a reader pages through. */
type Reading = {
  version: number;
  ids: Int32Array;
  /** So many of the ids were on a page that was asked for: these keep their places. */
  seen: number;
  at: number;
};

export type Page<Row> = {
  /** Of all pages together. */
  count: number;
  rows: readonly Row[];
};

export type Paging = {
  /**
   * A page of what the reader found; `readers` are the names that one may be known by, the surest first.
   * @param options.rowsOf the rows of these ids, as far as they are there
   * @param options.isShown whether a row can be shown
   */
  pageFor: <Row extends { id: number }>(
    employer: Employer,
    options: {
      readers: readonly string[];
      query: SearchQuery;
      version: number;
      found: Matches;
      rowsOf: (ids: readonly number[]) => Promise<readonly Row[]>;
      isShown: (row: Row) => boolean;
    },
  ) => Promise<Page<Row>>;
};

const maximumBytes = 32 * 1024 * 1024;
/** Of what is remembered beside the ids and their key; a guess on the high side. */
const bytesOfReading = 300;
const forgottenAfter = 30 * 60 * 1000;
/** Of filling a page up, or of cutting it anew: after so many, all changes faster than it is looked up. */
const mostTries = 5;

/**
 * Keeps what a reader found first while they turn pages: in a list into which others write meanwhile, jobs would come twice or
 * never. Jobs that no longer match leave the pages that are yet to come, so that each is full; new ones are there when the
 * first page is asked for again. Remembered by each server for itself: elsewhere pages are cut from what is there now.
 */
export function createPaging({ now }: { now: () => number }): Paging {
  const readings = new BoundedCache<Reading>(maximumBytes);
  const firstOf = (keys: readonly string[]) => {
    for (const key of keys) {
      const held = readings.get(key);
      if (held) return held;
    }
    return undefined;
  };
  return {
    async pageFor(employer, { readers, query, version, found, rowsOf, isShown }) {
      const { start } = query;
      const keys = readers.map((reader) => JSON.stringify([employer.scope, reader, keyOf(query)]));
      const heldNow = () => {
        const held = start === 0 ? undefined : firstOf(keys);
        return held && now() - held.at < forgottenAfter ? held : undefined;
      };
      let held = heldNow();
      let ids = idsOf(held, { version, found });
      for (let triesLeft = mostTries; ; triesLeft -= 1) {
        const onPage = Array.from(ids.subarray(start, start + pageSize));
        const rows = await rowsOf(onPage);
        const current = heldNow();
        if (current !== held && triesLeft > 0) {
          // another page of the same reader was cut meanwhile: both have to be cut from one list
          held = current;
          ids = idsOf(held, { version, found });
          continue;
        }
        const seen = held?.seen ?? 0;
        const gone = new Set(rows.filter((row) => !isShown(row)).map(({ id }) => id));
        // closed since it was found: what comes after it moves up, but not on the way back
        if (gone.size > 0 && start >= seen && triesLeft > 0) {
          ids = ids.filter((id) => !gone.has(id));
          continue;
        }
        const reading = { version, ids, seen: Math.max(seen, start + pageSize), at: now() };
        // readers of one answer hold one list, for as long as nothing on it changes
        const shared = { part: ids, bytes: ids.byteLength };
        for (const key of keys) readings.set(key, reading, key.length * 2 + bytesOfReading, shared);
        return { count: ids.length, rows: rows.filter(isShown) };
      }
    },
  };
}

/** What a reader pages through: what they found, but for what is not found any more, or what is found now. */
function idsOf(
  held: Reading | undefined,
  { version, found }: { version: number; found: Matches },
): Int32Array {
  if (!held) return found.ids;
  return held.version === version ? held.ids : pruned(held, found.ids);
}

/** Without those that are not found any more, where nobody has looked yet. */
function pruned({ ids, seen }: Reading, found: Int32Array): Int32Array {
  const highest = found.reduce((most, id) => Math.max(most, id), 0);
  const isFound = new Uint8Array(highest + 1);
  for (const id of found) isFound[id] = 1;
  return ids.filter((id, index) => index < seen || isFound[id] === 1);
}
