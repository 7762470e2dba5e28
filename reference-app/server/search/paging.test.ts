import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pageSize } from '../../contract/search.ts';
import type { Employer } from '../employers/directory.ts';
import { createPaging } from './paging.ts';
import type { Matches } from './matching.ts';
import type { SearchQuery } from './query.ts';
import { shownJobsInMemory } from './shown-jobs.ts';

const employer = { scope: 1 } as unknown as Employer;
const all = Int32Array.from({ length: 5 * pageSize }, (_, index) => index + 1);
const first = Array.from(all.subarray(0, pageSize));

/** Somebody who turns pages of jobs, of which some close in the moment in which their page is cut. */
function aReader(closed: Set<number>, absent = new Set<number>()) {
  const paging = createPaging({ shown: shownJobsInMemory({ now: () => 0 }), secret: 'any' });
  let asked = 0;
  return {
    asked: () => asked,
    page: async (start: number, found = all) => {
      const page = await paging.pageFor(employer, {
        readers: ['somebody'],
        query: { start } as SearchQuery,
        found: { ids: found } as Matches,
        rowsOf: async (ids) => {
          asked += 1;
          await setImmediate();
          return ids.filter((id) => !absent.has(id)).map((id) => ({ id }));
        },
        isShown: ({ id }) => !closed.has(id),
      });
      return { count: page.count, ids: page.rows.map(({ id }) => id) };
    },
  };
}

test('API-08 a page is full though jobs on it have closed since they were found, and none comes twice', async () => {
  const closed = new Set<number>();
  const reader = aReader(closed);
  expect(await reader.page(0)).toEqual({ count: all.length, ids: first });
  closed.add(pageSize + 2).add(pageSize + 3);
  const second = await reader.page(pageSize);
  expect(second.ids).toHaveLength(pageSize);
  expect(second.count).toBe(all.length - 2);
  const third = await reader.page(2 * pageSize);
  expect(third.ids[0]).toBe(second.ids.at(-1)! + 1);
  expect(third.ids).toHaveLength(pageSize);
});

test('API-08 on the way back what has closed is left out, and all others are where they were', async () => {
  const closed = new Set<number>();
  const reader = aReader(closed);
  await reader.page(0);
  const second = await reader.page(pageSize);
  closed.add(pageSize + 2);
  expect((await reader.page(pageSize)).ids).toEqual(second.ids.filter((id) => id !== pageSize + 2));
  expect((await reader.page(2 * pageSize)).ids[0]).toBe(2 * pageSize + 1);
});

test('API-08 where all jobs close at once nobody looks for the rest of them', async () => {
  const reader = aReader(new Set(all));
  expect((await reader.page(0)).ids).toEqual([]);
  expect(reader.asked()).toBeLessThan(15);
});

test('API-08 pages that are asked for at the same time are cut from one list', async () => {
  const closed = new Set<number>();
  const reader = aReader(closed);
  const pages = [await reader.page(0)];
  closed.add(pageSize + 4);
  pages.push(...(await Promise.all([reader.page(pageSize), reader.page(2 * pageSize)])));
  pages.push(await reader.page(3 * pageSize), await reader.page(4 * pageSize));
  const ids = pages.flatMap((page) => page.ids);
  expect(ids.toSorted((left, right) => left - right)).toEqual(
    Array.from(all).filter((id) => !closed.has(id)),
  );
});

test('API-08 a job that is not there yet, as on a replica that lags, comes on a page of those that are yet to come', async () => {
  const absent = new Set([pageSize + 2]);
  const reader = aReader(new Set(), absent);
  await reader.page(0);
  const second = await reader.page(pageSize);
  expect(second.ids).toHaveLength(pageSize);
  absent.clear();
  expect(await reader.page(pageSize)).toMatchObject({ ids: second.ids });
  expect((await reader.page(2 * pageSize)).ids).toContain(pageSize + 2);
});

test('API-08 however many jobs are not there yet, a page is full of those that are, and they come later', async () => {
  const large = Int32Array.from({ length: 20 * pageSize }, (_, index) => index + 1);
  const absent = new Set(large.subarray(0, 7 * pageSize));
  const reader = aReader(new Set(), absent);
  const read = [...(await reader.page(0, large)).ids, ...(await reader.page(pageSize, large)).ids];
  expect(read).toEqual(Array.from(large.subarray(7 * pageSize, 9 * pageSize)));
  absent.clear();
  for (let page = 2; page < 20; page += 1) read.push(...(await reader.page(page * pageSize, large)).ids);
  expect(read.toSorted((left, right) => left - right)).toEqual(Array.from(large));
});

test('API-08 a page that never comes keeps its reader from no other for long', async () => {
  const paging = createPaging({ shown: shownJobsInMemory({ now: () => 0 }), secret: 'any' });
  const page = (rowsOf: (ids: readonly number[]) => Promise<{ id: number }[]>) =>
    paging.pageFor(employer, {
      readers: ['somebody'],
      query: { start: 0 } as SearchQuery,
      found: { ids: all } as Matches,
      rowsOf,
      isShown: () => true,
    });
  void page(() => new Promise(() => {}));
  const { rows } = await page(async (ids) => ids.map((id) => ({ id })));
  expect(rows.map(({ id }) => id)).toEqual(first);
});

test('API-08 however many pages one reader asks for at the same moment, none has a job of another', async () => {
  const reader = aReader(new Set());
  const large = Int32Array.from({ length: 100 * pageSize }, (_, index) => index + 1);
  await reader.page(0, large);
  const pages = await Promise.all(
    Array.from({ length: 80 }, (_, index) => reader.page((index + 1) * pageSize, large)),
  );
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(80 * pageSize);
  const withNew = Int32Array.of(5001, 5002, 5003, ...large);
  const next = await reader.page(81 * pageSize, withNew);
  expect(next.ids.slice(0, 3)).toEqual([5001, 5002, 5003]);
  expect(next.ids).toHaveLength(pageSize);
});

test('API-08 a list that has shrunk to one page has no other', async () => {
  const closed = new Set<number>();
  const reader = aReader(closed);
  const found = all.subarray(0, pageSize + 2);
  await reader.page(0, found);
  await reader.page(pageSize, found);
  closed.add(1).add(2);
  expect((await reader.page(0, found)).count).toBe(pageSize);
  expect(await reader.page(pageSize, found)).toEqual({ count: pageSize, ids: [] });
});

test('API-08 of a large list each of many readers meets every job once, and those that are new after what they have seen', async () => {
  const paging = createPaging({ shown: shownJobsInMemory({ now: () => 0 }), secret: 'any' });
  const large = Int32Array.from({ length: 100_000 }, (_, index) => index + 1);
  const page = async (reader: string, start: number, found: Int32Array) => {
    const { rows } = await paging.pageFor(employer, {
      readers: [reader, `${reader} by another name`],
      query: { start } as SearchQuery,
      found: { ids: found } as Matches,
      rowsOf: async (ids) => ids.map((id) => ({ id })),
      isShown: () => true,
    });
    return rows.map(({ id }) => id);
  };
  const readers = Array.from({ length: 500 }, (_, index) => `reader ${index}`);
  for (const reader of readers) await page(reader, 0, large);
  const withNewOnTop = Int32Array.of(100_001, ...large);
  for (const reader of [readers[0]!, readers.at(-1)!])
    expect(await page(reader, pageSize, withNewOnTop)).toEqual([
      100_001,
      ...large.subarray(pageSize, 2 * pageSize - 1),
    ]);
});
