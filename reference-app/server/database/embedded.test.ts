import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
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

/** A process that has ended: its id is nobody's. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--eval', '']);
  await once(child, 'exit');
  return child.pid!;
}

const lockFile = () => path.join(folder, 'lock.json');
const holder = async () => (JSON.parse(await readFile(lockFile(), 'utf8')) as { pid: number }).pid;

describe('the data folder belongs to one process', () => {
  test('a second opening is refused with who holds it and what to do', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(StartFailure);
    expect(() => lockFolder(folder)).toThrow(
      new RegExp(`in use by process ${process.pid}: stop that server first .* PORTICO_DATA=<folder>`),
    );
    unlock();
    lockFolder(folder)();
  });

  test('the lock of a dead process is taken over', async () => {
    await writeFile(lockFile(), JSON.stringify({ pid: await deadProcess(), startedAt: '1' }));
    const unlock = lockFolder(folder);
    expect(await holder()).toBe(process.pid);
    unlock();
  });

  test('a later process with the id of a dead one does not hold its lock', async () => {
    await writeFile(lockFile(), JSON.stringify({ pid: process.pid, startedAt: 'another start' }));
    const unlock = lockFolder(folder);
    expect(await holder()).toBe(process.pid);
    unlock();
  });

  test('a lock that cannot be read is no lock', async () => {
    await writeFile(lockFile(), '{"pid":');
    const unlock = lockFolder(folder);
    expect(await holder()).toBe(process.pid);
    unlock();
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

test('20 kills amid writes lose none that was acknowledged', { timeout: 120_000 }, async () => {
  let acknowledged = 0;
  for (let round = 0; round < 20; round += 1) {
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
  expect(acknowledged).toBeGreaterThanOrEqual(20);
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
