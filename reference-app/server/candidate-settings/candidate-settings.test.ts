import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Settings } from '../../contract/settings.ts';
import { goodPassword } from '../../../tests/server/accounts.ts';
import {
  accountIn,
  password,
  startServer,
  type Browser,
  type TestServer,
} from '../../../tests/server/harness.ts';
import { createAccount } from '../accounts/store.ts';
import { listActions } from '../audit/store.ts';
import { notify } from '../notifications/store.ts';
import { findChoices } from './store.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const path = '/api/pcsx/settings';
const consentPath = `${path}/privacy_consent`;
const accounts = ['ada', 'bea', 'cleo', 'dora', 'admin'].map((name) => ({
  email: `${name}@x.example`,
  ...(name === 'admin' && { roles: ['candidate' as const, 'admin' as const] }),
}));
const config = {
  supportedLanguages: ['en-US' as const, 'ar' as const],
  notificationsConfig: { enableCandidateInappNotifications: true, actionRequired: { enabled: true } },
  privacyConfig: { consentText: 'We keep your profile.\n\nFor two years.' },
};
let now = Date.UTC(2026, 2, 1);
let server: TestServer;

beforeAll(async () => {
  server = await startServer(
    [
      { domain: ours, config, accounts },
      { domain: theirs, accounts },
    ],
    { now: () => now },
  );
});
afterAll(() => server.close());

async function loggedIn(name: string, domain = ours) {
  const browser = server.browser(domain);
  expect((await browser.logIn(`${name}@x.example`)).status).toBe(200);
  return browser;
}
const settingsOf = async (browser: Browser) => (await browser.get<Settings>(path)).body.data;
const change = (browser: Browser, body: object) => browser.write<Settings>('PUT', path, { body });
const changeConsent = (browser: Browser, body: object) =>
  browser.write<Settings>('PUT', consentPath, { body });

test('SETTINGS-01 nothing is chosen at first; what a change does not say stays as it is', async () => {
  const ada = await loggedIn('ada');
  expect(await settingsOf(ada)).toMatchObject({
    language: null,
    notifications: 'all',
    hasPassword: true,
    privacyConsent: { text: config.privacyConfig.consentText, givenAt: null, isOutdated: false },
  });
  expect((await change(ada, { language: 'ar' })).body.data).toMatchObject({
    language: 'ar',
    notifications: 'all',
  });
  expect((await change(ada, { notifications: 'action_required' })).body.data).toMatchObject({
    language: 'ar',
    notifications: 'action_required',
  });
  expect((await change(ada, {})).body.data).toEqual(await settingsOf(ada));
  expect((await change(ada, { language: 'fr' })).status).toBe(400);
  expect((await settingsOf(await loggedIn('ada', theirs))).language).toBeNull();
});

test('SETTINGS-01 mails are written in the language that was chosen', async () => {
  const bea = await loggedIn('bea');
  await change(bea, { language: 'ar' });
  const body = { currentPassword: password, newPassword: goodPassword };
  expect((await bea.write('POST', '/api/pcsx/auth/password', { body })).status).toBe(200);
  const [mail] = await server.mailsTo('bea@x.example');
  expect(mail?.html).toContain('lang="ar" dir="rtl"');
});

test('SETTINGS-01 a language that the site does not have is refused', async () => {
  const { status, body } = await change(await loggedIn('ada', theirs), { language: 'ar' });
  expect([status, Object.keys(body.validationErrors ?? {})]).toEqual([400, ['language']]);
});

test('SETTINGS-01 NOTIF-01 who wants no news is shown and counts only what waits for them', async () => {
  const cleo = await loggedIn('cleo');
  const accountId = await accountIn(server, { domain: ours, email: 'cleo@x.example' });
  for (const notificationType of ['read_only', 'action_required'] as const)
    await notify(server.database, server.scopes[ours]!, {
      accountId,
      notification: {
        categoryTitle: 'Forms',
        message: notificationType,
        notificationType,
        redirectUrl: '',
        createdAt: new Date(now),
      },
    });
  const shown = async () => {
    const list = await cleo.get<{ notifications: { message: string }[] }>('/api/pcsx/notifications');
    const badge = await cleo.get<{ count: number }>('/api/pcsx/notification_badge');
    return [list.body.data.notifications.map(({ message }) => message), badge.body.data.count];
  };
  expect(await shown()).toEqual([['action_required', 'read_only'], 2]);
  await change(cleo, { notifications: 'action_required' });
  expect(await shown()).toEqual([['action_required'], 1]);
  // nor is what they are not shown marked as read
  await cleo.write('POST', '/api/pcsx/notifications/mark_all_clicked', { body: {} });
  expect(await shown()).toEqual([['action_required'], 0]);
  await change(cleo, { notifications: 'all' });
  expect(await shown()).toEqual([['action_required', 'read_only'], 1]);
});

test('SETTINGS-01 consent is given to one text, with its time, and can be withdrawn', async () => {
  const dora = await loggedIn('dora');
  const { version } = (await settingsOf(dora)).privacyConsent!;
  expect((await changeConsent(dora, { isGiven: true, version: 'another' })).status).toBe(409);
  now += 1_000;
  const given = new Date(now).toISOString();
  expect((await changeConsent(dora, { isGiven: true, version })).body.data.privacyConsent?.givenAt).toBe(
    given,
  );
  now += 1_000;
  // twice is the same as once
  expect((await changeConsent(dora, { isGiven: true, version })).body.data.privacyConsent?.givenAt).toBe(
    given,
  );
  const { tables } = (await dora.get<{ tables: Record<string, object[]> }>('/api/pcsx/my_data')).body.data;
  expect(tables['privacy_consent']).toMatchObject([{ text_version: version, given_at: given }]);

  const admin = await loggedIn('admin');
  const changed = { ...config, privacyConfig: { consentText: 'Another text.' } };
  const put = (body: object) =>
    admin.write('PUT', '/api/pcsx/config', { body: { config: body }, headers: { 'if-match': '*' } });
  expect((await put(changed)).status).toBe(200);
  expect((await settingsOf(dora)).privacyConsent).toMatchObject({ givenAt: given, isOutdated: true });
  expect((await changeConsent(dora, { isGiven: true, version })).status).toBe(409);
  // asked no more, what was given is still there to be withdrawn
  expect((await put({ ...config, privacyConfig: { consentText: '' } })).status).toBe(200);
  const { consentText: text } = config.privacyConfig;
  expect((await settingsOf(dora)).privacyConsent).toMatchObject({ text, givenAt: given, isOutdated: false });
  expect((await changeConsent(dora, { isGiven: false })).body.data.privacyConsent).toBeNull();
  expect((await changeConsent(dora, { isGiven: false })).status).toBe(200);
  expect((await put(config)).status).toBe(200);
  await changeConsent(dora, { isGiven: true, version });

  for (const _ of ['once', 'twice'])
    expect((await changeConsent(dora, { isGiven: false })).body.data.privacyConsent?.givenAt).toBeNull();
  const accountId = await accountIn(server, { domain: ours, email: 'dora@x.example' });
  const actions = await listActions(server.database, server.scopes[ours]!, 100);
  expect(
    actions.filter((entry) => entry.accountId === accountId && entry.action.startsWith('privacy.')),
  ).toMatchObject(
    ['withdraw', 'give', 'withdraw', 'give'].map((action) => ({ action: `privacy.consent.${action}` })),
  );
});

test('SETTINGS-01 where there is nothing to agree to, nobody can', async () => {
  const ada = await loggedIn('ada', theirs);
  expect((await settingsOf(ada)).privacyConsent).toBeNull();
  expect((await changeConsent(ada, { isGiven: true, version: '' })).status).toBe(404);
});

test('AUTH-03 it is told whether the account has a password', async () => {
  await createAccount(server.database, server.scopes[ours]!, {
    email: 'sso@x.example',
    passwordHash: null,
    firstName: 'Ada',
    lastName: 'Example',
    roles: ['candidate'],
    isOnboarded: true,
    isBootstrapped: true,
  });
  const browser = server.browser(ours);
  const email = 'sso@x.example';
  await browser.write('POST', '/api/pcsx/auth/code', { body: { email } });
  const code = /^\d{6}$/m.exec((await server.mailsTo(email)).at(-1)?.text ?? '')?.[0];
  await browser.write('POST', '/api/pcsx/auth/code/login', { body: { email, code } });
  expect((await settingsOf(browser)).hasPassword).toBe(false);
});

test('SETTINGS-01 settings of an account that was deleted meanwhile ask for a login', async () => {
  await expect(findChoices(server.database, server.scopes[ours]!, 2_147_483_647)).rejects.toMatchObject({
    status: 401,
  });
});
