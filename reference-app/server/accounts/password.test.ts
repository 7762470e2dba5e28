import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { goodPassword, tokenIn, whoAmI } from '../../../tests/server/accounts.ts';
import {
  isSomebodyWaiting,
  password,
  startServer,
  type Browser,
  type TestServer,
} from '../../../tests/server/harness.ts';
import { inTransaction } from '../database/database.ts';
import { forEmployer } from '../database/for-employer.ts';
import { hashPassword } from './passwords.ts';
import { findAccountByEmail, lockPassword, setPassword } from './store.ts';

const ours = 'ours.example';
const minutes = 60_000;
const people = Array.from({ length: 20 }, (_, index) => ({ email: `person${index}@mail.example` }));
let server: TestServer;
let now = Date.UTC(2026, 2, 14);
let email: string;
let next = 0;

beforeAll(async () => {
  server = await startServer(
    [
      {
        domain: ours,
        name: 'Meridian Health',
        accounts: [...people, { email: 'person-k@mail.example' }],
      },
      { domain: 'theirs.example', accounts: people },
      {
        domain: 'closed.example',
        accounts: [...people, { email: 'staff@mail.example', roles: ['admin'] }],
        config: { loginSignupConfig: { candidateLoginEnabled: false } },
      },
    ],
    { now: () => now },
  );
});
afterAll(() => server.close());
beforeEach(() => {
  now += 61 * minutes;
  email = people[next++]?.email ?? 'too few people';
});

async function loggedIn(secret = password): Promise<Browser> {
  const browser = server.browser(ours);
  expect((await browser.logIn(email, secret)).status).toBe(200);
  return browser;
}
const isLoggedIn = async (browser: Browser) => (await whoAmI(browser)).isLoggedIn;

function ask(to = email, domain = ours) {
  // so that mails have an order
  now += 1_000;
  return server.browser(domain).write('POST', '/api/pcsx/auth/reset', { body: { email: to } });
}
const linkOf = async () => tokenIn((await server.mailsTo(email)).at(-1), 'reset');
const reset = (token: string, secret = goodPassword, domain = ours) =>
  server.browser(domain).write('POST', '/api/pcsx/auth/reset/confirm', { body: { token, password: secret } });

describe('AUTH-03 a forgotten password', () => {
  test('is replaced by the link of a mail, which ends all sessions and is told by mail', async () => {
    const before = await loggedIn();
    expect((await ask()).body.data).toEqual({ email });
    const done = await reset(await linkOf());
    expect(done.status).toBe(200);
    expect(done.body.data).toEqual({ email });
    expect(await isLoggedIn(before)).toBe(false);
    expect((await server.browser(ours).logIn(email)).status).toBe(401);
    await loggedIn(goodPassword);
    const subjects = (await server.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      'Choose a new password for Meridian Health',
      'Your password at Meridian Health was changed',
    ]);
  });

  test('is asked for in the same way where there is no account', async () => {
    const known = await ask();
    const unknown = await ask('nobody@mail.example');
    expect([unknown.status, Object.keys(unknown.body.data)]).toEqual([
      known.status,
      Object.keys(known.body.data),
    ]);
    const [mail] = await server.mailsTo('nobody@mail.example');
    expect(mail?.subject).toMatch(/There is no account/);
    expect(mail?.text).not.toContain('#reset');
  });

  test('is sent to the account’s address and kept with it, however it was typed', async () => {
    const typed = 'PERSON-\u{212A}@mail.example';
    await ask(typed);
    expect(await server.mailsTo(typed)).toEqual([]);
    const [mail] = await server.mailsTo('person-k@mail.example');
    const row = await forEmployer(server.database, server.scopes[ours]!)
      .selectFrom('account_token')
      .select('email')
      .orderBy('expires_at', 'desc')
      .executeTakeFirst();
    expect(row?.email).toBe('person-k@mail.example');
    expect((await reset(tokenIn(mail, 'reset'))).status).toBe(200);
  });

  test('is kept as a hash of its link', async () => {
    await ask();
    const token = await linkOf();
    const rows = await forEmployer(server.database, server.scopes[ours]!)
      .selectFrom('account_token')
      .selectAll()
      .execute();
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is replaced once by a link, also when it is followed twice at once', async () => {
    await ask();
    const token = await linkOf();
    const statuses = await Promise.all([1, 2].map(async () => (await reset(token)).status));
    expect(statuses.toSorted()).toEqual([200, 410]);
  });

  test('is not replaced by an earlier link once one was followed', async () => {
    await ask();
    const first = await linkOf();
    await ask();
    expect((await reset(await linkOf())).status).toBe(200);
    expect((await reset(first)).status).toBe(410);
  });

  test('is replaced by a link that was asked for before one logged out', async () => {
    const here = await loggedIn();
    await ask();
    await here.write('POST', '/api/pcsx/auth/logout');
    expect((await reset(await linkOf())).status).toBe(200);
  });

  test('is not replaced by a link an hour old, of another employer, or of nobody', async () => {
    await ask();
    const token = await linkOf();
    expect((await reset(token, goodPassword, 'theirs.example')).status).toBe(410);
    expect((await reset('x'.repeat(43))).status).toBe(410);
    now += 60 * minutes;
    expect((await reset(token)).status).toBe(410);
  });

  test('stays when the new one is easy to guess, and the link still works', async () => {
    await ask();
    const token = await linkOf();
    for (const secret of ['short', 'x'.repeat(129), 'iloveyou1', email]) {
      const refused = await reset(token, secret);
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.validationErrors ?? {})).toEqual(['password']);
    }
    expect((await reset(token)).status).toBe(200);
  });

  test('lets no login in that began with the old one', async () => {
    const scope = server.scopes[ours]!;
    const late = server.browser(ours);
    const { login } = await inTransaction(server.database, async (transaction) => {
      const { account } = (await findAccountByEmail(transaction, scope, email))!;
      await lockPassword(transaction, scope, account.id);
      const begun = late.logIn(email);
      await vi.waitUntil(() => isSomebodyWaiting(server.database), { timeout: 20_000 });
      const passwordHash = await hashPassword(goodPassword);
      await setPassword(transaction, scope, { accountId: account.id, passwordHash });
      return { login: begun };
    });
    expect((await login).status).toBe(401);
    expect(await isLoggedIn(late)).toBe(false);
  });

  test('AUTH-02 where candidates may not log in is replaced for those who look after the site', async () => {
    const before = (await server.mailsTo(email)).length;
    expect((await ask(email, 'closed.example')).status).toBe(200);
    expect(await server.mailsTo(email)).toHaveLength(before);
    expect((await ask('staff@mail.example', 'closed.example')).status).toBe(200);
    const token = tokenIn((await server.mailsTo('staff@mail.example')).at(-1), 'reset');
    expect((await reset(token, goodPassword, 'closed.example')).status).toBe(200);
  });
});

const change = (from: Browser, body: object) => from.write('POST', '/api/pcsx/auth/password', { body });
const good = { currentPassword: password, newPassword: goodPassword };

describe('AUTH-03 changing a password', () => {
  test('takes the old one, ends all other sessions and gives this one another token', async () => {
    const [here, there] = [await loggedIn(), await loggedIn()];
    const stolen = server.browser(ours);
    for (const [name, value] of here.cookies) stolen.cookies.set(name, value);
    expect((await change(here, good)).status).toBe(200);
    expect(await isLoggedIn(here)).toBe(true);
    expect(await isLoggedIn(there)).toBe(false);
    expect(await isLoggedIn(stolen)).toBe(false);
    expect((await server.browser(ours).logIn(email)).status).toBe(401);
    await loggedIn(goodPassword);
    // its page goes on with the new CSRF token
    expect(
      (await change(here, { currentPassword: goodPassword, newPassword: `${goodPassword}!` })).status,
    ).toBe(200);
  });

  test.each([
    [{ ...good, currentPassword: 'wrong' }, 'currentPassword'],
    [{ ...good, newPassword: 'qwertyuiop' }, 'newPassword'],
    [{ newPassword: goodPassword }, 'currentPassword'],
  ])('refuses %j by name', async (body, field) => {
    const refused = await change(await loggedIn(), body);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.validationErrors ?? {})).toEqual([field]);
    await loggedIn();
  });

  test('ends logins with the old one that go on at the same time', async () => {
    const here = await loggedIn();
    const others = Array.from({ length: 8 }, () => server.browser(ours));
    const [changed] = await Promise.all([
      change(here, good),
      ...[others.slice(0, 4), others.slice(4)].map(async (turns) => {
        for (const browser of turns) await browser.logIn(email);
      }),
    ]);
    expect(changed.status).toBe(200);
    expect(await Promise.all(others.map(isLoggedIn))).not.toContain(true);
    expect(await isLoggedIn(here)).toBe(true);
  });

  test('is not kept from the owner by a stranger who tries to log in', async () => {
    const here = await loggedIn();
    for (let count = 0; count < 21; count += 1) await server.browser(ours).logIn(email, 'guess');
    expect((await server.browser(ours).logIn(email)).status).toBe(429);
    expect((await change(here, good)).status).toBe(200);
  });

  test('is made once, when it is asked for twice at once', async () => {
    const browsers = [await loggedIn(), await loggedIn()];
    const statuses = await Promise.all(browsers.map(async (browser) => (await change(browser, good)).status));
    // whoever was ended by the other before it began has to log in
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 400, 401].includes(status))).toBe(true);
  });
});
