import type { FormDefinition, Item } from '@portico/core/forms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maximumDraftBytes, maximumDrafts, type Draft, type Drafts } from '../../contract/drafts.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { forEmployer } from '../database/for-employer.ts';
import { takePostings } from '../positions/store.ts';

let server: TestServer;
let now = Date.UTC(2026, 2, 1);
const closing = aPosting({ title: 'Cook' });
const path = '/api/pcsx/draft_applications';
const accounts = ['ada', 'bea', 'cleo', 'dora', 'eve'].map((name) => ({ email: `${name}@x.example` }));

const rows: readonly Item[] = [
  { name: 'at', type: 'text', label: 'Where' },
  { name: 'sin', type: 'sin', label: 'Social insurance number' },
];
const personal: FormDefinition = {
  sections: [
    {
      items: [
        { name: 'why', type: 'text', label: 'Why?' },
        { name: 'ssn', type: 'ssn', label: 'Social security number' },
        {
          name: 'jobs',
          type: 'dynamicList',
          label: 'Earlier jobs',
          dynamicListOptions: { items: rows },
        },
      ],
    },
  ],
};

beforeAll(async () => {
  server = await startServer(
    [
      {
        domain: 'ours.example',
        config: { pcsxConfig: { applyFormConfig: { questionnaires: [{ definition: personal }] } } },
        accounts,
        postings: [aPosting({ title: 'Nurse' }), aPosting({ title: 'Midwife' }), closing],
      },
      { domain: 'theirs.example', accounts, postings: Array.from({ length: 9 }, () => aPosting()) },
    ],
    { now: () => now },
  );
});
afterAll(() => server.close());

async function loggedIn(name: string, domain = 'ours.example') {
  const browser = server.browser(domain);
  await browser.logIn(`${name}@x.example`);
  return browser;
}
const save = (browser: Browser, body: object) => browser.write<Draft>('PUT', path, { body });
const draftsOf = async (browser: Browser) => (await browser.get<Drafts>(path)).body.data.draftApplications;

test('API-03 a draft is kept, changed, listed and deleted', async () => {
  const ada = await loggedIn('ada');
  expect(await draftsOf(ada)).toEqual([]);
  const begun = await save(ada, {
    position_ids: ['1-nurse'],
    version: null,
    profile: { firstname: 'Ada' },
    answers: { why: 'I like people.' },
    step: 'questions',
  });
  expect(begun.status).toBe(200);
  expect(begun.body.data).toMatchObject({
    position_id: 1,
    position_ids: [1],
    positions: [{ id: 1, name: 'Nurse', location: 'Rotterdam, Netherlands' }],
    archived_at: -1,
    profile: { firstname: 'Ada' },
    answers: { why: 'I like people.' },
    step: 'questions',
    updated_at: '2026-03-01T00:00:00.000Z',
  });
  now += 1_000;
  const changed = await save(ada, {
    position_ids: [1],
    version: begun.body.data.version,
    answers: { why: '' },
  });
  expect(changed.body.data).toMatchObject({ id: begun.body.data.id, profile: {}, answers: { why: '' } });
  expect(changed.body.data.version).not.toBe(begun.body.data.version);
  now += 1_000;
  await save(ada, { position_ids: [2] });
  expect((await draftsOf(ada)).map(({ position_id }) => position_id)).toEqual([2, 1]);

  for (const _ of ['once', 'twice']) {
    const left = await ada.write<Drafts>('DELETE', path, { body: { position_ids: ['1'] } });
    expect(left.body.data.draftApplications.map(({ position_id }) => position_id)).toEqual([2]);
  }
});

test('DRAFT-01 jobs applied to together have one draft, in whatever order they are named', async () => {
  const bea = await loggedIn('bea');
  await save(bea, { position_ids: [2, 1], step: 'one' });
  await save(bea, { position_ids: '1,2', step: 'two' });
  await save(bea, { position_ids: [1], step: 'alone' });
  const drafts = await draftsOf(bea);
  expect(drafts.map(({ position_ids, step }) => [position_ids, step])).toEqual(
    expect.arrayContaining([
      [[2, 1], 'two'],
      [[1], 'alone'],
    ]),
  );
  expect(drafts).toHaveLength(2);
  await bea.write('DELETE', path, { body: { position_ids: [1] } });
  expect((await draftsOf(bea)).map(({ position_ids }) => position_ids)).toEqual([[2, 1]]);
  await bea.write('DELETE', path, { body: { position_ids: [1, 2] } });
  expect(await draftsOf(bea)).toEqual([]);
});

test('DRAFT-01 of two tabs the later one is told what the other wrote, and loses nothing', async () => {
  const cleo = await loggedIn('cleo');
  const { version } = (await save(cleo, { position_ids: [1], step: 'first' })).body.data;
  const answers = await Promise.all(
    ['left', 'right'].map((step) => save(cleo, { position_ids: [1], version, step })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [won] = answers.filter(({ status }) => status === 200);
  const [lost] = answers.filter(({ status }) => status === 409);
  expect(lost?.body.message).toBe('This application was changed in another tab or on another device.');
  expect(lost?.body.data).toEqual({ theirs: won?.body.data });
  // the same again, as after an answer that was lost on the way
  const again = await save(cleo, { position_ids: [1], version, step: won?.body.data.step });
  expect(again.body.data).toEqual(won?.body.data);
});

test('DRAFT-01 a draft that is begun twice at once is one', async () => {
  const cleo = await loggedIn('cleo');
  const answers = await Promise.all(
    ['one', 'two', 'three', 'four'].map((step) => save(cleo, { position_ids: [2], version: null, step })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect((await draftsOf(cleo)).filter(({ position_id }) => position_id === 2)).toHaveLength(1);
});

test('DRAFT-01 a deleted draft is not brought back by a tab that still knows it, nor taken for a new one', async () => {
  const dora = await loggedIn('dora');
  const old = (await save(dora, { position_ids: [1], step: 'old' })).body.data;
  await dora.write('DELETE', path, { body: { position_ids: [1] } });
  const late = await save(dora, { position_ids: [1], version: old.version, step: 'late' });
  expect([late.status, late.body.data]).toEqual([409, { theirs: null }]);
  await save(dora, { position_ids: [1], version: null, step: 'new' });
  const later = await save(dora, { position_ids: [1], version: old.version, step: 'later' });
  expect(later.status).toBe(409);
  expect((await draftsOf(dora)).map(({ step }) => step)).toEqual(['new']);
});

test('DRAFT-01 a draft for a job that closes is kept as closed', async () => {
  const dora = await loggedIn('dora');
  await save(dora, { position_ids: [3], step: 'half' });
  const closedAt = new Date('2026-03-02T00:00:00Z');
  await takePostings(server.database, server.scopes['ours.example']!, [{ ...closing, closedAt }]);
  const draft = (await draftsOf(dora)).find(({ position_id }) => position_id === 3);
  expect(draft?.archived_at).toBe(closedAt.getTime() / 1000);
  expect((await save(dora, { position_ids: [3], version: draft?.version, step: 'more' })).status).toBe(200);
});

test('DRAFT-01 nobody sees or deletes another’s drafts, here or at another employer', async () => {
  const ada = await loggedIn('ada');
  await save(ada, { position_ids: [1], step: 'hers' });
  const theirs = await loggedIn('ada', 'theirs.example');
  for (const other of [await loggedIn('eve'), theirs]) {
    expect(await draftsOf(other)).toEqual([]);
    await other.write('DELETE', path, { body: { position_ids: [1] } });
  }
  expect((await draftsOf(ada)).some(({ step }) => step === 'hers')).toBe(true);
});

test('DRAFT-01 an application for several jobs that is begun anew leaves those for one of them, and what was changed elsewhere', async () => {
  const bea = await loggedIn('bea');
  await save(bea, { position_ids: [1], step: 'alone' });
  const { version } = (await save(bea, { position_ids: [1, 2], step: 'both' })).body.data;
  const theirs = (await save(bea, { position_ids: [1, 2], step: 'on another device' })).body.data;
  const remove = (known?: string | null) =>
    bea.write('DELETE', path, { body: { position_ids: [2, 1], match: 'exact', version: known } });
  const steps = async () => (await draftsOf(bea)).map(({ step }) => step).toSorted();
  for (const known of [version, null]) {
    const { status, body } = await remove(known);
    expect([status, body.data]).toEqual([409, { theirs }]);
  }
  expect(await steps()).toEqual(['alone', 'on another device']);
  // the second answer is of a call that came twice
  for (const _ of ['once', 'twice']) expect((await remove(theirs.version)).status).toBe(200);
  expect(await steps()).toEqual(['alone']);
  await save(bea, { position_ids: [1, 2], step: 'anew' });
  await remove();
  expect(await steps()).toEqual(['alone']);
});

test('DRAFT-01 a page that knows another account as logged in reads, writes and deletes nothing of this one', async () => {
  const ada = await loggedIn('ada');
  await save(ada, { position_ids: [2], step: 'hers' });
  const kept = await draftsOf(ada);
  const headers = { 'X-User-Id': 'of-another-account' };
  const answers = [
    await ada.get(path, headers),
    await ada.write('PUT', path, { body: { position_ids: [2], step: 'theirs' }, headers }),
    await ada.write('DELETE', path, { body: { position_ids: [2] }, headers }),
  ];
  expect(answers.map((answer) => [answer.status, answer.headers['x-login']])).toEqual(
    answers.map(() => [401, '1']),
  );
  expect(await draftsOf(ada)).toEqual(kept);
});

test.each([[[9]], [['nurse']], [[1, 9]], [','], ['0']])(
  'DRAFT-01 there is no draft for a job that there is not here: %j',
  async (position_ids) => {
    const eve = await loggedIn('eve');
    const { status, body } = await save(eve, { position_ids });
    expect([status, body.message]).toEqual([404, 'Position not found']);
  },
);

test.each([
  ['PUT', {}],
  ['PUT', { position_ids: [], step: 'x' }],
  ['PUT', { position_ids: [{}] }],
  ['DELETE', {}],
] as const)('API-03 a %s whose position_ids are missing or none is refused by name', async (method, body) => {
  const eve = await loggedIn('eve');
  const answer = await eve.write(method, path, { body });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.validationErrors ?? {}).join()).toContain('position_ids');
});

test('DRAFT-01 social security and insurance numbers are in no draft, those in rows neither', async () => {
  const eve = await loggedIn('eve');
  const jobs = [{ at: 'Delft', sin: '123-456-789' }];
  const answers = { why: 'Because', ssn: '123-45-6789', jobs, other: 'unasked' };
  const profile = { firstname: 'Eve', ssn: '123-45-6789', evil: { sin: '123-456-789' } };
  const { body } = await save(eve, { position_ids: [2], profile, answers });
  expect(body.data.answers).toEqual({ why: 'Because', jobs: [{ at: 'Delft' }] });
  expect(body.data.profile).toEqual({ firstname: 'Eve' });
  const stored = await forEmployer(server.database, server.scopes['ours.example']!)
    .selectFrom('draft_application')
    .select('content')
    .execute();
  expect(JSON.stringify(stored)).not.toMatch(/6789|456-789/);
});

test('DRAFT-01 drafts are bounded, in size and in number', async () => {
  const eve = await loggedIn('eve');
  const large = await save(eve, { position_ids: [1], answers: { why: 'x'.repeat(maximumDraftBytes) } });
  expect(large.status).toBe(413);
  await forEmployer(server.database, server.scopes['ours.example']!)
    .insertInto('draft_application')
    .values(
      Array.from({ length: maximumDrafts }, (_, index) => ({
        account_id: accounts.length,
        position_key: `full ${index}`,
        position_ids: [1],
        revision: 1,
        content: JSON.stringify({ profile: {}, answers: {}, step: '' }),
        updated_at: new Date(now),
      })),
    )
    .execute();
  const full = await save(eve, { position_ids: [1] });
  expect(full.status).toBe(409);
  expect(full.body.message).toContain(String(maximumDrafts));
});
