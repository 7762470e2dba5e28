import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeIn, goodPassword, whoAmI } from '../../../tests/server/accounts.ts';
import { password, startServer, type TestServer } from '../../../tests/server/harness.ts';

const ours = 'ours.example';
const ada = 'ada@mail.example';
const minutes = 60_000;
const people = ['one', 'two', 'three', 'four'].map((name) => ({ email: `${name}@mail.example` }));
let server: TestServer;
let now = Date.UTC(2026, 2, 14);

beforeAll(async () => {
  server = await startServer(
    [
      { domain: ours, accounts: [{ email: ada }, { email: 'anka@mail.example' }, ...people] },
      { domain: 'theirs.example', accounts: [{ email: ada }] },
      {
        domain: 'closed.example',
        accounts: [{ email: ada }, { email: 'admin@mail.example', roles: ['admin'] }],
        config: { loginSignupConfig: { candidateLoginEnabled: false } },
      },
    ],
    { now: () => now },
  );
});
afterAll(() => server.close());
beforeEach(() => {
  now += 61 * minutes;
});

function ask(email = ada, domain = ours) {
  // so that mails have an order
  now += 1_000;
  return server.browser(domain).write('POST', '/api/pcsx/auth/code', { body: { email } });
}
const newestCode = async (email = ada) => codeIn((await server.mailsTo(email)).at(-1));
const logIn = (code: string, { email = ada, from = server.browser(ours) } = {}) =>
  from.write('POST', '/api/pcsx/auth/code/login', { body: { email, code } });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('AUTH-03 a code of the newest mail logs in, once', async () => {
  const asked = await ask();
  expect(asked.body.data).toEqual({ email: ada });
  const code = await newestCode();
  const from = server.browser(ours);
  expect((await logIn(` ${code} `, { email: 'ADA@mail.example', from })).status).toBe(200);
  expect(await whoAmI(from)).toMatchObject({ isLoggedIn: true, profile: { email: ada } });
  expect((await logIn(code)).status).toBe(401);
});

test('AUTH-03 of several logins with one code at once, one is made', async () => {
  await ask();
  const code = await newestCode();
  const statuses = await Promise.all([1, 2, 3].map(async () => (await logIn(code)).status));
  expect(statuses.toSorted()).toEqual([200, 401, 401]);
});

test('AUTH-03 a code takes five tries, also when they come at once', async () => {
  await ask();
  const code = await newestCode();
  const wrong = await Promise.all(Array.from({ length: 5 }, () => logIn(other(code))));
  for (const { status, headers, body } of wrong) {
    expect(status).toBe(401);
    expect(headers['x-login']).toBeUndefined();
    expect(Object.keys(body.validationErrors ?? {})).toEqual(['code']);
  }
  expect((await logIn(code)).status).toBe(401);
});

test('AUTH-03 a code ends after ten minutes, and when another is sent', async () => {
  await ask();
  const first = await newestCode();
  await ask();
  const second = await newestCode();
  expect((await logIn(first)).status).toBe(first === second ? 200 : 401);
  now += 10 * minutes;
  expect((await logIn(second)).status).toBe(401);
});

test.each([
  ['the end of all sessions', 'sessions/end_all', {}, 401],
  ['the end of the other sessions', 'sessions/end_others', {}, 401],
  ['another password', 'password', { currentPassword: password, newPassword: goodPassword }, 401],
  // whoever logs out here may log in there
  ['nothing but a log-out', 'logout', {}, 200],
])('AUTH-03 a code that waits in a mailbox after %s', async (_what, path, body, status) => {
  const email = people.shift()?.email ?? 'too few people';
  const owner = server.browser(ours);
  await owner.logIn(email);
  await ask(email);
  await ask();
  const code = await newestCode(email);
  expect((await owner.write('POST', `/api/pcsx/auth/${path}`, { body })).status).toBe(200);
  expect((await logIn(code, { email })).status).toBe(status);
  // somebody else's is worth what it was
  expect((await logIn(await newestCode())).status).toBe(200);
});

test('AUTH-03 a code for an e-mail without an account is asked for and refused in the same way', async () => {
  const known = await ask();
  const unknown = await ask('nobody@mail.example');
  expect(unknown.status).toBe(known.status);
  expect(Object.keys(unknown.body.data)).toEqual(Object.keys(known.body.data));
  const [mail] = await server.mailsTo('nobody@mail.example');
  expect(mail?.subject).toMatch(/There is no account/);
  expect(mail?.text).not.toMatch(/\d{6}/);
  const wrong = await logIn(other(await newestCode()));
  const nobody = await logIn('123456', { email: 'nobody@mail.example' });
  expect(nobody.status).toBe(wrong.status);
  expect(nobody.body).toEqual(wrong.body);
});

test('AUTH-03 a code goes to the account’s address, not to another that is taken for it', async () => {
  const typed = 'an\u{212A}a@mail.example';
  expect((await ask(typed)).status).toBe(200);
  expect(await server.mailsTo(typed)).toEqual([]);
  expect((await logIn(await newestCode('anka@mail.example'), { email: 'anka@mail.example' })).status).toBe(
    200,
  );
});

test('AUTH-03 a code of one employer is worth nothing at another', async () => {
  await ask();
  const code = await newestCode();
  expect((await logIn(code, { from: server.browser('theirs.example') })).status).toBe(401);
});

test('AUTH-02 where candidates may not log in only those who look after the site get a code', async () => {
  const from = server.browser('closed.example');
  const before = [await server.mailsTo(ada), await server.mailsTo('nobody@mail.example')].map(
    ({ length }) => length,
  );
  for (const email of [ada, 'nobody@mail.example', 'admin@mail.example']) {
    const asked = await ask(email, 'closed.example');
    expect([asked.status, asked.body.data]).toEqual([200, { email }]);
  }
  expect(
    [await server.mailsTo(ada), await server.mailsTo('nobody@mail.example')].map(({ length }) => length),
  ).toEqual(before);
  const email = 'admin@mail.example';
  expect((await logIn('123456', { from })).status).toBe(401);
  expect((await logIn(await newestCode(email), { email, from })).status).toBe(200);
  expect(await whoAmI(from)).toMatchObject({ isLoggedIn: true });
});

test('AUTH-02 where candidates may not log in, those who look after the site do, by password', async () => {
  const admin = server.browser('closed.example');
  expect((await admin.logIn('admin@mail.example')).status).toBe(200);
  expect((await server.browser('closed.example').logIn('admin@mail.example', 'wrong')).status).toBe(403);
  expect((await server.browser('closed.example').logIn(ada, password)).status).toBe(403);
});

test.each([
  [{ email: 'nobody', code: '123456' }, 'email'],
  [{ email: ada }, 'code'],
])('AUTH-03 %j is refused by name', async (body, field) => {
  const refused = await server.browser(ours).write('POST', '/api/pcsx/auth/code/login', { body });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.validationErrors ?? {})).toEqual([field]);
});
