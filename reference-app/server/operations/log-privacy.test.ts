import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, startServer, type TestServer } from '../../../tests/server/harness.ts';
import { ada, apply } from '../../../tests/server/applying.ts';
import { aPosting } from '../../../tests/server/postings.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer([
    { domain: 'one.example', accounts: [{ email: 'grace@mail.example' }], postings: [aPosting()] },
  ]);
});
afterAll(() => server.close());

test('the log of a whole session, mistakes and failures with it, holds nothing of the person', async () => {
  const browser = server.browser('one.example');
  const visitor = server.browser('one.example');
  const tokens = new Set<string>();
  const keepTokens = () => {
    for (const { cookies, csrfToken } of [browser, visitor])
      for (const token of [csrfToken, ...cookies.values()]) if (token !== '') tokens.add(token);
  };
  await browser.get('/api/pcsx/search?query=oncologist&location=Winterbourne');
  await browser.get('/careers/oncologist/grace@mail.example');
  await browser.get('/api/pcsx/grace@mail.example?token=sesame-open');
  keepTokens();
  await browser.logIn('grace@mail.example', 'a wrong sesame');
  await browser.logIn('grace@mail.example');
  keepTokens();
  await browser.get('/api/pcsx/profile_details');
  await browser.get('/api/offer/grace@mail.example');
  await browser.write('POST', '/api/pcsx/auth/login', { body: '{"email":"grace@mail.example' });
  const draft = { position_ids: [1], content: { address: '1 Winterbourne Lane' } };
  expect((await browser.write('PUT', '/api/pcsx/draft_applications', { body: draft })).status).toBe(200);
  expect((await apply(visitor, '1', { profile: ada })).status).toBe(201);
  keepTokens();

  // a failure of ours amid a write that brings all of it
  await server.database.statement('alter table application rename to application_away');
  const failed = await apply(visitor, '1', {
    profile: { ...ada, email: 'grace@mail.example', address: '1 Winterbourne Lane' },
  });
  expect(failed.status).toBe(500);
  await server.database.statement('alter table application_away rename to application');

  const log = server.logged.map((line) => JSON.stringify(line)).join('\n');
  expect(log).toContain('A request failed');
  expect(log).toContain('/api/application/v2/submit');
  for (const secret of [
    'grace',
    ada.email,
    ada.lastname,
    'Winterbourne',
    'oncologist',
    'sesame',
    password,
    '127.0.0.1',
    ...tokens,
  ])
    expect(log.toLowerCase(), secret).not.toContain(secret.toLowerCase());
  expect(tokens.size).toBeGreaterThan(4);
});
