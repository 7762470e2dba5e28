import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Onboarding } from '../../contract/onboarding.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { listActions } from '../audit/store.ts';

const asking = 'asking.example';
const plain = 'plain.example';
const bootstrappingConfig = {
  sections: [
    {
      title: 'Welcome',
      items: [
        { name: 'city', type: 'text' as const, label: 'City', required: true },
        { name: 'note', type: 'text' as const, label: 'Note' },
        { name: 'permit', type: 'fileUpload' as const, label: 'Permit' },
      ],
    },
  ],
};

let server: TestServer;
let people = 0;
beforeAll(async () => {
  const accounts = Array.from({ length: 12 }, (_none, index) => ({
    email: `new-${index + 1}@x.example`,
    isNew: true,
  }));
  server = await startServer([
    { domain: asking, config: { bootstrappingConfig }, accounts },
    { domain: plain, accounts },
  ]);
});
afterAll(() => server.close());

/** Somebody who has just logged in for the first time. */
async function somebodyNew(domain = asking): Promise<Browser> {
  people += 1;
  const browser = server.browser(domain);
  await browser.logIn(`new-${people}@x.example`);
  return browser;
}
const onboard = (browser: Browser) => browser.write<Onboarding>('POST', '/api/pcsx/onboarding', { body: {} });
const bootstrap = (browser: Browser, body: object) =>
  browser.write<Onboarding>('POST', '/api/pcsx/onboarding/bootstrapping', { body });
async function flagsOf(browser: Browser) {
  const { isOnboarded, isBootstrapped } = (await browser.get('/api/pcsx/profile_details')).body.data;
  return { isOnboarded, isBootstrapped };
}
async function actionsOf(domain: string, action: string) {
  const actions = await listActions(server.database, server.scopes[domain]!, 100);
  return actions.filter((entry) => entry.action === action);
}

describe('ONBOARD-01 onboarding', () => {
  test('ONBOARD-01 is done once, however often and at once it is asked for', async () => {
    const browser = await somebodyNew();
    expect(await flagsOf(browser)).toEqual({ isOnboarded: false, isBootstrapped: false });
    const before = (await actionsOf(asking, 'account.onboard')).length;
    const answers = await Promise.all([onboard(browser), onboard(browser), onboard(browser)]);
    for (const { status, body } of [...answers, await onboard(browser)]) {
      expect(status).toBe(200);
      expect(body.data).toEqual({
        isOnboarded: true,
        isBootstrapped: false,
        bootstrappingConfig,
        values: {},
      });
    }
    expect(await flagsOf(browser)).toEqual({ isOnboarded: true, isBootstrapped: false });
    expect(await actionsOf(asking, 'account.onboard')).toHaveLength(before + 1);
  });

  test('ONBOARD-01 ends bootstrapping too where the employer asks nothing', async () => {
    const browser = await somebodyNew(plain);
    expect((await onboard(browser)).body.data).toMatchObject({
      isBootstrapped: true,
      bootstrappingConfig: null,
    });
    expect(await flagsOf(browser)).toEqual({ isOnboarded: true, isBootstrapped: true });
  });

  test('API-10 refuses a malformed body by name', async () => {
    const browser = await somebodyNew();
    const { status, body } = await browser.write('POST', '/api/pcsx/onboarding', { body: { domain: [] } });
    expect(status).toBe(400);
    expect(Object.keys(body.validationErrors ?? {})).toEqual(['domain']);
  });
});

describe('ONBOARD-01 bootstrapping', () => {
  test('ONBOARD-01 keeps a draft and ends when the answers are right', async () => {
    const browser = await somebodyNew();
    const draft = await bootstrap(browser, { values: { note: 'Hi', stray: 1 }, submit: false });
    expect(draft.body.data).toMatchObject({ isBootstrapped: false, values: { note: 'Hi' } });

    const refused = await bootstrap(browser, { values: { note: 'Hi' } });
    expect(refused.status).toBe(400);
    expect(refused.body.validationErrors).toEqual({ city: 'City is required' });
    expect((await browser.get('/api/pcsx/onboarding')).body.data).toEqual(draft.body.data);

    const done = await bootstrap(browser, { values: { note: 'Hi', city: 'Bern' } });
    expect(done.body.data).toMatchObject({ isBootstrapped: true, values: { note: 'Hi', city: 'Bern' } });
    expect((await flagsOf(browser)).isBootstrapped).toBe(true);
  });

  test('ONBOARD-01 ends once: of several at once and later ones the first stands', async () => {
    const browser = await somebodyNew();
    const before = (await actionsOf(asking, 'account.bootstrap')).length;
    const cities = ['Bern', 'Basel', 'Chur'];
    const answers = await Promise.all(cities.map((city) => bootstrap(browser, { values: { city } })));
    const late = await bootstrap(browser, { values: { city: 'Genf' } });
    for (const { status, body } of [...answers, late]) {
      expect(status).toBe(200);
      expect(body.data).toEqual(late.body.data);
    }
    expect(cities).toContain(late.body.data.values.city);
    expect(await actionsOf(asking, 'account.bootstrap')).toHaveLength(before + 1);
  });

  test('ONBOARD-01 a file is uploaded before the answers that name it, and not after they were handed in', async () => {
    const browser = await somebodyNew();
    const upload = () => {
      const body = new FormData();
      body.append('file', new File(['%PDF-1.7'], 'permit.pdf'));
      return browser.write<{ id: string }>(
        'POST',
        '/api/pcsx/onboarding/bootstrapping/files?question=permit',
        {
          body,
        },
      );
    };
    const { status, body } = await upload();
    expect(status).toBe(201);
    const { id: uid, ...facts } = body.data;
    const permit = [{ uid, name: 'mine.pdf' }];
    const done = await bootstrap(browser, { values: { city: 'Bern', permit } });
    expect(done.body.data.values.permit).toMatchObject([{ uid, ...facts }]);
    expect((await upload()).status).toBe(409);
  });

  test('API-10 is one’s own: nobody else sees the answers', async () => {
    const browser = await somebodyNew();
    await bootstrap(browser, { values: { city: 'Bern' }, submit: false });
    const other = await somebodyNew();
    expect((await other.get<Onboarding>('/api/pcsx/onboarding')).body.data.values).toEqual({});
  });

  test.each([
    { body: {}, named: ['values'] },
    { body: { values: 'x' }, named: ['values'] },
    { body: { values: {}, submit: 1 }, named: ['submit'] },
  ])('API-10 refuses $body and names $named', async ({ body, named }) => {
    const browser = await somebodyNew();
    const answer = await bootstrap(browser, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.validationErrors ?? {})).toEqual(named);
  });
});
