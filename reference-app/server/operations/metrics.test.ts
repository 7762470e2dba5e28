import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { createLog } from '../http/log.ts';
import { createMetrics, serveMetrics, type Metrics } from './metrics.ts';

let server: TestServer;
let metrics: Metrics;

beforeAll(async () => {
  // asked when they are told, and by then there is a server
  metrics = createMetrics({
    database: { connections: () => server.database.connections() },
    background: { depth: () => server.background.depth() },
    log: createLog({ level: 'silent', write: () => undefined }),
  });
  server = await startServer([{ domain: 'one.example', postings: [aPosting({ title: 'Nurse' })] }], {
    metrics,
  });
});
afterAll(() => server.close());

function valueOf(text: string, series: string) {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

test('metrics tell of requests by route, of connections, the queue, the caches and the event loop', async () => {
  const browser = server.browser();
  for (const query of ['nurse', 'nurse', 'nothing-like-it'])
    await browser.get(`/api/pcsx/search?query=${query}`);
  const text = await metrics.text();
  const search = 'method="GET",route="/api/pcsx/search",status="2xx"';
  expect(valueOf(text, `portico_http_request_duration_seconds_count{${search}}`)).toBe(3);
  expect(valueOf(text, 'portico_http_requests_in_flight')).toBe(0);
  expect(text).toMatch(/^portico_database_connections\{of="primary",state="idle"\} [1-9]/m);
  expect(valueOf(text, 'portico_queue_jobs{state="waiting"}')).toBe(0);
  expect(valueOf(text, 'portico_search_cache_hits{cache="results"}')).toBe(1);
  expect(valueOf(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
});

test('whatever is asked for, addresses make no labels', async () => {
  const browser = server.browser();
  for (const path of ['/careers/ada@mail.example', '/api/offer/x1', '/api/offer/x2', '/api/nothing', '/%00'])
    await browser.get(path);
  await browser.send({ method: 'PROPFIND' as 'GET', url: '/api/pcsx/search' });
  const text = await metrics.text();
  expect(text).not.toMatch(/ada|x1|x2|nothing|PROPFIND/);
  const series = text
    .split('\n')
    .filter((line) => line.startsWith('portico_http_request_duration_seconds_count'));
  expect(series.filter((line) => line.includes('route="/api/offer/:id"'))).toHaveLength(1);
});

test.each([
  ['JSON', 'application/json', '{"email":'],
  ['a form', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n'],
])(
  'a request that breaks off in the middle of %s is no success, and no failure of ours',
  async (_what, type, body) => {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const path = '/api/application/v2/resume_upload';
    const series = (status: string) =>
      `portico_http_request_duration_seconds_count{method="POST",route="${path}",status="${status}"}`;
    const before = valueOf(await metrics.text(), series('4xx')) ?? 0;
    const browser = server.browser('one.example');
    await browser.get('/api/pcsx/profile_details');
    const sent = request({
      port,
      host: '127.0.0.1',
      path: `${path}?domain=one.example`,
      method: 'POST',
      headers: {
        'content-type': type,
        'content-length': 1_000,
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': browser.csrfToken,
      },
    });
    sent.on('error', () => undefined);
    const arrived = once(server.app.server, 'request');
    sent.write(body);
    await arrived;
    sent.destroy();
    await expect.poll(async () => valueOf(await metrics.text(), series('4xx'))).toBe(before + 1);
    const text = await metrics.text();
    expect([valueOf(text, series('2xx')), valueOf(text, series('5xx'))]).toEqual([undefined, undefined]);
  },
);

test('metrics have an address of their own, with nothing else on it', async () => {
  const own = await serveMetrics({ metrics, port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${own.address}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(await answer.text()).toContain('portico_http_requests_in_flight');
  expect((await fetch(`${own.address}/`)).status).toBe(404);
  await own.close();
});
