import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, signUpBody } from '../../../tests/server/accounts.ts';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { forEmployer } from '../database/for-employer.ts';
import { sessionLimits } from './rules.ts';

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

const left = async () => {
  const tables = forEmployer(server.database, server.scopes[ours]!);
  const count = (name: 'rate_limit' | 'sign_up' | 'login_code' | 'account_token' | 'session') =>
    tables
      .selectFrom(name)
      .select((select) => select.fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow()
      .then(({ rows }) => Number(rows));
  return {
    limits: (await count('rate_limit')) > 0,
    signUps: await count('sign_up'),
    codes: await count('login_code'),
    tokens: await count('account_token'),
    sessions: await count('session'),
  };
};

test('AUTH-03 links, codes, windows and sessions whose time is over are swept, and no others', async () => {
  const browser = server.browser(ours);
  await browser.write('POST', '/api/pcsx/auth/sign_up', { body: { ...signUpBody, password: goodPassword } });
  await browser.write('POST', '/api/pcsx/auth/code', { body: { email } });
  await browser.write('POST', '/api/pcsx/auth/reset', { body: { email } });
  await browser.logIn(email);
  await server.background.drain();
  expect(await left()).toEqual({ limits: true, signUps: 1, codes: 1, tokens: 1, sessions: 1 });

  now += Math.max(sessionLimits.idle, 25 * hour);
  // whoever comes next has it swept: the slot of an hour is by the database's clock
  await forgetSweep();
  await server.browser(ours).logIn(email);
  await server.background.drain();
  expect(await left()).toEqual({ limits: true, signUps: 0, codes: 0, tokens: 0, sessions: 1 });
});

const asked = async () => {
  const { rows } = await server.database.statement(
    "select count(*)::int as n from pgboss.job where data ->> 'name' = 'accounts.sweep'",
  );
  return rows;
};

test('AUTH-03 a sweep is asked for once an hour, however many log in', async () => {
  await forgetSweep();
  now += 2 * hour;
  await Promise.all([1, 2, 3].map(() => server.browser(ours).logIn(email)));
  expect(await asked()).toEqual([{ n: 1 }]);
});

async function forgetSweep(): Promise<void> {
  await server.database.statement("delete from pgboss.job where data ->> 'name' = 'accounts.sweep'");
}
