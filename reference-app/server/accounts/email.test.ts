import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goodPassword, tokenIn, whoAmI } from '../../../tests/server/accounts.ts';
import { password, startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { forEmployer } from '../database/for-employer.ts';

const ours = 'ours.example';
const minutes = 60_000;
const people = Array.from({ length: 20 }, (_, index) => ({ email: `person${index}@mail.example` }));
let server: TestServer;
let now = Date.UTC(2026, 2, 14);
let email: string;
let wanted: string;
let next = 0;
let browser: Browser;

beforeAll(async () => {
  server = await startServer(
    [
      { domain: ours, accounts: [...people, { email: 'taken@mail.example' }] },
      { domain: 'theirs.example', accounts: people },
    ],
    { now: () => now },
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  now += 61 * minutes;
  email = people[next++]?.email ?? 'too few people';
  wanted = `new-${email}`;
  browser = server.browser(ours);
  await browser.logIn(email);
});

function ask(body: object = {}) {
  // so that mails have an order
  now += 1_000;
  return browser.write('POST', '/api/pcsx/auth/email', { body: { email: wanted, password, ...body } });
}
const confirm = (token: string, from = browser, body: object = {}) =>
  from.write('POST', '/api/pcsx/auth/email/confirm', { body: { token, ...body } });
const linkOf = async () => tokenIn((await server.mailsTo(wanted)).at(-1), 'email');

describe('AUTH-03 another e-mail', () => {
  test('is asked to be confirmed without the name, which whoever asks has chosen', async () => {
    await ask();
    const [mail] = await server.mailsTo(wanted);
    expect(mail?.text).toContain('Please confirm');
    expect(`${mail?.text} ${mail?.html}`).not.toContain('Ada');
  });

  test('is the account’s when it is confirmed there, and the old address is told', async () => {
    const elsewhere = server.browser(ours);
    await elsewhere.logIn(email);
    expect((await ask()).body.data).toEqual({ email: wanted });
    expect((await whoAmI(browser)).profile?.email).toBe(email);
    expect((await confirm(await linkOf())).status).toBe(200);
    expect((await whoAmI(browser)).profile?.email).toBe(wanted);
    expect(await whoAmI(elsewhere)).toMatchObject({ isLoggedIn: false });
    expect((await server.browser(ours).logIn(email)).status).toBe(401);
    expect((await server.browser(ours).logIn(wanted)).status).toBe(200);
    const told = await server.mailsTo(email);
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      `Your account at ${ours} has a new e-mail address`,
      `Your account at ${ours} is to get another e-mail address`,
    ]);
    for (const { text } of told) expect(text).not.toContain(wanted);
  });

  test('is told to the old address when it is asked for, also where the new one is taken', async () => {
    await ask({ email: 'taken@mail.example' });
    const [told] = await server.mailsTo(email);
    expect(told?.subject).toMatch(/is to get another e-mail address/);
    expect(told?.text).not.toContain('#email');
    expect(told?.text).not.toContain('taken@');
  });

  test.each([
    ['another password', 'auth/password', { currentPassword: password, newPassword: goodPassword }],
    ['the end of all sessions', 'auth/sessions/end_all', {}],
    ['the end of the other sessions', 'auth/sessions/end_others', {}],
    ['a log-out', 'auth/logout', {}],
  ])('is not confirmed after %s', async (_what, path, body) => {
    await ask();
    const token = await linkOf();
    expect((await browser.write('POST', `/api/pcsx/${path}`, { body })).status).toBe(200);
    for (const secret of [password, goodPassword])
      expect((await confirm(token, server.browser(ours), { password: secret })).status).toBe(410);
  });

  test('is not confirmed after the session that asked has been ended from another', async () => {
    const owner = server.browser(ours);
    await owner.logIn(email);
    await ask();
    const token = await linkOf();
    const { sessions } = (
      await owner.get<{ sessions: { id: string; isThisOne: boolean }[] }>('/api/pcsx/auth/sessions')
    ).body.data;
    const other = sessions.find(({ isThisOne }) => !isThisOne);
    expect((await owner.write('DELETE', `/api/pcsx/auth/sessions/${other?.id}`)).status).toBe(200);
    expect((await confirm(token, owner)).status).toBe(410);
  });

  test('that is asked for while the password changes is not confirmed with the old one', async () => {
    const owner = server.browser(ours);
    await owner.logIn(email);
    await Promise.all([
      ask(),
      owner.write('POST', '/api/pcsx/auth/password', {
        body: { currentPassword: password, newPassword: goodPassword },
      }),
    ]);
    const rows = await forEmployer(server.database, server.scopes[ours]!)
      .selectFrom('account_token')
      .select('token_hash')
      .where('email', '=', wanted)
      .execute();
    expect(rows).toEqual([]);
  });

  test('is confirmed in another browser by the password of the account that asked, once', async () => {
    await ask();
    const token = await linkOf();
    const statuses = await Promise.all(
      [1, 2].map(async () => (await confirm(token, server.browser(ours), { password })).status),
    );
    expect(statuses.toSorted()).toEqual([200, 410]);
    expect(await whoAmI(browser)).toMatchObject({ isLoggedIn: false });
  });

  test('is not confirmed by whoever reads the mail, with another account or none', async () => {
    await ask();
    const token = await linkOf();
    const reader = server.browser(ours);
    await reader.logIn('taken@mail.example');
    for (const [from, body] of [
      [server.browser(ours), {}],
      [server.browser(ours), { password: 'not the password' }],
      [reader, {}],
    ] as const) {
      const refused = await confirm(token, from, body);
      expect(refused.status).toBe(401);
      expect(refused.headers['x-login']).toBeUndefined();
      expect(Object.keys(refused.body.validationErrors ?? {})).toEqual(['password']);
    }
    expect((await whoAmI(browser)).profile?.email).toBe(email);
    expect((await confirm(token)).status).toBe(200);
  });

  test('takes the tries of the account’s password', async () => {
    await ask();
    const token = await linkOf();
    const stranger = server.browser(ours);
    const statuses = [];
    for (let round = 0; round < 21; round += 1)
      statuses.push((await confirm(token, stranger, { password: `guess ${round}` })).status);
    // logging in took one; asking for the change is counted for the session
    expect(statuses.slice(17)).toEqual([401, 401, 429, 429]);
  });

  test('that has an account is asked for in the same way, and told there only', async () => {
    const free = await ask();
    const taken = await ask({ email: 'taken@mail.example' });
    expect([taken.status, Object.keys(taken.body.data)]).toEqual([free.status, Object.keys(free.body.data)]);
    const [mail] = await server.mailsTo('taken@mail.example');
    expect(mail?.subject).toMatch(/You already have an account/);
    expect(mail?.text).not.toContain('#email');
  });

  test('stays somebody else’s who was quicker', async () => {
    await ask();
    const first = await linkOf();
    const second = server.browser(ours);
    await second.logIn('taken@mail.example');
    now += 1_000;
    await second.write('POST', '/api/pcsx/auth/email', { body: { email: wanted, password } });
    const other = await linkOf();
    const statuses = await Promise.all([
      confirm(first).then(({ status }) => status),
      confirm(other, second).then(({ status }) => status),
    ]);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  test('is not confirmed by a link an hour old, or at another employer', async () => {
    await ask();
    const token = await linkOf();
    expect((await confirm(token, server.browser('theirs.example'))).status).toBe(410);
    now += 60 * minutes;
    expect((await confirm(token)).status).toBe(410);
  });

  test.each([
    [{ password: 'wrong' }, 'password'],
    [{ email: 'no address' }, 'email'],
    [{ password: undefined }, 'password'],
  ])('is refused by name with %j', async (body, field) => {
    const refused = await ask(body);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.validationErrors ?? {})).toEqual([field]);
  });

  test('has to be another one', async () => {
    const refused = await ask({ email: email.toUpperCase() });
    expect(refused.status).toBe(400);
    expect(refused.body.validationErrors).toEqual({ email: 'This is your e-mail already.' });
  });
});
