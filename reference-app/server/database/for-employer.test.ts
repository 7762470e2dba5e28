import { sql } from 'kysely';
import { readFile, glob } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { acrossEmployers } from './across-employers.ts';
import { inTransaction } from './database.ts';
import { forEmployer, type EmployerScope } from './for-employer.ts';
import { prepared } from './prepared.ts';

let server: TestServer;
let ours: EmployerScope;
let theirs: EmployerScope;

beforeAll(async () => {
  server = await startServer([
    {
      domain: 'ours.example',
      accounts: [{ email: 'same@mail.example' }],
      postings: [aPosting({ sourceId: 'same', title: 'Ours' })],
    },
    {
      domain: 'theirs.example',
      accounts: [{ email: 'same@mail.example' }],
      postings: [aPosting({ sourceId: 'same', title: 'Theirs' })],
    },
  ]);
  ours = server.scopes['ours.example']!;
  theirs = server.scopes['theirs.example']!;
});
afterAll(() => server.close());

async function titles(scope: EmployerScope) {
  const rows = await forEmployer(server.database, scope).selectFrom('job').select('title').execute();
  return rows.map((row) => row.title);
}

test('API-10 a select, with or without an alias, sees one employer', async () => {
  expect(await titles(ours)).toEqual(['Ours']);
  const aliased = await forEmployer(server.database, theirs)
    .selectFrom('job as j')
    .select('j.title')
    .where((or) => or.or([or('j.id', '=', 1), or('j.id', '<>', 1)]))
    .execute();
  expect(aliased).toEqual([{ title: 'Theirs' }]);
});

test('API-10 joins and subqueries see one employer', async () => {
  const joined = await forEmployer(server.database, ours)
    .selectFrom('job')
    .innerJoin('account', (join) => join.onTrue())
    .leftJoin('job as other', 'other.source_id', 'job.source_id')
    .select(['job.title', 'other.title as otherTitle', 'account.email'])
    .execute();
  expect(joined).toEqual([{ title: 'Ours', otherTitle: 'Ours', email: 'same@mail.example' }]);

  const sub = await forEmployer(server.database, ours)
    .selectFrom((from) => from.selectFrom('job').select('title').as('inner'))
    .select('inner.title')
    .where(({ exists, selectFrom }) => exists(selectFrom('job').select('id').where('title', '=', 'Theirs')))
    .execute();
  expect(sub).toEqual([]);
});

test('API-10 an update and a delete touch one employer', async () => {
  await forEmployer(server.database, ours).updateTable('job').set({ title: 'Ours again' }).execute();
  expect(await titles(theirs)).toEqual(['Theirs']);
  await forEmployer(server.database, ours).updateTable('job').set({ title: 'Ours' }).execute();

  const wordsOf = (scope: EmployerScope) =>
    forEmployer(server.database, scope).selectFrom('title_word').select('word').execute();
  for (const scope of [ours, theirs])
    await forEmployer(server.database, scope).insertInto('title_word').values({ word: 'joiner' }).execute();
  await forEmployer(server.database, ours).deleteFrom('title_word').execute();
  expect(await wordsOf(ours)).toEqual([]);
  expect(await wordsOf(theirs)).toContainEqual({ word: 'joiner' });
});

test('API-10 an insert gets its employer, and its conflict is looked for there', async () => {
  const add = (scope: EmployerScope, word: string) =>
    forEmployer(server.database, scope)
      .insertInto('title_word')
      .values([{ word }, { word: `${word}s` }])
      .onConflict((conflict) => conflict.columns(['word']).doNothing())
      .execute();
  await add(ours, 'plumber');
  await add(ours, 'plumber');
  await add(theirs, 'plumber');
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from title_word where word = 'plumber'
  `.execute(acrossEmployers(server.database));
  expect(rows).toEqual([{ n: 2 }]);
});

test('API-10 an insert from a query is refused, since it would not be scoped', () => {
  expect(() =>
    forEmployer(server.database, ours)
      .insertInto('title_word')
      .columns(['word'])
      .expression((query) => query.selectFrom('title_word').select('word'))
      .compile(),
  ).toThrow(/takes rows/);
});

test('API-10 only the employers area and the foundation reach tables without a scope', async () => {
  const root = path.resolve(import.meta.dirname, '..');
  const importing: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: root })) {
    if (file.endsWith('.test.ts')) continue;
    const text = await readFile(path.join(root, file), 'utf8');
    if (/across-employers\.ts'|writtenOnceAcross|\btables\b[^;]*from '.*database\.ts'/.test(text))
      importing.push(file);
  }
  expect(importing.toSorted()).toEqual([
    'accounts/limit-store.ts',
    'background/queue.ts',
    'database/across-employers.ts',
    'database/bulk-write.ts',
    'database/for-employer.ts',
    'database/migrate.ts',
    'database/planner.ts',
    'database/prepared.ts',
    'database/secret.ts',
    'employers/counters.ts',
    'employers/store.ts',
    'operations/health.ts',
    'seed.ts',
  ]);
});

test('API-10 a query that is written once asks each time for the rows of the employer that it is asked for', async () => {
  const titleOf = prepared((tables, { sourceId }: { sourceId: string }) =>
    tables.selectFrom('job').select('title').where('source_id', '=', sourceId),
  );
  for (const [scope, title] of [
    [ours, 'Ours'],
    [theirs, 'Theirs'],
    [ours, 'Ours'],
  ] as const)
    expect(await titleOf(server.database, scope, { sourceId: 'same' })).toEqual([{ title }]);
  expect(await titleOf(server.database, ours, { sourceId: 'another' })).toEqual([]);
});

test('API-10 transactions of concurrent requests do not interleave', async () => {
  const increments = () =>
    Array.from({ length: 20 }, () =>
      inTransaction(server.database, async (transaction) => {
        const tables = acrossEmployers(transaction);
        const row = await tables
          .selectFrom('employer')
          .select('data_version')
          .where('group_id', '=', ours)
          .forUpdate()
          .executeTakeFirstOrThrow();
        await tables
          .updateTable('employer')
          .set({ data_version: row.data_version + 1 })
          .where('group_id', '=', ours)
          .execute();
      }),
    );
  const failing = inTransaction(server.database, async (transaction) => {
    await acrossEmployers(transaction).updateTable('employer').set({ data_version: -1 }).execute();
    throw new Error('changed my mind');
  });
  const [refused] = await Promise.allSettled([failing, ...increments()]);
  expect(refused.status).toBe('rejected');
  expect(await version()).toBe(22);
});

async function version(): Promise<number> {
  const row = await acrossEmployers(server.database)
    .selectFrom('employer')
    .select('data_version')
    .where('group_id', '=', ours)
    .executeTakeFirstOrThrow();
  return row.data_version;
}
