import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { whoAmI } from '../../../../tests/server/accounts.ts';
import { accountIn, startServer, type Browser, type TestServer } from '../../../../tests/server/harness.ts';
import { startSignOnProvider, type SignOnProvider } from '../../../../tests/server/sign-on-provider.ts';
import { listSignIns } from '../../audit/sign-ins.ts';
import { inTransaction } from '../../database/database.ts';
import { changeRoles } from '../role-store.ts';

const ours = 'ours.example';
const callback = '/api/pcsx/auth/sso/callback';
const redirectTo = `http://site.example${callback}`;
const minutes = 60_000;
let provider: SignOnProvider;
let secretive: SignOnProvider;
let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  provider = await startSignOnProvider({ id: 'portico', redirectTo });
  secretive = await startSignOnProvider({ id: 'portico', secret: 'only the two of us', redirectTo });
  const ssoConfig = { issuer: provider.issuer, clientId: 'portico' };
  const accounts = [{ email: 'ada@mail.example' }];
  server = await startServer(
    [
      { domain: ours, accounts, config: { ssoConfig, allowedRedirectHosts: ['jobs.partner.example'] } },
      {
        domain: 'roles.example',
        accounts: [
          { email: 'ada@mail.example', roles: ['candidate', 'admin'] },
          { email: 'bo@mail.example' },
        ],
        config: {
          ssoConfig: {
            ...ssoConfig,
            scopes: ['email', 'profile', 'groups'],
            createsAccounts: true,
            rolesClaim: 'groups',
            roleMap: { brand: 'theme_builder', bosses: 'admin' },
          },
        },
      },
      {
        domain: 'closed.example',
        accounts: [...accounts, { email: 'bo@mail.example', roles: ['admin'] }],
        config: {
          loginSignupConfig: { candidateLoginEnabled: false },
          ssoConfig: { ...ssoConfig, createsAccounts: true },
        },
      },
      {
        domain: 'secret.example',
        accounts,
        config: { ssoConfig: { issuer: secretive.issuer, clientId: 'portico' } },
      },
      {
        domain: 'unset.example',
        accounts,
        config: { ssoConfig: { issuer: secretive.issuer, clientId: 'portico' } },
      },
      {
        domain: 'away.example',
        config: { ssoConfig: { issuer: 'http://127.0.0.1:9', clientId: 'portico' } },
      },
      { domain: 'none.example', accounts },
    ],
    {
      now: () => now,
      sso: {
        allowsHttp: true,
        secretOf: (domain) => (domain === 'secret.example' ? 'only the two of us' : undefined),
      },
    },
  );
});
afterAll(async () => {
  await server.close();
  await provider.close();
  await secretive.close();
});
beforeEach(() => {
  now += 11 * minutes;
  provider.people = {
    ada: { email: 'ada@mail.example', email_verified: true, given_name: 'Ada', family_name: 'Lovelace' },
    bo: { email: 'bo@mail.example', email_verified: true, name: 'Bo Example' },
    cy: { email: 'cy@mail.example', email_verified: true, name: 'Cy Example' },
    dee: { email: 'dee@mail.example', email_verified: true, name: 'Dee Example', groups: 'brand' },
    new: { email: 'new@mail.example', email_verified: true, name: 'Nora Ann New' },
    liar: { email: 'ada@mail.example', email_verified: false },
    nobody: {},
  };
  secretive.people = provider.people;
});

async function begin(browser: Browser, query = '') {
  const answer = await browser.get(`/api/pcsx/auth/sso${query}`);
  expect(answer.status).toBe(302);
  return String(answer.headers.location);
}
async function come(browser: Browser, back: string) {
  const { pathname, search } = new URL(back);
  const answer = await browser.get(pathname + search);
  expect(answer.status).toBe(302);
  return String(answer.headers.location);
}
/** From the site to the provider and back. */
async function signOn(
  person: string | null,
  { domain = ours, query = '', at = provider, browser = server.browser(domain) } = {},
) {
  at.person = person;
  const leadsTo = await come(browser, await at.visit(await begin(browser, query)));
  return { browser, leadsTo };
}

describe('AUTH-03 single sign-on', () => {
  test('logs in whoever has an account with the e-mail that the provider vouches for', async () => {
    const { browser, leadsTo } = await signOn('ada', { query: '?next=/careers/offers' });
    expect(leadsTo).toBe('/careers/offers?domain=ours.example');
    expect(await whoAmI(browser)).toMatchObject({ isLoggedIn: true, profile: { email: 'ada@mail.example' } });
    const [noted] = await listSignIns(server.database, server.scopes[ours]!, { limit: 1 });
    expect(noted).toMatchObject({ how: 'sso', result: 'done', account: { email: 'ada@mail.example' } });
  });

  test('knows them again when their e-mail is another one', async () => {
    await signOn('ada');
    provider.people.ada = { email: 'married@mail.example', email_verified: true };
    const { browser } = await signOn('ada');
    expect((await whoAmI(browser)).profile?.email).toBe('ada@mail.example');
  });

  test('asks for a code with PKCE, a state and a nonce that are new each time', async () => {
    const asked = await Promise.all(
      [1, 2].map(async () => new URL(await begin(server.browser(ours))).searchParams),
    );
    for (const query of asked) {
      expect(query.get('response_type')).toBe('code');
      expect(query.get('code_challenge_method')).toBe('S256');
      expect(query.get('redirect_uri')).toBe(redirectTo);
      expect(query.get('scope')).toBe('openid email profile');
    }
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(new Set(asked.map((query) => query.get(name))).size, name).toBe(2);
  });

  test('proves itself to the provider with the secret of the employer', async () => {
    const { leadsTo } = await signOn('ada', { domain: 'secret.example', at: secretive });
    expect(leadsTo).toBe('/careers?domain=secret.example');
    const without = await signOn('ada', { domain: 'unset.example', at: secretive });
    expect(without.leadsTo).toBe('/careers/login?sso=denied&domain=unset.example');
  });

  test.each([
    ['https://evil.example/x', '/careers?domain=ours.example'],
    ['/careers/login', '/careers?domain=ours.example'],
    ['https://jobs.partner.example/x', 'https://jobs.partner.example/x'],
  ])('leads to this site only: next=%s', async (next, target) => {
    const { leadsTo } = await signOn('ada', { query: `?next=${encodeURIComponent(next)}` });
    expect(leadsTo).toBe(target);
  });

  test.each([
    ['an e-mail that the provider does not vouch for', 'liar', 'unverified'],
    ['no e-mail', 'nobody', 'unverified'],
    ['no account, where none is made', 'new', 'no_account'],
    ['no consent', null, 'denied'],
  ])('with %s ends at the login', async (_what, person, reason) => {
    const { browser, leadsTo } = await signOn(person);
    expect(leadsTo).toBe(`/careers/login?sso=${reason}&domain=ours.example`);
    expect(await whoAmI(browser)).toMatchObject({ isLoggedIn: false });
  });

  test('ends in the browser that began it, within ten minutes, once', async () => {
    provider.person = 'ada';
    const browser = server.browser(ours);
    const back = await provider.visit(await begin(browser));
    const other = server.browser(ours);
    expect(await come(other, back)).toBe('/careers/login?sso=expired&domain=ours.example');
    await begin(other);
    expect(await come(other, back)).toBe('/careers/login?sso=expired&domain=ours.example');
    expect(await come(browser, back)).toBe('/careers?domain=ours.example');
    expect(await come(browser, back)).toBe('/careers/login?sso=expired&domain=ours.example');

    const late = server.browser(ours);
    const lateBack = await provider.visit(await begin(late));
    now += 10 * minutes;
    expect(await come(late, lateBack)).toBe('/careers/login?sso=expired&domain=ours.example');
  });

  test('goes on in each of several tabs, at several employers', async () => {
    provider.person = 'ada';
    const browser = server.browser(ours);
    const backs = [
      await provider.visit(await begin(browser, '?next=/careers/search')),
      await provider.visit(await begin(browser, '?domain=roles.example')),
    ];
    expect(await come(browser, backs[0]!)).toBe('/careers/search?domain=ours.example');
    expect(await come(browser, backs[1]!)).toBe('/careers?domain=roles.example');
  });

  test('that is tried too often says so on the page of the login', async () => {
    provider.person = 'ada';
    const address = `http://site.example/careers/login?sso=limit&domain=${ours}`;
    const leads = [];
    for (let count = 0; count < 130; count += 1) leads.push((await signOn('ada')).leadsTo);
    expect(new URL(leads.at(-1)!, address).href).toBe(address);
  });

  test.each(['', 'x', 'eyJkb21haW4iOiJvdXJzLmV4YW1wbGUifQ.x'])(
    'takes no flow that it has not sealed: %j',
    async (forged) => {
      const browser = server.browser(ours);
      const state = `x.${ours}`;
      browser.cookies.set(`portico_sso_${state}`.slice(0, 28), forged);
      expect(await come(browser, `${redirectTo}?code=x&state=${state}`)).toBe(
        `/careers/login?sso=expired&domain=${ours}`,
      );
      expect(await come(browser, `${redirectTo}?code=x`)).toBe('/careers/login?sso=expired');
    },
  );

  test('with a code that is not the provider’s is refused, and noted', async () => {
    const browser = server.browser(ours);
    const state = new URL(await begin(browser)).searchParams.get('state');
    expect(await come(browser, `${redirectTo}?code=forged&state=${state}&iss=${provider.issuer}`)).toBe(
      '/careers/login?sso=denied&domain=ours.example',
    );
    const [noted] = await listSignIns(server.database, server.scopes[ours]!, { limit: 1 });
    expect(noted).toMatchObject({ how: 'sso', result: 'wrong', account: null });
    expect(JSON.stringify(server.logged)).not.toContain('forged');
  });

  test('that does not answer leads back to the login, which says so', async () => {
    const leadsTo = await begin(server.browser('away.example'));
    expect(leadsTo).toBe('/careers/login?sso=unavailable&domain=away.example');
  });

  test('is not there for an employer without one', async () => {
    expect((await server.browser('none.example').get('/api/pcsx/auth/sso')).status).toBe(404);
  });
});

describe('AUTH-03 single sign-on that makes accounts and gives roles', () => {
  const domain = 'roles.example';

  test('opens one account at the first login, however many come at once', async () => {
    provider.person = 'new';
    const browsers = [server.browser(domain), server.browser(domain)];
    const backs: string[] = [];
    for (const browser of browsers) backs.push(await provider.visit(await begin(browser)));
    await Promise.all(browsers.map((browser, index) => come(browser, backs[index] ?? '')));
    const people = await Promise.all(browsers.map(whoAmI));
    expect(people[0]?.profile).toMatchObject({ firstName: 'Nora', lastName: 'Ann New' });
    expect(people[1]?.profile?.encId).toBe(people[0]?.profile?.encId);
    // it has no password that anybody could guess
    expect((await server.browser(domain).logIn('new@mail.example', '')).status).toBe(400);
    expect((await server.browser(domain).logIn('new@mail.example', 'nobody has this password')).status).toBe(
      401,
    );
  });

  test('gives what the claim is worth, and takes it when it is gone', async () => {
    provider.people.bo = { ...provider.people.bo, groups: ['brand', 'bosses', 'others', 'constructor'] };
    const first = await signOn('bo', { domain });
    expect((await whoAmI(first.browser)).roles).toEqual(['candidate', 'theme_builder', 'admin']);
    provider.people.bo = { ...provider.people.bo, groups: 'brand' };
    const second = await signOn('bo', { domain });
    expect((await whoAmI(second.browser)).roles).toEqual(['candidate', 'theme_builder']);
    expect(await whoAmI(first.browser)).toMatchObject({ isLoggedIn: false });
  });

  test('ends the preview links of whom it takes the role from, also when it gives it back', async () => {
    const builder = (await signOn('dee', { domain })).browser;
    const { body } = await builder.write<{ token: string }>('POST', '/api/pcsx/themes/previews', {
      body: { hours: 24, note: '' },
    });
    const leads = async () =>
      (await server.browser(domain).get(`/api/pcsx/themes/preview?token=${body.data.token}`)).status;
    expect(await leads()).toBe(200);
    for (const groups of ['others', 'brand']) {
      provider.people.dee = { ...provider.people.dee, groups };
      await signOn('dee', { domain });
      expect([groups, await leads()]).toEqual([groups, 404]);
    }
  });

  test('gives nothing back to whom an admin has taken all roles from', async () => {
    const before = await signOn('cy', { domain });
    const accountId = await accountIn(server, { domain, email: 'cy@mail.example' });
    await inTransaction(server.database, (transaction) =>
      changeRoles(transaction, server.scopes[domain]!, { accountId, roles: [] }),
    );
    provider.people.cy = { ...provider.people.cy, groups: 'brand' };
    const { browser, leadsTo } = await signOn('cy', { domain });
    expect(leadsTo).toBe('/careers/login?sso=not_allowed&domain=roles.example');
    for (const each of [before.browser, browser])
      expect(await whoAmI(each)).toMatchObject({ isLoggedIn: false });
  });

  test('leaves the last admin one', async () => {
    const { browser } = await signOn('ada', { domain });
    expect((await whoAmI(browser)).roles).toEqual(['candidate', 'admin']);
  });
});

describe('AUTH-02 single sign-on where candidates may not log in', () => {
  test.each([
    ['a candidate', 'ada'],
    ['somebody new', 'new'],
  ])('refuses %s', async (_who, person) => {
    const { browser, leadsTo } = await signOn(person, { domain: 'closed.example' });
    expect(leadsTo).toBe('/careers/login?sso=not_allowed&domain=closed.example');
    expect(await whoAmI(browser)).toMatchObject({ isLoggedIn: false });
  });

  test('lets those in who look after the site', async () => {
    const { browser } = await signOn('bo', { domain: 'closed.example' });
    expect(await whoAmI(browser)).toMatchObject({ isLoggedIn: true, roles: ['candidate', 'admin'] });
  });
});
