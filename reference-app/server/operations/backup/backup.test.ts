import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  Browser,
  emptyDatabase,
  writeEmployers,
  type EmptyDatabase,
} from '../../../../tests/server/harness.ts';
import { anOffer, giveOffer } from '../../../../tests/server/offers.ts';
import { aPosting } from '../../../../tests/server/postings.ts';
import { over, startProcess } from '../../../../tests/server/processes.ts';
import { openDatabase, type OpenDatabase } from '../../database/database.ts';
import { createLog } from '../../http/log.ts';

const log = createLog({ level: 'silent', write: () => undefined });
const domain = 'one.example';
let folder: string;
let source: EmptyDatabase;
let target: EmptyDatabase;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-backup-'));
  source = await emptyDatabase();
  target = await emptyDatabase({ bare: true });
  const scopes = await writeEmployers(source.database, [
    {
      domain,
      accounts: [{ email: 'ada@x.example' }],
      postings: Array.from({ length: 40 }, () => aPosting()),
    },
  ]);
  await giveOffer(
    { ...source, scopes },
    { domain, email: 'ada@x.example', offer: anOffer({ expiresAt: null }) },
  );
  await source.database.close();
  await target.database.close();
});
afterEach(async () => {
  await source.dispose();
  await target.dispose();
  await rm(folder, { recursive: true, force: true });
});

const run = async (
  command: 'save' | 'restore',
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
) => {
  const { DATABASE_URL: _url, PORTICO_DATA: _data, ...inherited } = process.env;
  const ended = promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, `${command}.ts`), ...args],
    { env: { ...inherited, ...environment } },
  );
  return ended.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
};
const open = ({ environment }: EmptyDatabase) =>
  openDatabase({ url: environment.DATABASE_URL, dataFolder: environment.PORTICO_DATA ?? '', log });
const countsIn = async (of: EmptyDatabase) => {
  const database = await open(of);
  const counts = await rowsOf(database);
  await database.close();
  return counts;
};
/** What a server finds to do by itself, every ten minutes for example, may be there after a backup of it. */
const withoutWork = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counts).filter(([table]) => !table.startsWith('pgboss.job')));
/** Of every table, the queue's too. */
async function rowsOf({ statement }: OpenDatabase): Promise<Record<string, number>> {
  const { rows } = await statement(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows as { name: string }[]) {
    const { rows: counted } = await statement(`select count(*)::integer as n from ${name}`);
    counts[name] = (counted as [{ n: number }])[0].n;
  }
  return counts;
}

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
  expect(await run('restore', ['--from', to, '--replace'], source.environment)).toMatchObject({ code: 0 });
  expect(await countsIn(source)).toEqual(before);
});

test('a backup of a newer release replaces nothing', async () => {
  const to = path.join(folder, 'portico.backup');
  const newer = await open(source);
  await newer.statement(`insert into schema_version (version, name) values (9999, 'to come')`);
  await newer.close();
  expect(await run('save', ['--to', to], source.environment)).toMatchObject({ code: 0 });
  const before = await countsIn(target);
  expect(await run('restore', ['--from', to, '--replace'], target.environment)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/of a newer release.*\n$/s),
  });
  expect(await countsIn(target)).toEqual(before);
});

test('without PostgreSQL’s programs it is said where to get them; the password is in no argument', async () => {
  const to = path.join(folder, 'portico.backup');
  expect(await run('save', ['--to', to], { ...source.environment, POSTGRES_BIN: folder })).toEqual({
    code: 1,
    said: expect.stringMatching(/^pg_dump is not there: install PostgreSQL's client programs/),
  });
  const tell = path.join(folder, 'pg_dump');
  await writeFile(tell, '#!/bin/sh\necho "$@" "[$PGPASSWORD]" >&2\nexit 1\n', { mode: 0o700 });
  const url = new URL(source.environment.DATABASE_URL!);
  url.password = 'se cret';
  const { said } = await run('save', ['--to', to], { DATABASE_URL: url.href, POSTGRES_BIN: folder });
  expect(said).toContain('[se cret]');
  expect(said.replace('[se cret]', '')).not.toContain('cret');
});

test('a backup is restored by programs that are newer than the server', async () => {
  const to = path.join(folder, 'portico.backup');
  expect(await run('save', ['--to', to], source.environment)).toMatchObject({ code: 0 });
  // as the first lines of pg_restore 17 are on a server of 16
  const newer = `#!/bin/sh
PATH=\${PATH#*:}
pg_restore "$@" | sed '0,/^SET /s//SET setting_of_the_future = 0;\\n&/'
`;
  await writeFile(path.join(folder, 'pg_restore'), newer, { mode: 0o700 });
  const environment = { ...target.environment, PATH: `${folder}:${process.env.PATH}` };
  expect(await run('restore', ['--from', to], environment)).toMatchObject({ code: 0 });
  expect(await countsIn(target)).toEqual(await countsIn(source));
});
