import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { forEmployer } from '../database/for-employer.ts';
import { createLimiter, LimitReached, type Limiter } from './limits.ts';

const minutes = 60_000;
const limit = { tries: 3, window: 10 * minutes };
let server: TestServer;
let now = Date.UTC(2026, 2, 14);
let ours: EmployerScope;
let theirs: EmployerScope;
beforeAll(async () => {
  server = await startServer([{ domain: 'ours.example' }, { domain: 'theirs.example' }]);
  ours = server.scopes['ours.example']!;
  theirs = server.scopes['theirs.example']!;
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
    },
    secret: 'the same everywhere',
    now: () => now,
  });
const outcome = (limiter: Limiter, subject: string, scope = ours): Promise<string> =>
  limiter.take(scope, 'loginPerAccount', subject).then(
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

test('AUTH-03 a limit counts each subject, each employer and each window alone', async () => {
  const limiter = aLimiter();
  for (let round = 0; round < 4; round += 1) await outcome(limiter, 'cy');
  expect(await outcome(limiter, 'di')).toBe('taken');
  expect(await outcome(limiter, 'cy', theirs)).toBe('taken');
  await limiter.take(ours, 'loginPerAddress', 'cy');
  now += limit.window - 1;
  expect(await outcome(limiter, 'cy')).toBe('refused');
  now += 1;
  expect(await outcome(limiter, 'cy')).toBe('taken');
});

test('AUTH-03 a refusal says when to come back', async () => {
  const limiter = aLimiter();
  for (let round = 0; round < 3; round += 1) await outcome(limiter, 'ed');
  now += 1_500;
  await expect(limiter.take(ours, 'loginPerAccount', 'ed')).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': '599' },
  });
});

test('AUTH-03 whom a limit is about is not kept', async () => {
  await outcome(aLimiter(), 'fay@mail.example');
  const rows = await forEmployer(server.database, ours).selectFrom('rate_limit').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('fay');
});
