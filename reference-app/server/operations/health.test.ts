import { afterEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { acrossEmployers } from '../database/across-employers.ts';

let server: TestServer;
afterEach(() => server.close());

const ready = () => server.browser().get('/readyz');

test('a server is ready when its database answers, is migrated, and its queue works', async () => {
  server = await startServer([]);
  expect(await ready()).toMatchObject({ status: 503, body: { status: 'not ready', failed: ['queue'] } });
  await server.background.start();
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready' } });
  await sql`delete from schema_version`.execute(acrossEmployers(server.database));
  expect(await ready()).toMatchObject({ status: 503, body: { failed: ['migrations'] } });
});

test('a server that begins to stop is not ready any more, and ends each connection with its answer', async () => {
  const stopping = new AbortController();
  server = await startServer([], { stopping: stopping.signal });
  await server.background.start();
  expect((await ready()).headers.connection).not.toBe('close');
  stopping.abort();
  const answer = await ready();
  expect(answer).toMatchObject({ status: 503, body: { failed: ['not stopping'] } });
  expect(answer.headers.connection).toBe('close');
  expect((await server.browser().get('/healthz')).status).toBe(200);
});

test('without a database the process lives and is not ready, and tells nobody why but its log', async () => {
  server = await startServer([]);
  await server.background.start();
  await sql`alter table schema_version rename to schema_away`.execute(acrossEmployers(server.database));
  const { status, text } = await ready();
  expect([status, JSON.parse(text)]).toEqual([503, { status: 'not ready', failed: ['database'] }]);
  expect(server.logged.filter(({ level }) => level === 'warn')).toEqual([
    expect.objectContaining({
      message: 'The database does not answer',
      error: expect.stringContaining('schema_version'),
    }),
  ]);
  expect((await server.browser().get('/healthz')).status).toBe(200);
});

test('a request keeps the id that a proxy gave it, in its answer and in the log; what is no id is replaced', async () => {
  server = await startServer([{ domain: 'one.example' }]);
  const idFor = async (given: string) =>
    (await server.browser().get('/api/pcsx/search', { 'x-request-id': given })).headers['x-request-id'];
  expect(await idFor('0af7651916cd43dd-8448.eb_2')).toBe('0af7651916cd43dd-8448.eb_2');
  expect(server.logged.at(-1)).toMatchObject({
    reqId: '0af7651916cd43dd-8448.eb_2',
    route: '/api/pcsx/search',
  });
  for (const given of ['', 'a b', 'x'.repeat(65), '"}\\u000a{"level":"error"'])
    expect(await idFor(given)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});
