import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../reference-app/contract/call.ts';
import { failureEnvelope } from '../../reference-app/contract/envelope.ts';
import { apply } from './applying.ts';
import { addressOf, calls, startWithEverybody, type Who } from './every-call.ts';
import type { TestServer } from './harness.ts';
import { anOffer, giveOffer } from './offers.ts';

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
const forAdmins = restricted.filter(({ call }) => call.access === 'admin');
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
  expect(failureEnvelope.strict().parse(body)).toEqual(body);
});

test.each(forAdmins)('API-10 $id is refused to somebody who edits themes', async ({ call }) => {
  const { status, body } = await send('brand', call);
  expect(status).toBe(403);
  expect(body.message).toBe('User does not have permissions to perform this action');
});

test('API-10 no address answers another verb than its own, whoever asks', async () => {
  const isAnswered = (method: string, address: string) =>
    calls.some(
      ({ call }) =>
        call.method === method &&
        new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address.split('?')[0] ?? ''),
    );
  const answered = [];
  for (const address of new Set(scoped.map(({ call }) => addressOf(call))))
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (isAnswered(method, address)) continue;
      for (const who of ['visitor', 'candidate', 'admin'] as const) {
        const { status } = await as(who).send({
          method,
          url: address,
          headers: { 'x-csrf-token': as(who).csrfToken },
          ...(method !== 'GET' && { payload: {} }),
        });
        if (status !== 404) answered.push(`${who} ${method} ${address}: ${status}`);
      }
    }
  expect(answered).toEqual([]);
});

describe('another candidate’s', () => {
  /** Where each area's ids are kept. */
  const tableOf = {
    savedSearches: 'saved_search',
    applications: 'application',
    resumes: 'candidate_resume',
    sessions: 'session',
    forms: 'candidate_form',
    notifications: 'notification',
    offers: 'offer',
  } as const;
  type Kept = Record<string, Record<string, unknown>[]>;
  let kept: Kept;
  const keptNow = async () =>
    (await as('candidate').get<{ tables: Kept }>('/api/pcsx/my_data')).body.data.tables;
  const idsIn = (tables: Kept, table: string) =>
    tables[table]!.flatMap((row) => [row.id, row.enc_id]).filter((id) => id !== undefined);
  beforeAll(async () => {
    const candidate = as('candidate');
    await candidate.write('POST', '/api/pcsx/saved_searches', { body: { search: 'query=x', name: 'X' } });
    const resume = new FormData();
    resume.append('resume_file_name', 'resume.txt');
    resume.append('resume_content', `data:text/plain;base64,${Buffer.from('Nurse').toString('base64')}`);
    await candidate.write('POST', '/api/pcsx/upload_resume', { body: resume });
    await apply(candidate, '1');
    await giveOffer(server, { domain: 'ours.example', email: 'candidate@x.example', offer: anOffer({}) });
    kept = await keptNow();
  });

  test.each(Object.entries(tableOf))('API-10 %s are to others as if there were none', async (area, table) => {
    const ids = idsIn(kept, table);
    expect(ids).not.toEqual([]);
    const document = String(kept.offer_document?.[0]?.id ?? 1);
    const ofOthers = restricted.filter(
      ({ id, call }) => id.startsWith(`${area}.`) && /\{id\}/.test(call.path),
    );
    expect(ofOthers).not.toEqual([]);
    for (const { id: name, call } of ofOthers)
      for (const id of ids) {
        const ask = async (which: string) => {
          const address = call.path
            .replace('{documentId}', document)
            .replaceAll(/\{\w+\}/g, encodeURIComponent(which));
          const { status, body } =
            call.method === 'GET'
              ? await as('brand').get(address)
              : await as('brand').write(call.method, address, { body: {} });
          return { status, message: body.message };
        };
        const nobodys = typeof id === 'number' ? '999999' : [...String(id)].toReversed().join('');
        expect(await ask(String(id)), name).toEqual(await ask(nobodys));
      }
    expect(idsIn(await keptNow(), table)).toEqual(ids);
  });
});

test.each(restricted)(
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
