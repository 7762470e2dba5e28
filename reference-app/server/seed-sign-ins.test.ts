import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccount } from '../../tests/server/demo-accounts.ts';
import { accountIn, startServer, type TestServer } from '../../tests/server/harness.ts';
import { seedSignIns } from './seed-sign-ins.ts';

const ours = 'ours.example';
const email = 'ada@x.example';
const { signIns: candidateSignIns = [] } = demoAccount('candidate');
const { signIns: adminSignIns = [] } = demoAccount('admin');
const now = new Date('2026-03-14T15:09:26Z');

let server: TestServer;
beforeAll(async () => {
  server = await startServer([{ domain: ours, accounts: [{ email }] }], { now: () => now.getTime() });
});
afterAll(() => server.close());

test.each([
  ['candidate', candidateSignIns],
  ['admin', adminSignIns],
])('demo.md: the demo’s %s has logged in before, from the oldest on', (_who, signIns) => {
  const days = signIns.map(({ daysAgo }) => daysAgo);
  expect(days.length).toBeGreaterThan(2);
  expect(days).toEqual(days.toSorted((one, two) => two - one));
  for (const { lasts, result } of signIns) expect(lasts !== true || result === 'done').toBe(true);
});

test('demo.md: a demo candidate finds how they logged in, and where they still are', async () => {
  const accountId = await accountIn(server, { domain: ours, email });
  await seedSignIns(server.database, server.scopes[ours]!, { accountId, signIns: candidateSignIns, now });
  const browser = server.browser(ours);
  await browser.logIn(email);
  const { body: signIns } = await browser.get<{ signIns: object[] }>('/api/pcsx/auth/sign_ins');
  expect(signIns.data.signIns).toHaveLength(candidateSignIns.length + 1);
  expect(signIns.data.signIns.at(-1)).toMatchObject({ how: 'sign_up', at: '2026-01-09T15:09:26.000Z' });
  const { body: sessions } = await browser.get<{ sessions: object[] }>('/api/pcsx/auth/sessions');
  expect(sessions.data.sessions).toMatchObject([
    { isThisOne: true },
    { browser: 'Safari', system: 'iPhone', how: 'code' },
  ]);
});
