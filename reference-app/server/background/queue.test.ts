import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { emptyDatabase } from '../../../tests/server/harness.ts';
import { inTransaction, type OpenDatabase } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { migrate } from '../database/migrate.ts';
import { createEmployer } from '../employers/store.ts';
import { createLog } from '../http/log.ts';
import { openBackground, type Background } from './queue.ts';

const greeting = { name: 'test.greet', data: z.object({ whom: z.string() }) };
const log = createLog({ level: 'silent', write: () => undefined });

let database: OpenDatabase;
let dispose: () => Promise<void>;
let scope: EmployerScope;
const opened: Background[] = [];
async function open() {
  const background = await openBackground({ database, log });
  opened.push(background);
  return background;
}
beforeAll(async () => {
  ({ database, dispose } = await emptyDatabase({ bare: true }));
  await migrate(database);
  scope = await createEmployer(database, { domain: 'a.example', name: 'A', product: 'pcsx', config: {} });
});
afterAll(async () => {
  for (const background of opened) await background.stop();
  await dispose();
});

test('work is done once, for the employer that asked for it', async () => {
  const background = await open();
  const done: unknown[] = [];
  background.handle(greeting, async (forWhom, data) => void done.push([forWhom, data]));
  await background.send(database, scope, greeting, { whom: 'Ada' });
  await background.drain();
  await background.drain();
  expect(done).toEqual([[scope, { whom: 'Ada' }]]);
});

test('work is queued with what asks for it, or not at all', async () => {
  const background = await open();
  const done: string[] = [];
  background.handle(greeting, async (_, { whom }) => void done.push(whom));
  await expect(
    inTransaction(database, async (transaction) => {
      await background.send(transaction, scope, greeting, { whom: 'nobody' });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await inTransaction(database, (transaction) =>
    background.send(transaction, scope, greeting, { whom: 'Bo' }),
  );
  await background.drain();
  expect(done).toEqual(['Bo']);
});

test('work that nobody has done is there for the next server', async () => {
  await (await open()).send(database, scope, greeting, { whom: 'Cy' });
  const later = await open();
  const done: string[] = [];
  later.handle(greeting, async (_, { whom }) => void done.push(whom));
  await later.drain();
  expect(done).toEqual(['Cy']);
});

test('two servers share the work, and do none of it twice', async () => {
  const both = [await open(), await open()];
  const done: string[] = [];
  for (const background of both) background.handle(greeting, async (_, { whom }) => void done.push(whom));
  const everybody = Array.from({ length: 20 }, (_, index) => `${index}`);
  for (const whom of everybody) await both[0]?.send(database, scope, greeting, { whom });
  await Promise.all(both.map((background) => background.drain()));
  expect(done.toSorted()).toEqual(everybody.toSorted());
});

test('what a killed server had taken is done by another soon', async () => {
  // as releases before made it
  await database.statement('update pgboss.queue set heartbeat_seconds = null');
  const killed = await open();
  await killed.send(database, scope, greeting, { whom: 'Eve' });
  await database.statement(
    `update pgboss.job set state = 'active', started_on = now() - interval '31 seconds',
      heartbeat_on = now() - interval '31 seconds' where data->'data'->>'whom' = 'Eve'`,
  );
  const other = await openBackground({ database, log, looksEvery: 1 });
  opened.push(other);
  const done: string[] = [];
  other.handle(greeting, async (_, { whom }) => void done.push(whom));
  await database.statement('update pgboss.queue set monitor_claim_on = null, monitor_on = null');
  await other.start();
  await vi.waitUntil(() => done.includes('Eve'), { timeout: 40_000, interval: 50 });
  await other.stop();
  expect(done).toEqual(['Eve']);
});

test('work in progress is given the time that a stop allows', async () => {
  const background = await open();
  const begun = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<void>();
  let isDone = false;
  background.handle(greeting, async () => {
    begun.resolve();
    await rest.promise;
    isDone = true;
  });
  await background.send(database, scope, greeting, { whom: 'Flo' });
  await background.start();
  await begun.promise;
  const stopped = background.stop(30_000);
  // past what a stop gave before, whatever it was told
  setTimeout(() => rest.resolve(), 3_000);
  await stopped;
  expect(isDone).toBe(true);
});

test('work that fails is kept, and does not keep the rest from being done', async () => {
  const background = await open();
  const done: string[] = [];
  background.handle(greeting, async (_, { whom }) => {
    if (whom === 'trouble') throw new Error('no');
    done.push(whom);
  });
  await background.send(database, scope, greeting, { whom: 'trouble' });
  await background.send(database, scope, greeting, { whom: 'Di' });
  await background.drain();
  expect(done).toEqual(['Di']);
  const { rows } = await database.statement(
    "select state from pgboss.job where data->'data'->>'whom' = 'trouble'",
  );
  expect(rows).toEqual([{ state: 'retry' }]);
});

test('what somebody waits for is done before what nobody does', async () => {
  const background = await open();
  const done: string[] = [];
  background.handle(greeting, async (_, { whom }) => void done.push(whom));
  for (const whom of ['Gus', 'Hal']) await background.send(database, scope, greeting, { whom });
  await background.send(database, scope, greeting, { whom: 'Ida' }, { isWaitedFor: true });
  await background.drain();
  expect(done).toEqual(['Ida', 'Gus', 'Hal']);
});

test('a server that runs does much in a second, each once, and what fails holds up nothing', async () => {
  const background = await open();
  const done: string[] = [];
  background.handle(greeting, async (_, { whom }) => {
    if (whom === 'more trouble') throw new Error('no');
    done.push(whom);
  });
  const everybody = Array.from({ length: 30 }, (_, index) => `number ${index}`);
  for (const whom of ['more trouble', ...everybody])
    await background.send(database, scope, greeting, { whom });
  await background.start();
  // one a second would take half a minute
  await vi.waitUntil(() => done.length >= everybody.length, { timeout: 20_000, interval: 20 });
  await background.stop();
  expect(done.toSorted()).toEqual(everybody.toSorted());
  const { rows } = await database.statement(
    "select state from pgboss.job where data->'data'->>'whom' = 'more trouble'",
  );
  expect(rows).toEqual([{ state: 'retry' }]);
});

test('what is not due yet waits', async () => {
  const background = await open();
  const done: string[] = [];
  background.handle(greeting, async (_, { whom }) => void done.push(whom));
  await background.send(
    database,
    scope,
    greeting,
    { whom: 'later' },
    { after: new Date(Date.now() + 3_600_000) },
  );
  await background.drain();
  expect(done).toEqual([]);
});

test('what repeats is scheduled once however many servers start, and its turn is every employer’s', async () => {
  const other = await createEmployer(database, {
    domain: 'b.example',
    name: 'B',
    product: 'pcsx',
    config: {},
  });
  const sweep = { name: 'test.sweep', data: z.record(z.string(), z.never()) };
  const both = [await open(), await open()];
  const done: EmployerScope[] = [];
  for (const background of both) {
    background.handle(sweep, async (forWhom) => void done.push(forWhom));
    // never while this test runs
    background.repeat(sweep, '0 0 29 2 *');
    await background.start();
  }
  const { rows } = await database.statement('select key, cron, timezone, data from pgboss.schedule');
  expect(rows).toEqual([
    { key: 'test.sweep', cron: '0 0 29 2 *', timezone: 'UTC', data: { name: 'turn of test.sweep' } },
  ]);
  // what the clock sends
  await both[0]!.send(database, scope, { ...sweep, name: 'turn of test.sweep' }, {});
  await vi.waitUntil(() => done.length === 2, { timeout: 30_000, interval: 50 });
  expect(done.toSorted()).toEqual([scope, other].toSorted());
});
