import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { visitorUser } from '../../contract/known-user.ts';
import {
  addressOf,
  calls,
  endingSessions,
  listedStatuses,
  startWithEverybody,
} from '../../../tests/server/every-call.ts';
import type { Browser, TestServer } from '../../../tests/server/harness.ts';

let server: TestServer;
let as: Awaited<ReturnType<typeof startWithEverybody>>['as'];
let browser: Browser;
beforeAll(async () => {
  ({ server, as } = await startWithEverybody());
  browser = as('visitor');
});
afterAll(() => server.close());

type Request = { url: string; headers?: Record<string, string>; payload?: string };

const json = 'application/json';
const form = 'multipart/form-data; boundary=x';
const wrongBodies = [
  { type: json, payload: '{' },
  { type: json, payload: '' },
  { type: json, payload: '{"x":"\\u0000"}' },
  { type: json, payload: JSON.stringify('x'.repeat(300_000)) },
  { type: 'application/xml', payload: '<x/>' },
  { type: form, payload: '--x--\r\n' },
  { type: form, payload: 'no form' },
];

/** What can be wrong with a request, whatever the call is for. */
function mistakesIn(call: Call): Request[] {
  const url = addressOf(call);
  const names = ['domain', ...Object.keys(call.query?.shape ?? {})];
  return [
    { url: `${url}?domain=nobody.example` },
    ...['x'.repeat(5_000), '\0'].map((value) => ({ url: addressOf(call, value) })),
    ...['x'.repeat(6_000), '-1', '%00'].flatMap((value) =>
      names.map((name) => ({ url: `${url}?${name}=${value}` })),
    ),
    ...['of-another-account', visitorUser].map((user) => ({ url, headers: { 'x-user-id': user } })),
    ...(call.method === 'GET' ? [] : wrongBodies).map(({ type, payload }) => ({
      url,
      headers: { 'content-type': type },
      payload,
    })),
  ];
}

describe('API-11 the API reference', () => {
  test('has a page that lists every call, and works without script', async () => {
    const { status, headers, text } = await browser.get('/api/reference');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { id, call } of calls) {
      expect(text).toContain(`id="${id}"`);
      expect(text).toContain(`<code>${call.method} ${call.path}</code>`);
    }
    expect(text).not.toMatch(/<script|style="/);
  });

  test('has an OpenAPI 3.1 document', async () => {
    const { text } = await browser.get('/api/reference/openapi.json');
    const document = JSON.parse(text) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const { id, call } of calls)
      expect(document.paths[call.path]?.[call.method.toLowerCase()]?.operationId).toBe(id);
  });

  const lasting = calls.filter(({ id }) => !endingSessions.includes(id));
  test.each(lasting)('lists whatever $id answers to a request with a mistake', async ({ call }) => {
    for (const who of ['visitor', 'candidate', 'admin'] as const)
      for (const mistake of mistakesIn(call)) {
        const { status, text } = await as(who).send({
          ...mistake,
          method: call.method,
          headers: { 'x-csrf-token': as(who).csrfToken, 'if-match': '*', ...mistake.headers },
        });
        expect(listedStatuses(call), `${who} ${mistake.url.slice(0, 100)}: ${text}`).toContain(status);
      }
  });

  test('leaves out no call that the server answers', () => {
    const routes = server.app.printRoutes({ commonPrefix: false, includeHooks: false });
    const answered = [...routes.matchAll(/(\/api\/[^ ]*) \(([A-Z, ]+)\)/g)].map(([, path]) => path);
    const listed = new Set(calls.map(({ call }) => call.path.replaceAll(/\{(\w+)\}/g, ':$1')));
    const notCalls = ['/api/*', '/api/reference', '/api/reference/openapi.json'];
    expect(answered.length).toBeGreaterThan(listed.size / 2);
    expect(
      answered.filter((path = '') => !listed.has(path as `/${string}`) && !notCalls.includes(path)),
    ).toEqual([]);
  });
});
