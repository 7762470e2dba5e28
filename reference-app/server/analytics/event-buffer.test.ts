import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { createLog } from '../http/log.ts';
import { createEventBuffer } from './event-buffer.ts';
import { listEvents, type StoredEvent } from './store.ts';

const start = Date.UTC(2026, 4, 4, 8);

let server: TestServer;
let ours: EmployerScope;
let theirs: EmployerScope;
let logged: Record<string, unknown>[] = [];
beforeAll(async () => {
  server = await startServer([{ domain: 'ours.example' }, { domain: 'theirs.example' }]);
  ours = server.scopes['ours.example']!;
  theirs = server.scopes['theirs.example']!;
});
afterAll(() => server.close());
beforeEach(async () => {
  logged = [];
  for (const scope of [ours, theirs])
    await forEmployer(server.database, scope).deleteFrom('page_event').execute();
});

const log = createLog({ level: 'warn', write: (line) => logged.push(JSON.parse(line)) });
const anEvent = (stated: Partial<StoredEvent> = {}): StoredEvent => ({
  namespace: 'careers',
  event: 'job_view',
  positionId: 12,
  isLoggedIn: false,
  data: { data: { from: 'search' } },
  at: new Date(start),
  ...stated,
});
const bufferOf = (options: { maximumWaiting?: number } = {}) =>
  createEventBuffer({ database: server.database, log, ...options });
const countOf = async (scope: EmployerScope) => (await listEvents(server.database, scope, 10_000)).length;

test('SHELL-10 events are written for their employers, each as it came', async () => {
  const buffer = bufferOf();
  buffer.add(ours, anEvent());
  buffer.add(theirs, anEvent({ event: 'careers_view', positionId: null }));
  await buffer.flush();
  expect(await listEvents(server.database, ours, 10)).toEqual([anEvent()]);
  expect(await listEvents(server.database, theirs, 10)).toEqual([
    anEvent({ event: 'careers_view', positionId: null }),
  ]);
});

test('SHELL-10 more than a batch is written in batches, in order, and none twice', async () => {
  const buffer = bufferOf();
  for (let index = 0; index < 1_234; index += 1) buffer.add(ours, anEvent({ data: { index } }));
  await Promise.all([buffer.flush(), buffer.flush()]);
  const written = await listEvents(server.database, ours, 10_000);
  expect(written.map(({ data }) => data.index).toReversed()).toEqual([...Array(1_234).keys()]);
  expect(logged).toEqual([]);
});

test('SHELL-10 what comes when too many wait is lost, counted and never waited for', async () => {
  const buffer = bufferOf({ maximumWaiting: 3 });
  for (let index = 0; index < 5; index += 1) buffer.add(ours, anEvent());
  await buffer.flush();
  expect(await countOf(ours)).toBe(3);
  expect(logged).toMatchObject([{ level: 'warn', events: 2 }]);
  buffer.add(ours, anEvent());
  await buffer.flush();
  expect(await countOf(ours)).toBe(4);
});

test('SHELL-10 a batch that cannot be written is lost, and the next is written', async () => {
  const buffer = bufferOf();
  buffer.add(ours, anEvent({ data: { text: '\0' } }));
  await buffer.flush();
  expect(logged).toMatchObject([{ level: 'warn', events: 1 }]);
  buffer.add(ours, anEvent());
  await buffer.flush();
  expect(await countOf(ours)).toBe(1);
});
