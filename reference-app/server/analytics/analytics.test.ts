import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { listEvents } from './store.ts';

const ours = 'ours.example';
const now = Date.UTC(2026, 4, 4, 8);
const samePage = { 'sec-fetch-site': 'same-origin' };
const view = { namespace: 'careers', event: 'careers_view' };

const start = () =>
  startServer([{ domain: ours, accounts: [{ email: 'ada@x.example' }] }], { now: () => now });
let server: TestServer;
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());

const beacon = (
  payload: object | string,
  {
    path = '/vslog',
    headers = samePage,
    to = server,
  }: { path?: string; headers?: object; to?: TestServer } = {},
) => to.browser(ours).send({ method: 'POST', url: path, headers: { ...headers }, payload });

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('SHELL-10 what pages tell of themselves', () => {
  test.each(['application/json', 'text/plain'])(
    'API-10 as %s, what is nested too deeply to be walked through is refused by its reason',
    async (type) => {
      const tell = (depth: number) =>
        beacon(`{"namespace":"careers","event":"careers_view","data_json":${nested(depth)}}`, {
          headers: { ...samePage, 'content-type': type },
        });
      const { status, body } = await tell(20_000);
      expect([status, body.validationErrors]).toEqual([400, { body: 'Nest values at most 100 deep.' }]);
      expect((await tell(99)).status).toBe(200);
    },
  );

  test('SHELL-10 is answered in the envelope, and all of it is written when the server closes', async () => {
    const closing = await start();
    const ada = closing.browser(ours);
    await ada.logIn('ada@x.example');
    const text = { ...samePage, 'content-type': 'text/plain;charset=UTF-8' };
    const answers = [
      await beacon({ ...view, data_json: '{"from":"mail"}' }, { to: closing }),
      await ada.send({
        method: 'POST',
        url: '/vslog?pid=12-nurse',
        headers: text,
        payload: JSON.stringify({ namespace: 'careers', event: 'job_view', metrics_to_push: ['views'] }),
      }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({ status: 200, error: { message: '', body: '' }, data: {}, metadata: null });
    }
    await closing.app.close();
    const at = new Date(now);
    expect(await listEvents(closing.database, closing.scopes[ours]!, 10)).toEqual([
      {
        namespace: 'careers',
        event: 'job_view',
        positionId: 12,
        isLoggedIn: true,
        data: { metrics: ['views'] },
        at,
      },
      {
        namespace: 'careers',
        event: 'careers_view',
        positionId: null,
        isLoggedIn: false,
        data: { data: '{"from":"mail"}' },
        at,
      },
    ]);
    await closing.close();
  });

  test.each([samePage, { origin: 'http://site.example' }])(
    'SHELL-10 is taken from a page of this site without a token: %o',
    async (headers) => {
      expect((await beacon(view, { headers })).status).toBe(200);
    },
  );

  test.each([
    { sent: {}, named: ['namespace', 'event'] },
    { sent: { ...view, event: 'two words' }, named: ['event'] },
    { sent: { ...view, event: 'x'.repeat(81) }, named: ['event'] },
    { sent: { ...view, data_json: 3 }, named: ['data_json'] },
    { sent: { ...view, data_json: { text: 'x'.repeat(8_000) } }, named: ['data_json'] },
    { sent: { ...view, data_json: { text: 'a\0' } }, named: ['data_json'] },
    { sent: { ...view, metrics_to_push: ['\uD800'] }, named: ['metrics_to_push'] },
  ])('API-10 refuses what is not an event, and names $named', async ({ sent, named }) => {
    const { status, body } = await beacon(sent);
    expect(status).toBe(400);
    expect(Object.keys(body.validationErrors ?? {})).toEqual(named);
  });

  test.each(['', '{"namespace":', 'namespace=x'])('API-10 refuses the text “%s”', async (text) => {
    const { status, body } = await beacon(text, { headers: { ...samePage, 'content-type': 'text/plain' } });
    expect(status).toBe(400);
    expect(Object.keys(body.validationErrors ?? {})).toEqual(['body']);
  });

  test('API-10 takes texts here only', async () => {
    const answer = await server
      .browser(ours)
      .write('POST', '/api/pcsx/onboarding', { body: '{}', headers: { 'content-type': 'text/plain' } });
    expect(answer.status).toBe(415);
  });

  test('API-10 counts against the limit of calls from one address', async () => {
    const limited = await startServer([{ domain: ours }], {
      now: () => now,
      limits: {
        loginPerAccount: { tries: 1, window: 1_000 },
        loginPerAddress: { tries: 1, window: 1_000 },
        callsPerAddress: { tries: 2, window: 1_000 },
      },
    });
    const statuses = [];
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await beacon(view, { to: limited })).status);
    expect(statuses).toEqual([200, 200, 429]);
    await limited.close();
  });
});
