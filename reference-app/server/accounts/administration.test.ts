import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountRow } from '../../contract/administration.ts';
import { whoAmI } from '../../../tests/server/accounts.ts';
import { password, startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { listActions, logAction } from '../audit/store.ts';
import { writeConfig } from '../employers/store.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const duel = 'duel.example';
const unlimited = { tries: 1_000_000, window: 1 };
let server: TestServer;
let admin: Browser;
let now = Date.UTC(2026, 2, 14);

beforeAll(async () => {
  const many = Array.from({ length: 51 }, (_, index) => ({ email: `person${index}@mail.example` }));
  server = await startServer(
    [
      {
        domain: ours,
        accounts: [
          { email: 'admin@mail.example', roles: ['candidate', 'admin'] },
          { email: 'under_score@mail.example' },
          { email: 'ada@mail.example' },
          ...many,
        ],
      },
      { domain: theirs, accounts: [{ email: 'admin@mail.example', roles: ['admin'] }] },
      {
        domain: duel,
        accounts: [
          { email: 'one@mail.example', roles: ['admin'] },
          { email: 'two@mail.example', roles: ['admin'] },
          { email: 'candidate@mail.example' },
        ],
      },
    ],
    { now: () => now, limits: { loginPerAddress: unlimited } },
  );
  admin = server.browser(ours);
  await admin.logIn('admin@mail.example');
});
afterAll(() => server.close());

const list = async (query = '', as = admin) =>
  (await as.get<{ accounts: AccountRow[]; count: number }>(`/api/pcsx/admin/accounts${query}`)).body.data;
const encIdOf = async (email: string, as = admin) =>
  (await list(`?query=${encodeURIComponent(email)}`, as)).accounts[0]?.encId ?? '';
const setRoles = (encId: string, roles: unknown, as = admin) =>
  as.write('PUT', `/api/pcsx/admin/accounts/${encId}/roles`, { body: { roles } });

describe('API-11 an admin sees the accounts of the employer', () => {
  test('page by page, with how many there are', async () => {
    const [first, second] = [await list(), await list('?start=50')];
    expect([first.count, second.count]).toEqual([54, 54]);
    const emails = [...first.accounts, ...second.accounts].map(({ email }) => email);
    expect(emails).toHaveLength(54);
    expect(new Set(emails).size).toBe(54);
    expect(first.accounts[0]).toEqual({
      encId: expect.any(String),
      email: 'admin@mail.example',
      fullName: 'Ada Example',
      roles: ['candidate', 'admin'],
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: new Date(now).toISOString(),
    });
  });

  test.each([
    ['?query=UNDER_SCORE', ['under_score@mail.example']],
    ['?query=person5_', []],
    ['?query=person50', ['person50@mail.example']],
    ['?role=admin', ['admin@mail.example']],
    ['?query=%25', []],
    ['?query=ada%20ex&start=53', ['person50@mail.example']],
    ['?start=5000', []],
  ])('that %s finds', async (query, emails) => {
    expect((await list(query)).accounts.map(({ email }) => email)).toEqual(emails);
  });

  test.each(['?start=-1', '?start=x', '?role=king'])('or what is wrong with %s', async (query) => {
    const refused = await admin.get(`/api/pcsx/admin/accounts${query}`);
    expect(refused.status).toBe(400);
    expect(refused.body.validationErrors).toBeDefined();
  });
});

describe('AUTH-03 roles', () => {
  test('are given and taken, which ends the sessions of the account and is noted', async () => {
    const ada = server.browser(ours);
    await ada.logIn('ada@mail.example');
    const encId = await encIdOf('ada@');
    const given = await setRoles(encId, ['theme_builder', 'candidate', 'candidate']);
    expect(given.body.data).toEqual({ encId, roles: ['candidate', 'theme_builder'] });
    expect(await whoAmI(ada)).toMatchObject({ isLoggedIn: false });
    await ada.logIn('ada@mail.example');
    expect((await whoAmI(ada)).roles).toEqual(['candidate', 'theme_builder']);
    const [, noted] = await listActions(server.database, server.scopes[ours]!, 2);
    expect(noted).toMatchObject({
      action: 'account.roles',
      accountId: expect.any(Number),
      detail: { roles: ['candidate', 'theme_builder'] },
    });
    // the same again changes nothing
    expect((await setRoles(encId, ['candidate', 'theme_builder'])).status).toBe(200);
    expect(await whoAmI(ada)).toMatchObject({ isLoggedIn: true });
    await setRoles(encId, ['candidate']);
  });

  test('come with that of a candidate, whichever are given', async () => {
    const encId = await encIdOf('person8@');
    const given = await setRoles(encId, ['theme_builder']);
    expect(given.body.data).toEqual({ encId, roles: ['candidate', 'theme_builder'] });
    const [noted] = await listActions(server.database, server.scopes[ours]!, 1);
    expect(noted).toMatchObject({
      action: 'account.roles',
      detail: { roles: ['candidate', 'theme_builder'] },
    });
    const builder = server.browser(ours);
    await builder.logIn('person8@mail.example');
    // the same again changes nothing
    expect((await setRoles(encId, ['theme_builder', 'candidate'])).status).toBe(200);
    expect((await whoAmI(builder)).roles).toEqual(['candidate', 'theme_builder']);
  });

  test('that were kept without that of a candidate are read with it', async () => {
    const stranger = server.browser(theirs);
    await stranger.logIn('admin@mail.example');
    expect((await whoAmI(stranger)).roles).toEqual(['candidate', 'admin']);
    for (const query of ['', '?role=candidate', '?role=admin'])
      expect((await list(query, stranger)).accounts.map(({ roles }) => roles)).toEqual([
        ['candidate', 'admin'],
      ]);
  });

  test('are all taken from whoever may not log in any more', async () => {
    const shut = server.browser(ours);
    await shut.logIn('person7@mail.example');
    expect((await setRoles(await encIdOf('person7@'), [])).status).toBe(200);
    expect(await whoAmI(shut)).toMatchObject({ isLoggedIn: false });
    const refused = await server.browser(ours).logIn('person7@mail.example');
    expect(refused.status).toBe(403);
    expect(refused.body.message).toMatch(/may not log in any more/);
  });

  test('AUTH-02 decide who stays logged in when candidates may not log in any more', async () => {
    const candidate = server.browser(duel);
    const looksAfter = server.browser(duel);
    await candidate.logIn('candidate@mail.example');
    await looksAfter.logIn('one@mail.example');
    await writeConfig(server.database, server.scopes[duel]!, {
      revision: 2,
      config: { loginSignupConfig: { candidateLoginEnabled: false } },
    });
    expect(await whoAmI(candidate)).toMatchObject({ isLoggedIn: false });
    expect(await whoAmI(looksAfter)).toMatchObject({ isLoggedIn: true });
    expect((await candidate.get('/api/pcsx/auth/sessions')).status).toBe(401);
  });

  test('of one’s own stay', async () => {
    const refused = await setRoles(await encIdOf('admin@'), ['candidate']);
    expect(refused.status).toBe(403);
    expect((await whoAmI(admin)).roles).toEqual(['candidate', 'admin']);
  });

  test('of others, and of nobody, are not there', async () => {
    const stranger = server.browser(theirs);
    await stranger.logIn('admin@mail.example');
    const tried = await setRoles(await encIdOf('ada@'), ['admin'], stranger);
    const unknown = await setRoles('nobody', ['admin'], stranger);
    expect(tried.status).toBe(404);
    expect(tried.body).toEqual(unknown.body);
  });

  test.each([
    [['king'], 'roles.0'],
    ['admin', 'roles'],
    [undefined, 'roles'],
  ])('are what there is: not %j', async (roles, field) => {
    const refused = await setRoles(await encIdOf('ada@'), roles);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.validationErrors ?? {})).toEqual([field]);
  });

  test('of two admins who take each other’s at once, one stays', async () => {
    const [one, two] = [server.browser(duel), server.browser(duel)];
    await one.logIn('one@mail.example');
    await two.logIn('two@mail.example');
    const [first, second] = [await encIdOf('one@', one), await encIdOf('two@', one)];
    const statuses = await Promise.all([
      setRoles(second, [], one).then(({ status }) => status),
      setRoles(first, [], two).then(({ status }) => status),
    ]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const left = [await whoAmI(one), await whoAmI(two)].filter(({ roles }) => roles.includes('admin'));
    expect(left).toHaveLength(1);
  });
});

describe('AUTH-03 the audit of sign-ins', () => {
  type Page = {
    signIns: { id: number; how: string; result: string; account: object | null }[];
    next: number | null;
  };
  const page = async (as: Browser, before: number | null = null) =>
    (await as.get<Page>(`/api/pcsx/admin/sign_ins${before === null ? '' : `?before=${before}`}`)).body.data;

  test('tells who logged in, who failed and who was held up, page by page', async () => {
    now += 11 * 60_000;
    const limited = server.browser(ours);
    for (let round = 0; round < 22; round += 1) await limited.logIn('person0@mail.example', 'wrong');
    await limited.logIn('nobody@mail.example', 'wrong');
    for (let round = 1; round < 40; round += 1) await limited.logIn(`person${round}@mail.example`);

    const pages = [await page(admin)];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await page(admin, next));
    const all = pages.flatMap(({ signIns }) => signIns);
    expect(pages[0]?.signIns).toHaveLength(50);
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((one, two) => two - one));
    expect(all[0]).toMatchObject({
      how: 'password',
      result: 'done',
      account: { email: 'person39@mail.example' },
    });
    expect(all[39]).toMatchObject({ result: 'wrong', account: null });
    // the first of those that were refused; the others tell nothing more
    expect(all[40]).toMatchObject({ result: 'limit', account: { email: 'person0@mail.example' } });
    expect(all.filter(({ result }) => result === 'limit')).toHaveLength(1);
    expect(JSON.stringify(all)).not.toContain('nobody@');
  });

  test('goes on without those who have had themselves erased', async () => {
    const leaving = server.browser(ours);
    await leaving.logIn('person50@mail.example');
    const [own] = (await page(admin)).signIns;
    expect(own).toMatchObject({ result: 'done', account: { email: 'person50@mail.example' } });
    await leaving.write('POST', '/api/pcsx/delete_account', { body: { password } });
    expect((await page(admin)).signIns.map(({ id }) => id)).not.toContain(own?.id);
  });

  test('is each employer’s own', async () => {
    const stranger = server.browser(theirs);
    await stranger.logIn('admin@mail.example');
    const { signIns } = await page(stranger);
    expect(JSON.stringify(signIns)).not.toContain('person');
  });
});

describe('API-11 an admin reads the audit log', () => {
  type Actions = {
    actions: { id: number; action: string; account: { email: string } | null; detail: object }[];
    next: number | null;
  };
  const read = async (query = '', as = admin) =>
    (await as.get<Actions>(`/api/pcsx/admin/actions${query}`)).body.data;

  test('newest first, page by page, and by what was done', async () => {
    const scope = server.scopes[ours]!;
    for (let count = 0; count < 60; count += 1)
      await logAction(server.database, scope, {
        accountId: null,
        at: new Date(now),
        action: 'test.note',
        detail: { count },
      });
    const first = await read('?action=test.');
    expect(first.actions).toHaveLength(50);
    expect(first.actions[0]).toMatchObject({ action: 'test.note', detail: { count: 59 }, account: null });
    const second = await read(`?action=test.&before=${first.next}`);
    expect([second.actions.length, second.next]).toEqual([10, null]);
    expect((await read('?action=session.begin')).actions.at(-1)?.account?.email).toBe('admin@mail.example');
  });

  test('of their own employer only, and nobody else does', async () => {
    const other = server.browser(theirs);
    await other.logIn('admin@mail.example');
    expect((await read('?action=test.', other)).actions).toEqual([]);
    expect((await server.browser(ours).get('/api/pcsx/admin/actions')).status).toBe(401);
  });
});
