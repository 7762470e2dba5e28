import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PositionDetails } from '../../contract/positions.ts';
import { maximumSavedPositions, type SavedPositions } from '../../contract/saved-positions.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { forEmployer } from '../database/for-employer.ts';
import { takePostings } from '../positions/store.ts';

let server: TestServer;
let now = Date.UTC(2026, 2, 1);

beforeAll(async () => {
  server = await startServer(
    [
      {
        domain: 'ours.example',
        accounts: [{ email: 'ada@x.example' }, { email: 'bea@x.example' }, { email: 'cleo@x.example' }],
        postings: [
          aPosting({ title: 'Nurse' }),
          aPosting({ title: 'Midwife' }),
          aPosting({ title: 'Porter', sourceId: 'porter' }),
        ],
      },
      {
        domain: 'theirs.example',
        accounts: [{ email: 'ada@x.example' }],
        postings: Array.from({ length: 5 }, () => aPosting()),
      },
    ],
    { now: () => now },
  );
});
afterAll(() => server.close());

async function loggedIn(email: string, domain = 'ours.example') {
  const browser = server.browser(domain);
  await browser.logIn(email);
  return browser;
}
const savedBy = async (browser: Browser) =>
  (await browser.get<SavedPositions>('/api/pcsx/positions/saved')).body.data.positions;
const isSaved = async (browser: Browser, id: number) =>
  (await browser.get<PositionDetails>(`/api/pcsx/position_details?position_id=${id}`)).body.data
    .positionUserActions.isSaved;
const path = (id: number | string) => `/api/pcsx/positions/saved/${id}`;

test('JOB-02 a job is saved and unsaved, as often as one likes, and its page says so', async () => {
  const ada = await loggedIn('ada@x.example');
  expect(await savedBy(ada)).toEqual([]);
  for (const _ of ['once', 'twice']) {
    const answer = await ada.write('PUT', path('1-nurse'));
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({ id: 1, isSaved: true });
  }
  expect(await isSaved(ada, 1)).toBe(true);
  expect(await isSaved(ada, 2)).toBe(false);
  for (const _ of ['once', 'twice'])
    expect((await ada.write('DELETE', path(1))).body.data).toEqual({ id: 1, isSaved: false });
  expect(await isSaved(ada, 1)).toBe(false);
});

test('API-07 saved jobs are rows of a search, the one saved last first, closed ones among them', async () => {
  const ada = await loggedIn('ada@x.example');
  for (const id of [3, 1, 2]) {
    now += 1_000;
    await ada.write('PUT', path(id));
  }
  const closedAt = new Date(now);
  await takePostings(server.database, server.scopes['ours.example']!, [
    aPosting({ title: 'Porter', sourceId: 'porter', closedAt }),
  ]);
  const saved = await savedBy(ada);
  expect(saved.map(({ id, name }) => [id, name])).toEqual([
    [2, 'Midwife'],
    [1, 'Nurse'],
    [3, 'Porter'],
  ]);
  expect(saved[2]).toMatchObject({
    positionUrl: '/careers/job/3',
    closedTs: closedAt.getTime() / 1000,
    savedTs: now / 1000 - 2,
    positionUserActions: { isSaved: true },
  });
  expect(saved[0]?.closedTs).toBeNull();
});

test('JOB-02 what one has saved, nobody else sees, neither here nor at another employer', async () => {
  const bea = await loggedIn('bea@x.example');
  await bea.write('PUT', path(1));
  for (const other of [
    await loggedIn('cleo@x.example'),
    await loggedIn('ada@x.example', 'theirs.example'),
    server.browser('ours.example'),
  ])
    expect(await isSaved(other, 1)).toBe(false);
  const cleo = await loggedIn('cleo@x.example');
  await cleo.write('DELETE', path(1));
  expect(await isSaved(bea, 1)).toBe(true);
});

test.each(['99', '4', 'nurse', '0', '9'.repeat(40)])(
  'JOB-02 a job that there is not here cannot be saved (%s)',
  async (id) => {
    const ada = await loggedIn('ada@x.example');
    const { status, body } = await ada.write('PUT', path(id));
    expect([status, body.message]).toEqual([404, 'Position not found']);
  },
);

test('JOB-02 saving and removing a job many times at once ends in one state', async () => {
  const cleo = await loggedIn('cleo@x.example');
  const saves = await Promise.all(Array.from({ length: 8 }, () => cleo.write('PUT', path(2))));
  expect(saves.map(({ status }) => status)).toEqual(saves.map(() => 200));
  expect(await savedBy(cleo)).toHaveLength(1);
  const removals = await Promise.all(Array.from({ length: 8 }, () => cleo.write('DELETE', path(2))));
  expect(removals.map(({ status }) => status)).toEqual(removals.map(() => 200));
  expect(await savedBy(cleo)).toEqual([]);
});

test('JOB-02 an account keeps a bounded number of jobs, many at once included, and is told when it is full', async () => {
  const many = await startServer([
    {
      domain: 'ours.example',
      accounts: [{ email: 'ada@x.example' }],
      postings: Array.from({ length: maximumSavedPositions + 5 }, () => aPosting()),
    },
  ]);
  try {
    const ada = many.browser('ours.example');
    await ada.logIn('ada@x.example');
    await forEmployer(many.database, many.scopes['ours.example']!)
      .insertInto('saved_position')
      .values(
        Array.from({ length: maximumSavedPositions - 2 }, (_, index) => ({
          account_id: 1,
          position_id: index + 1,
          saved_at: new Date(now),
        })),
      )
      .execute();
    const saves = await Promise.all(
      [-1, 0, 1, 2, 3, 4].map((more) => ada.write('PUT', path(maximumSavedPositions + more))),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
    const refused = await ada.write('PUT', path(maximumSavedPositions + 5));
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(String(maximumSavedPositions));
    expect((await ada.write('PUT', path(1))).status).toBe(200);
    expect(await savedBy(ada)).toHaveLength(maximumSavedPositions);
  } finally {
    await many.close();
  }
});
