import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SessionRow } from '../../contract/sessions.ts';
import { whoAmI } from '../../../tests/server/accounts.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { listEntries } from '../audit/store.ts';
import { renewSession } from '../http/request-context.ts';
import { sessionLimits } from './rules.ts';

const ours = 'ours.example';
let server: TestServer;
let now = Date.UTC(2026, 2, 14, 9);
let email: string;
let person = 0;
/** What a request waits for that is to renew its session. */
let turn: () => Promise<void>;

beforeAll(async () => {
  const accounts = Array.from({ length: 24 }, (_, index) => ({ email: `person${index}@mail.example` }));
  server = await startServer(
    [
      { domain: ours, accounts },
      { domain: 'theirs.example', accounts },
    ],
    {
      now: () => now,
      registerPages: async (pages) => {
        const config = { isCall: true, access: 'candidate' } as const;
        pages.post('/renew', { config }, async (request, reply) => {
          await turn();
          await renewSession(request, reply);
          return {};
        });
      },
    },
  );
});
afterAll(() => server.close());
beforeEach(() => {
  now += 11 * 60_000;
  email = `person${person++}@mail.example`;
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
async function logIn({ agent = '', from = '203.0.113.77', as = email, domain = ours } = {}) {
  const browser = server.browser(domain);
  await browser.get('/api/pcsx/profile_details');
  await browser.send({
    method: 'POST',
    url: '/api/pcsx/auth/login',
    remoteAddress: from,
    headers: { 'x-csrf-token': browser.csrfToken, 'user-agent': agent },
    payload: { email: as, password: 'correct horse battery staple' },
  });
  expect((await whoAmI(browser)).isLoggedIn).toBe(true);
  return browser;
}
const list = async (browser: Browser) =>
  (await browser.get<{ sessions: SessionRow[] }>('/api/pcsx/auth/sessions')).body.data.sessions;
const isLoggedIn = async (browser: Browser) => (await whoAmI(browser)).isLoggedIn;
/** What the audit log tells of ends of this person's sessions. */
async function ends() {
  const which = { action: 'session.end', before: undefined, limit: 100 };
  const entries = await listEntries(server.database, server.scopes[ours]!, which);
  return entries.filter(({ account }) => account?.email === email).map(({ detail }) => detail);
}

describe('AUTH-03 sessions', () => {
  test('are listed with what is used, where and when, and which is this one', async () => {
    await logIn({ agent: firefox });
    now += 2 * 60 * 60_000;
    const here = await logIn({ from: '2001:db8:7:1::5' });
    const at = new Date(now).toISOString();
    expect(await list(here)).toEqual([
      {
        id: expect.any(String),
        browser: null,
        system: null,
        network: '2001:db8:7::/48',
        how: 'password',
        startedAt: at,
        lastUsedAt: at,
        isThisOne: true,
      },
      {
        id: expect.any(String),
        browser: 'Firefox',
        system: 'Linux',
        network: '203.0.113.0/24',
        how: 'password',
        startedAt: expect.any(String),
        lastUsedAt: expect.any(String),
        isThisOne: false,
      },
    ]);
  });

  test('whose time is over are not listed', async () => {
    await logIn();
    now += sessionLimits.idle;
    expect(await list(await logIn())).toHaveLength(1);
  });

  test('are ended one by one', async () => {
    const [here, there] = [await logIn(), await logIn()];
    const other = (await list(here)).find(({ isThisOne }) => !isThisOne);
    const answer = await here.write('DELETE', `/api/pcsx/auth/sessions/${other?.id}`);
    expect(answer.body.data.sessions).toHaveLength(1);
    expect(await isLoggedIn(there)).toBe(false);
    expect(await isLoggedIn(here)).toBe(true);
    const again = await here.write('DELETE', `/api/pcsx/auth/sessions/${other?.id}`);
    expect(again.status).toBe(404);
  });

  test('are ended by themselves too', async () => {
    const here = await logIn();
    const [own] = await list(here);
    expect((await here.write('DELETE', `/api/pcsx/auth/sessions/${own?.id}`)).status).toBe(200);
    expect(await isLoggedIn(here)).toBe(false);
  });

  test('of others, here and at another employer, are as unknown as any', async () => {
    const victim = await logIn({ as: 'person23@mail.example' });
    const [theirs] = await list(victim);
    for (const thief of [
      await logIn(),
      await logIn({ domain: 'theirs.example', as: 'person23@mail.example' }),
    ]) {
      const tried = await thief.write('DELETE', `/api/pcsx/auth/sessions/${theirs?.id}`);
      const unknown = await thief.write('DELETE', '/api/pcsx/auth/sessions/nothing');
      expect(tried.status).toBe(404);
      expect(tried.body).toEqual(unknown.body);
    }
    expect(await isLoggedIn(victim)).toBe(true);
  });

  test('are all ended but this one, which gets another token', async () => {
    const [here, there] = [await logIn(), await logIn()];
    const before = new Map(here.cookies);
    const answer = await here.write<{ sessions: SessionRow[] }>('POST', '/api/pcsx/auth/sessions/end_others');
    expect(answer.body.data.sessions.map(({ isThisOne }) => isThisOne)).toEqual([true]);
    expect(await isLoggedIn(here)).toBe(true);
    expect(await isLoggedIn(there)).toBe(false);
    const thief = server.browser(ours);
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect(await isLoggedIn(thief)).toBe(false);
  });

  test('are all ended, everywhere', async () => {
    const [here, there] = [await logIn(), await logIn()];
    const [own] = await Promise.all([
      here.write('POST', '/api/pcsx/auth/sessions/end_all'),
      there.write('POST', '/api/pcsx/auth/sessions/end_all'),
    ]);
    expect([200, 401]).toContain(own.status);
    expect([await isLoggedIn(here), await isLoggedIn(there)]).toEqual([false, false]);
  });
});

test('AUTH-03 an answer to the session before, come late, does not end the one that has begun since', async () => {
  const here = await logIn();
  const late = server.browser(ours);
  for (const [name, value] of here.cookies) late.cookies.set(name, value);
  await here.logIn(email);
  const asked = await late.get('/api/pcsx/profile_details');
  expect(asked.headers['set-cookie']).toBeUndefined();
  expect(await isLoggedIn(late)).toBe(false);
  const written = await late.write('POST', '/api/pcsx/auth/sessions/end_others');
  expect(written.status).toBe(401);
  expect(written.headers['set-cookie']).toBeUndefined();
  // and who is still asked to log in can do so
  await late.logIn(email);
  expect(await isLoggedIn(late)).toBe(true);
});

test('AUTH-03 one sees how one logged in lately, and who tried to, without what was typed', async () => {
  await server.browser(ours).logIn(email, 'hunter2 hunter2');
  await server.browser(ours).logIn('person23@mail.example', 'another');
  const here = await logIn({ agent: firefox });
  const { body } = await here.get<{ signIns: object[] }>('/api/pcsx/auth/sign_ins');
  expect(body.data.signIns).toMatchObject([
    { how: 'password', result: 'done', browser: 'Firefox', system: 'Linux', network: '203.0.113.0/24' },
    { how: 'password', result: 'wrong', network: '127.0.0.0/24' },
  ]);
  expect(body.data.signIns).toHaveLength(2);
  expect(JSON.stringify(body)).not.toContain('hunter2');
});

test.each([
  ['/api/pcsx/auth/password', { currentPassword: 'hunter2', newPassword: 'a new and longer one' }],
  ['/api/pcsx/auth/email', { password: 'hunter2', email: 'other@mail.example' }],
  ['/api/pcsx/delete_account', { password: 'hunter2' }],
])('AUTH-03 and who tried a password on a page that stood open: %s', async (url, body) => {
  const here = await logIn();
  const { status } = await here.write('POST', url, { body });
  const { signIns } = (await here.get<{ signIns: object[] }>('/api/pcsx/auth/sign_ins')).body.data;
  expect([status, signIns]).toMatchObject([400, [{ result: 'wrong' }, { result: 'done' }]]);
});

describe('AUTH-03 a session that gets another token', () => {
  test('from two requests at once stays its browser’s', async () => {
    const here = await logIn();
    const both = Promise.withResolvers<void>();
    let arrived = 0;
    turn = () => {
      arrived += 1;
      if (arrived === 2) both.resolve();
      return both.promise;
    };
    const answers = await Promise.all([here.write('POST', '/renew'), here.write('POST', '/renew')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ headers }) => headers['set-cookie'] !== undefined)).toHaveLength(1);
    expect((await here.write('POST', '/api/pcsx/auth/sessions/end_others')).status).toBe(200);
    expect(await isLoggedIn(here)).toBe(true);
  });

  test('and has ended meanwhile is taken from its browser', async () => {
    const here = await logIn();
    const [arrived, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    turn = () => {
      arrived.resolve();
      return ended.promise;
    };
    const renewed = here.write('POST', '/renew');
    await arrived.promise;
    await (await logIn()).write('POST', '/api/pcsx/auth/sessions/end_all');
    ended.resolve();
    expect((await renewed).status).toBe(200);
    expect([...here.cookies.keys()]).toEqual(['portico_visitor']);
  });
});

describe('AUTH-03 the audit log tells that a session ended', () => {
  test.each([
    ['by logging out', (here: Browser) => here.write('POST', '/api/pcsx/auth/logout')],
    ['by the address that logs out', (here: Browser) => here.get('/logout')],
    ['by logging in again', (here: Browser) => here.logIn(email)],
    ['everywhere', (here: Browser) => here.write('POST', '/api/pcsx/auth/sessions/end_all')],
  ])('%s, once', async (_how, end) => {
    const here = await logIn();
    const before = new Map(here.cookies);
    await end(here);
    expect(await ends()).toEqual([{ ended: 1 }]);
    // and nothing of a browser whose session is gone, or that had none
    for (const [name, value] of before) here.cookies.set(name, value);
    await here.get('/logout');
    await server.browser(ours).get('/logout');
    expect(await ends()).toEqual([{ ended: 1 }]);
  });
});
