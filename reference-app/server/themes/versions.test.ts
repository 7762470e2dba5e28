import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReadThemeVersion, ThemeDocument, ThemeDraft } from '../../contract/themes.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { acrossEmployers } from '../database/across-employers.ts';
import { forEmployer } from '../database/for-employer.ts';
import { findDraft, wornTheme } from './store.ts';

const base = '/api/pcsx/themes';
/** Each test has an employer of its own. */
const domains = Array.from({ length: 20 }, (_, index) => `employer${index}.example`);
let server: TestServer;
let brand: Browser;
let domain: string;

beforeAll(async () => {
  server = await startServer(
    domains.map((name) => ({
      domain: name,
      accounts: [
        { email: 'brand@x.example', roles: ['candidate', 'theme_builder'] },
        { email: 'candidate@x.example' },
        { email: 'admin@x.example', roles: ['admin'] },
      ],
    })),
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  domain = domains.pop()!;
  brand = await loggedIn('brand');
});

async function loggedIn(name: string, at = domain): Promise<Browser> {
  const browser = server.browser(at);
  await browser.logIn(`${name}@x.example`);
  return browser;
}
const themed = (color: string): ThemeDocument => ({
  schema: 2,
  product: 'default',
  sections: { navbar: { background: { value: color } } },
});
const headers = { 'if-match': '*' };
async function publish(color: string, note: string) {
  await brand.write('PUT', `${base}/draft`, { body: themed(color), headers });
  await brand.write('POST', `${base}/publish`, { body: { note }, headers });
}
const read = (version: string | number, browser = brand) =>
  browser.get<ReadThemeVersion>(`${base}/versions/${version}`);

describe('THEME-04 one version', () => {
  test('is read with its document, who made it, when and why, also when it is not live any more', async () => {
    await publish('#ffe0e0', 'Spring');
    await publish('#e0e8ff', 'Summer');
    const first = await read(1);
    expect(first.headers.etag).toBe('"1"');
    expect(first.body.data).toMatchObject({
      version: 1,
      document: themed('#ffe0e0'),
      by: 'Ada Example',
      note: 'Spring',
    });
    expect(Date.parse(first.body.data.publishedAt)).not.toBeNaN();
    expect((await read(2)).body.data.document).toEqual(themed('#e0e8ff'));
  });

  test('that never was is not found', async () => {
    await publish('#ffe0e0', '');
    const missing = await read(2);
    expect(missing.status).toBe(404);
    expect(missing.body.message).toBe('There is no version 2 of the theme.');
  });

  test.each(['0', '-1', '1.5', 'x', '99999999999'])('named %s is refused', async (version) => {
    const answer = await read(version);
    expect(answer.status).toBe(400);
    expect(answer.body.validationErrors).toHaveProperty('version');
  });

  test('of another employer is not found', async () => {
    await publish('#ffe0e0', '');
    const elsewhere = await loggedIn('brand', domains[0]);
    expect((await read(1, elsewhere)).status).toBe(404);
  });

  test('is nothing for visitors, candidates, and theme builders without the right to view', async () => {
    await publish('#ffe0e0', '');
    expect((await read(1, server.browser(domain))).status).toBe(401);
    expect((await read(1, await loggedIn('candidate'))).status).toBe(403);
    const admin = await loggedIn('admin');
    const { builders } = (await admin.get<{ builders: { encId: string }[] }>(`${base}/rights`)).body.data;
    await admin.write('PUT', `${base}/rights`, { body: { encId: builders[0]!.encId, rights: ['edit'] } });
    const refused = await read(1);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toMatch(/“view”/);
  });
});

async function stored() {
  const row = await forEmployer(server.database, server.scopes[domain]!)
    .selectFrom('theme_draft')
    .select('document')
    .executeTakeFirstOrThrow();
  return row.document;
}

describe('THEME-04 a draft that a newer release has saved', () => {
  const newer = { ...themed('#ffe0e0'), schema: 3, glow: { strength: 2 } };
  beforeEach(async () => {
    await brand.write('PUT', `${base}/draft`, { body: themed('#e0e8ff'), headers });
    await forEmployer(server.database, server.scopes[domain]!)
      .updateTable('theme_draft')
      .set({ document: JSON.stringify(newer) })
      .execute();
  });

  test('is said to be so to who opens it', async () => {
    const answer = await brand.get<ThemeDraft>(`${base}/draft`);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toMatch(/A newer release of Portico has saved this theme/);
    await expect(findDraft(server.database, server.scopes[domain]!)).rejects.toThrow(/newer release/);
  });

  test.each([
    ['saving', 'PUT', 'draft', themed('#e0ffe0')],
    ['discarding', 'DELETE', 'draft', undefined],
    ['publishing', 'POST', 'publish', {}],
  ] as const)('is not written over by %s', async (_name, method, call, body) => {
    const refused = await brand.write(method, `${base}/${call}`, { body, headers });
    expect(refused.status).toBe(409);
    expect(await stored()).toEqual(newer);
  });
});

/** Writing down who did what comes last, and fails. */
async function withoutLog(action: string, work: () => Promise<void>) {
  const tables = acrossEmployers(server.database);
  const check = sql`check (action <> ${sql.lit(action)})`;
  await sql`alter table audit_log add constraint fails ${check} not valid`.execute(tables);
  try {
    await work();
  } finally {
    await sql`alter table audit_log drop constraint fails`.execute(tables);
  }
}
const state = async () => ({
  published: (await brand.get(`${base}/published`)).body.data,
  draft: (await brand.get(`${base}/draft`)).body.data,
  versions: (await brand.get(`${base}/versions`)).body.data,
});

describe('THEME-04 what fails half-way', () => {
  test.each([
    ['a publication', 'theme.publish', 'publish', {}],
    ['going back to a version', 'theme.restore', 'restore', { version: 1 }],
  ] as const)('%s changes nothing, and can be tried again', async (_name, action, call, body) => {
    await publish('#ffe0e0', '');
    await publish('#e0e8ff', '');
    await brand.write('PUT', `${base}/draft`, { body: themed('#e0ffe0'), headers });
    const before = await state();
    const attempt = () => brand.write(`POST`, `${base}/${call}`, { body, headers });
    await withoutLog(action, async () => {
      expect((await attempt()).status).not.toBe(200);
      expect(await state()).toEqual(before);
    });
    expect((await attempt()).status).toBe(200);
  });
});

describe('THEME-01 a theme that a newer release has published', () => {
  test('leaves pages what they wore before, and is not written over', async () => {
    await publish('#ffe0e0', '');
    const scope = server.scopes[domain]!;
    await forEmployer(server.database, scope)
      .insertInto('theme_version')
      .values({
        version: 2,
        document: JSON.stringify({ ...themed('#e0e8ff'), schema: 99 }),
        published_at: new Date(),
        note: '',
      })
      .execute();
    expect(await wornTheme(server.database, scope)).toMatchObject({
      version: 1,
      document: themed('#ffe0e0'),
    });

    const told = { status: 409, body: { message: expect.stringMatching(/^A newer release of Portico/) } };
    expect(await server.browser(domain).get(`${base}/published`)).toMatchObject(told);
    expect(await read(2)).toMatchObject(told);
    expect(await brand.write('PUT', `${base}/draft`, { body: themed('#e0ffe0'), headers })).toMatchObject(
      told,
    );
    expect(await brand.write('POST', `${base}/restore`, { body: { version: 1 }, headers })).toMatchObject(
      told,
    );
    expect((await read(1)).status).toBe(200);
  });
});
