import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureEnvelope } from '../../contract/envelope.ts';
import { startServer, type Answer, type TestServer } from '../../../tests/server/harness.ts';
import { defaultLimits } from '../settings/settings.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer([
    { domain: 'first.example', accounts: [{ email: 'ada@mail.example' }] },
    { domain: 'second.example' },
  ]);
});
afterAll(() => server.close());

/** Status and message of a refusal, which must wear the envelope. */
function refusalOf(answer: Answer): { status: number; message: string } {
  const body = failureEnvelope.parse(answer.body);
  expect(body).toMatchObject({ status: answer.status, error: { message: body.message } });
  return { status: answer.status, message: body.message };
}

const noSuchCall = { status: 404, message: 'There is no such call.' };

describe('API-10 every refusal wears the envelope', () => {
  test('an unknown call', async () => {
    expect(refusalOf(await server.browser().get('/api/pcsx/nothing'))).toEqual(noSuchCall);
    expect(refusalOf(await server.browser().write('POST', '/api/nothing'))).toEqual(noSuchCall);
  });

  test('an unknown employer, without telling who the others are', async () => {
    const answer = await server.browser('nobody.example').get('/api/pcsx/search');
    expect(refusalOf(answer)).toEqual({
      status: 404,
      message: 'Group ID not found',
    });
    expect(answer.body.error.body).toBe('');
    expect(refusalOf(await server.browser().get('/api/pcsx/employers'))).toEqual(noSuchCall);
  });

  test('in demo mode an unknown employer is told which there are', async () => {
    const demo = await startServer([{ domain: 'one.example' }, { domain: 'two.example' }], { demo: true });
    const answer = await demo.browser('nobody.example').get('/api/pcsx/search');
    expect(refusalOf(answer)).toEqual({
      status: 404,
      message: 'Group ID not found',
    });
    expect(answer.body.error.body).toBe('The employers are: one.example, two.example.');
    const list = await demo.browser().get('/api/pcsx/employers');
    expect(list.body.data).toEqual({
      employers: [
        { domain: 'one.example', name: 'one.example', product: 'default' },
        { domain: 'two.example', name: 'two.example', product: 'default' },
      ],
    });
    await demo.close();
  });

  test('without a domain the first employer is meant; domains know no case', async () => {
    const groupOf = async (domain?: string) =>
      (await server.browser(domain).get('/api/pcsx/profile_details')).body.data.groupId;
    expect(await groupOf()).toBe(await groupOf('first.example'));
    expect(await groupOf('SECOND.example')).toBe(String(server.scopes['second.example']));
  });

  test('HTTP-04 a body that is no JSON, of another type, empty, or too large', async () => {
    const browser = server.browser();
    const login = (payload: string, type = 'application/json') =>
      browser.write('POST', '/api/pcsx/auth/login', { body: payload, headers: { 'content-type': type } });
    expect(refusalOf(await login('{"email":'))).toEqual({
      status: 400,
      message: expect.stringMatching(/not valid JSON/),
    });
    expect(refusalOf(await login('email=x', 'application/x-www-form-urlencoded'))).toEqual({
      status: 415,
      message: expect.stringMatching(/must be JSON/),
    });
    const empty = await login('');
    expect(refusalOf(empty)).toEqual({ status: 400, message: 'The request is not valid: body.' });
    expect(Object.keys(empty.body.validationErrors ?? {})).toEqual(['body']);
    const large = await login(JSON.stringify({ email: 'x'.repeat(300_000) }));
    expect(refusalOf(large)).toEqual({ status: 413, message: 'The request body is too large.' });
  });

  test('HTTP-04 an empty body that is called JSON is none, where none is needed', async () => {
    const browser = server.browser();
    await browser.logIn('ada@mail.example');
    const headers = { 'content-type': 'application/json', 'content-length': '0' };
    const ended = await browser.write('POST', '/api/pcsx/auth/sessions/end_others', { body: '', headers });
    expect(ended.status, ended.text).toBe(200);
  });

  test('FORM-14 a field that is wrong is named', async () => {
    const answer = await server
      .browser()
      .write('POST', '/api/pcsx/auth/login', { body: { email: '', password: 3 } });
    expect(refusalOf(answer)).toEqual({ status: 400, message: expect.stringMatching(/email, password/) });
    expect(answer.body.validationErrors).toEqual({
      email: 'Enter your e-mail.',
      password: expect.stringMatching(/string/),
    });
    const missing = await server.browser().write('POST', '/api/pcsx/auth/login', { body: {} });
    expect(Object.keys(missing.body.validationErrors ?? {})).toEqual(['email', 'password']);
  });

  test('a method that a call does not know', async () => {
    expect(refusalOf(await server.browser().write('DELETE', '/api/pcsx/search'))).toEqual(noSuchCall);
  });
});

describe('HTTP-01 HTTP-02 a write needs the token of its page', () => {
  const login = { method: 'POST', url: '/api/pcsx/auth/login' } as const;
  const payload = { email: 'ada@mail.example', password: 'wrong' };

  test.each([
    ['no token', {}],
    ['an empty one', { 'x-csrf-token': '' }],
    ['a made-up one', { 'x-csrf-token': 'A'.repeat(43) }],
  ])('%s is refused with x-csrf-invalid', async (_name, headers) => {
    const browser = server.browser();
    await browser.get('/api/pcsx/profile_details');
    const answer = await browser.send({ ...login, headers, payload });
    expect(refusalOf(answer)).toEqual({
      status: 403,
      message: expect.stringMatching(/could not be verified/),
    });
    expect(answer.headers['x-csrf-invalid']).toBe('1');
  });

  test("another visitor's token is refused", async () => {
    const [browser, other] = [server.browser(), server.browser()];
    await browser.get('/api/pcsx/profile_details');
    await other.get('/api/pcsx/profile_details');
    const answer = await browser.send({ ...login, headers: { 'x-csrf-token': other.csrfToken }, payload });
    expect(answer.headers['x-csrf-invalid']).toBe('1');
    await browser.logIn('ada@mail.example');
    for (const url of ['/api/pcsx/auth/login', '/api/pcsx/auth/logout', '/api/pcsx/themes/publish']) {
      const refused = await browser.send({
        method: 'POST',
        url,
        headers: { 'x-csrf-token': other.csrfToken },
        payload,
      });
      expect([refused.status, refused.headers['x-csrf-invalid']], url).toEqual([403, '1']);
    }
  });

  test('a token from before the login is refused after it', async () => {
    const browser = server.browser();
    await browser.get('/api/pcsx/profile_details');
    const before = browser.csrfToken;
    await browser.logIn('ada@mail.example');
    expect(browser.csrfToken).not.toBe(before);
    const answer = await browser.send({
      method: 'POST',
      url: '/api/pcsx/auth/logout',
      headers: { 'x-csrf-token': before },
    });
    expect(answer.headers['x-csrf-invalid']).toBe('1');
    expect((await browser.write('POST', '/api/pcsx/auth/logout')).status).toBe(200);
  });

  test('a refused write changes nothing', async () => {
    const browser = server.browser();
    await browser.logIn('ada@mail.example');
    await browser.send({ method: 'POST', url: '/api/pcsx/auth/logout', headers: {} });
    expect((await browser.get('/api/pcsx/profile_details')).body.data.isLoggedIn).toBe(true);
  });

  test('every answer carries a token, written differently each time, and all of them hold', async () => {
    const browser = server.browser();
    const answers = [await browser.get('/api/pcsx/search'), await browser.get('/api/pcsx/search')];
    const tokens = answers.map(({ headers }) => String(headers['x-csrf-token']));
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      const { status } = await browser.send({
        method: 'POST',
        url: '/api/pcsx/auth/logout',
        headers: { 'x-csrf-token': token },
        body: {},
      });
      expect(status).toBe(200);
    }
  });
});

test('API-10 an employer with a NUL character in its domain is unknown', async () => {
  expect((await server.browser().get('/api/pcsx/search?domain=a%00')).status).toBe(404);
});

test('API-10 scripts and styles run by nonce only, and the nonce is new every time', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () =>
      String((await server.browser().get('/api/pcsx/search')).headers['content-security-policy']),
    ),
  );
  for (const policy of policies) {
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']{20,}'/);
    expect(policy).not.toMatch(/unsafe/);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(part);
  }
  expect(policies[0]).not.toBe(policies[1]);
});

test('API-10 calls from one address are limited, with Retry-After in seconds', async () => {
  const limited = await startServer([{ domain: 'x.example' }], {
    limits: { ...defaultLimits, callsPerAddress: { tries: 3, window: 60_000 } },
    now: () => 0,
  });
  for (let call = 0; call < 3; call += 1)
    expect((await limited.browser().get('/api/pcsx/search')).status).toBe(200);
  const refused = await limited.browser().get('/api/pcsx/search');
  expect(refusalOf(refused)).toEqual({ status: 429, message: 'Please try again in a few minutes' });
  expect(refused.headers['retry-after']).toBe('60');
  expect((await limited.browser().get('/healthz')).status).toBe(200);
  await limited.close();
});

test('SHELL-07 pages from one address are limited, with a page that says so, and files and health are not', async () => {
  const limited = await startServer([{ domain: 'x.example' }], {
    limits: { pagesPerAddress: { tries: 2, window: 60_000 } },
    now: () => 0,
    registerPages: async (app) => {
      app.get('/careers', async () => 'a page');
      app.get('/assets/a.js', { config: { employer: 'none' } }, async () => 'a file');
    },
  });
  const statuses = [];
  for (let page = 0; page < 3; page += 1)
    statuses.push((await limited.browser('x.example').get('/careers')).status);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await limited.browser('x.example').get('/careers?hl=ar');
  expect(refused.headers).toMatchObject({
    'retry-after': '60',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(refused.text).toContain('<html lang="ar" dir="rtl">');
  for (const path of ['/assets/a.js', '/healthz', '/api/pcsx/search'])
    expect((await limited.browser('x.example').get(path)).status, path).toBe(200);
  await limited.close();
});

test('API-10 the server says that it is well, and the log holds no queries', async () => {
  expect((await server.browser().get('/healthz')).text).toBe('{"status":"ok"}');
  await server.browser().get('/api/pcsx/search?query=my-secret-wish');
  expect(JSON.stringify(server.logged)).not.toContain('my-secret-wish');
});

test('SEC-01 an https origin makes cookies Secure and sends HSTS, whatever a proxy says', async () => {
  const secure = await startServer([{ domain: 'one.example' }], { origin: 'https://careers.example' });
  const { headers } = await secure.browser().get('/api/pcsx/profile_details');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(String(headers['set-cookie'])).toMatch(/; Secure/);
  await secure.close();
});
