import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { EmptyDatabase } from '../../../../tests/server/harness.ts';
import { openBackground } from '../../background/queue.ts';
import { inTransaction, openDatabase } from '../../database/database.ts';
import { migrations } from '../../database/migrate.ts';
import { listScopes } from '../../employers/store.ts';
import { createLog } from '../../http/log.ts';
import {
  addressOf,
  ask,
  contentsOf,
  restore,
  save,
  twoDatabases,
  type TwoDatabases,
} from './databases-for-tests.ts';

const log = createLog({ level: 'silent', write: () => undefined });
let databases: TwoDatabases;
let source: EmptyDatabase;
let target: EmptyDatabase;
let file: string;
beforeEach(async () => {
  databases = await twoDatabases();
  ({ source, target } = databases);
  file = path.join(databases.folder, 'portico.backup');
});
afterEach(() => databases.dispose());

const everyKindOfValue = [
  // each byte, in more than one piece of what is sent
  `insert into offer_file (group_id, sha256, media_type, bytes)
    select 1, 'bytes', 'x/y', string_agg(decode(lpad(to_hex(n % 256), 2, '0'), 'hex'), '' order by n)
    from generate_series(0, 1000000) n`,
  `insert into offer_file (group_id, sha256, media_type, bytes) values (1, 'empty', '', '')`,
  String.raw`insert into server_secret (name, secret) values
    ('backslashes', '\ \\ \. \N \t \x41 C:\new'), (E'\\.', E'\\.\n\\.\n'), ('breaks', E'a\tb\nc\rd\r\n\v\f\b'),
    ('escapes', '{"nul":"\u0000","emoji":"\ud83d\ude00"}'), ('emoji', '😀 👩🏽‍⚕️ ﷽'), ('', 'null'), ('quotes', '"''$$')`,
  String.raw`insert into theme_version (group_id, version, document, published_at, published_by, note) values
    (1, 901, '{"a":[1.50, 1e-7, null, "\\", "\n", "\"", "😀", {}], "":""}', '2026-03-29T02:30:00.123456+02', null, ''),
    (1, 902, 'null', 'infinity', 0, '\N')`,
  String.raw`insert into account (group_id, enc_id, email, first_name, last_name, roles, is_onboarded, is_bootstrapped, locale)
    values (1, 'x1', 'x1', '', ' ', '{}', true, false, null),
    (1, 'x2', 'x2', '\t', E'\n', array['a,b', '"', '\', 'NULL', null, '', ' {}'], true, false, '')`,
  `insert into facet_value (group_id, code, facet, value, latitude, longitude) values
    (1, 901, 'x', 'x', 0.1::float8 + 0.2::float8, '-Infinity'), (1, 902, 'x', 'y', 1e-310, 'NaN')`,
  `update job set words = 'Ωmega:3A ''it''''s'':1,2B "\\\\":4'::tsvector, was_published_in = '{[1,3),[5,9)}' where id = 1`,
];

/** Sets for a database what decides how values are written. */
const setFor = (of: EmptyDatabase, settings: Readonly<Record<string, string>>) =>
  ask(
    of,
    ...Object.entries(settings).map(
      ([name, value]) =>
        `alter database ${new URL(addressOf(of).url).pathname.slice(1)} set ${name} = '${value}'`,
    ),
  );

test('rows are the same after a restore, whatever is in them and the databases have set, and triggers change none', async () => {
  await setFor(source, {
    datestyle: 'SQL, DMY',
    timezone: 'Asia/Tokyo',
    extra_float_digits: '-6',
    bytea_output: 'escape',
  });
  await setFor(target, { datestyle: 'German', timezone: 'America/New_York' });
  await ask(
    source,
    ...everyKindOfValue,
    // what triggers would write otherwise than it is
    'update employer set data_version = 99',
    `insert into session (group_id, id, token_hash, account_id, created_at, seen_at)
      select group_id, gen_random_uuid(), 'x', id, now(), now() from account limit 1`,
    `update account set last_seen_at = '2020-01-01'`,
    'alter table account add column shouted text generated always as (upper(email)) stored',
  );
  await save(source, file);
  expect(await restore(target, file)).toEqual([]);
  const contents = await contentsOf(source);
  expect(await contentsOf(target)).toEqual(contents);
  expect(contents['public.offer_file']).toMatch(/^3 rows/);

  // and with all that keeps them right
  const rules = `select pg_get_constraintdef(oid), convalidated from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef, true from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) || tgenabled::text, true from pg_trigger where not tgisinternal order by 1`;
  expect(await ask(target, rules)).toEqual(await ask(source, rules));
});

test('ids are counted on from where they were', async () => {
  const add = `insert into account (group_id, enc_id, email, first_name, last_name, roles, is_onboarded, is_bootstrapped)
    values (1, 'x', 'x', '', '', '{}', true, false) returning id`;
  // the last id is of an account that is gone
  await ask(source, add, `delete from account where email = 'x'`);
  await save(source, file);
  await restore(target, file);
  expect(await ask(target, add)).toEqual(await ask(source, add));
});

const greeting = { name: 'test.greet', data: z.object({ whom: z.string() }) };
async function opened(of: EmptyDatabase) {
  const database = await openDatabase({ ...addressOf(of), dataFolder: '', log });
  const background = await openBackground({ database, log });
  const close = async () => {
    await background.stop();
    await database.close();
  };
  return { database, background, close };
}

test('what waits in the queue is done by a server on the restored database, and what failed is still known', async () => {
  const schedules = await opened(source);
  schedules.background.repeat({ name: 'test.repeated', data: z.object({}).strict() }, '17 2 * * *');
  await schedules.background.start();
  await schedules.close();
  const sends = await opened(source);
  const [scope] = await listScopes(sends.database);
  const send = (whom: string, options = {}) =>
    inTransaction(sends.database, (transaction) =>
      sends.background.send(transaction, scope!, greeting, { whom }, options),
    );
  await send('Ada');
  await send('Bo', { isWaitedFor: true });
  await send('Cy', { after: new Date('2100-01-01') });
  await sends.close();
  await ask(source, `update pgboss.job set state = 'failed' where data -> 'data' ->> 'whom' = 'Ada'`);
  await save(source, file);
  await restore(target, file);
  const contents = await contentsOf(source);
  expect(await contentsOf(target)).toEqual(contents);
  expect(contents['pgboss.schedule']).toMatch(/^1 rows/);

  const after = await opened(target);
  const greeted: string[] = [];
  after.background.handle(greeting, async (_, { whom }) => void greeted.push(whom));
  expect((await after.background.listUnderWay(greeting, scope!)).map(({ whom }) => whom)).toEqual(
    expect.arrayContaining(['Bo', 'Cy']),
  );
  await after.background.drain();
  expect(greeted).toEqual(['Bo']);
  expect(await after.background.depth()).toMatchObject({ waiting: 1, failed: 1 });
  await after.close();
});

test('a backup is of one moment: nothing that is written after it is in it', async () => {
  const before = await contentsOf(source);
  await save(source, file, async () => {
    await ask(
      source,
      `insert into server_secret values ('late', 'late')`,
      `update job set title = 'Late' where id % 2 = 0`,
      'delete from offer_document',
    );
    // and nobody can rewrite a table, which would be empty to whoever looks at that moment
    await expect(
      ask(source, `set lock_timeout = '50ms'`, 'alter table job alter column title type varchar'),
    ).rejects.toThrow('lock timeout');
  });
  await restore(target, file);
  expect(await contentsOf(target)).toEqual(before);
});

test('a backup of an older release is brought up to this one', async () => {
  const steps = [
    ...migrations,
    {
      version: 9000,
      name: 'to come',
      statements: `alter table employer add column motto text not null default 'none';
        update employer set motto = 'Was ' || name`,
    },
  ];
  await save(source, file);
  expect(await restore(target, file, { steps })).toEqual([]);
  expect(await ask(target, 'select domain, motto from employer')).toEqual([
    { domain: 'one.example', motto: 'Was one.example' },
  ]);
  expect(await ask(target, 'select version from schema_version order by version')).toEqual(
    steps.map(({ version }) => ({ version })),
  );
});

test('a backup from before the first release changes nothing', async () => {
  await ask(source, 'update schema_version set version = 47 where version = 48');
  await save(source, file);
  await expect(restore(target, file)).rejects.toThrow(
    /made in other steps than this release makes them, and nothing was changed/,
  );
  expect(await ask(target, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
});

test('what this release has no tables or columns for is left out and named, and what an older queue has kept is there', async () => {
  await ask(
    source,
    `create table notes (note text)`,
    `insert into notes values ('mine')`,
    `alter table job add column color text default 'blue'`,
    // as an older pg-boss might have it
    'update pgboss.version set version = version - 1',
    'alter table pgboss.job drop column trace_context',
    `alter table pgboss.queue add column old_number integer default 7`,
    `insert into pgboss.job (name, data) values ('portico', '{"name":"test.greet","scope":1,"data":{"whom":"Di"}}')`,
  );
  const [jobs] = await ask(source, 'select count(*)::integer as n from job');
  await save(source, file);
  expect(await restore(target, file)).toEqual([
    'public.job.color',
    'public.notes',
    'pgboss.queue.old_number',
  ]);
  expect(await ask(target, 'select count(*)::integer as n from job')).toEqual([jobs]);
  expect(await ask(target, `select data -> 'data' ->> 'whom' as whom from pgboss.job`)).toContainEqual({
    whom: 'Di',
  });
  const { background, close } = await opened(target);
  const greeted: string[] = [];
  background.handle(greeting, async (_, { whom }) => void greeted.push(whom));
  await background.drain();
  expect(greeted).toEqual(['Di']);
  await close();
});
