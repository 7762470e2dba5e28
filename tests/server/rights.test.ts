import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../reference-app/contract/call.ts';
import { failureEnvelope } from '../../reference-app/contract/envelope.ts';
import { addressOf, calls, startWithEverybody, type Who } from './every-call.ts';
import type { TestServer } from './harness.ts';

let server: TestServer;
let as: Awaited<ReturnType<typeof startWithEverybody>>['as'];
beforeAll(async () => {
  ({ server, as } = await startWithEverybody());
});
afterAll(() => server.close());

const scoped = calls.filter(({ call }) => call.employer !== 'none');
const beacons = scoped.filter(({ call }) => call.isBeacon);
const writes = scoped.filter(({ call }) => call.method !== 'GET' && !call.isBeacon);
const restricted = scoped.filter(({ call }) => call.access);
const privileged = restricted.filter(({ call }) => call.access !== 'candidate');

const send = (who: Who, call: Call, headers: Record<string, string> = {}) =>
  call.method === 'GET'
    ? as(who).get(addressOf(call), headers)
    : as(who).write(call.method, addressOf(call), { body: {}, headers });

test.each(scoped)('API-10 $id is for one employer: an unknown domain is refused', async ({ call }) => {
  const { status, body } = await server.browser('nobody.example').send({
    method: call.method,
    url: addressOf(call),
    ...(call.method !== 'GET' && { payload: {} }),
  });
  expect(status).toBe(404);
  expect(body.message).toBe('Group ID not found');
  expect(failureEnvelope.strict().parse(body)).toEqual(body);
});

describe.each(['visitor', 'stranger'] as const)('a %s', (who) => {
  test.each(restricted)('API-10 has to log in for $id', async ({ call }) => {
    const { status, headers, body } = await send(who, call);
    expect(status).toBe(401);
    expect(headers['x-login']).toBe('1');
    expect(failureEnvelope.strict().parse(body)).toEqual(body);
  });
});

test.each(privileged)('API-10 $id is refused to a candidate', async ({ call }) => {
  const { status, headers, body } = await send('candidate', call);
  expect(status).toBe(403);
  expect(headers['x-login']).toBeUndefined();
  expect(body.message).toBe('User does not have permissions to perform this action');
});

test.each(privileged)(
  'API-10 $id is refused to a page that knows somebody else as logged in, which is told who is',
  async ({ call }) => {
    const another = { 'X-User-Id': 'of-another-account' };
    // another account's token as well, as that page has it
    for (const headers of [another, { ...another, 'x-csrf-token': 'x'.repeat(86) }]) {
      const { status, headers: answered, body } = await send('admin', call, headers);
      expect([status, answered['x-login'], body.data]).toEqual([401, '1', { user: { name: 'Ada Example' } }]);
      expect(failureEnvelope.strict().parse(body)).toEqual(body);
    }
  },
);

test.each(writes)('API-10 $id is refused without the token of the page', async ({ call }) => {
  for (const token of ['', 'x'.repeat(86)]) {
    const { status, headers } = await send('admin', call, { 'x-csrf-token': token });
    expect(status).toBe(403);
    expect(headers['x-csrf-invalid']).toBe('1');
  }
});

test.each(beacons)(
  'API-10 $id is refused to pages of other sites, and to what is no page',
  async ({ call }) => {
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://site.example' },
    ]) {
      const { status, body } = await as('admin').send({
        method: 'POST',
        url: addressOf(call),
        headers,
        payload: {},
      });
      expect(status).toBe(403);
      expect(failureEnvelope.strict().parse(body)).toEqual(body);
    }
  },
);
