import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { emptyData, endDatabase, type Data } from '../../../../tests/data.ts';
import { tries } from '../../../../tests/random.ts';
import { createLog } from '../../http/log.ts';
import { acrossEmployers } from '../across-employers.ts';
import { openDatabase } from '../database.ts';
import { mayRun } from './account.ts';
import { endOrphan, holderOf, startEmbedded, type Embedded } from './embedded.ts';
import { findPrograms, programIn, type Programs } from './programs.ts';

const log = createLog({ level: 'silent', write: () => undefined });
const writer = path.resolve(import.meta.dirname, '../../../../tests/server/acknowledged-writes.ts');
const isRoot = process.getuid?.() === 0;
/** Whether an ordinary user may run what lies there: not in a folder that root alone may enter. */
const isOpenToOthers = (place: string): boolean =>
  (statSync(place).mode & 0o001) !== 0 &&
  (place === path.dirname(place) || isOpenToOthers(path.dirname(place)));
let data: Data;
let folder: string;
/** What ends what a test has started. */
const ends: (() => Promise<void>)[] = [];

beforeEach(async () => {
  data = await emptyData();
  ({ folder } = data);
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await data.remove();
});

async function start(options: { joins?: boolean; dataFolder?: string } = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ dataFolder: folder, log, ...options });
  ends.push(embedded.close);
  return embedded;
}
async function ask(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const answers: unknown[] = [];
    for (const text of statements) {
      const { rows } = await client.query({ text, rowMode: 'array' });
      answers.push((rows as unknown[][])[0]?.[0]);
    }
    return answers;
  } finally {
    await client.end();
  }
}
const pidFileIn = (at: string) => path.join(at, 'postgresql/cluster/postmaster.pid');
const pidOf = (at = folder) => Number(readFileSync(pidFileIn(at), 'utf8').split('\n', 1)[0]);

/** How asking programs for their version ends. */
const codeOf = ({ folder: at }: Programs) => spawnSync(path.join(at, 'bin/postgres'), ['--version']).status;

/** A process of its own that writes, and says what was acknowledged. */
async function startWriter(
  after = 0,
  account: { uid?: number; gid?: number } = {},
): Promise<{ child: ChildProcess; lines: AsyncIterator<string> }> {
  const child = spawn(process.execPath, [writer, folder, String(after)], {
    ...account,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ends.push(() => kill(child));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  return { child, lines };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('the data folder belongs to one server', () => {
  test('a second one is refused with who holds it and what to do; commands work beside it', async () => {
    const first = await startWriter();
    const who = `process ${first.child.pid} of `;
    await expect(start()).rejects.toThrow(
      new RegExp(`in use by ${who}.*: stop that server first, .* PORTICO_DATA=<folder>`),
    );
    expect(await holderOf(folder)).toContain(who);
    const guest = await start({ joins: true });
    expect(await ask(guest.url, 'select 1')).toEqual([1]);
    await guest.close();
    // it has lost nothing by all that
    expect((await first.lines.next()).value).toMatch(/^ack/);
  });

  test('of those who start at once one does', async () => {
    const results = await Promise.allSettled([start(), start(), start()]);
    const started = results.filter((result) => result.status === 'fulfilled');
    expect(started).toHaveLength(1);
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    );
    // who has only just begun may not have said who it is
    expect(refusals).toEqual([1, 2].map(() => expect.stringMatching(/in use by (?:another )?process/)));
    await started[0]!.value.close();
    expect(readdirSync(folder)).toEqual(['postgresql']);
  });

  test('what a killed server has left running is ended, and the next one starts', async () => {
    const first = await startWriter();
    const orphan = pidOf();
    await kill(first.child);
    // the database notices a moment later that nobody is at the other end
    await expect.poll(() => holderOf(folder)).toBeUndefined();
    const next = await start();
    expect(pidOf()).not.toBe(orphan);
    expect(await holderOf(folder)).toContain(`process ${process.pid} of`);
    await next.close();
    expect(await holderOf(folder)).toBeUndefined();
  });

  test('before its files are removed what a killed server has left running is ended, and no other', async () => {
    const { child } = await startWriter();
    expect(await endOrphan(folder)).toContain(`process ${child.pid} of`);
    await kill(child);
    expect(existsSync(pidFileIn(folder))).toBe(true);
    expect(await endOrphan(folder)).toBeUndefined();
    await expect.poll(() => existsSync(pidFileIn(folder))).toBe(false);
    expect(await endOrphan(folder)).toBeUndefined();
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'a command that %s ends takes its database along',
    async (signal) => {
      const { child } = await startWriter();
      const ended = once(child, 'exit');
      child.kill(signal);
      expect(await ended).toEqual([130, null]);
      await expect.poll(() => existsSync(pidFileIn(folder))).toBe(false);
    },
  );

  test('what a machine that lost its power has left keeps nobody from starting', async () => {
    const first = await start();
    await ask(first.url, 'create table kept as select 1 as n');
    const left = readFileSync(pidFileIn(folder), 'utf8');
    await first.close();
    // with a number that is no process’s, and of one that is somebody else’s now
    for (const pid of [2 ** 22 - 1, 1]) {
      writeFileSync(pidFileIn(folder), left.replace(/^\d+/, String(pid)));
      const next = await start();
      expect(await ask(next.url, 'select n from kept')).toEqual([1]);
      await next.close();
    }
  });

  const container = { program: 'unshare', options: ['-pf', '--mount-proc'] };
  const mayContain = spawnSync(container.program, [...container.options, 'true']).status === 0;
  test.runIf(mayContain)('a server in another container is refused while the first serves', async () => {
    const first = await startWriter();
    const second = spawnSync(
      container.program,
      [...container.options, process.execPath, writer, folder, '0'],
      { encoding: 'utf8', timeout: 30_000 },
    );
    expect(second.stderr).toContain(`in use by process ${first.child.pid}`);
    expect(second.status).toBe(1);
    expect((await first.lines.next()).value).toMatch(/^ack/);
  });
});

describe('KEEP-01 what was acknowledged is there', () => {
  test('after all processes were killed amid writes', async () => {
    const kills = tries(50);
    let acknowledged = 0;
    for (let round = 0; round < kills; round += 1) {
      const { child, lines } = await startWriter(acknowledged);
      // killed with the next writes already under way
      for (let ack = 0; ack <= round % 5; ack += 1) {
        const { value } = await lines.next();
        acknowledged = Number(String(value).replace('ack ', ''));
      }
      await Promise.all([kill(child), endDatabase(folder)]);
    }
    const database = await openDatabase({ dataFolder: folder, log });
    const { rows } = await sql<{ n: number }>`select n from acknowledged order by n`.execute(
      acrossEmployers(database),
    );
    await database.close();
    const found = new Set(rows.map(({ n }) => n));
    const lost = Array.from({ length: acknowledged }, (_, index) => index + 1).filter((n) => !found.has(n));
    expect(acknowledged).toBeGreaterThanOrEqual(kills);
    expect(lost).toEqual([]);
  });

  test('because it is on the disk before it is acknowledged', async () => {
    const { url } = await start();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('create table written (n integer)');
    for (let n = 0; n < 20; n += 1) {
      await client.query('begin');
      await client.query('insert into written values ($1)', [n]);
      const { rows: before } = await client.query('select pg_current_wal_insert_lsn() as at');
      await client.query('commit');
      const { rows: after } = await client.query('select pg_current_wal_flush_lsn() > $1 as is_flushed', [
        (before[0] as { at: string }).at,
      ]);
      expect(after).toEqual([{ is_flushed: true }]);
    }
    await client.end();
  });

  test('and a database that was told to wait for no disk is refused', async () => {
    const { url, close } = await start();
    await ask(url, 'alter role portico set synchronous_commit = off');
    await close();
    await expect(start()).rejects.toThrow('could lose what it has acknowledged');
    expect(existsSync(pidFileIn(folder))).toBe(false);
  });

  test('when its processes are killed under a server, which goes on without a restart', async () => {
    const database = await openDatabase({ dataFolder: folder, log });
    ends.push(database.close);
    await database.statement('create table kept as select 1 as n');
    await endDatabase(folder);
    await expect
      .poll(
        () =>
          database.statement('select n from kept').then(
            ({ rows }) => rows,
            () => 'not yet',
          ),
        {
          timeout: 20_000,
        },
      )
      .toEqual([{ n: 1 }]);
    await expect.poll(() => holderOf(folder)).toContain(`process ${process.pid} of`);
  });
});

describe('where it is', () => {
  test('what a start that was killed has left is removed, and nothing that only begins like it', async () => {
    const left = ['postgresql-0123456789ab.unfinished', 'postgresql-0123456789ab'];
    for (const name of left) mkdirSync(path.join(folder, name));
    await (await start()).close();
    expect(readdirSync(folder).toSorted()).toEqual(['postgresql', 'postgresql-0123456789ab']);
  });

  test('a path too long for a socket does no harm', async () => {
    const far = path.join(folder, 'x'.repeat(60), 'y'.repeat(60));
    const { url, close } = await start({ dataFolder: far });
    expect(await ask(url, 'select 1')).toEqual([1]);
    await expect(start({ dataFolder: far })).rejects.toThrow(`in use by process ${process.pid} of`);
    await close();
  });

  test('a path with commas and quotes is one', async () => {
    const odd = path.join(folder, 'Acme, "Inc"');
    expect(await ask((await start({ dataFolder: odd })).url, 'select 1')).toEqual([1]);
  });

  test('a link to a database that has gone is told, and nothing is begun anew in its place', async () => {
    symlinkSync(path.join(folder, 'gone'), path.join(folder, 'postgresql'));
    await expect(start()).rejects.toThrow(/was in .*gone, which has gone: bring that back, or remove/);
  });

  test.runIf(isRoot)('a database of another user is told', async () => {
    await (await start()).close();
    chownSync(path.join(folder, 'postgresql'), 1234, 1234);
    await expect(start()).rejects.toThrow(
      /is user 1234's, and would be run by user 65534: start as the user/,
    );
  });

  test.runIf(isRoot)('a folder that only root may enter has it elsewhere, and says where', async () => {
    chmodSync(folder, 0o700);
    const first = await start();
    expect(first.elsewhere).toMatch(/^\/var\/lib\/portico\/postgresql-/);
    expect(realpathSync(path.join(folder, 'postgresql'))).toBe(first.elsewhere);
    await ask(first.url, 'create table kept as select 1 as n');
    await first.close();
    const next = await start();
    expect(await ask(next.url, 'select n from kept')).toEqual([1]);
    await next.close();
    rmSync(first.elsewhere!, { recursive: true });
  });

  test.runIf(isRoot)(
    'root’s database runs as another account, which is named where there is none',
    async () => {
      const { url } = await start();
      expect(await ask(url, "select pg_read_file('/proc/self/status') ~ 'Uid:\\s+65534'")).toEqual([true]);
      await expect(startEmbedded({ dataFolder: folder, log, account: 'no-such-account' })).rejects.toThrow(
        'PORTICO_DATABASE_ACCOUNT',
      );
    },
  );

  test.runIf(isRoot && isOpenToOthers(import.meta.dirname))(
    'an ordinary user’s database runs as that user',
    async () => {
      chownSync(folder, 65_534, 65_534);
      const { lines } = await startWriter(0, { uid: 65_534, gid: 65_534 });
      expect((await lines.next()).value).toBe('ack 1');
      expect(statSync(path.join(folder, 'postgresql')).uid).toBe(65_534);
    },
  );

  test('programs whose links no script has made are mended, or copied where that cannot be', () => {
    const whole = findPrograms({ account: undefined, copies: folder });
    const bareIn = (name: string): Programs => {
      const bare = { folder: path.join(folder, name, 'native'), version: 'x' };
      cpSync(whole.folder, bare.folder, { recursive: true, verbatimSymlinks: true });
      const list = readFileSync(path.join(bare.folder, 'pg-symlinks.json'), 'utf8');
      for (const { target } of JSON.parse(list) as { target: string }[])
        rmSync(path.join(folder, name, target));
      expect(codeOf(bare)).not.toBe(0);
      return bare;
    };
    const installed = bareIn('mended');
    expect(findPrograms({ account: undefined, copies: folder, installed })).toBe(installed);
    expect(codeOf(installed)).toBe(0);

    // whose account may not enter it
    const hidden = bareIn('hidden');
    chmodSync(path.join(folder, 'hidden'), 0o700);
    const account = { uid: 65_534, gid: 65_534 };
    const copies = path.join(folder, 'copies');
    const before = process.umask(0o077);
    onTestFinished(() => void process.umask(before));
    const copy = findPrograms({ account, copies, installed: hidden });
    expect(mayRun(programIn(copy, 'postgres'), account)).toBe(true);
    expect(copy.folder).toBe(path.join(copies, 'programs-x'));
    expect(codeOf(copy)).toBe(0);
    expect(findPrograms({ account, copies, installed: hidden })).toEqual(copy);
  });

  test('a database of the engine before this one is left as it is, and one of another version is told', async () => {
    mkdirSync(path.join(folder, 'database'));
    await expect(start()).rejects.toThrow(/is a database of an earlier release.*Nothing was changed/);
    expect(readdirSync(folder)).toEqual(['database']);
    rmSync(path.join(folder, 'database'), { recursive: true });

    await (await start()).close();
    writeFileSync(path.join(folder, 'postgresql/cluster/PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/was written by PostgreSQL 17, and this release has PostgreSQL 18/);
  });

  test('a platform that has no programs is told to name a server', async () => {
    const { arch } = process;
    Object.defineProperty(process, 'arch', { value: 'mips' });
    onTestFinished(() => void Object.defineProperty(process, 'arch', { value: arch }));
    await expect(start()).rejects.toThrow(/no embedded database for \w+ on mips: .* DATABASE_URL/);
  });
});
