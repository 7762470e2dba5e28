import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { emptyData } from '../../../../tests/data.ts';
import { writeEmployers } from '../../../../tests/server/harness.ts';
import { createLog } from '../../http/log.ts';
import { retain } from '../../operations/retention/work.ts';
import { forEmployer } from '../for-employer.ts';
import { openDatabase } from '../database.ts';
import { forgetDeleted, oneAtATime } from './forget.ts';

const log = createLog({ level: 'silent', write: () => undefined });

test('an address that was erased is in no file of the database once retention was at work, its log of writes included', async () => {
  const data = await emptyData();
  const domain = 'x.example';
  const address = 'somebody.who.left@nowhere.example';
  const database = await openDatabase({ dataFolder: data.folder, log });
  const filesWith = () =>
    spawnSync('grep', ['-rlaF', address, path.join(data.folder, 'postgresql')], { encoding: 'utf8' }).stdout;
  try {
    const others = Array.from({ length: 50 }, (_, index) => ({ email: `${index}@y.example` }));
    const scopes = await writeEmployers(database, [{ domain, accounts: [...others, { email: address }] }]);
    // in the planner's statistics as well
    await database.statement('analyze');
    await database.statement('checkpoint');
    expect(filesWith()).toContain('pg_wal');
    expect(filesWith()).toContain('base');

    await forEmployer(database, scopes[domain]!).deleteFrom('account').where('email', '=', address).execute();
    await retain(database, scopes[domain]!, { now: new Date(), log });
    await expect.poll(filesWith, { timeout: 20_000 }).toBe('');
    const left = await forEmployer(database, scopes[domain]!).selectFrom('account').select('email').execute();
    expect(left).toHaveLength(50);
  } finally {
    await database.close();
    await data.remove();
  }
});

test('a table that a backup is at work on is tried again', async () => {
  const data = await emptyData();
  const database = await openDatabase({ dataFolder: data.folder, log });
  const [backup, client] = [1, 2].map(() => new Client({ connectionString: database.url }));
  try {
    await writeEmployers(database, []);
    await Promise.all([backup!.connect(), client!.connect()]);
    await backup!.query('begin; lock table account in access share mode');
    const lines: string[] = [];
    const told = createLog({ level: 'info', write: (line) => lines.push(line) });
    const forgotten = forgetDeleted(client!, { log: told, pause: 10 });
    await expect.poll(() => lines.join(), { timeout: 20_000 }).toContain('"tables":["public.account"]');
    await backup!.query('commit');
    await expect(forgotten).resolves.toBeUndefined();
  } finally {
    await Promise.all([backup!.end(), client!.end()]);
    await database.close();
    await data.remove();
  }
});

test('of those who ask for it while it is under way all wait for one more, also when it fails', async () => {
  const ends: PromiseWithResolvers<void>[] = [];
  const forget = oneAtATime(() => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  });
  const first = forget();
  await expect.poll(() => ends).toHaveLength(1);
  const others = [forget(), forget(), forget()];
  ends[0]!.reject(new Error('no disk'));
  await expect(first).rejects.toThrow('no disk');
  await expect.poll(() => ends).toHaveLength(2);
  ends[1]!.resolve();
  await Promise.all(others);
  expect(ends).toHaveLength(2);
});
