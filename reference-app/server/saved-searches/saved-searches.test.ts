import { afterAll, beforeAll, expect, test } from 'vitest';
import { maximumSavedSearches, type SavedSearch, type SavedSearches } from '../../contract/saved-searches.ts';
import type { SearchData } from '../../contract/search.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting, places } from '../../../tests/server/postings.ts';
import { forEmployer } from '../database/for-employer.ts';

let server: TestServer;
const ours = 'ours.example';
const alerts = { notificationsConfig: { savedSearchNotification: { enabled: true } } };
const accounts = ['ada', 'bea', 'cleo', 'dora', 'eve'].map((name) => ({ email: `${name}@x.example` }));
const path = '/api/pcsx/saved_searches';

beforeAll(async () => {
  server = await startServer(
    [
      {
        domain: ours,
        config: { ...alerts, behaviourFlags: { enableCommaInFilterValues: true } },
        accounts,
        postings: [
          aPosting({ title: 'Nurse', department: 'Wards, West', places: [places.zurich] }),
          aPosting({ title: 'Porter' }),
        ],
      },
      { domain: 'theirs.example', config: alerts, accounts },
      { domain: 'without.example', accounts },
      {
        domain: 'closed.example',
        config: { ...alerts, loginSignupConfig: { candidateLoginEnabled: false } },
        accounts,
      },
    ],
    { now: () => Date.UTC(2026, 2, 1) },
  );
});
afterAll(() => server.close());

async function loggedIn(name: string, domain = ours) {
  const browser = server.browser(domain);
  await browser.logIn(`${name}@x.example`);
  return browser;
}
const save = (browser: Browser, body: object) => browser.write<SavedSearch>('POST', path, { body });
const listOf = async (browser: Browser) => (await browser.get<SavedSearches>(path)).body.data.savedSearches;
const metadataOf = async (browser: Browser, search: string) =>
  (await browser.get<SearchData>(`/api/pcsx/search?${search}`)).body.data.savedSearchMetadata;

test('SEARCH-15 a search is saved, listed, renamed, switched off and removed', async () => {
  const ada = await loggedIn('ada');
  expect(await listOf(ada)).toEqual([]);
  const { status, body } = await save(ada, {
    search: 'start=20&sort_by=timestamp&query=Nurse&location=Z%C3%BCrich&filter_department=Wards%2C%20West',
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    name: 'Nurse · Zürich · Wards, West',
    search: 'filter_department=Wards%252C+West&location=Z%C3%BCrich&query=Nurse',
    frequency: 'daily',
    isActive: true,
    created_at: '2026-03-01T00:00:00.000Z',
  });
  const { id } = body.data;
  const changed = await ada.write<SavedSearch>('PUT', `${path}/${id}`, {
    body: { name: ' Near the lake ', frequency: 'weekly' },
  });
  expect(changed.body.data).toEqual({ ...body.data, name: 'Near the lake', frequency: 'weekly' });
  await ada.write('PUT', `${path}/${id}`, { body: { isActive: false } });
  expect(await listOf(ada)).toEqual([{ ...changed.body.data, isActive: false }]);
  for (const _ of ['once', 'twice'])
    expect((await ada.write('DELETE', `${path}/${id}`)).body.data).toEqual({ savedSearches: [] });
});

test('SEARCH-15 a search is saved without what changes nothing beside the rest of it', async () => {
  const eve = await loggedIn('eve');
  const search = 'query=a&location=Remote&filter_distance=10&filter_include_remote=1&sort_by=distance';
  expect((await save(eve, { search })).body.data.search).toBe('location=Remote&query=a');
});

test.each([
  ['location=remote', 'Remote'],
  ['location=47.37,8.54&filter_skill=SQL', 'Near 47.37, 8.54 · SQL'],
  ['filter_map_bounds=1,2&filter_map_bounds=3,4', 'An area on the map'],
  ['filter_recent=1&filter_remote=0', 'Posted in the last 7 days'],
  ['', 'All jobs'],
])('SEARCH-15 a search for “%s” without a name is called “%s”', async (search, name) => {
  const ada = await loggedIn('ada');
  const { data } = (await save(ada, { search })).body;
  await ada.write('DELETE', `${path}/${data.id}`);
  expect(data.name).toBe(name);
});

test('SEARCH-15 a search says whether it is saved, in whatever order and spelling it is asked for', async () => {
  const bea = await loggedIn('bea');
  const search = 'query=nurse&location=Zürich&filter_seniority=b&filter_seniority=a';
  const before = await metadataOf(bea, search);
  expect(before).toMatchObject({ isSavedSearchActive: false });
  const saved = (await save(bea, { search })).body.data;
  expect(saved.paramsHash).toBe(before.savedSearchParamsHash);
  const same = 'filter_seniority=a,b&location=zurich&query=NURSE&start=10';
  expect(await metadataOf(bea, same)).toEqual({
    savedSearchParamsHash: saved.paramsHash,
    isSavedSearchActive: true,
  });
  // what is stored finds the same again
  expect(await metadataOf(bea, saved.search)).toMatchObject({ isSavedSearchActive: true });
  expect((await metadataOf(bea, 'query=nurse')).isSavedSearchActive).toBe(false);
  for (const other of [server.browser(ours), await loggedIn('cleo')])
    expect(await metadataOf(other, search)).toEqual({ ...before });
  await bea.write('PUT', `${path}/${saved.id}`, { body: { isActive: false } });
  expect((await metadataOf(bea, search)).isSavedSearchActive).toBe(false);
});

test('SEARCH-15 a search that is saved many times, or at once, is one and keeps its name', async () => {
  const cleo = await loggedIn('cleo');
  const first = (await save(cleo, { search: 'query=porter', name: 'Mine' })).body.data;
  await cleo.write('PUT', `${path}/${first.id}`, { body: { isActive: false } });
  const answers = await Promise.all(
    ['query=Porter', 'query=porter&start=30'].map((search) => save(cleo, { search, frequency: 'weekly' })),
  );
  for (const { body } of answers)
    expect(body.data).toEqual({ ...first, frequency: 'weekly', isActive: true });
  expect(await listOf(cleo)).toHaveLength(1);
});

test('SEARCH-15 nobody sees, changes or removes another’s, here or at another employer', async () => {
  const dora = await loggedIn('dora');
  const { id } = (await save(dora, { search: 'query=mine' })).body.data;
  for (const other of [await loggedIn('cleo'), await loggedIn('dora', 'theirs.example')]) {
    expect((await listOf(other)).map((one) => one.id)).not.toContain(id);
    const refused = await other.write('PUT', `${path}/${id}`, { body: { name: 'Theirs' } });
    const unknown = await other.write('PUT', `${path}/nothing`, { body: { name: 'Theirs' } });
    expect([refused.status, refused.body]).toEqual([404, unknown.body]);
    await other.write('DELETE', `${path}/${id}`);
  }
  expect((await listOf(dora)).map((one) => [one.id, one.name])).toEqual([[id, 'mine']]);
});

test('SEARCH-15 an employer without alerts, or without accounts, saves none and says so', async () => {
  const browser = await loggedIn('ada', 'without.example');
  const { status, body } = await save(browser, { search: 'query=x' });
  expect([status, body.message]).toEqual([403, 'This employer does not offer job alerts.']);
  for (const domain of ['without.example', 'closed.example'])
    expect(await metadataOf(server.browser(domain), 'query=x')).toEqual({
      savedSearchParamsHash: null,
      isSavedSearchActive: false,
    });
});

test.each([
  ['POST', '', 'search', {}],
  ['POST', '', 'search', { search: 'sort_by=charm' }],
  ['POST', '', 'search', { search: 'filter_shoe_size=43' }],
  ['POST', '', 'frequency', { search: '', frequency: 'hourly' }],
  ['PUT', '/x', 'name', { name: '  ' }],
  ['PUT', '/x', 'isActive', { isActive: 'yes' }],
] as const)('API-11 a %s%s whose %s is not right is refused by name: %j', async (method, id, field, body) => {
  const answer = await (await loggedIn('ada')).write(method, path + id, { body });
  expect([answer.status, Object.keys(answer.body.validationErrors ?? {})]).toEqual([400, [field]]);
});

test('SEARCH-15 saved searches are bounded, and a full account is told', async () => {
  const ada = await loggedIn('ada', 'theirs.example');
  const tables = forEmployer(server.database, server.scopes['theirs.example']!);
  const { id } = await tables
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'ada@x.example')
    .executeTakeFirstOrThrow();
  await tables
    .insertInto('saved_search')
    .values(
      Array.from({ length: maximumSavedSearches }, (_, index) => ({
        id: `full-${index}`,
        account_id: id,
        params_hash: String(index),
        name: 'Full',
        search: '',
        frequency: 'daily' as const,
        is_active: true,
        next_at: new Date(0),
        told_in: '{}',
        created_at: new Date(0),
      })),
    )
    .execute();
  const { status, body } = await save(ada, { search: 'query=x' });
  expect(status).toBe(409);
  expect(body.message).toContain(String(maximumSavedSearches));
});
