import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { Browser, type EmptyDatabase } from '../../../../tests/server/harness.ts';
import { over, startProcess } from '../../../../tests/server/processes.ts';
import { withConnection } from './connection.ts';
import {
  addressOf,
  ask,
  contentsOf,
  domain,
  run,
  twoDatabases,
  type TwoDatabases,
} from './databases-for-tests.ts';

let databases: TwoDatabases;
let source: EmptyDatabase;
let target: EmptyDatabase;
let folder: string;
beforeEach(async () => {
  databases = await twoDatabases();
  ({ source, target, folder } = databases);
});
afterEach(() => databases.dispose());

/** Of every table, the queue's too. */
async function countsIn(of: EmptyDatabase): Promise<Record<string, number>> {
  const rows = await ask(
    of,
    `select schemaname || '.' || tablename as name, (xpath('/row/n/text()', query_to_xml(
      format('select count(*) as n from %I.%I', schemaname, tablename), false, true, '')))[1]::text::integer as n
    from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}
/**
 * What a server finds to do by itself, every ten minutes for example, may be there after a backup of it; what the queue
 * notes of its servers and of its own minutes is no part of one.
 */
const withoutWork = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(counts).filter(([table]) => !/^pgboss\.(?:job|instance|queue_stats|warning)/.test(table)),
  );

test('a backup taken while the server runs holds all that was answered, and starts as a server again', async () => {
  const server = await startProcess(source.environment);
  const browser = new Browser(
    over(() => server.address),
    domain,
  );
  await browser.logIn('ada@x.example');
  const { body } = await browser.get<{ offers: { enc_id: string }[] }>('/api/offer/offers');
  const declined = await browser.write('POST', `/api/offer/offers/${body.data.offers[0]!.enc_id}/decline`);
  expect(declined.status).toBe(200);

  const to = path.join(folder, 'portico.backup');
  expect(await run('save', ['--to', to], source.environment)).toMatchObject({ code: 0 });
  expect((await stat(to)).mode & 0o777).toBe(0o600);
  // a second under its name would lose the first
  expect(await run('save', ['--to', to], source.environment)).toEqual({
    code: 1,
    said: `${to} is there already: choose another name, or move it away.\n`,
  });
  await server.end('SIGTERM');

  const restored = await run('restore', ['--from', to], target.environment);
  expect(restored).toEqual({
    code: 0,
    said: 'one.example: evidence of 1 entries, 0 files, 0 files erased with their candidates, 0 faults\nThe backup is restored.\n',
  });
  expect(withoutWork(await countsIn(target))).toEqual(withoutWork(await countsIn(source)));

  const again = await startProcess(target.environment);
  const reader = new Browser(
    over(() => again.address),
    domain,
  );
  await reader.logIn('ada@x.example');
  const offers = await reader.get<{ offers: { status: string }[] }>('/api/offer/offers');
  expect(offers.body.data.offers.map(({ status }) => status)).toEqual(['Declined']);
  await again.end('SIGTERM');
});

test('a restore replaces only what it is told to, and a broken backup changes nothing', async () => {
  const to = path.join(folder, 'portico.backup');
  expect(await run('save', ['--to', to], source.environment)).toMatchObject({ code: 0 });
  const before = await countsIn(source);
  expect(await run('restore', ['--from', to], source.environment)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/add --replace, which deletes what is there\.\n$/),
  });

  const broken = path.join(folder, 'broken.backup');
  const whole = await readFile(to);
  await writeFile(broken, whole.subarray(0, Math.floor(whole.length * 0.9)));
  expect(await run('restore', ['--from', broken, '--replace'], source.environment)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/nothing was changed/),
  });
  expect(await countsIn(source)).toEqual(before);

  const other = path.join(folder, 'other');
  await writeFile(other, 'x');
  expect(await run('restore', ['--from', other, '--replace'], source.environment)).toEqual({
    code: 1,
    said: `${other} is no backup that "npm run backup" has made.\n`,
  });
  const contents = await contentsOf(source);
  expect(await run('restore', ['--from', to, '--replace'], source.environment)).toMatchObject({ code: 0 });
  expect(withoutWork(await countsIn(source))).toEqual(withoutWork(before));
  expect(await contentsOf(source)).toEqual(contents);
});

test('a backup of a newer release replaces nothing', async () => {
  const to = path.join(folder, 'portico.backup');
  await ask(source, `insert into schema_version (version, name) values (9999, 'to come')`);
  expect(await run('save', ['--to', to], source.environment)).toMatchObject({ code: 0 });
  const before = await countsIn(target);
  expect(await run('restore', ['--from', to, '--replace'], target.environment)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/of a newer release.*\n$/s),
  });
  expect(await countsIn(target)).toEqual(before);
});

test('a backup of a newer queue replaces nothing', async () => {
  const to = path.join(folder, 'portico.backup');
  await ask(source, 'update pgboss.version set version = 9999');
  expect(await run('save', ['--to', to], source.environment)).toMatchObject({ code: 0 });
  expect(await run('restore', ['--from', to], target.environment)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/of a newer release.*\n$/s),
  });
  expect(await countsIn(target)).toEqual({});
});

test('nothing is restored into a database that others use', async () => {
  const to = path.join(folder, 'portico.backup');
  expect(await run('save', ['--to', to], source.environment)).toMatchObject({ code: 0 });
  await withConnection(addressOf(target), async () => {
    expect(await run('restore', ['--from', to], target.environment)).toEqual({
      code: 1,
      said: '1 other connections use the database: stop the servers that use it, and a pooler such as PgBouncer, then try again.\n',
    });
  });
  expect(await countsIn(target)).toEqual({});
});

test('what cannot be saved or restored is told in one sentence, and what another program has made by its name', async () => {
  const to = path.join(folder, 'portico.backup');
  expect(await run('save', ['--to', to], target.environment)).toEqual({
    code: 1,
    said: 'There is no data of Portico in the database: check DATABASE_DIRECT_URL or DATABASE_URL.\n',
  });
  const nowhere = { DATABASE_URL: 'postgresql://portico@127.0.0.1:1/nowhere' };
  expect(await run('save', ['--to', to], nowhere)).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^Cannot connect to the database \(.+\): check DATABASE_DIRECT_URL or DATABASE_URL\.\n$/,
    ),
  });
  await expect(stat(to)).rejects.toThrow('ENOENT');

  const dump = path.join(folder, 'dump');
  await writeFile(dump, 'PGDMP\u0001\u000e');
  expect(await run('restore', ['--from', dump], target.environment)).toEqual({
    code: 1,
    said: `${dump} was made by pg_dump: restore it with PostgreSQL's own pg_restore.\n`,
  });
  const archive = path.join(folder, 'portico.tar.gz');
  await promisify(execFile)('tar', ['-czf', archive, '-C', import.meta.dirname, 'save.ts']);
  expect(await run('restore', ['--from', archive], target.environment)).toEqual({
    code: 1,
    said: `${archive} is of the embedded database of an earlier release: restore it with that release.\n`,
  });
});

test('the owner of a database, who may do nothing else, saves and restores it', async () => {
  const { PORTICO_TEST_DATABASE_URL: server = '' } = process.env;
  const to = path.join(folder, 'portico.backup');
  expect(await run('save', ['--to', to], source.environment)).toMatchObject({ code: 0 });
  const url = new URL(target.environment.DATABASE_URL!);
  const name = url.pathname.slice(1);
  const owner = `${name}_owner`;
  onTestFinished(async () => {
    await ask({ ...target, environment: { DATABASE_URL: server } }, `drop role ${owner}`);
  });
  await ask(target, `create role ${owner}`, `alter database ${name} owner to ${owner}`);
  url.searchParams.set('options', `-c role=${owner}`);
  const environment = { DATABASE_URL: url.href };
  expect(await run('restore', ['--from', to], environment)).toMatchObject({ code: 0 });
  const again = path.join(folder, 'again.backup');
  expect(await run('save', ['--to', again], environment)).toMatchObject({ code: 0 });
  expect(await run('restore', ['--from', again, '--replace'], environment)).toMatchObject({ code: 0 });
  expect(await contentsOf(target)).toEqual(await contentsOf(source));
});
