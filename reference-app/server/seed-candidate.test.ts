import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidatePages } from '../../tests/server/demo-accounts.ts';
import { accountIn, startServer, type Browser, type TestServer } from '../../tests/server/harness.ts';
import { seedCandidate } from './seed-candidate.ts';

const ours = 'ours.example';
const email = 'ada@x.example';
const now = new Date('2026-03-14T15:09:26Z');
const pages = candidatePages({ now, jobs: [{ id: 7, title: 'Nurse', department: 'Nursing' }] });

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer(
    [
      {
        domain: ours,
        config: { notificationsConfig: { enableCandidateInappNotifications: true } },
        accounts: [{ email }],
      },
    ],
    { now: () => now.getTime() },
  );
  const accountId = await accountIn(server, { domain: ours, email });
  await seedCandidate(server.database, server.scopes[ours]!, { accountId, pages });
  browser = server.browser(ours);
  await browser.logIn(email);
});
afterAll(() => server.close());

test.each([
  ['notifications', pages.notifications],
  ['dashboard/nudges', pages.dashboard.nudges],
  ['dashboard/interviews', pages.dashboard.interviews],
  ['dashboard/events', pages.dashboard.events],
  ['dashboard/referrals', pages.dashboard.referrals],
  ['forms_list', pages.forms],
] as const)('demo.md: a demo candidate finds all their %s', async (path, written) => {
  const { status, body } = await browser.get<Record<string, unknown[]>>(`/api/pcsx/${path}`);
  expect(status).toBe(200);
  const name = path === 'forms_list' ? 'forms' : path.replace('dashboard/', '');
  expect(body.data[name]).toHaveLength(written.length);
});

test('NOTIF-02 the badge of a demo candidate counts what is new', async () => {
  const { body } = await browser.get('/api/pcsx/notification_badge');
  expect(body.data).toEqual({ count: pages.notifications.filter(({ viewedAt }) => !viewedAt).length });
});
