import { failingPairs, waiverFor, type ThemeDocument } from '@portico/tokens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublishedTheme, ThemeDraft } from '../../contract/themes.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';

const domain = 'employer.example';
const base = '/api/pcsx/themes';
const headers = { 'if-match': '*' };
let server: TestServer;
let brand: Browser;

beforeAll(async () => {
  const accounts = [{ email: 'brand@x.example', roles: ['candidate', 'theme_builder'] as const }];
  server = await startServer([
    { domain, accounts: accounts.map((account) => ({ ...account, roles: [...account.roles] })) },
  ]);
  brand = server.browser(domain);
  await brand.logIn('brand@x.example');
});
afterAll(() => server.close());

const themed = (text: string): ThemeDocument => ({
  schema: 2,
  product: 'default',
  sections: { core_properties: { text: { value: text } } },
});
const waived = (document: ThemeDocument): ThemeDocument => ({
  ...document,
  waivers: failingPairs(document).map((pair) => waiverFor(pair, { by: 'Ada Example', reason: 'Campaign' })),
});
const save = (body: ThemeDocument) => brand.write<ThemeDraft>('PUT', `${base}/draft`, { body, headers });
const publish = () => brand.write<PublishedTheme>('POST', `${base}/publish`, { body: {}, headers });
const schedule = () =>
  brand.write('PUT', `${base}/schedule`, {
    body: { publishAt: new Date(Date.now() + 3_600_000).toISOString() },
    headers,
  });

test('THEME-05 what cannot be read is neither published nor scheduled, whoever sends it (B6)', async () => {
  await save(themed('#eeeeee'));
  for (const answer of [await publish(), await schedule()]) {
    expect(answer.status).toBe(422);
    expect(answer.body.message).toMatch(/^\d+ pairs of colours are hard to tell apart/);
    expect(answer.body.validationErrors).toHaveProperty([
      'core_properties.text on core_properties.surface (light)',
    ]);
  }
  expect((await brand.get<PublishedTheme>(`${base}/published`)).body.data.version).toBe(0);
});

test('THEME-05 a reason lets those colours pass, and no others (B6)', async () => {
  const { waivers } = waived(themed('#eeeeee'));
  await save({ ...themed('#fafafa'), waivers });
  expect((await publish()).status).toBe(422);
  await save(waived(themed('#eeeeee')));
  expect((await schedule()).status).toBe(200);
  expect((await publish()).status).toBe(200);
});
