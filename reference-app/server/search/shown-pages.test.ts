import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { acrossEmployers } from '../database/across-employers.ts';
import { inTransaction } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { createLog } from '../http/log.ts';
import { dropShownPages, shownPagesInDatabase } from './shown-pages-store.ts';
import { shownPagesInMemory, shownPagesKept, type PagesByStart, type ShownPages } from './shown-pages.ts';

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
const plain = (pages: PagesByStart) => Object.fromEntries(pages);
const pass = async (milliseconds: number) => {
  now += milliseconds;
  await sql`update shown_page set shown_at = shown_at - ${milliseconds / 1000} * interval '1 second'`.execute(
    acrossEmployers(server.database),
  );
};

describe.each<{ where: string; open: () => ShownPages }>([
  { where: 'memory', open: () => shownPagesInMemory({ now: () => now }) },
  { where: 'the database', open: () => shownPagesInDatabase({ database: server.database, log: silent }) },
])('API-08 what was shown, kept in $where,', ({ open }) => {
  test('is read by page, of one reader at one employer', async () => {
    const shown = open();
    await shown.write(scope, [somebody], { start: 0, ids: [3, 1] });
    await shown.write(scope, [somebody], { start: 10, ids: [2] });
    expect(plain(await shown.read(scope, somebody))).toEqual({ 0: [3, 1], 10: [2] });
    expect(plain(await shown.read(scope, somebodyElse))).toEqual({});
    expect(plain(await shown.read(another, somebody))).toEqual({});
  });

  test('begins anew with the first page, and pages are written over', async () => {
    const shown = open();
    await shown.write(scope, [somebody], { start: 0, ids: [1] });
    await shown.write(scope, [somebody], { start: 10, ids: [2] });
    await shown.write(scope, [somebody], { start: 0, ids: [4] });
    expect(plain(await shown.read(scope, somebody))).toEqual({ 0: [4] });
    await shown.write(scope, [somebody], { start: 10, ids: [5] });
    await shown.write(scope, [somebody], { start: 10, ids: [6] });
    expect(plain(await shown.read(scope, somebody))).toEqual({ 0: [4], 10: [6] });
  });

  test('is read under every name that it was written under', async () => {
    const shown = open();
    await shown.write(scope, [somebody, somebodyElse], { start: 0, ids: [7] });
    for (const name of [somebody, somebodyElse])
      expect(plain(await shown.read(scope, name))).toEqual({ 0: [7] });
  });

  test('however much is written at once, all of it is', async () => {
    const shown = open();
    await shown.write(scope, [somebody], { start: 0, ids: [] });
    const starts = Array.from({ length: 300 }, (_, index) => (index + 1) * 10);
    await Promise.all(
      [...starts, ...starts].map((start) => shown.write(scope, [somebody], { start, ids: [start] })),
    );
    const pages = await shown.read(scope, somebody);
    expect(starts.every((start) => pages.get(start)?.[0] === start)).toBe(true);
  });

  test('is forgotten after an hour', async () => {
    const shown = open();
    await shown.write(scope, [somebody], { start: 0, ids: [1] });
    await pass(shownPagesKept - 60_000);
    expect(plain(await shown.read(scope, somebody))).toEqual({ 0: [1] });
    await pass(120_000);
    expect(plain(await shown.read(scope, somebody))).toEqual({});
  });
});

test('API-08 what no longer counts is swept away, and nothing else', async () => {
  const shown = shownPagesInDatabase({ database: server.database, log: silent });
  await shown.write(scope, [somebody], { start: 0, ids: [1] });
  await pass(shownPagesKept + 1);
  await shown.write(scope, [somebodyElse], { start: 0, ids: [2] });
  await dropShownPages(server.database, scope);
  const rows = await acrossEmployers(server.database).selectFrom('shown_page').select('reading').execute();
  expect(rows).toEqual([{ reading: somebodyElse }]);
});

test('API-08 while the database does not answer nothing was shown, nobody waits for long, and the log says so once', async () => {
  const told: string[] = [];
  const log = createLog({ level: 'warn', write: (line) => told.push(line) });
  const shown = shownPagesInDatabase({ database: server.database, log });
  await shown.write(scope, [somebody], { start: 0, ids: [1] });
  await inTransaction(server.database, async (transaction) => {
    await sql`lock table shown_page in access exclusive mode`.execute(acrossEmployers(transaction));
    expect(plain(await shown.read(scope, somebody))).toEqual({});
    await shown.write(scope, [somebody], { start: 10, ids: [2] });
    expect(plain(await shown.read(scope, somebody))).toEqual({});
  });
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('pages are cut without it');
});
