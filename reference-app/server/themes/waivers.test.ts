import { failingPairs, waiverFor, type ThemeDocument } from '@portico/tokens';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ThemePreview } from '../../contract/theme-publishing.ts';
import type { StandingTheme, ThemeVersions } from '../../contract/themes.ts';
import { accountIn, startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { acrossEmployers } from '../database/across-employers.ts';
import { eraseCandidate } from '../privacy/erase.ts';

const domain = 'employer.example';
const base = '/api/pcsx/themes';
const headers = { 'if-match': '*' };
const weak: ThemeDocument = {
  schema: 2,
  product: 'default',
  sections: { core_properties: { text: { value: '#eeeeee' } } },
};
const waived: ThemeDocument = {
  ...weak,
  waivers: failingPairs(weak).map((pair) => waiverFor(pair, { by: 'Me', reason: 'Campaign' })),
};

const write = async (
  browser: Browser,
  { method, path, body }: { method: 'POST' | 'PUT'; path: string; body: object | undefined },
) => expect((await browser.write(method, `${base}/${path}`, { body, headers })).status, path).toBe(200);

let server: TestServer;
let cleo: Browser;
let bob: Browser;
/** Cleo stands by weak contrast in the draft, in what is scheduled, and in what is published. */
beforeAll(async () => {
  server = await startServer([
    {
      domain,
      accounts: [
        { email: 'cleo@x.example', firstName: 'Cleo', roles: ['candidate', 'theme_builder'] },
        { email: 'bob@x.example', firstName: 'Bob', roles: ['candidate', 'theme_builder'] },
      ],
    },
  ]);
  [cleo, bob] = [server.browser(domain), server.browser(domain)];
  await cleo.logIn('cleo@x.example');
  await bob.logIn('bob@x.example');
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  for (const [method, path, body] of [
    ['PUT', 'draft', waived],
    ['POST', 'publish', {}],
    ['PUT', 'draft', { ...waived, sections: { ...waived.sections, navbar: { height: { value: 80 } } } }],
    ['PUT', 'schedule', { publishAt }],
  ] as const)
    await write(cleo, { method, path, body });
});
afterAll(() => server.close());

async function read(browser: Browser, path: string) {
  const answer = await browser.get(`${base}/${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return JSON.stringify(answer.body);
}

test('THEME-05 strangers do not read who stands by weak contrast, nor why', async () => {
  const { body } = await bob.write<ThemePreview & { token: string }>('POST', `${base}/previews`, {
    body: { hours: 1, note: '' },
  });
  const stranger = server.browser(domain);
  for (const path of ['published', `preview?token=${body.data.token}`])
    expect(await read(stranger, path)).not.toMatch(/Cleo|Campaign|waivers/);
  expect(await read(bob, 'draft')).toContain('Cleo Example');
});

test('SETTINGS-01 a theme keeps what somebody stood by whose account is deleted, without their name', async () => {
  const scope = server.scopes[domain]!;
  const accountId = await accountIn(server, { domain, email: 'cleo@x.example' });
  await eraseCandidate(server.database, scope, { candidate: { accountId }, at: new Date() });
  const { body } = await bob.get<StandingTheme>(`${base}/draft`);
  const { document, published } = body.data;
  expect(JSON.stringify(body)).not.toContain('Cleo');
  for (const kept of [document, published.document]) {
    expect(kept?.waivers?.map(({ pair, reason }) => [pair, reason])).toEqual(
      waived.waivers?.map(({ pair, reason }) => [pair, reason]),
    );
    expect(new Set(kept?.waivers?.map(({ by }) => by))).toEqual(new Set(['Deleted account']));
  }
  const versions = (await bob.get<ThemeVersions>(`${base}/versions`)).body.data.versions;
  for (const { version } of versions) expect(await read(bob, `versions/${version}`)).not.toContain('Cleo');
  const { rows } = await sql<{ held: string }>`
    select document::text as held from theme_draft_revision union all select document::text from theme_schedule`.execute(
    acrossEmployers(server.database),
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.map(({ held }) => held).join()).not.toContain('Cleo');
  // and can be saved by others as before
  await write(bob, { method: 'PUT', path: 'draft', body: document ?? undefined });
});
