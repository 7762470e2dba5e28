import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EmptyDatabase } from '../../../../tests/server/harness.ts';
import { sumOf } from './compare.ts';
import { withConnection } from './connection.ts';
import { addressOf, ask, contentsOf, run, twoDatabases, type TwoDatabases } from './databases-for-tests.ts';

let databases: TwoDatabases;
let source: EmptyDatabase;
let target: EmptyDatabase;
beforeEach(async () => {
  databases = await twoDatabases();
  ({ source, target } = databases);
});
afterEach(() => databases.dispose());

test('a database is moved to another server, and what is there is compared', async () => {
  const before = await contentsOf(source);
  const { url } = addressOf(target);
  const moved = await withConnection(addressOf(source), () => run('move', ['--to', url], source.environment));
  expect(moved).toMatchObject({ code: 0 });
  expect(moved.said).toContain('public.job: 40 rows, the same in both\n');
  expect(moved.said).toContain('1 other connections use the old database: what they have written since');
  expect(await contentsOf(target)).toEqual(before);
  expect(await contentsOf(source)).toEqual(before);

  await ask(target, 'delete from offer_document');
  expect(await run('move', ['--to', url], source.environment)).toEqual({
    code: 1,
    said: expect.stringMatching(/add --replace, which deletes what is there\.\n$/),
  });
  expect(await run('move', ['--to', url, '--replace'], source.environment)).toMatchObject({ code: 0 });
  expect(await contentsOf(target)).toEqual(before);
  // nor onto itself, which is in use then
  expect(await run('move', ['--to', addressOf(source).url, '--replace'], source.environment)).toEqual({
    code: 1,
    said: expect.stringMatching(/^1 other connections use the database/),
  });
  expect(await contentsOf(source)).toEqual(before);
});

test('a copy that is not the same is told, and changes nothing', async () => {
  await ask(
    target,
    'create schema meddling',
    // when the rows are there and indexes are put back
    `create function meddling.meddle() returns event_trigger language plpgsql as $$ begin
      if to_regclass('public.offer_document') is null then return; end if;
      update public.job set title = 'Other' where id = 1 and title <> 'Other';
      delete from public.offer_document;
    end $$`,
    `create event trigger meddle on ddl_command_end when tag in ('CREATE INDEX') execute function meddling.meddle()`,
  );
  const moved = await run('move', ['--to', addressOf(target).url], source.environment);
  expect(moved).toEqual({
    code: 1,
    said: `The copy is not the same, and nothing was changed:
  public.job: 40 rows, with other contents
  public.offer_document: 1 rows before, 0 after
`,
  });
  expect(await ask(target, `select from pg_tables where schemaname in ('public', 'pgboss')`)).toEqual([]);
});

test('a sum tells rows apart by their values alone', async () => {
  await ask(target, 'create table one (a text, b text[])');
  const sumWith = (values: string) =>
    withConnection(addressOf(target), async (client) => {
      await client.query(`truncate one; insert into one values ${values}`);
      return sumOf(client, { schema: 'public', table: 'one', columns: ['a', 'b'], last: {} });
    });
  const sum = await sumWith(`('x', '{y}'), ('é', null)`);
  expect(await sumWith(`('é', null), ('x', '{y}')`)).toEqual(sum);
  for (const other of [
    `('x', '{y}'), ('é', '{}')`,
    `('x', '{y}'), ('É', null)`,
    `('x', '{y}'), ('e', null)`,
    `('x', null), ('é', '{y}')`,
    `('x', '{"y,"}'), ('é', null)`,
    `('x', '{y}'), (null, null)`,
  ])
    expect(await sumWith(other)).toMatchObject({ rows: 2, sum: expect.not.stringMatching(sum.sum) });
  expect(await sumWith(`('x', '{y}')`)).not.toEqual(sum);
});
