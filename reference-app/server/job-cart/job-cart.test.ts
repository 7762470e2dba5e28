import { afterAll, beforeAll, expect, test } from 'vitest';
import { maximumCartItems, type JobCart } from '../../contract/job-cart.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting, places } from '../../../tests/server/postings.ts';
import { takePostings } from '../positions/store.ts';

let server: TestServer;
const config = { pcsxConfig: { jobCartConfig: { enabled: true } } };
const closing = aPosting({ title: 'Cook' });
const emails = ['ada', 'bea', 'cleo', 'dora'].map((name) => ({ email: `${name}@x.example` }));

beforeAll(async () => {
  server = await startServer([
    {
      domain: 'ours.example',
      config,
      accounts: emails,
      postings: [
        aPosting({ title: 'Nurse', places: [places.rotterdam, places.delft] }),
        aPosting({ title: 'Midwife' }),
        closing,
        aPosting({ title: 'Closed', closedAt: new Date('2026-02-01') }),
        aPosting({ title: 'Switched off', applyStatus: 'link_off' }),
        aPosting({ title: 'Elsewhere', applyStatus: 'apply', applyUrl: 'https://jobs.partner.example/1' }),
        ...Array.from({ length: maximumCartItems }, () => aPosting()),
      ],
    },
    { domain: 'theirs.example', config, accounts: emails, postings: [aPosting({ title: 'Theirs' })] },
    { domain: 'without.example', accounts: emails, postings: [aPosting()] },
  ]);
});
afterAll(() => server.close());

const change = (browser: Browser, operation: string, pids: unknown) =>
  browser.write<JobCart>('POST', '/api/pcsx/job_cart', { body: { operation, pids } });
const cartOf = async (browser: Browser) => (await browser.get<JobCart>('/api/pcsx/job_cart')).body.data;
const idsIn = ({ jobCartData }: JobCart) => jobCartData.map(({ id }) => id);

test('API-06 a visitor puts jobs into the cart and takes them out; every answer is the whole cart', async () => {
  const visitor = server.browser('ours.example');
  expect(await cartOf(visitor)).toEqual({ jobCartData: [], invalidPositionIds: [] });
  const added = await change(visitor, 'add', ['2', 1, '1-nurse']);
  expect(added.status).toBe(200);
  expect(added.body.data).toEqual({
    jobCartData: [
      { id: 2, name: 'Midwife', location: 'Rotterdam, Netherlands' },
      { id: 1, name: 'Nurse', location: 'Rotterdam, Netherlands; Delft, Netherlands' },
    ],
    invalidPositionIds: [],
  });
  expect(await cartOf(visitor)).toEqual(added.body.data);
  expect(idsIn((await change(visitor, 'add', '1,2')).body.data)).toEqual([2, 1]);
  for (const _ of ['once', 'twice'])
    expect(idsIn((await change(visitor, 'remove', ['2'])).body.data)).toEqual([1]);
});

test.each([1, '1', [1], ['1']])('API-06 a job may be named as %j', async (pids) => {
  expect(idsIn((await change(server.browser('ours.example'), 'add', pids)).body.data)).toEqual([1]);
});

test('CART-01 what cannot be applied to is not added but named', async () => {
  const visitor = server.browser('ours.example');
  const { status, body } = await change(visitor, 'add', ['1', 4, 5, 6, '9999', 'nurse']);
  expect(status).toBe(200);
  expect(idsIn(body.data)).toEqual([1]);
  expect(body.data.invalidPositionIds).toEqual(['4', '5', '6', '9999', 'nurse']);
  expect((await cartOf(visitor)).invalidPositionIds).toEqual([]);
});

test('CART-01 a job that closes stays in the cart, is named, and can be removed with others', async () => {
  const visitor = server.browser('ours.example');
  await change(visitor, 'add', ['3', '1']);
  const scope = server.scopes['ours.example']!;
  await takePostings(server.database, scope, [{ ...closing, closedAt: new Date('2026-03-01') }]);
  const cart = await cartOf(visitor);
  expect(idsIn(cart)).toEqual([3, 1]);
  expect(cart.invalidPositionIds).toEqual(['3']);
  const after = await change(visitor, 'remove', cart.invalidPositionIds);
  expect(idsIn(after.body.data)).toEqual([1]);
  expect(after.body.data.invalidPositionIds).toEqual([]);
});

test('CART-01 a cart is its visitor’s, its account’s and its employer’s alone', async () => {
  const visitor = server.browser('ours.example');
  await change(visitor, 'add', ['1']);
  const account = server.browser('ours.example');
  await account.logIn('ada@x.example');
  const elsewhere = server.browser('theirs.example');
  for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
  for (const other of [server.browser('ours.example'), account, elsewhere])
    expect(idsIn(await cartOf(other))).toEqual([]);
  expect((await change(elsewhere, 'add', ['2'])).body.data).toEqual({
    jobCartData: [],
    invalidPositionIds: ['2'],
  });
});

test('CART-01 a visitor’s cart survives the login and joins what the account had, once', async () => {
  const before = server.browser('ours.example');
  await before.logIn('bea@x.example');
  await change(before, 'add', ['1']);

  const visitor = server.browser('ours.example');
  await change(visitor, 'add', ['2', '1']);
  await visitor.logIn('bea@x.example');
  const carts = await Promise.all(Array.from({ length: 6 }, () => cartOf(visitor)));
  for (const cart of carts) expect(idsIn(cart)).toEqual([1, 2]);
  expect(idsIn(await cartOf(before))).toEqual([1, 2]);

  await change(visitor, 'remove', ['2']);
  expect(idsIn(await cartOf(visitor))).toEqual([1]);
  await visitor.write('POST', '/api/pcsx/auth/logout');
  expect(idsIn(await cartOf(visitor))).toEqual([]);
});

test('CART-01 two tabs that change a cart at once lose nothing', async () => {
  const tab = server.browser('ours.example');
  await tab.logIn('cleo@x.example');
  const ids = Array.from({ length: 12 }, (_, index) => 7 + index);
  const answers = await Promise.all([
    ...ids.map((id) => change(tab, 'add', [String(id)])),
    ...ids.map((id) => change(tab, 'add', [id, 1])),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(idsIn(await cartOf(tab)).toSorted((left, right) => left - right)).toEqual([1, ...ids]);
});

test('CART-01 a cart is never overfull, also when it is filled from two sides', async () => {
  const tab = server.browser('ours.example');
  await tab.logIn('dora@x.example');
  const ids = Array.from({ length: maximumCartItems }, (_, index) => 7 + index);
  await change(tab, 'add', ids.slice(0, -1));
  const last = await Promise.all([ids.at(-1), 1, 2].map((id) => change(tab, 'add', [id])));
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(last.find(({ status }) => status === 409)?.body.message).toContain(String(maximumCartItems));
  expect(idsIn(await cartOf(tab))).toHaveLength(maximumCartItems);
});

test('CART-01 an employer without a job cart has an empty one, which takes nothing', async () => {
  const visitor = server.browser('without.example');
  expect(await cartOf(visitor)).toEqual({ jobCartData: [], invalidPositionIds: [] });
  const { status, body } = await change(visitor, 'add', ['1']);
  expect([status, body.message]).toEqual([403, 'This employer has no job cart.']);
});

test.each([
  ['pids', { operation: 'add' }],
  ['pids', { operation: 'add', pids: [] }],
  ['pids', { operation: 'add', pids: [null] }],
  ['operation', { operation: 'burn', pids: ['1'] }],
])('API-06 a body whose %s is not right is refused by name: %j', async (field, body) => {
  const answer = await server.browser('ours.example').write('POST', '/api/pcsx/job_cart', { body });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.validationErrors ?? {}).join()).toContain(field);
});
