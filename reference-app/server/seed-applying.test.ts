import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Applications } from '../contract/applications.ts';
import type { Drafts } from '../contract/drafts.ts';
import type { JobCart } from '../contract/job-cart.ts';
import type { SavedPositions } from '../contract/saved-positions.ts';
import type { SavedSearches } from '../contract/saved-searches.ts';
import { kestrel, meridian } from '../employers/index.ts';
import { startServer, type Browser, type TestServer } from '../../tests/server/harness.ts';
import { seedApplying } from './seed-applying.ts';

const now = new Date('2026-03-14T15:09:26Z');
const employers = [meridian, kestrel];

let server: TestServer;
beforeAll(async () => {
  server = await startServer(
    employers.map(({ domain, config, accounts, postings }) => ({
      domain,
      config,
      accounts: accounts.map(({ email }) => ({ email })),
      postings: postings({ now, count: 130 }),
    })),
    { now: () => now.getTime() },
  );
  for (const { domain, config, applying = [] } of employers)
    for (const one of applying)
      await seedApplying(server.database, server.scopes[domain]!, { applying: one, config, now });
});
afterAll(() => server.close());

async function loggedIn(name: string) {
  const browser = server.browser(`${name}.example`);
  await browser.logIn(`candidate@${name}.example`);
  return browser;
}
const read = async <Data>(browser: Browser, path: string) =>
  (await browser.get<Data>(`/api/pcsx/${path}`)).body.data;

describe.each(['meridian', 'kestrel'])('the demo candidate of %s', (name) => {
  test('DASH-02 has active and inactive applications, whose histories end in their status', async () => {
    const { applications, inactiveApplications } = await read<Applications>(
      await loggedIn(name),
      'dashboard/applications',
    );
    expect(applications).not.toEqual([]);
    expect(inactiveApplications).not.toEqual([]);
    for (const { history, status, submitted_at, updated_at } of [...applications, ...inactiveApplications]) {
      expect(history.at(-1)?.status).toBe(status);
      const times = history.map(({ happened_at }) => happened_at);
      expect(times).toEqual(times.toSorted());
      expect(times[0]).toBe(submitted_at);
      expect(updated_at <= now.toISOString()).toBe(true);
    }
  });

  test('JOB-02 SEARCH-15 has saved jobs and searches', async () => {
    const browser = await loggedIn(name);
    expect((await read<SavedPositions>(browser, 'positions/saved')).positions).not.toEqual([]);
    const { savedSearches } = await read<SavedSearches>(browser, 'saved_searches');
    expect(savedSearches).not.toEqual([]);
    for (const { search } of savedSearches)
      expect(await read(browser, `search?${search}`)).toMatchObject({
        savedSearchMetadata: { isSavedSearchActive: true },
      });
  });
});

test('DRAFT-01 CART-01 Meridian’s has open and closed drafts, one for several jobs, and a cart', async () => {
  const browser = await loggedIn('meridian');
  const { draftApplications } = await read<Drafts>(browser, 'draft_applications');
  expect(new Set(draftApplications.map(({ archived_at }) => Math.sign(archived_at)))).toEqual(
    new Set([-1, 1]),
  );
  expect(draftApplications.some(({ position_ids }) => position_ids.length > 1)).toBe(true);
  expect((await read<JobCart>(browser, 'job_cart')).jobCartData).not.toEqual([]);
});

test('DASH-02 Meridian’s has applications that wait, go on and have ended', async () => {
  const { applications, inactiveApplications } = await read<Applications>(
    await loggedIn('meridian'),
    'dashboard/applications',
  );
  expect(new Set([...applications, ...inactiveApplications].map(({ status }) => status))).toEqual(
    new Set(['submitted', 'interview', 'offer', 'withdrawn', 'not_selected']),
  );
});
