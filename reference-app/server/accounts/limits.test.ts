import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { acrossEmployers } from '../database/across-employers.ts';
import { createLimiter, LimitReached, type Limiter } from './limits.ts';

const minutes = 60_000;
const limit = { tries: 3, window: 10 * minutes };
let server: TestServer;
let now = Date.UTC(2026, 2, 14);
beforeAll(async () => {
  server = await startServer(
    [{ domain: 'ours.example', accounts: [{ email: 'ada@mail.example' }] }, { domain: 'theirs.example' }],
    {
      now: () => now,
      trustedProxies: ['127.0.0.1'],
      limits: {
        loginPerAccount: limit,
        loginPerAddress: { ...limit, tries: 6 },
        mailsPerRecipient: limit,
        mailsPerAddress: { ...limit, tries: 6 },
      },
    },
  );
});
afterAll(() => server.close());

/** As every process makes one of its own. */
const aLimiter = () =>
  createLimiter({
    database: server.database,
    limits: {
      loginPerAccount: limit,
      loginPerAddress: limit,
      mailsPerRecipient: limit,
      mailsPerAddress: limit,
      applicationsPerAddress: limit,
      applicationsPerApplicant: limit,
    },
    secret: 'the same everywhere',
    now: () => now,
  });
const outcome = (limiter: Limiter, subject: string): Promise<string> =>
  limiter.take('loginPerAccount', subject).then(
    () => 'taken',
    (error: unknown) => {
      if (!(error instanceof LimitReached)) throw error;
      return error.isFirst ? 'first refusal' : 'refused';
    },
  );

test('AUTH-03 a limit holds across processes, and outlasts them', async () => {
  const outcomes = [];
  for (let round = 0; round < 5; round += 1) outcomes.push(await outcome(aLimiter(), 'ada'));
  expect(outcomes).toEqual(['taken', 'taken', 'taken', 'first refusal', 'refused']);
});

test('AUTH-03 tries at the same moment are all counted', async () => {
  const limiters = [aLimiter(), aLimiter()];
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, index) => outcome(limiters[index % 2]!, 'bo')),
  );
  expect(outcomes.toSorted()).toEqual([
    'first refusal',
    ...Array.from({ length: 6 }, () => 'refused'),
    ...Array.from({ length: 3 }, () => 'taken'),
  ]);
});

test('AUTH-03 a limit counts each subject and each window alone', async () => {
  const limiter = aLimiter();
  for (let round = 0; round < 4; round += 1) await outcome(limiter, 'cy');
  expect(await outcome(limiter, 'di')).toBe('taken');
  await limiter.take('loginPerAddress', 'cy');
  now += limit.window - 1;
  expect(await outcome(limiter, 'cy')).toBe('refused');
  now += 1;
  expect(await outcome(limiter, 'cy')).toBe('taken');
});

test('AUTH-03 a window of a clock that ran ahead ends when the clock is put right', async () => {
  const ahead = 48 * 60 * minutes;
  now += ahead;
  const limiter = aLimiter();
  for (let round = 0; round < 4; round += 1) await outcome(limiter, 'gil');
  now -= ahead;
  const outcomes = [];
  for (let round = 0; round < 4; round += 1) outcomes.push(await outcome(limiter, 'gil'));
  expect(outcomes).toEqual(['taken', 'taken', 'taken', 'first refusal']);
  now += limit.window;
  expect(await outcome(limiter, 'gil')).toBe('taken');
});

test('AUTH-03 servers whose clocks differ by a second count the same window', async () => {
  const outcomes = [];
  for (let round = 0; round < 4; round += 1) {
    outcomes.push(await outcome(aLimiter(), 'hal'));
    now += round % 2 ? 1_000 : -1_000;
  }
  expect(outcomes).toEqual(['taken', 'taken', 'taken', 'first refusal']);
});

test('AUTH-03 a refusal says when to come back', async () => {
  const limiter = aLimiter();
  for (let round = 0; round < 3; round += 1) await outcome(limiter, 'ed');
  now += 1_500;
  await expect(limiter.take('loginPerAccount', 'ed')).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': '599' },
  });
});

test('AUTH-03 whom a limit is about is not kept', async () => {
  await outcome(aLimiter(), 'fay@mail.example');
  const rows = await acrossEmployers(server.database).selectFrom('try_window').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('fay');
});

/** Asks from an address, with a log-in of somebody else each time. */
const logInFrom = async (address: string, domain: string, email: string) =>
  (
    await server.browser(domain).write('POST', '/api/pcsx/auth/login', {
      body: { email, password: 'not the password' },
      headers: { 'x-forwarded-for': address },
    })
  ).status;

test('AUTH-03 all addresses of one IPv6 network have their tries in common, at all employers', async () => {
  const statuses = [];
  for (let round = 0; round < 8; round += 1)
    statuses.push(
      await logInFrom(
        `2001:db8:1:2::${round.toString(16)}`,
        round % 2 ? 'ours.example' : 'theirs.example',
        `six${round}@mail.example`,
      ),
    );
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  expect(await logInFrom('2001:db8:1:3::1', 'ours.example', 'six@mail.example')).toBe(401);
});

test('AUTH-03 the tries of an account are those of its employer', async () => {
  const statuses = [];
  for (const round of [1, 2, 3, 4])
    statuses.push(await logInFrom(`192.0.2.${round}`, 'theirs.example', 'ada@mail.example'));
  expect(statuses).toEqual([401, 401, 401, 429]);
  expect(await logInFrom('192.0.2.5', 'ours.example', 'ada@mail.example')).toBe(401);
});

test('AUTH-03 the mails to one e-mail are counted at all employers', async () => {
  const statuses = [];
  for (const round of [1, 2, 3, 4])
    statuses.push(
      (
        await server
          .browser(round % 2 ? 'ours.example' : 'theirs.example')
          .write('POST', '/api/pcsx/auth/code', {
            body: { email: 'flooded@mail.example' },
            headers: { 'x-forwarded-for': `198.51.100.${round}` },
          })
      ).status,
    );
  expect(statuses).toEqual([200, 200, 200, 429]);
});
