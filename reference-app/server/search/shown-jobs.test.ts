import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { acrossEmployers } from '../database/across-employers.ts';
import { inTransaction } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { createLog } from '../http/log.ts';
import { dropShownJobs, shownJobsInDatabase } from './shown-jobs-store.ts';
import { nothingShown, shownJobsInMemory, shownJobsKept, type Shown, type ShownJobs } from './shown-jobs.ts';

const silent = createLog({ level: 'silent', write: () => undefined });
let server: TestServer;
let scope: EmployerScope;
let another: EmployerScope;
let now = Date.UTC(2026, 0, 15);
beforeAll(async () => {
  server = await startServer([{ domain: 'ours.example' }, { domain: 'theirs.example' }]);
  scope = server.scopes['ours.example']!;
  another = server.scopes['theirs.example']!;
});
afterAll(() => server.close());

const somebody = 'a1b2c3d4-0000-4000-8000-000000000001';
const somebodyElse = 'a1b2c3d4-0000-4000-8000-000000000002';
const what = ({ ids, places }: Shown) => ({ ids, places });
const nothing = { ids: [], places: [] };
const pass = async (milliseconds: number) => {
  now += milliseconds;
  await sql`update shown_jobs set shown_at = shown_at - ${milliseconds / 1000} * interval '1 second'`.execute(
    acrossEmployers(server.database),
  );
};
const inDatabase = (log = silent) => shownJobsInDatabase({ database: server.database, log, now: () => now });

describe.each<{ where: string; open: () => ShownJobs }>([
  { where: 'memory', open: () => shownJobsInMemory({ now: () => now }) },
  { where: 'the database', open: inDatabase },
])('API-08 what was shown, kept in $where,', ({ open }) => {
  test('is what was written, of one reader at one employer', async () => {
    const shown = open();
    await shown.write(scope, [somebody], { ids: [3, 1], places: [0, 1] });
    const after = await shown.read(scope, somebody);
    expect(await shown.write(scope, [somebody], { after, ids: [2], places: [10] })).toBe(true);
    const both = { ids: [3, 1, 2], places: [0, 1, 10] };
    expect(what(await shown.read(scope, somebody))).toEqual(both);
    expect(what(shown.recall(scope, somebody)!)).toEqual(both);
    expect(what(await shown.read(scope, somebodyElse))).toEqual(nothing);
    expect(what(await shown.read(another, somebody))).toEqual(nothing);
  });

  test('is not added to by whoever does not know all of it', async () => {
    const shown = open();
    await shown.write(scope, [somebody], { ids: [1], places: [0] });
    const after = await shown.read(scope, somebody);
    await shown.write(scope, [somebody], { after, ids: [2], places: [10] });
    expect(await shown.write(scope, [somebody], { after, ids: [2], places: [20] })).toBe(false);
    expect(await shown.write(scope, [somebody], { after: nothingShown, ids: [2], places: [20] })).toBe(false);
    expect(what(await shown.read(scope, somebody))).toEqual({ ids: [1, 2], places: [0, 10] });
  });

  test('begins anew, and whoever knows what was before cannot add to it', async () => {
    const shown = open();
    await shown.write(scope, [somebody], { ids: [1], places: [0] });
    const after = await shown.read(scope, somebody);
    await shown.write(scope, [somebody], { ids: [4], places: [0] });
    expect(await shown.write(scope, [somebody], { after, ids: [2], places: [10] })).toBe(false);
    expect(what(await shown.read(scope, somebody))).toEqual({ ids: [4], places: [0] });
  });

  test('is read under every name that it was written under', async () => {
    const shown = open();
    await shown.write(scope, [somebody, somebodyElse], { ids: [7], places: [0] });
    for (const name of [somebody, somebodyElse])
      expect(what(await shown.read(scope, name))).toEqual({ ids: [7], places: [0] });
  });

  test('of many who add at the same moment each but one is told to look again', async () => {
    const shown = open();
    await shown.write(scope, [somebody], { ids: [], places: [] });
    const after = await shown.read(scope, somebody);
    const added = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        shown.write(scope, [somebody], { after, ids: [index], places: [index] }),
      ),
    );
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(what(await shown.read(scope, somebody)).ids).toEqual([added.indexOf(true)]);
  });

  test('is there of everybody, however many write at once', async () => {
    const shown = open();
    const readers = Array.from({ length: 300 }, () => randomUUID());
    await Promise.all(
      readers.map((reader, index) => shown.write(scope, [reader], { ids: [index], places: [0] })),
    );
    const ids = await Promise.all(readers.map(async (reader) => (await shown.read(scope, reader)).ids));
    expect(ids).toEqual(readers.map((_, index) => [index]));
  });

  test('is forgotten after an hour, and begins again from nothing', async () => {
    const shown = open();
    await shown.write(scope, [somebody], { ids: [1], places: [0] });
    await pass(shownJobsKept - 60_000);
    expect(what(await shown.read(scope, somebody))).toEqual({ ids: [1], places: [0] });
    await pass(shownJobsKept);
    expect(shown.recall(scope, somebody)).toBeUndefined();
    const after = await shown.read(scope, somebody);
    expect(what(after)).toEqual(nothing);
    expect(await shown.write(scope, [somebody], { after, ids: [2], places: [10] })).toBe(true);
    expect(what(await shown.read(scope, somebody))).toEqual({ ids: [2], places: [10] });
  });
});

test('API-08 what one server wrote another reads, and neither adds to what it does not know', async () => {
  const [one, two] = [inDatabase(), inDatabase()];
  await one.write(scope, [somebody], { ids: [1], places: [0] });
  const known = await two.read(scope, somebody);
  expect(what(known)).toEqual({ ids: [1], places: [0] });
  await two.write(scope, [somebody], { after: known, ids: [2], places: [10] });
  const recalled = one.recall(scope, somebody);
  expect(recalled && what(recalled)).toEqual({ ids: [1], places: [0] });
  expect(await one.write(scope, [somebody], { after: recalled, ids: [2], places: [20] })).toBe(false);
  expect(what(await one.read(scope, somebody))).toEqual({ ids: [1, 2], places: [0, 10] });
});

test('API-08 what no longer counts is swept away, and nothing else', async () => {
  const shown = inDatabase();
  await shown.write(scope, [somebody], { ids: [1], places: [0] });
  await pass(shownJobsKept + 1000);
  await shown.write(scope, [somebodyElse], { ids: [2], places: [0] });
  await dropShownJobs(server.database, scope);
  const rows = await acrossEmployers(server.database).selectFrom('shown_jobs').select('reading').execute();
  expect(rows).toEqual([{ reading: somebodyElse }]);
});

test('API-08 of what was swept away whoever knows it stores all of it again', async () => {
  const [one, two] = [inDatabase(), inDatabase()];
  await one.write(scope, [somebody], { ids: [1], places: [0] });
  await sql`delete from shown_jobs`.execute(acrossEmployers(server.database));
  const known = one.recall(scope, somebody);
  expect(await one.write(scope, [somebody], { after: known, ids: [2], places: [10] })).toBe(false);
  expect(what(await two.read(scope, somebody))).toEqual(nothing);
  const after = await one.read(scope, somebody);
  expect(what(after)).toEqual({ ids: [1], places: [0] });
  expect(await one.write(scope, [somebody], { after, ids: [2], places: [10] })).toBe(true);
  expect(what(await two.read(scope, somebody))).toEqual({ ids: [1, 2], places: [0, 10] });
});

test('API-08 whoever begins anew does, though others add under the same name at once', async () => {
  const shown = inDatabase();
  await shown.write(scope, [somebody], { ids: [1], places: [0] });
  const after = await shown.read(scope, somebody);
  const written = await Promise.all([
    shown.write(scope, [somebodyElse], { ids: [9], places: [0] }),
    shown.write(scope, [somebody], { ids: [5], places: [0] }),
    shown.write(scope, [somebody], { after, ids: [2], places: [10] }),
  ]);
  expect(written).toEqual([true, true, false]);
  expect(what(await inDatabase().read(scope, somebody))).toEqual({ ids: [5], places: [0] });
});

test('API-08 of many who begin anew under one name at once nobody is told to look again', async () => {
  const shown = inDatabase();
  const begun = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      shown.write(scope, [randomUUID(), somebody], { ids: [index], places: [0] }),
    ),
  );
  expect(begun.every(Boolean)).toBe(true);
  expect((await shown.read(scope, somebody)).ids).toHaveLength(1);
});

test('API-08 while the database does not answer a server knows what it has shown itself, nobody waits for long, and the log says so once', async () => {
  const told: string[] = [];
  const shown = inDatabase(createLog({ level: 'warn', write: (line) => told.push(line) }));
  await shown.write(scope, [somebody], { ids: [1], places: [0] });
  await inTransaction(server.database, async (transaction) => {
    await sql`lock table shown_jobs in access exclusive mode`.execute(acrossEmployers(transaction));
    const after = await shown.read(scope, somebody);
    expect(what(after)).toEqual({ ids: [1], places: [0] });
    expect(await shown.write(scope, [somebody], { after, ids: [2], places: [10] })).toBe(true);
    expect(what(await shown.read(scope, somebody))).toEqual({ ids: [1, 2], places: [0, 10] });
  });
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('each server knows only its own pages');

  // what could not be stored is with the next page that can be
  const once = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  const after = await shown.read(scope, somebody);
  expect(what(after)).toEqual({ ids: [1, 2], places: [0, 10] });
  expect(await shown.write(scope, [somebody], { after, ids: [3], places: [20] })).toBe(true);
  once.mockRestore();
  expect(what(await inDatabase().read(scope, somebody))).toEqual({ ids: [1, 2, 3], places: [0, 10, 20] });
});
