import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificationsPage, type Notification } from '../../contract/notifications.ts';
import { accountIn, startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { notify } from './store.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const base = '/api/pcsx/notifications';
const config = { notificationsConfig: { enableCandidateInappNotifications: true } };

let server: TestServer;
let ada: Browser;
let grace: Browser;
beforeAll(async () => {
  server = await startServer(
    [ours, theirs].map((domain) => ({
      domain,
      config,
      accounts: [{ email: 'ada@x.example' }, { email: 'grace@x.example' }],
    })),
  );
  ada = server.browser(ours);
  await ada.logIn('ada@x.example');
  grace = server.browser(ours);
  await grace.logIn('grace@x.example');
});
afterAll(() => server.close());

async function tell(email: string, createdAt: Date, times = 1): Promise<void> {
  const accountId = await accountIn(server, { domain: ours, email });
  for (let index = 0; index < times; index += 1)
    await notify(server.database, server.scopes[ours]!, {
      accountId,
      notification: {
        categoryTitle: 'Applications',
        message: 'Your application was received.',
        redirectUrl: '',
        notificationType: 'read_only',
        createdAt,
      },
    });
}
const page = (browser: Browser, before?: number) =>
  browser.get<{ notifications: Notification[] }, { nextBefore: number | null }>(
    before === undefined ? base : `${base}?before=${before}`,
  );

test('API-05 the list comes in pages that neither repeat nor lose any, also while new ones arrive', async () => {
  const total = 2 * notificationsPage + 5;
  // all at the same moment: their order rests on their numbers
  await tell('ada@x.example', new Date('2026-02-01'), total);
  const seen: number[] = [];
  let { body } = await page(ada);
  await tell('ada@x.example', new Date('2026-02-02'));
  for (;;) {
    seen.push(...body.data.notifications.map(({ id }) => id));
    const next = body.metadata.nextBefore;
    if (next === null) break;
    ({ body } = await page(ada, next));
  }
  expect(seen).toHaveLength(total);
  expect(new Set(seen).size).toBe(total);
});

test('API-05 there is no page behind what is another candidate’s, another employer’s, unknown, or no number', async () => {
  await tell('grace@x.example', new Date('2026-02-01'));
  const hers = (await page(grace)).body.data.notifications[0]!.id;
  const elsewhere = server.browser(theirs);
  await elsewhere.logIn('grace@x.example');
  for (const [browser, before] of [
    [ada, hers],
    [elsewhere, hers],
    [grace, 2_147_483_647],
  ] as const)
    expect((await page(browser, before)).status).toBe(404);
  const { status, body } = await ada.get(`${base}?before=x`);
  expect([status, Object.keys(body.validationErrors ?? {})]).toEqual([400, ['before']]);
});
