import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tries } from '../../../tests/random.ts';
import { createLog } from '../http/log.ts';
import { restoreEmbedded, saveEmbedded } from '../operations/backup/embedded.ts';
import { acrossEmployers } from './across-employers.ts';
import { openDatabase } from './database.ts';
import { lockFolder } from './lock.ts';
import { StartFailure } from './start-failure.ts';

const log = createLog({ level: 'silent', write: () => undefined });
const writer = path.resolve(import.meta.dirname, '../../../tests/server/acknowledged-writes.ts');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lockFile = () => path.join(folder, 'lock.json');
const holder = async () => (JSON.parse(await readFile(lockFile(), 'utf8')) as { pid: number }).pid;
/** A lock whose process nobody can see from here, as of another container. */
const writeLock = (socket: string) =>
  writeFile(lockFile(), JSON.stringify({ pid: 2 ** 30, host: 'another', socket }));
/** Takes away the processes of others, as a container does. */
const container = { program: 'unshare', options: ['-pf', '--mount-proc'] };
const mayContain = spawnSync(container.program, [...container.options, 'true']).status === 0;

describe('the data folder belongs to one process', () => {
  test('a second opening is refused with who holds it and what to do', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(StartFailure);
    await expect(lockFolder(folder)).rejects.toThrow(
      new RegExp(`in use by process ${process.pid} of .*: stop that server first, .* PORTICO_DATA=<folder>`),
    );
    unlock();
    (await lockFolder(folder))();
    expect(await readdir(folder)).toEqual([]);
  });

  test('of those who open it at once one does', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a holder whose process cannot be seen is alive while its socket answers', async () => {
    const socket = path.join(folder, 'lock.theirs.socket');
    const child = spawn(process.execPath, [
      '--eval',
      `require('node:net').createServer().listen(${JSON.stringify(socket)}, () => console.log('listening'))`,
    ]);
    await once(child.stdout, 'data');
    await writeLock('lock.theirs.socket');
    await expect(lockFolder(folder)).rejects.toThrow('in use by process 1073741824 of another');
    expect(await holder()).toBe(2 ** 30);

    await kill(child);
    const unlock = await lockFolder(folder);
    expect(await holder()).toBe(process.pid);
    unlock();
    expect(await readdir(folder)).toEqual([]);
  });

  test('a lock without its socket is a dead one’s', async () => {
    await writeLock('lock.gone.socket');
    const unlock = await lockFolder(folder);
    expect(await holder()).toBe(process.pid);
    unlock();
  });

  test('a lock that cannot be read is no lock', async () => {
    await writeFile(lockFile(), '{"pid":');
    const unlock = await lockFolder(folder);
    expect(await holder()).toBe(process.pid);
    unlock();
  });

  test('an engine that answers holds the folder, whatever became of its lock', async () => {
    const first = await startWriter();
    await rm(lockFile());
    await expect(openDatabase({ dataFolder: folder, log })).rejects.toThrow('in use by another process');
    // it has not lost its socket either
    expect((await first.lines.next()).value).toMatch(/^ack/);
    await kill(first.child);
  });

  test.runIf(mayContain)('a server in another container is refused while the first serves', async () => {
    const first = await startWriter();
    const second = spawnSync(
      container.program,
      [...container.options, process.execPath, writer, folder, '0'],
      {
        encoding: 'utf8',
        timeout: 30_000,
      },
    );
    expect(second.stderr).toContain(`in use by process ${first.child.pid}`);
    expect(second.status).toBe(1);
    await kill(first.child);
  });

  test('a path too long for a socket is locked and served like another', async () => {
    const outer = folder;
    folder = path.join(outer, 'x'.repeat(60), 'y'.repeat(60));
    const first = await startWriter();
    await expect(openDatabase({ dataFolder: folder, log })).rejects.toThrow(
      `in use by process ${first.child.pid}`,
    );
    const to = path.join(outer, 'portico.backup');
    await saveEmbedded({ dataFolder: folder, to });
    await kill(first.child);
    // whole, or saving it would have failed; without Portico's tables no restore takes it
    await expect(
      restoreEmbedded({ dataFolder: path.join(outer, 'restored'), from: to, replace: false }),
    ).rejects.toThrow('holds no database of Portico');
    folder = outer;
  });

  test('a second process is refused while the first serves, and let in after it was killed', async () => {
    const first = await startWriter();
    await expect(openDatabase({ dataFolder: folder, log })).rejects.toThrow(
      `in use by process ${first.child.pid}`,
    );
    await kill(first.child);
    const database = await openDatabase({ dataFolder: folder, log });
    await database.close();
  });
});

test('kills amid writes lose none that was acknowledged', async () => {
  const kills = tries(40);
  let acknowledged = 0;
  for (let round = 0; round < kills; round += 1) {
    const { child, lines } = await startWriter(acknowledged);
    // Killed with the next writes already under way.
    for (let ack = 0; ack <= round % 5; ack += 1) {
      const { value } = await lines.next();
      acknowledged = Number(String(value).replace('ack ', ''));
    }
    await kill(child);
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

async function startWriter(after = 0): Promise<{ child: ChildProcess; lines: AsyncIterator<string> }> {
  const child = spawn(process.execPath, [writer, folder, String(after)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  return { child, lines };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
