import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationStatus } from '../../contract/application-status.ts';
import type { Application, Applications } from '../../contract/applications.ts';
import type { PositionDetails } from '../../contract/positions.ts';
import { ada, apply } from '../../../tests/server/applying.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { listActions } from '../audit/store.ts';
import { forEmployer } from '../database/for-employer.ts';
import { inTransaction } from '../database/database.ts';
import { takePostings } from '../positions/store.ts';
import { changeStatus } from './store.ts';

let server: TestServer;
let now = Date.UTC(2026, 2, 1, 9);
const ours = 'ours.example';
const discreet = 'discreet.example';
const open = 'open.example';
const closing = aPosting({ title: 'Cook' });
const accounts = ['ada', 'bea', 'cleo', 'dora'].map((name) => ({ email: `${name}@x.example` }));

beforeAll(async () => {
  server = await startServer(
    [
      {
        domain: ours,
        accounts,
        postings: [aPosting({ title: 'Porter' }), aPosting({ title: 'Nurse' }), closing],
      },
      {
        domain: discreet,
        config: {
          pcsxConfig: { applicationsPageConfig: { tabs: { submitted: { hideApplicationStatus: true } } } },
        },
        accounts,
        postings: [aPosting({ title: 'Clerk' })],
      },
      {
        domain: open,
        config: {
          pcsxConfig: {
            overrides: {
              1: { applicationsPageConfig: { tabs: { submitted: { hideApplicationStatus: true } } } },
            },
          },
        },
        accounts,
        postings: [aPosting({ title: 'Spy' }), aPosting({ title: 'Clerk' })],
      },
    ],
    { now: () => now },
  );
});
afterAll(() => server.close());

async function loggedIn(name: string, domain = ours) {
  const browser = server.browser(domain);
  await browser.logIn(`${name}@x.example`);
  return browser;
}
const list = async (browser: Browser) =>
  (await browser.get<Applications>('/api/pcsx/dashboard/applications')).body.data;
async function applied(browser: Browser, pid: string) {
  expect((await apply(browser, pid, { answers: {} })).status).toBe(201);
  const found = (await list(browser)).applications.find(({ position_id }) => String(position_id) === pid);
  return found?.id ?? '';
}
const withdraw = (browser: Browser, id: string) =>
  browser.write<Application>('POST', `/api/pcsx/applications/${encodeURIComponent(id)}/withdraw`);
const move = (encId: string, status: ApplicationStatus, { note = '', domain = ours } = {}) =>
  inTransaction(server.database, async (transaction) => {
    const scope = server.scopes[domain]!;
    const { id } = await forEmployer(transaction, scope)
      .selectFrom('application')
      .select('id')
      .where('enc_id', '=', encId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return changeStatus(transaction, scope, { id, status, note, at: new Date(now) });
  });

const userActions = async (browser: Browser, id: number) =>
  (await browser.get<PositionDetails>(`/api/pcsx/position_details?position_id=${id}`)).body.data
    .positionUserActions;

test('DASH-02 applications are listed with their history, those that have ended apart', async () => {
  const browser = await loggedIn('ada');
  expect(await list(browser)).toEqual({ applications: [], inactiveApplications: [] });
  const porter = await applied(browser, '1');
  now += 60_000;
  const nurse = await applied(browser, '2');
  now += 60_000;
  await move(porter, 'in_review', { note: 'We are reading your application.' });
  await move(nurse, 'not_selected');
  const { applications, inactiveApplications } = await list(browser);
  expect(applications).toEqual([
    {
      id: porter,
      position_id: 1,
      name: 'Porter',
      location: 'Rotterdam, Netherlands',
      positionUrl: '/careers/job/1',
      isPositionOpen: true,
      status: 'in_review',
      submitted_at: '2026-03-01T09:00:00.000Z',
      updated_at: '2026-03-01T09:02:00.000Z',
      history: [
        { status: 'submitted', note: '', happened_at: '2026-03-01T09:00:00.000Z' },
        {
          status: 'in_review',
          note: 'We are reading your application.',
          happened_at: '2026-03-01T09:02:00.000Z',
        },
      ],
      canWithdraw: true,
    },
  ]);
  expect(inactiveApplications).toMatchObject([{ id: nurse, status: 'not_selected', canWithdraw: false }]);
});

test('DASH-02 an employer that does not show the status sends none, nor how it came about', async () => {
  const browser = await loggedIn('ada', discreet);
  const clerk = await applied(browser, '1');
  await move(clerk, 'interview', { note: 'Come by.', domain: discreet });
  const { applications } = await list(browser);
  expect(applications).toMatchObject([{ id: clerk, status: null, history: [] }]);
  expect(applications[0]?.updated_at).toBe(applications[0]?.submitted_at);
});

test('SHELL-12 the status of one job’s applications is hidden where its override says so', async () => {
  const browser = await loggedIn('ada', open);
  await applied(browser, '1');
  await applied(browser, '2');
  const { applications } = await list(browser);
  expect(applications.map(({ name, status }) => [name, status])).toEqual(
    expect.arrayContaining([
      ['Spy', null],
      ['Clerk', 'submitted'],
    ]),
  );
});

test('DASH-04 an application is withdrawn, as often as one asks, and one can apply again', async () => {
  const browser = await loggedIn('bea');
  const first = await applied(browser, '1');
  const answers = await Promise.all(Array.from({ length: 5 }, () => withdraw(browser, first)));
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: first, status: 'withdrawn', canWithdraw: false });
    expect(body.data.history.map((event) => event.status)).toEqual(['submitted', 'withdrawn']);
  }
  const actions = await listActions(server.database, server.scopes[ours]!, 50);
  expect(actions.filter(({ action }) => action === 'application.withdraw')).toHaveLength(1);
  const second = await applied(browser, '1');
  const { applications, inactiveApplications } = await list(browser);
  expect(applications.map(({ id }) => id)).toEqual([second]);
  expect(inactiveApplications.map(({ id }) => id)).toEqual([first]);
});

test.each(['hired', 'not_selected'] as const)(
  'DASH-04 an application that ended as %s stays so',
  async (status) => {
    const browser = await loggedIn(status === 'hired' ? 'cleo' : 'dora');
    const id = await applied(browser, '2');
    if (status === 'hired') await move(id, 'offer');
    expect(await move(id, status)).toBe('write');
    const answer = await withdraw(browser, id);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This application has ended already and cannot be withdrawn.',
    ]);
    expect((await list(browser)).inactiveApplications).toMatchObject([{ id, status }]);
  },
);

test('DASH-04 withdrawing and deciding at once end in one state that the history tells', async () => {
  const browser = await loggedIn('dora');
  const id = await applied(browser, '1');
  const [answer, moved] = await Promise.all([withdraw(browser, id), move(id, 'in_review')]);
  expect(answer.status).toBe(200);
  const { applications, inactiveApplications } = await list(browser);
  const [application] = [...applications, ...inactiveApplications].filter((one) => one.id === id);
  expect(application?.history.map(({ status }) => status)).toEqual(
    moved === 'write' ? ['submitted', 'in_review', 'withdrawn'] : ['submitted', 'withdrawn'],
  );
});

test('DASH-02 a status that may not follow is not written, and a repeated one is written once', async () => {
  const browser = await loggedIn('dora');
  const id = await applied(browser, '3');
  expect(await move(id, 'hired')).toBe('illegal');
  expect(await Promise.all([move(id, 'offer'), move(id, 'offer')])).toEqual(
    expect.arrayContaining(['write', 'repeated']),
  );
  expect(await Promise.all([move(id, 'hired'), move(id, 'not_selected')])).toEqual(
    expect.arrayContaining(['write', 'illegal']),
  );
  const [application] = (await list(browser)).inactiveApplications.filter((one) => one.id === id);
  expect(application?.history.map(({ status }) => status).slice(0, -1)).toEqual(['submitted', 'offer']);
  expect(application?.history.at(-1)?.status).toBe(application?.status);
});

test('DASH-02 nobody sees or withdraws another’s application, here or at another employer', async () => {
  const owner = await loggedIn('cleo');
  const id = await applied(owner, '1');
  for (const other of [await loggedIn('dora'), await loggedIn('cleo', discreet)]) {
    const everything = await list(other);
    expect(JSON.stringify(everything)).not.toContain(id);
    const refused = await withdraw(other, id);
    expect([refused.status, refused.body.message]).toEqual([404, 'Application not found']);
  }
  for (const unknown of ['nothing', '1', '%00', 'x'.repeat(90)])
    expect((await withdraw(owner, unknown)).status).toBeGreaterThanOrEqual(400);
  expect((await list(owner)).applications.map((application) => application.id)).toContain(id);
});

test('JOB-02 the page of a job knows whether one has applied, and whether one may', async () => {
  const browser = await loggedIn('cleo');
  const at = now / 1000;
  expect(await userActions(browser, 3)).toMatchObject({
    appliedTs: null,
    applyAction: { status: 'allowed' },
  });
  await applied(browser, '3');
  expect(await userActions(browser, 3)).toMatchObject({ appliedTs: at, applyAction: { status: 'link_off' } });
  expect(await userActions(server.browser(ours), 3)).toMatchObject({ appliedTs: null });
});

test('DASH-02 an application outlives its job: it says that the job is closed', async () => {
  const browser = await loggedIn('cleo');
  const scope = server.scopes[ours]!;
  await takePostings(server.database, scope, [{ ...closing, title: 'Chef', closedAt: new Date(now) }]);
  const cook = (await list(browser)).applications.find(({ position_id }) => position_id === 3);
  expect(cook).toMatchObject({ name: 'Cook', isPositionOpen: false });
});

test('APPLY-02 what applicants write is in no log', () => {
  expect(JSON.stringify(server.logged)).not.toMatch(new RegExp(`${ada.email}|${ada.lastname}`));
});
