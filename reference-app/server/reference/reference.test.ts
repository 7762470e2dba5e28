import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../tests/server/every-call.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer([], { demo: true });
  browser = server.browser();
});
afterAll(() => server.close());

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
