import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goodPassword, signUpBody, tokenIn, whoAmI } from '../../../tests/server/accounts.ts';
import { ada, apply } from '../../../tests/server/applying.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { listActions } from '../audit/store.ts';

const ours = 'ours.example';
const hours = 3_600_000;
let server: TestServer;
let now = Date.UTC(2026, 2, 14);
let browser: Browser;
let email: string;
let person = 0;

beforeAll(async () => {
  server = await startServer(
    [
      {
        domain: ours,
        name: 'Meridian Health',
        config: { supportedLanguages: ['en-US', 'ar'] },
        accounts: [{ email: 'ada@mail.example' }],
        postings: ['Nurse', 'Porter', 'Cook'].map((title) => aPosting({ sourceId: title, title })),
      },
      { domain: 'theirs.example' },
      {
        domain: 'closed.example',
        config: { loginSignupConfig: { candidateLoginEnabled: false } },
      },
    ],
    { now: () => now, origin: 'https://careers.example' },
  );
});
afterAll(() => server.close());
beforeEach(() => {
  now += 2 * hours;
  person += 1;
  email = `person${person}@mail.example`;
  browser = server.browser(ours);
});

function signUp(changes: object = {}, from = browser) {
  // so that mails have an order
  now += 1_000;
  return from.write('POST', '/api/pcsx/auth/sign_up', { body: { ...signUpBody, email, ...changes } });
}
const confirm = (body: { token: string; password?: string }, from = browser) =>
  from.write('POST', '/api/pcsx/auth/sign_up/confirm', { body });
const linkOf = async (to = email) => tokenIn((await server.mailsTo(to)).at(-1), 'confirm');

describe('AUTH-03 signing up', () => {
  test('opens an account when the link of the mail is followed, and logs in', async () => {
    const asked = await signUp();
    expect(asked.status).toBe(200);
    expect(asked.body.data).toEqual({ email });
    expect(await whoAmI(browser)).toMatchObject({ isLoggedIn: false });
    expect((await browser.logIn(email, goodPassword)).status).toBe(401);

    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toBe('Confirm your account at Meridian Health');
    expect(mail?.text).toContain('https://careers.example/careers/login?domain=ours.example#confirm=');

    const confirmed = await confirm({ token: await linkOf() });
    expect(confirmed.status).toBe(200);
    expect(await whoAmI(browser)).toMatchObject({
      isLoggedIn: true,
      isOnboarded: false,
      isBootstrapped: false,
      roles: ['candidate'],
      profile: { email, fullName: 'Grace Hopper' },
    });
    expect((await server.browser(ours).logIn(email, goodPassword)).status).toBe(200);
  });

  test('writes in the language that was chosen', async () => {
    await signUp({ language: 'ar' });
    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toBe('أكّد حسابك لدى Meridian Health');
    expect(mail?.html).toContain('dir="rtl"');
  });

  test('sends nothing that was typed, which anybody could have sent to anybody', async () => {
    await signUp({ firstName: 'Visit evil.example', lastName: 'now' });
    const [mail] = await server.mailsTo(email);
    expect(mail?.html).toContain('Meridian Health');
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });

  test('answers the same where there is an account, and tells its owner by mail only', async () => {
    const fresh = await signUp();
    const known = await signUp({ email: 'ADA@mail.example' });
    expect(known.status).toBe(fresh.status);
    expect(known.body).toEqual({ ...fresh.body, data: { email: 'ADA@mail.example' } });
    const mail = (await server.mailsTo('ada@mail.example')).at(-1);
    expect(mail?.subject).toBe('You already have an account at Meridian Health');
    expect(mail?.text).not.toContain('#confirm');
    expect((await server.browser(ours).logIn('ada@mail.example')).status).toBe(200);
  });

  test('takes links to the site from its settings, whatever the request says', async () => {
    await browser.get('/api/pcsx/profile_details');
    await browser.send({
      method: 'POST',
      url: '/api/pcsx/auth/sign_up',
      headers: { host: 'evil.example', 'x-csrf-token': browser.csrfToken },
      payload: { ...signUpBody, email },
    });
    const [mail] = await server.mailsTo(email);
    expect(mail?.text).toContain('https://careers.example/');
    expect(mail?.text).not.toContain('evil');
  });

  test('in another browser asks for the password, since whoever reads the mail need not have chosen it', async () => {
    await signUp();
    const token = await linkOf();
    const other = server.browser(ours);
    for (const body of [{ token }, { token, password: 'something else' }]) {
      const refused = await confirm(body, other);
      expect(refused.status).toBe(401);
      expect(refused.headers['x-login']).toBeUndefined();
      expect(Object.keys(refused.body.validationErrors ?? {})).toEqual(['password']);
    }
    expect((await confirm({ token, password: goodPassword }, other)).status).toBe(200);
  });

  test('opens one account, however often and however fast the link is followed', async () => {
    await signUp();
    const token = await linkOf();
    const statuses = await Promise.all([1, 2, 3].map(async () => (await confirm({ token })).status));
    expect(statuses.toSorted()).toEqual([200, 410, 410]);
    // the answer that came last may have brought a token from before the login
    await browser.get('/api/pcsx/profile_details');
    expect((await confirm({ token })).status).toBe(410);
  });

  test('ends earlier links of the same e-mail when one is followed', async () => {
    await signUp();
    const first = await linkOf();
    await signUp({ firstName: 'Amazing' });
    expect((await confirm({ token: await linkOf() })).status).toBe(200);
    expect((await confirm({ token: first })).status).toBe(410);
  });

  test.each([
    ['unknown', async () => 'x'.repeat(43)],
    [
      'a day old',
      async () => {
        const token = await linkOf();
        now += 24 * hours;
        return token;
      },
    ],
  ])('refuses a link that is %s', async (_what, tokenOf) => {
    await signUp();
    const refused = await confirm({ token: await tokenOf() });
    expect(refused.status).toBe(410);
    expect(refused.body.message).toMatch(/expired or was used/);
  });

  test('at one employer opens nothing at another', async () => {
    await signUp();
    const elsewhere = server.browser('theirs.example');
    expect((await confirm({ token: await linkOf(), password: goodPassword }, elsewhere)).status).toBe(410);
  });

  test('AUTH-02 is not offered where candidates have no accounts', async () => {
    const closed = server.browser('closed.example');
    expect((await signUp({}, closed)).status).toBe(403);
    expect((await confirm({ token: 'x' }, closed)).status).toBe(403);
  });

  test.each([
    [{ email: 'no address' }, 'email'],
    [{ email: 'a@b.example, c@d.example' }, 'email'],
    [{ password: 'seven 7' }, 'password'],
    [{ password: 'Password123' }, 'password'],
    [{ password: 'gracehopper', firstName: 'Grace Hopper' }, 'password'],
    [{ firstName: ' ' }, 'firstName'],
    [{ firstName: 'Claim at https://evil.example' }, 'firstName'],
    [{ firstName: 'Ada\r\n\r\nYour account is locked. Call us.' }, 'firstName'],
    [{ firstName: 'Ada\u2028Call us.' }, 'firstName'],
    [{ firstName: 'Ada\u0007' }, 'firstName'],
    [{ lastName: '\ud800' }, 'lastName'],
    [{ lastName: 'x'.repeat(101) }, 'lastName'],
    [{ language: 'tlh' }, 'language'],
  ])('names what is wrong with %j', async (changes, field) => {
    const refused = await signUp(changes);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.validationErrors ?? {})).toEqual([field]);
    expect(await server.mailsTo(email)).toEqual([]);
  });

  test('takes names as the profile does, which saves them as they are', async () => {
    const [firstname, lastname] = ['𝒢'.repeat(100), "d’Ávila-O'Neil (née \u{1F98A}) \u0639\u0644\u064A"];
    await signUp({ firstName: ` ${firstname} `, lastName: lastname });
    await confirm({ token: await linkOf() });
    const section = { op_section: 'personal', operation: 'update' };
    const save = (value: object) =>
      browser.write('POST', '/api/pcsx/profile_edit', { body: { ...section, op_data: { value } } });
    const saved = await save({ firstname, lastname, phone: '123456' });
    expect([saved.status, saved.body.data]).toMatchObject([200, { firstname, lastname }]);
    expect((await save({ firstname: 'Ada\nCall us.', lastname })).status).toBe(422);
  });

  test('sends at most five mails an hour to one address, from wherever they are asked for', async () => {
    const statuses = [];
    for (let round = 0; round < 6; round += 1) statuses.push((await signUp()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await server.mailsTo(email)).toHaveLength(5);
  });

  test('notes that an account was opened, without who it is', async () => {
    await signUp();
    await confirm({ token: await linkOf() });
    const noted = await listActions(server.database, server.scopes[ours]!, 2);
    expect(noted.map(({ action }) => action)).toEqual(['session.begin', 'account.open']);
    expect(JSON.stringify(noted)).not.toContain(email);
    expect(JSON.stringify(server.logged)).not.toContain(email);
  });
});

const sentAs = (from: Browser, pids: string, as = email) =>
  apply(from, pids, { profile: { ...ada, email: as }, answers: {} });
async function applications(from: Browser) {
  const { body } = await from.get<Record<string, { name: string }[]>>('/api/pcsx/dashboard/applications');
  return Object.values(body.data)
    .flat()
    .map(({ name }) => name)
    .toSorted();
}
async function openAccount() {
  await signUp();
  await confirm({ token: await linkOf() });
}

describe('AUTH-03 what was sent as a visitor', () => {
  test('from any browser becomes the account’s when its e-mail is confirmed, and not before', async () => {
    const phone = server.browser(ours);
    expect((await sentAs(phone, '1')).status).toBe(201);
    expect((await sentAs(browser, '2', email.toUpperCase())).status).toBe(201);
    expect((await sentAs(server.browser(ours), '3', 'else@mail.example')).status).toBe(201);
    await signUp();
    expect((await sentAs(browser, '2', email.toUpperCase())).status).toBe(201);
    await confirm({ token: await linkOf() });
    expect(await applications(browser)).toEqual(['Nurse', 'Porter']);
    // and is known when the account applies
    now += hours;
    expect((await sentAs(browser, '1')).status).toBe(409);
  });

  test('for one job from two browsers stays two applications', async () => {
    await sentAs(server.browser(ours), '1');
    await sentAs(server.browser(ours), '1');
    await openAccount();
    expect(await applications(browser)).toEqual(['Nurse', 'Nurse']);
  });

  test('lets its browser write nothing more into the account while it is logged out', async () => {
    const phone = server.browser(ours);
    await sentAs(phone, '1');
    await openAccount();
    expect((await sentAs(phone, '2')).status).toBe(201);
    expect(await applications(browser)).toEqual(['Nurse']);
    expect((await sentAs(browser, '2')).status).toBe(201);
    expect(await applications(browser)).toEqual(['Nurse', 'Porter']);
  });

  test('once there is an account becomes the account’s where the same browser logs in, and nowhere else', async () => {
    await openAccount();
    const phone = server.browser(ours);
    await sentAs(phone, '1');
    await sentAs(phone, '2', 'else@mail.example');
    await sentAs(server.browser(ours), '3');
    expect(await applications(browser)).toEqual([]);
    expect((await phone.logIn(email, goodPassword)).status).toBe(200);
    expect(await applications(phone)).toEqual(['Nurse']);
    await browser.logIn(email, goodPassword);
    expect(await applications(browser)).toEqual(['Nurse']);
  });

  test('counts as applied when two browsers had sent it, and one of the two was withdrawn', async () => {
    await sentAs(server.browser(ours), '1');
    await sentAs(server.browser(ours), '1');
    await openAccount();
    const { body } = await browser.get<{ applications: { id: string }[] }>(
      '/api/pcsx/dashboard/applications',
    );
    const first = body.data.applications.at(-1)!.id;
    expect((await browser.write('POST', `/api/pcsx/applications/${first}/withdraw`)).status).toBe(200);
    now += hours;
    expect((await sentAs(browser, '1')).status).toBe(409);
    expect(await applications(browser)).toHaveLength(2);
  });
});
