import { withQuery } from '@portico/core/jobs';
import { describe, expect, test } from 'vitest';
import { createApi } from './api.ts';
import { RequestError, serverMessageOf } from './request-error.ts';

function apiThat(answer: () => Response | Promise<Response>) {
  const sent: { address: string; headers: Record<string, string>; keepalive: boolean }[] = [];
  let token = 'first';
  const api = createApi({
    fetch: async (address, { headers, keepalive }) => {
      sent.push({ address, headers, keepalive });
      return answer();
    },
    domain: 'a.example',
    groupId: 7,
    userId: 'u1',
    locale: 'ar',
    csrf: { read: () => token, write: (next) => (token = next) },
  });
  return { api, sent, token: () => token };
}
const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
async function failureOf(call: Promise<unknown>): Promise<RequestError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RequestError)) throw new Error('the call has to fail');
  return error;
}

describe('query strings', () => {
  test('HTTP-05 skip empty values, keep false and zero, repeat lists sorted, sort keys', () => {
    expect(
      withQuery('/x', { b: '', c: null, d: undefined, zero: 0, no: false, list: ['b', 'a'], a: 'ü&' }),
    ).toBe('/x?a=%C3%BC%26&list=a&list=b&no=false&zero=0');
    expect(withQuery('/x?y=1', { a: 1 })).toBe('/x?y=1&a=1');
    expect(withQuery('/x', {})).toBe('/x');
  });
});

describe('calls', () => {
  test('HTTP-01 send user, group, CSRF token and time zone, and take the token of the answer', async () => {
    const { api, sent, token } = apiThat(() =>
      json({ status: 200, data: {} }, { headers: { 'x-csrf-token': 'second' } }),
    );
    await api.post('/api/pcsx/auth/logout', {});
    expect(sent[0]?.headers).toMatchObject({
      'X-CSRF-Token': 'first',
      'X-User-Id': 'u1',
      'X-Group-Id': '7',
      'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(sent[0]?.address).toBe('/api/pcsx/auth/logout?domain=a.example');
    expect(token()).toBe('second');
  });

  test('HTTP-01 short writes end even when their page is left at once, of as little as browsers let', async () => {
    const { api, sent } = apiThat(() => json({ status: 200, data: {} }));
    await api.post('/api/pcsx/auth/logout', {});
    await api.get('/api/pcsx/profile_details');
    await api.post('/api/pcsx/auth/logout', { why: 'x'.repeat(4_000) });
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false, false]);
  });

  test.each([
    [403, { 'x-csrf-invalid': '1', 'x-login': '1' }, 'csrf'],
    [403, { 'x-login': '1' }, 'login'],
    [401, { 'x-login': '1' }, 'login'],
    [401, {}, 'refused'],
    [403, {}, 'permission'],
    [429, {}, 'hurried'],
    [404, {}, 'gone'],
    [400, {}, 'refused'],
    [503, {}, 'server'],
  ])('HTTP-02 a %i with %j is read as %s', async (status, headers, kind) => {
    const { api } = apiThat(() =>
      json({ message: 'why' }, { status, headers: headers as Record<string, string> }),
    );
    expect(await failureOf(api.get('/api/pcsx/profile_details'))).toMatchObject({ kind, status });
  });

  test('HTTP-02 a call that came too soon tells how many seconds to wait, where the server says so', async () => {
    const { api } = apiThat(() => json({}, { status: 429, headers: { 'retry-after': '540' } }));
    expect((await failureOf(api.get('/api/pcsx/profile_details'))).retryAfter).toBe(540);
    const { api: silent } = apiThat(() => json({}, { status: 429 }));
    expect((await failureOf(silent.get('/api/pcsx/profile_details'))).retryAfter).toBeUndefined();
  });

  test('HTTP-02 an answer that is not JSON and a missing network are told apart', async () => {
    expect(
      await failureOf(apiThat(() => new Response('<html>')).api.get('/api/pcsx/profile_details')),
    ).toMatchObject({
      kind: 'unreadable',
    });
    const offline = apiThat(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await failureOf(offline.api.get('/api/pcsx/profile_details'))).toMatchObject({ kind: 'offline' });
  });

  test('HTTP-04 the server’s message is message, error.message or plain text, never HTML', () => {
    expect(serverMessageOf('{"message":"a","error":{"message":"b"}}')).toBe('a');
    expect(serverMessageOf('{"error":{"message":"b"}}')).toBe('b');
    expect(serverMessageOf('plain')).toBe('plain');
    expect(serverMessageOf('<html><body>502</body></html>')).toBeUndefined();
    expect(serverMessageOf('')).toBeUndefined();
  });

  test('field errors come with their names', async () => {
    const { api } = apiThat(() =>
      json({ message: 'no', validationErrors: { email: 'Enter your e-mail.' } }, { status: 400 }),
    );
    expect((await failureOf(api.post('/api/pcsx/auth/logout', {}))).validationErrors).toEqual({
      email: 'Enter your e-mail.',
    });
  });
});
