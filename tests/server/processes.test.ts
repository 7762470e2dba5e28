import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Applications } from '../../reference-app/contract/applications.ts';
import type { PublishedTheme, ThemeVersions } from '../../reference-app/contract/themes.ts';
import { apply } from './applying.ts';
import { Browser, emptyDatabase, writeEmployers } from './harness.ts';
import { aPosting } from './postings.ts';
import { over, startProcess, type ServerProcess } from './processes.ts';

const ours = 'ours.example';
const rounds = 30;

let environment: Readonly<Record<string, string>>;
let dispose: () => Promise<void>;
let servers: [ServerProcess, ServerProcess];
let tabs: [Browser, Browser];

beforeAll(async () => {
  const empty = await emptyDatabase();
  ({ environment, dispose } = empty);
  await writeEmployers(empty.database, [
    {
      domain: ours,
      accounts: [
        { email: 'ada@x.example' },
        { email: 'brand@x.example', roles: ['candidate', 'theme_builder'] },
      ],
      postings: Array.from({ length: rounds }, () => aPosting()),
    },
  ]);
  await empty.database.close();
  const first = await startProcess(environment);
  servers = [first, await startProcess(environment)];
  tabs = [
    new Browser(
      over(() => servers[0].address),
      ours,
    ),
    new Browser(
      over(() => servers[1].address),
      ours,
    ),
  ];
});
afterAll(async () => {
  for (const server of new Set(servers)) await server.end('SIGTERM');
  await dispose();
});

test('APPLY-02 an application that is sent to two servers at once is written once, thirty times', async () => {
  for (const tab of tabs) await tab.logIn('ada@x.example');
  for (let round = 1; round <= rounds; round += 1) {
    const sent = tabs.map((tab) => apply(tab, String(round), { answers: {} }));
    const answers = await Promise.all(round % 2 === 0 ? sent : sent.toReversed());
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.applications[0]?.id)).size).toBe(1);
  }
  const { body } = await tabs[0].get<Applications>('/api/pcsx/dashboard/applications');
  expect(body.data.applications.map(({ position_id: id }) => id).toSorted((one, two) => one - two)).toEqual(
    Array.from({ length: rounds }, (_, index) => index + 1),
  );
});

test('THEME-04 pages wear the draft for whoever has a preview link, and for nobody else', async () => {
  const brand = new Browser(
    over(() => servers[1].address),
    ours,
  );
  await brand.logIn('brand@x.example');
  const colour = '#1a2b3c';
  await brand.write('PUT', '/api/pcsx/themes/draft', {
    body: { schema: 2, product: 'default', sections: { navbar: { background: { value: colour } } } },
    headers: { 'if-match': '*' },
  });
  const given = await brand.write<{ id: number; token: string }>('POST', '/api/pcsx/themes/previews', {
    body: {},
  });
  const { id, token } = given.body.data;
  const colleague = new Browser(
    over(() => servers[0].address),
    ours,
  );
  const page = (secret: string) => colleague.get(`/careers?theme_preview=${secret}`);
  const seen = await page(token);
  expect(seen.status).toBe(200);
  expect(seen.text).toContain(colour);
  expect(seen.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect((await colleague.get('/careers')).text).not.toContain(colour);
  const sign = 'Preview of a draft';
  expect(seen.text).toContain(sign);
  expect((await colleague.get('/careers')).text).not.toContain('preview-sign');
  expect((await page(`${token}x`)).text).not.toContain(colour);
  await brand.write('DELETE', `/api/pcsx/themes/previews/${id}`);
  const ended = await page(token);
  expect(ended.status).toBe(404);
  expect(ended.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(ended.text).toContain('<h1>This preview link has ended</h1>');
  expect(ended.text).not.toContain(colour);
});

test('THEME-04 what is scheduled is published once, also when the server that took it is killed', async () => {
  const brand = new Browser(
    over(() => servers[1].address),
    ours,
  );
  await brand.logIn('brand@x.example');
  const document = {
    schema: 2,
    product: 'default',
    sections: { navbar: { background: { value: '#ffe0e0' } } },
  };
  const headers = { 'if-match': '*' };
  await brand.write('PUT', '/api/pcsx/themes/draft', { body: document, headers });
  const scheduled = await brand.write('PUT', '/api/pcsx/themes/schedule', {
    body: { publishAt: new Date(Date.now() + 1_000).toISOString() },
    headers,
  });
  expect(scheduled.status).toBe(200);
  await servers[1].end('SIGKILL');
  servers = [servers[0], servers[0]];
  const versionNow = async () => {
    const { body } = await brand.get<PublishedTheme>('/api/pcsx/themes/published');
    return body.data.version;
  };
  await vi.waitUntil(async () => (await versionNow()) > 0, { timeout: 40_000, interval: 200 });
  const { body } = await brand.get<ThemeVersions>('/api/pcsx/themes/versions');
  expect(body.data.versions).toMatchObject([{ version: 1, by: 'Ada Example' }]);
});
