import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, signUpBody } from '../../../tests/server/accounts.ts';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { acrossEmployers } from '../database/across-employers.ts';
import { forEmployer } from '../database/for-employer.ts';
import { sessionLimits } from './rules.ts';
import { sweepWork } from './sweep.ts';

const ours = 'ours.example';
const email = 'ada@mail.example';
const hour = 3_600_000;
let server: TestServer;
let now = Date.UTC(2026, 2, 14);
beforeAll(async () => {
  server = await startServer([{ domain: ours, accounts: [{ email }] }, { domain: 'theirs.example' }], {
    now: () => now,
  });
});
afterAll(() => server.close());

async function left() {
  const tables = forEmployer(server.database, server.scopes[ours]!);
  const count = (name: 'sign_up' | 'login_code' | 'account_token' | 'session') =>
    tables
      .selectFrom(name)
      .select((select) => select.fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow()
      .then(({ rows }) => Number(rows));
  return {
    endedLimits: await acrossEmployers(server.database)
      .selectFrom('try_window')
      .select('key')
      .where('ends_at', '<=', new Date(now))
      .execute()
      .then(({ length }) => length),
    signUps: await count('sign_up'),
    codes: await count('login_code'),
    tokens: await count('account_token'),
    sessions: await count('session'),
  };
}

test('AUTH-03 links, codes, windows and sessions whose time is over are swept, and no others', async () => {
  const browser = server.browser(ours);
  await browser.write('POST', '/api/pcsx/auth/sign_up', { body: { ...signUpBody, password: goodPassword } });
  await browser.write('POST', '/api/pcsx/auth/code', { body: { email } });
  await browser.write('POST', '/api/pcsx/auth/reset', { body: { email } });
  await browser.logIn(email);
  await server.background.drain();
  expect(await left()).toEqual({ endedLimits: 0, signUps: 1, codes: 1, tokens: 1, sessions: 1 });

  now += Math.max(sessionLimits.idle, 25 * hour);
  await server.browser(ours).logIn(email);
  expect((await left()).endedLimits).toBeGreaterThan(0);
  await server.background.trigger(sweepWork);
  await server.background.drain();
  expect(await left()).toEqual({ endedLimits: 0, signUps: 0, codes: 0, tokens: 0, sessions: 1 });
});
