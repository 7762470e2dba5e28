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

export type Paging = {
  /** The ids that the reader's pages are cut from; `readers` are the names that one may be known by, the surest first. */
  idsFor: (
    employer: Employer,
    options: { readers: readonly string[]; query: SearchQuery; version: number; found: Matches },
  ) => Int32Array;
};

const maximumBytes = 32 * 1024 * 1024;
const forgottenAfter = 30 * 60 * 1000;

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
    idsFor(employer, { readers, query, version, found }) {
      const { start } = query;
      if (start === 0 && found.ids.length <= pageSize) return found.ids;
      const keys = readers.map((reader) => JSON.stringify([employer.scope, reader, keyOf(query)]));
      const held = start === 0 ? undefined : firstOf(keys);
      const isFresh = held !== undefined && now() - held.at < forgottenAfter;
      const ids = !isFresh ? found.ids : held.version === version ? held.ids : pruned(held, found.ids);
      const seen = Math.max(isFresh ? held.seen : 0, start + pageSize);
      for (const key of keys)
        readings.set(key, { version, ids, seen, at: now() }, ids.byteLength + key.length * 2);
      return ids;
    },
  };
}

/** Without those that are not found any more, where nobody has looked yet. */
function pruned({ ids, seen }: Reading, found: Int32Array): Int32Array {
  const highest = found.reduce((most, id) => Math.max(most, id), 0);
  const isFound = new Uint8Array(highest + 1);
  for (const id of found) isFound[id] = 1;
  return ids.filter((id, index) => index < seen || isFound[id] === 1);
}
