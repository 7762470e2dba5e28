import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tokenIn, whoAmI } from '../../../tests/server/accounts.ts';
import { password, startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';

const ours = 'ours.example';
const minutes = 60_000;
const people = Array.from({ length: 9 }, (_, index) => ({ email: `person${index}@mail.example` }));
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

const ask = (body: object = {}) => {
  // so that mails have an order
  now += 1_000;
  return browser.write('POST', '/api/pcsx/auth/email', { body: { email: wanted, password, ...body } });
};
const confirm = (token: string, from = browser) =>
  from.write('POST', '/api/pcsx/auth/email/confirm', { body: { token } });
const linkOf = async () => tokenIn((await server.mailsTo(wanted)).at(-1), 'email');

describe('AUTH-03 another e-mail', () => {
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
    const [told] = await server.mailsTo(email);
    expect(told?.subject).toMatch(/has a new e-mail address/);
    expect(told?.text).not.toContain(wanted);
  });

  test('is confirmed in any browser, once', async () => {
    await ask();
    const token = await linkOf();
    const statuses = await Promise.all(
      [1, 2].map(async () => (await confirm(token, server.browser(ours))).status),
    );
    expect(statuses.toSorted()).toEqual([200, 410]);
    expect(await whoAmI(browser)).toMatchObject({ isLoggedIn: false });
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
