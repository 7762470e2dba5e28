import { createHmac } from 'node:crypto';
import { pageSize } from '../../contract/search.ts';
import { endOf } from '../database/in-time.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import type { Employer } from '../employers/directory.ts';
import { keyOf } from './engine.ts';
import type { Matches } from './matching.ts';
import type { SearchQuery } from './query.ts';
import { nothingShown, type Shown, type ShownJobs } from './shown-jobs.ts';

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

/** Of filling a page up, by which hundreds are looked at: after so many it stays as short as it is. */
const mostFillings = 5;
/** ms in which one page of a reader waits for another to be cut. */
const patience = 1_000;
/** Of cutting a page anew: one for each other page that the same reader asks of other servers at the same moment, and more. */
const mostCuts = 30;

/**
 * Cuts the pages that readers turn. Jobs that they were shown keep their places, and everything else that is found comes after
 * them once: where pages were only cut from what is found now, jobs would come twice or never while others write. A job that
 * no longer matches leaves the pages that are yet to come, so that each is full; a new one is on one of them, or on the first
 * when that is asked for again.
 *
 * @param options.secret the same on every server
 */
export function createPaging({ shown, secret }: { shown: ShownJobs; secret: string }): Paging {
  const oneAfterAnother = createQueues();
  return {
    async pageFor({ scope }, { readers, query, found, rowsOf, isShown }) {
      const { start } = query;
      const beginsAnew = start === 0;
      const readings = readers.map((reader) => readingOf(reader, { query, secret }));
      const [reading = ''] = readings;
      const cut = async () => {
        let { before, isOutdated } = await shownBefore(shown, scope, { reading, start });
        const gone = new Set<number>();
        for (let cuts = 1; ; cuts += 1) {
          const { page, fresh } = await fullPage({
            cut: (size) => cutPage(found.ids, { start, before, gone, size }),
            shownOf: async (ids) => (await rowsOf(ids)).filter(isShown),
            gone,
          });
          const isWritten =
            (beginsAnew || fresh.ids.length > 0) &&
            (await shown.write(scope, readings, { ...fresh, after: beginsAnew ? undefined : before }));
          if (isWritten || cuts >= mostCuts || (fresh.ids.length === 0 && !isOutdated)) return page;
          // another server has cut a page for the same reader meanwhile: no job is to be on both
          if (!beginsAnew) before = await shown.read(scope, reading);
          isOutdated = false;
        }
      };
      return oneAfterAnother(`${scope} ${reading}`, cut);
    },
  };
}

/**
 * A page that is full though jobs have closed since they were found, or are not there yet on a replica: what comes after them moves
 * up, but not on the way back.
 *
 * @param options.gone those that are found missing are added
 * @returns `fresh` are those on it that were not shown before
 */
async function fullPage<Row extends { id: number }>(options: {
  cut: (size: number) => Cut;
  shownOf: (ids: readonly number[]) => Promise<readonly Row[]>;
  gone: Set<number>;
}): Promise<{ page: Page<Row>; fresh: Pick<Shown, 'ids' | 'places'> }> {
  const { cut, shownOf, gone } = options;
  for (let fillings = 0; ; fillings += 1) {
    const { ids, fresh, count } = cut(pageSize);
    const rows = await shownOf(ids);
    if (!addMissing(fresh.ids, rows, gone) || fillings === mostFillings)
      return {
        page: { count, rows },
        fresh: {
          ids: fresh.ids.filter((id) => !gone.has(id)),
          places: fresh.places.filter((_, index) => !gone.has(fresh.ids[index]!)),
        },
      };
    // they may be many: ever more are looked at ahead
    const ahead = cut(pageSize * 2 ** (fillings + 1)).fresh.ids;
    addMissing(ahead, await shownOf(ahead), gone);
  }
}

/** @returns whether some of the ids have no row */
function addMissing(ids: readonly number[], rows: readonly { id: number }[], gone: Set<number>): boolean {
  const there = new Set(rows.map(({ id }) => id));
  const missing = ids.filter((id) => !there.has(id));
  for (const id of missing) gone.add(id);
  return missing.length > 0;
}

/** What a reader was shown, as far as this process knows, where it seems to know all: it has shown what comes right before. */
async function shownBefore(
  shown: ShownJobs,
  scope: EmployerScope,
  { reading, start }: { reading: string; start: number },
): Promise<{ before: Shown; isOutdated: boolean }> {
  if (start === 0) return { before: nothingShown, isOutdated: false };
  const recalled = shown.recall(scope, reading);
  if (recalled?.places.at(-1) === start - 1) return { before: recalled, isOutdated: true };
  return { before: await shown.read(scope, reading), isOutdated: false };
}

/** Does what is asked for under one key one after the other, as far as each ends in time. */
function createQueues() {
  const last = new Map<string, Promise<unknown>>();
  return async <Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> => {
    const before = last.get(key);
    const done = before ? endOf(before, patience).then(work) : work();
    last.set(key, done);
    try {
      return await done;
    } finally {
      if (last.get(key) === done) last.delete(key);
    }
  };
}

/**
 * A reader and what they search, told apart from all others by 128 bits; written as the database writes such. Nobody finds out
 * who it is by trying addresses or sessions.
 */
function readingOf(reader: string, { query, secret }: { query: SearchQuery; secret: string }): string {
  const hash = createHmac('sha256', secret).update(JSON.stringify([reader, keyOf(query)]));
  return hash.digest('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

type Cut = { ids: number[]; fresh: { ids: number[]; places: number[] }; count: number };

/**
 * The page that begins at `start`: what was shown stays where it was, and what is found fills the places between and after.
 *
 * @param options.gone not to be shown, though it is found
 * @returns `fresh` are those of the ids that were not shown before
 */
function cutPage(
  found: Int32Array,
  { start, before, gone, size }: { start: number; before: Shown; gone: ReadonlySet<number>; size: number },
): Cut {
  const placed = new Map(before.places.map((place, index) => [place, before.ids[index]!]));
  const rest = restOf(found, [...before.ids, ...gone]);
  rest.skip(start - before.places.filter((place) => place < start).length);
  const ids: number[] = [];
  const fresh = { ids: [] as number[], places: [] as number[] };
  for (let place = start; place < start + size; place += 1) {
    const known = placed.get(place);
    const id = known ?? rest.next();
    if (id === undefined) continue;
    ids.push(id);
    if (known !== undefined) continue;
    fresh.ids.push(id);
    fresh.places.push(place);
  }
  return { ids, fresh, count: before.ids.length + rest.count };
}

/** What is left of `found` without some; of a million jobs no copy is made for each page. */
function restOf(found: Int32Array, out: readonly number[]) {
  let highest = 0;
  for (const id of out) highest = Math.max(highest, id);
  const isOut = new Uint8Array(highest + 1);
  for (const id of out) isOut[id] = 1;
  let count = found.length;
  if (out.length > 0) for (const id of found) if (id <= highest && isOut[id] === 1) count -= 1;
  let at = 0;
  const next = (): number | undefined => {
    while (at < found.length) {
      const id = found[at]!;
      at += 1;
      if (id > highest || isOut[id] === 0) return id;
    }
    return undefined;
  };
  return {
    count,
    next,
    skip: (several: number) => {
      if (out.length === 0) at = several;
      else for (let left = several; left > 0 && at < found.length; left -= 1) next();
    },
  };
}
