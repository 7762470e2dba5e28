import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '../../contract/notifications.ts';
import { accountIn, startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { notify, type NewNotification } from './store.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const quiet = 'quiet.example';
const plain = 'plain.example';
const base = '/api/pcsx/notifications';

const notificationsConfig = (enabled: boolean, actionRequired: boolean) => ({
  notificationsConfig: {
    enableCandidateInappNotifications: enabled,
    actionRequired: { enabled: actionRequired },
  },
});

let server: TestServer;
let ada: Browser;
let grace: Browser;
beforeAll(async () => {
  server = await startServer([
    {
      domain: ours,
      config: notificationsConfig(true, true),
      accounts: [{ email: 'ada@x.example' }, { email: 'grace@x.example' }],
    },
    { domain: theirs, config: notificationsConfig(true, true), accounts: [{ email: 'ada@x.example' }] },
    { domain: quiet, config: notificationsConfig(false, true), accounts: [{ email: 'ada@x.example' }] },
    { domain: plain, config: notificationsConfig(true, false), accounts: [{ email: 'ada@x.example' }] },
  ]);
});
afterAll(() => server.close());

beforeEach(async () => {
  ada = server.browser(ours);
  await ada.logIn('ada@x.example');
  grace = server.browser(ours);
  await grace.logIn('grace@x.example');
  // so that each test begins with nothing unread
  await ada.write('POST', `${base}/mark_all_clicked`);
  await grace.write('POST', `${base}/mark_all_clicked`);
});

let minutes = 0;
/** Tells a candidate something, later than anything before. */
async function tell(
  email: string,
  { domain = ours, ...stated }: Partial<NewNotification> & { domain?: string } = {},
): Promise<void> {
  minutes += 1;
  await notify(server.database, server.scopes[domain]!, {
    accountId: await accountIn(server, { domain, email }),
    notification: {
      categoryTitle: 'Applications',
      message: 'Your application was received.',
      redirectUrl: '/careers/dashboard',
      notificationType: 'read_only',
      createdAt: new Date(Date.UTC(2026, 0, 5, 9, minutes)),
      ...stated,
    },
  });
}
const listOf = async (browser: Browser, query = '') =>
  (await browser.get<{ notifications: Notification[] }>(`${base}${query}`)).body.data.notifications;
const badgeOf = async (browser: Browser) =>
  (await browser.get<{ count: number }>('/api/pcsx/notification_badge')).body.data.count;
const bootData = async (browser: Browser) =>
  (await browser.get('/api/pcsx/notifications_boot_data')).body.data;

describe('API-05 the list', () => {
  test('API-05 has what the candidate was told, newest first, in the shape of the contract', async () => {
    await tell('ada@x.example', { message: 'First' });
    await tell('ada@x.example', { message: 'Second', notificationType: 'action_required', redirectUrl: '' });
    const [second, first] = await listOf(ada);
    expect(second).toEqual({
      id: expect.any(Number),
      categoryTitle: 'Applications',
      message: 'Second',
      createdAt: expect.stringMatching(/^2026-01-05T09:\d\d:00\.000Z$/),
      isClicked: false,
      redirectUrl: '',
      notificationType: 'action_required',
    });
    expect(first?.message).toBe('First');
  });

  test('API-05 with type_filter has what waits for the candidate only', async () => {
    await tell('ada@x.example', { notificationType: 'action_required', message: 'Sign your offer' });
    await tell('ada@x.example');
    const list = await listOf(ada, '?type_filter=action_required');
    expect(list[0]?.message).toBe('Sign your offer');
    expect(new Set(list.map(({ notificationType }) => notificationType))).toEqual(
      new Set(['action_required']),
    );
  });

  test('NOTIF-03 has nothing that waits for the candidate where that is not configured', async () => {
    await tell('ada@x.example', { domain: plain, notificationType: 'action_required' });
    const browser = server.browser(plain);
    await browser.logIn('ada@x.example');
    expect(await listOf(browser)).toHaveLength(1);
    expect(await listOf(browser, '?type_filter=action_required')).toEqual([]);
  });

  test('NOTIF-01 is empty, and the badge 0, where the employer has not switched notifications on', async () => {
    await tell('ada@x.example', { domain: quiet });
    const browser = server.browser(quiet);
    await browser.logIn('ada@x.example');
    expect(await listOf(browser)).toEqual([]);
    expect(await badgeOf(browser)).toBe(0);
  });

  test('API-10 has nothing of another candidate or of another employer', async () => {
    await tell('grace@x.example', { message: 'For Grace' });
    await tell('ada@x.example', { domain: theirs, message: 'Elsewhere' });
    const messages = (await listOf(ada)).map(({ message }) => message);
    expect(messages).not.toContain('For Grace');
    expect(messages).not.toContain('Elsewhere');
    expect(await badgeOf(ada)).toBe(0);
  });

  test('API-10 refuses a filter that there is not, and names it', async () => {
    const { status, body } = await ada.get(`${base}?type_filter=urgent`);
    expect(status).toBe(400);
    expect(Object.keys(body.validationErrors ?? {})).toEqual(['type_filter']);
  });
});

describe('API-05 boot data', () => {
  test('API-05 tells whether there is a bell and a tab for what waits, visitors too', async () => {
    expect(await bootData(ada)).toEqual({
      groupId: String(server.scopes[ours]),
      isLoggedIn: true,
      enableCandidateInappNotifications: true,
      hasActionRequiredNotificationsConfigured: true,
    });
    expect(await bootData(server.browser(plain))).toMatchObject({
      isLoggedIn: false,
      enableCandidateInappNotifications: true,
      hasActionRequiredNotificationsConfigured: false,
    });
    expect(await bootData(server.browser(quiet))).toMatchObject({
      enableCandidateInappNotifications: false,
      hasActionRequiredNotificationsConfigured: false,
    });
  });
});

describe('NOTIF-02 the badge', () => {
  test('NOTIF-02 counts what was not viewed; opening zeroes it and clicks nothing', async () => {
    await tell('ada@x.example');
    await tell('ada@x.example');
    expect(await badgeOf(ada)).toBe(2);
    const viewed = await ada.write('POST', `${base}/mark_all_viewed`, { body: { domain: ours } });
    expect(viewed.body.data).toEqual({ count: 0 });
    expect(await badgeOf(ada)).toBe(0);
    expect((await listOf(ada)).slice(0, 2).map(({ isClicked }) => isClicked)).toEqual([false, false]);
  });

  test('NOTIF-02 marks nobody else’s', async () => {
    await tell('grace@x.example');
    await ada.write('POST', `${base}/mark_all_viewed`);
    await ada.write('POST', `${base}/mark_all_clicked`);
    expect(await badgeOf(grace)).toBe(1);
  });
});

describe('NOTIF-04 a click', () => {
  test('NOTIF-04 marks one clicked and viewed, and twice or at once is the same', async () => {
    await tell('ada@x.example');
    await tell('ada@x.example');
    const [newest] = await listOf(ada);
    const click = () => ada.write('POST', `${base}/${newest?.id}/mark_clicked`, { body: {} });
    const answers = [...(await Promise.all([click(), click(), click()])), await click()];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body.data).toEqual({ count: 1 });
    }
    expect((await listOf(ada)).slice(0, 2).map(({ isClicked }) => isClicked)).toEqual([true, false]);
  });

  test('NOTIF-04 on all marks all, each with its first click', async () => {
    await tell('ada@x.example');
    await tell('ada@x.example');
    const all = () => ada.write('POST', `${base}/mark_all_clicked`, { body: { domain: ours } });
    for (const { status, body } of await Promise.all([all(), all()])) {
      expect(status).toBe(200);
      expect(body.data).toEqual({ count: 0 });
    }
    expect((await listOf(ada)).every(({ isClicked }) => isClicked)).toBe(true);
  });

  test('API-10 on another candidate’s, another employer’s or an unknown one is refused alike', async () => {
    await tell('grace@x.example');
    const [graces] = await listOf(grace);
    await tell('ada@x.example', { domain: theirs });
    const elsewhere = server.browser(theirs);
    await elsewhere.logIn('ada@x.example');
    const [foreign] = await listOf(elsewhere);
    const refusals = await Promise.all(
      [graces?.id, foreign?.id, 2_147_483_647].map((id) =>
        ada.write('POST', `${base}/${id}/mark_clicked`, { body: {} }),
      ),
    );
    for (const refusal of refusals) {
      expect(refusal.status).toBe(404);
      expect(refusal.text).toBe(refusals[2]?.text);
    }
    expect((await listOf(grace))[0]?.isClicked).toBe(false);
  });

  test.each(['0', '-1', '1.5', 'x', '2147483648'])('API-10 on number %s is refused by name', async (id) => {
    const { status, body } = await ada.write('POST', `${base}/${id}/mark_clicked`, { body: {} });
    expect(status).toBe(400);
    expect(Object.keys(body.validationErrors ?? {})).toEqual(['id']);
  });

  test.each(['mark_all_viewed', 'mark_all_clicked', '1/mark_clicked'])(
    'API-10 %s refuses a malformed body by name',
    async (path) => {
      const { status, body } = await ada.write('POST', `${base}/${path}`, { body: { domain: 3 } });
      expect(status).toBe(400);
      expect(Object.keys(body.validationErrors ?? {})).toEqual(['domain']);
    },
  );
});
