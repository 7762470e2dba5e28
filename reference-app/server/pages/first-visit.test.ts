import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { pageSize, type SearchData } from '../../contract/search.ts';
import { takePostings } from '../positions/store.ts';
import { registerPages } from './routes.ts';

const domain = 'ours.example';
const day = Date.UTC(2026, 0, 15);
const jobs = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    aPosting({ sourceId: `job-${from + index}`, postedAt: new Date(day + (from + index) * 1_000) }),
  );

/** A build whose page searches as it is told by its address, and tells the ids that it found. */
const renderer = `export const render = async ({ url, fetch }) => {
  const { search } = new URL(url);
  const answer = await fetch('/api/pcsx/search' + search, { method: 'GET', headers: {} });
  const { data } = await answer.json();
  return { kind: 'redirect', location: '/careers?ids=' + data.positions.map(({ id }) => id).join() };
};`;

let distFolder: string;
let server: TestServer;
beforeAll(async () => {
  distFolder = await mkdtemp(path.join(tmpdir(), 'portico-dist-'));
  for (const folder of ['client/.vite', 'client/assets', 'server'])
    await mkdir(path.join(distFolder, folder), { recursive: true });
  await writeFile(path.join(distFolder, 'client/.vite/manifest.json'), '{}');
  await writeFile(path.join(distFolder, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(distFolder, 'server/entry-server.js'), renderer);
  server = await startServer([{ domain, postings: jobs(0, 3 * pageSize) }], {
    registerPages: (app, database) =>
      registerPages(app, { database, demo: false, distFolder, employersFolder: distFolder }),
  });
});
afterAll(async () => {
  await server.close();
  await rm(distFolder, { recursive: true, force: true });
});

const idsOnPage = async (browser: Browser, start = 0) => {
  const { headers } = await browser.get(`/careers?domain=${domain}&start=${start}`);
  return new URL(String(headers.location), 'http://site.example').searchParams
    .get('ids')
    ?.split(',')
    .map(Number);
};
const idsOfCall = async (browser: Browser, start: number) =>
  (await browser.get<SearchData>(`/api/pcsx/search?start=${start}`)).body.data.positions.map(({ id }) => id);

test('API-08 the second page goes on from the rendered first one, on a first visit too', async () => {
  const browser = server.browser(domain);
  const first = await idsOnPage(browser);
  expect(first).toHaveLength(pageSize);
  await takePostings(server.database, server.scopes[domain]!, jobs(100, 2));
  const second = await idsOfCall(browser, pageSize);
  expect(new Set([...(first ?? []), ...second]).size).toBe(2 * pageSize);
  expect(await idsOnPage(browser, pageSize)).toEqual(second);
});

test('API-08 readers of rendered pages without cookies are told apart by where they come from', async () => {
  const first = await idsOnPage(server.browser(domain));
  await takePostings(server.database, server.scopes[domain]!, jobs(200, 2));
  const second = await idsOnPage(server.browser(domain), pageSize);
  expect(new Set([...(first ?? []), ...(second ?? [])]).size).toBe(2 * pageSize);
});
