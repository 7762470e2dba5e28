import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { pageSize } from '../../contract/search.ts';
import type { Employer } from '../employers/directory.ts';
import { keyOf } from './engine.ts';
import type { Matches } from './matching.ts';
import type { SearchQuery } from './query.ts';
import type { PagesByStart, ShownPages } from './shown-pages.ts';

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
      found: Matches;
      rowsOf: (ids: readonly number[]) => Promise<readonly Row[]>;
      isShown: (row: Row) => boolean;
    },
  ) => Promise<Page<Row>>;
};

/** Of filling a page up, or of cutting it anew: after so many, all changes faster than it is looked up. */
const mostTries = 5;
/** ms in which a later page that was cut at the same time makes way. */
const patience = 20;

/**
 * Cuts the pages that readers turn. Jobs that they were shown keep their places, and everything else that is found comes after
 * them once: where pages were only cut from what is found now, jobs would come twice or never while others write. A job that
 * no longer matches leaves the pages that are yet to come, so that each is full; a new one is on one of them, or on the first
 * when that is asked for again.
 */
export function createPaging(shown: ShownPages): Paging {
  return {
    async pageFor({ scope }, { readers, query, found, rowsOf, isShown }) {
      const { start } = query;
      const readings = readers.map((reader) => readingOf(reader, query));
      const readPages = async (): Promise<PagesByStart> =>
        start === 0 ? new Map() : shown.read(scope, readings[0] ?? '');
      let before = await readPages();
      const gone = new Set<number>();
      for (let triesLeft = mostTries; ; triesLeft -= 1) {
        const { ids, fresh, count } = cutPage(found.ids, { start, before, gone });
        const rows = await rowsOf(ids);
        const page = { count, rows: rows.filter(isShown) };
        // closed since it was found: what comes after it moves up, but not on the way back
        const closed = rows.filter((row) => !isShown(row) && fresh.has(row.id));
        if (closed.length > 0 && triesLeft > 0) {
          for (const { id } of closed) gone.add(id);
          continue;
        }
        await shown.write(scope, readings, { start, ids });
        if (start === 0 || triesLeft === 0) return page;
        // another page of the same reader may have been cut meanwhile: none is to be on both
        let after = await readPages();
        let twice = firstWith(fresh, after, start);
        if (twice !== undefined && twice > start) {
          await wait(patience);
          after = await readPages();
          twice = firstWith(fresh, after, start);
        }
        if (twice === undefined) return page;
        before = new Map([...after, [start, before.get(start) ?? []]]);
      }
    },
  };
}

/** A reader and what they search, told apart from all others by 128 bits; written as the database writes such. */
function readingOf(reader: string, query: SearchQuery): string {
  const hash = createHash('sha256').update(JSON.stringify([reader, keyOf(query)]));
  return hash.digest('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/**
 * The page that begins at `start`: what was shown stays where it was, and what is found fills the places between and after.
 *
 * @param options.gone not to be shown, though it is found
 * @returns `fresh` are those of the ids that were not shown before
 */
function cutPage(
  found: Int32Array,
  { start, before, gone }: { start: number; before: PagesByStart; gone: ReadonlySet<number> },
): { ids: number[]; fresh: ReadonlySet<number>; count: number } {
  const placed = new Map<number, number>();
  const taken = new Set<number>();
  let takenBefore = 0;
  for (const [first, page] of before)
    for (const [index, id] of page.entries()) {
      const place = first + index;
      if (taken.has(id) || placed.has(place)) continue;
      taken.add(id);
      placed.set(place, id);
      if (place < start) takenBefore += 1;
    }
  const rest = withoutAny(found, [taken, gone]);
  const ids: number[] = [];
  const fresh = new Set<number>();
  let next = start - takenBefore;
  for (let place = start; place < start + pageSize; place += 1) {
    const known = placed.get(place);
    const id = known ?? rest[next];
    if (id === undefined) continue;
    ids.push(id);
    if (known !== undefined) continue;
    fresh.add(id);
    next += 1;
  }
  return { ids, fresh, count: placed.size + rest.length };
}

function withoutAny(ids: Int32Array, groups: readonly ReadonlySet<number>[]): Int32Array {
  const out = groups.flatMap((group) => [...group]);
  if (out.length === 0) return ids;
  const isOut = new Uint8Array(out.reduce((most, id) => Math.max(most, id), 0) + 1);
  for (const id of out) isOut[id] = 1;
  return ids.filter((id) => id >= isOut.length || isOut[id] === 0);
}

/** Where the first other page begins that has one of these. */
function firstWith(ids: ReadonlySet<number>, pages: PagesByStart, own: number): number | undefined {
  const starts = [...pages].filter(([start, page]) => start !== own && page.some((id) => ids.has(id)));
  return starts.length === 0 ? undefined : Math.min(...starts.map(([start]) => start));
}
