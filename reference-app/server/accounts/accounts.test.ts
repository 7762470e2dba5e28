import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProfileDetails } from '../../contract/accounts.ts';
import { password, startServer, type TestServer } from '../../../tests/server/harness.ts';
import { sessionLimits } from './rules.ts';

let server: TestServer;
let now = Date.UTC(2026, 0, 1);
const minutes = 60_000;

beforeAll(async () => {
  server = await startServer(
    [
      {
        domain: 'ours.example',
        accounts: [{ email: 'Ada@Mail.example' }, { email: 'only@ours.example' }],
        config: { allowedRedirectHosts: ['jobs.partner.example'] },
      },
      { domain: 'theirs.example', accounts: [{ email: 'ada@mail.example', roles: ['admin'] }] },
      {
        domain: 'closed.example',
        accounts: [{ email: 'ada@mail.example' }],
        config: { loginSignupConfig: { candidateLoginEnabled: false } },
      },
    ],
    { now: () => now },
  );
});
afterAll(() => server.close());
// A new window for every limit, so that no test uses up another's tries.
beforeEach(() => {
  now += 11 * minutes;
});

const whoAmI = async (browser: ReturnType<TestServer['browser']>) =>
  (await browser.get<ProfileDetails>('/api/pcsx/profile_details')).body.data;

describe('AUTH-03 login and logout', () => {
  test('API-07 a visitor is told so, with 200', async () => {
    const answer = await server.browser('ours.example').get('/api/pcsx/profile_details');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      profile: null,
      user: null,
      isLoggedIn: false,
      groupId: String(server.scopes['ours.example']),
      isOnboarded: false,
      isBootstrapped: false,
      roles: [],
    });
  });

  test('a login answers with the profile and is remembered, e-mail in any case', async () => {
    const browser = server.browser('ours.example');
    const answer = await browser.logIn(' ADA@mail.example ');
    expect(answer.status).toBe(200);
    const me = await whoAmI(browser);
    expect(me).toMatchObject({
      isLoggedIn: true,
      roles: ['candidate'],
      profile: { fullName: 'Ada Example' },
    });
  });

  test('the session cookie is out of reach of scripts and other sites, and secure behind https', async () => {
    const browser = server.browser('ours.example');
    const answer = await browser.logIn('ada@mail.example');
    expect(String(answer.headers['set-cookie'])).toMatch(
      /portico_session_\d+=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax/,
    );
    expect(String(answer.headers['set-cookie'])).not.toMatch(/Secure/);
  });

  test('a login changes the token, and the old one is worth nothing', async () => {
    const browser = server.browser('ours.example');
    await browser.logIn('ada@mail.example');
    const before = new Map(browser.cookies);
    await browser.logIn('ada@mail.example');
    expect([...browser.cookies]).not.toEqual([...before]);
    const thief = server.browser('ours.example');
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect(await whoAmI(thief)).toMatchObject({ isLoggedIn: false });
  });

  test('a session of one employer is nobody at another', async () => {
    const browser = server.browser('ours.example');
    await browser.logIn('ada@mail.example');
    const elsewhere = server.browser('theirs.example');
    for (const [name, value] of browser.cookies) {
      elsewhere.cookies.set(name, value);
      // The same token under the name of the other employer's cookie.
      elsewhere.cookies.set(name.replace(/\d+$/, String(server.scopes['theirs.example'])), value);
    }
    expect(await whoAmI(elsewhere)).toMatchObject({ isLoggedIn: false });
  });

  test('API-10 an account of one employer cannot log in at another', async () => {
    expect((await server.browser('ours.example').logIn('only@ours.example')).status).toBe(200);
    expect((await server.browser('theirs.example').logIn('only@ours.example')).status).toBe(401);
  });

  test('one browser may be logged in at two employers', async () => {
    const ours = server.browser('ours.example');
    await ours.logIn('ada@mail.example');
    const theirs = server.browser('theirs.example');
    for (const [name, value] of ours.cookies) theirs.cookies.set(name, value);
    await theirs.logIn('ada@mail.example');
    for (const [name, value] of theirs.cookies) ours.cookies.set(name, value);
    expect(await whoAmI(ours)).toMatchObject({ isLoggedIn: true, roles: ['candidate'] });
    expect(await whoAmI(theirs)).toMatchObject({ isLoggedIn: true, roles: ['candidate', 'admin'] });
  });

  test.each([
    ['a wrong password', 'ada@mail.example', 'wrong'],
    ['an unknown e-mail', 'nobody@mail.example', password],
  ])('%s gets the same answer', async (_name, email, secret) => {
    const answer = await server.browser('ours.example').logIn(email, secret);
    expect(answer.status).toBe(401);
    expect(answer.body.message).toBe('E-mail or password is not right.');
    expect(answer.headers['x-login']).toBeUndefined();
  });

  test('AUTH-02 where candidates may not log in, a login explains', async () => {
    const answer = await server.browser('closed.example').logIn('ada@mail.example');
    expect(answer.status).toBe(403);
    expect(answer.body.message).toMatch(/does not offer candidate accounts/);
  });

  test('a logout ends the session on the server', async () => {
    const browser = server.browser('ours.example');
    await browser.logIn('ada@mail.example');
    const stolen = new Map(browser.cookies);
    const answer = await browser.write<ProfileDetails>('POST', '/api/pcsx/auth/logout');
    expect(answer.body.data.isLoggedIn).toBe(false);
    for (const [name, value] of stolen) browser.cookies.set(name, value);
    expect(await whoAmI(browser)).toMatchObject({ isLoggedIn: false });
  });

  test.each([
    ['next=careers', '/careers?domain=ours.example'],
    ['next=/careers/offers?a=1', '/careers/offers?a=1&domain=ours.example'],
    ['next=https://evil.example', '/careers?domain=ours.example'],
    ['next=https://jobs.partner.example/x', 'https://jobs.partner.example/x'],
    ['', '/careers?domain=ours.example'],
  ])('ROUTES-03 /logout?%s ends the session and leads to %s', async (query, target) => {
    const browser = server.browser('ours.example');
    await browser.logIn('ada@mail.example');
    const stolen = new Map(browser.cookies);
    const answer = await browser.get(`/logout?${query}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(target);
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('portico_session'))).toEqual([]);
    for (const [name, value] of stolen) browser.cookies.set(name, value);
    expect(await whoAmI(browser)).toMatchObject({ isLoggedIn: false });
  });

  test('a session ends 30 days after its last use, and 90 days after the login at the latest', async () => {
    const idle = server.browser('ours.example');
    await idle.logIn('ada@mail.example');
    now += sessionLimits.idle;
    expect(await whoAmI(idle)).toMatchObject({ isLoggedIn: false });

    const busy = server.browser('ours.example');
    await busy.logIn('ada@mail.example');
    const began = now;
    for (let use = 1; use <= 3; use += 1) {
      now = began + use * (sessionLimits.idle - 1);
      expect(await whoAmI(busy)).toMatchObject({ isLoggedIn: true });
    }
    now = began + sessionLimits.absolute;
    expect(await whoAmI(busy)).toMatchObject({ isLoggedIn: false });
  });
});

function attempt(email: string, remoteAddress: string) {
  const browser = server.browser('ours.example');
  return browser.get('/api/pcsx/profile_details').then(() =>
    browser.send({
      method: 'POST',
      url: '/api/pcsx/auth/login',
      remoteAddress,
      headers: { 'x-csrf-token': browser.csrfToken },
      payload: { email, password: 'wrong' },
    }),
  );
}

describe('AUTH-03 API-10 login limits', () => {
  test('the 21st try for an account in 10 minutes waits, from wherever it comes', async () => {
    for (let round = 0; round < 20; round += 1)
      expect((await attempt('ada@mail.example', `10.0.0.${round}`)).status).toBe(401);
    const refused = await attempt('ADA@mail.example', '10.0.1.1');
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe('Please try again in a few minutes');
    expect(Number(refused.headers['retry-after'])).toBe(600);
    expect((await attempt('other@mail.example', '10.0.1.1')).status).toBe(401);
    now += 10 * minutes;
    expect((await attempt('ada@mail.example', '10.0.1.1')).status).toBe(401);
  });

  test('the 101st try from an address in 10 minutes waits, for whomever it is', async () => {
    for (let round = 0; round < 100; round += 1)
      expect((await attempt(`person${round}@mail.example`, '10.9.9.9')).status).toBe(401);
    expect((await attempt('one-more@mail.example', '10.9.9.9')).status).toBe(429);
    expect((await attempt('one-more@mail.example', '10.9.9.8')).status).toBe(401);
  });
});
