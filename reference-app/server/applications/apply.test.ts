import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { QuestionsData } from '../../contract/apply.ts';
import type { Applications } from '../../contract/applications.ts';
import { ada, apply, askingConfig } from '../../../tests/server/applying.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { sweepWork } from '../accounts/sweep.ts';
import { listActions } from '../audit/store.ts';
import { acrossEmployers } from '../database/across-employers.ts';
import { forEmployer } from '../database/for-employer.ts';
import { takePostings } from '../positions/store.ts';

let server: TestServer;
let now = Date.UTC(2026, 2, 1, 9);
const minutes = 60_000;
const closing = aPosting({ title: 'Cook' });
const ours = 'ours.example';
const accounts = ['ada', 'bea', 'cleo', 'dora'].map((name) => ({ email: `${name}@x.example` }));

/** From a page that knows somebody as logged in. */
const applyAsKnown = (browser: Browser) =>
  browser.write('POST', '/api/application/v2/submit?pids=8', {
    body: { stringifiedProfile: ada, stringifiedQuestions: { why: 'I like people.' } },
    headers: { 'X-User-Id': 'of-a-session-that-has-ended' },
  });

beforeAll(async () => {
  server = await startServer(
    [
      {
        domain: ours,
        config: askingConfig,
        accounts,
        postings: [
          aPosting({ title: 'Porter' }),
          aPosting({ title: 'Nurse', department: 'Nursing', displayJobId: 'JR-7' }),
          closing,
          aPosting({ title: 'Closed', closedAt: new Date('2026-02-01') }),
          aPosting({ title: 'Elsewhere', applyStatus: 'apply', applyUrl: 'https://jobs.partner.example/1' }),
          aPosting({ title: 'Insider', applyStatus: 'log_in' }),
          aPosting({ title: 'Secret', isPrivate: true }),
          aPosting({ title: 'Clerk' }),
        ],
      },
      {
        domain: 'members.example',
        config: {
          pcsxConfig: {
            applyFormConfig: {
              disableLoggedOutApply: true,
              questionnaires: [
                {
                  displayJobIds: ['JR-REFEREE'],
                  definition: {
                    sections: [
                      {
                        items: [
                          { name: 'email', type: 'email', label: 'E-mail of your referee', required: true },
                        ],
                      },
                    ],
                  },
                },
              ],
            },
          },
        },
        accounts,
        postings: [...Array.from({ length: 12 }, () => aPosting()), aPosting({ displayJobId: 'JR-REFEREE' })],
      },
    ],
    { now: () => now },
  );
});
afterAll(() => server.close());
beforeEach(() => {
  now += 60 * minutes;
});

async function loggedIn(name: string, domain = ours) {
  const browser = server.browser(domain);
  await browser.logIn(`${name}@x.example`);
  return browser;
}
const applicationsOf = async (browser: Browser) =>
  (await browser.get<Applications>('/api/pcsx/dashboard/applications')).body.data.applications;
const rowsOf = (positionId: number) =>
  forEmployer(server.database, server.scopes[ours]!)
    .selectFrom('application')
    .selectAll()
    .where('position_id', '=', positionId)
    .execute();
const questions = (browser: Browser, pids: string) =>
  browser.write<QuestionsData>('POST', `/api/application/v2/questions?pids=${pids}`, {
    body: { answers: {} },
  });

function sendForm(browser: Browser, file: File) {
  const form = new FormData();
  form.set('stringifiedProfile', JSON.stringify({ ...ada, email: 'form@mail.example' }));
  form.set('stringifiedQuestions', JSON.stringify({ why: 'Because.', registration: 'N-3' }));
  form.set('pids', '1,2');
  form.set('resume', file);
  return browser.write('POST', '/api/application/v2/submit', { body: form });
}

describe('APPLY-01 what one is asked', () => {
  test('the questions of several jobs are one form, each asked once, the voluntary ones marked', async () => {
    const { status, body } = await questions(server.browser(ours), '2,1');
    expect(status).toBe(200);
    expect(body.data.fields.map(({ title }) => title)).toEqual([
      'About this job',
      'Registration',
      'If you like',
    ]);
    expect(body.data.fields[0]?.questions[0]).toMatchObject({
      questionId: 'why',
      questionIdGenerated: 'why',
      label: 'Why this job?',
      type: 'textarea',
      configType: 'application',
      required: true,
      rules: [],
      profileField: null,
    });
    expect(body.data.fields[2]?.questions[0]).toMatchObject({
      configType: 'voluntary',
      selectOptions: { choices: [{ value: 'friend' }, { value: 'fair' }] },
    });
    expect(body.data.voluntary).toEqual(['found']);
    expect(body.data.definition.sections).toHaveLength(3);
    expect(
      body.data.positions.map(({ pid, displayJobId, name }) => [pid, displayJobId, name]),
    ).toContainEqual(['2', 'JR-7', 'Nurse']);
    expect(body.data.unavailablePositions).toEqual([]);
  });

  test('only jobs of the department are asked what it asks', async () => {
    const { body } = await questions(server.browser(ours), '1');
    expect(body.data.fields.map(({ title }) => title)).toEqual(['About this job', 'If you like']);
  });

  test('jobs that cannot be applied to are named before anything is typed', async () => {
    const { body } = await questions(server.browser(ours), '1,4,5,99');
    expect(body.data.unavailablePositions).toEqual([
      { pid: '4', name: 'Closed', reason: 'closed' },
      { pid: '5', name: 'Elsewhere', reason: 'elsewhere' },
      { pid: '99', name: null, reason: 'gone' },
    ]);
    expect(body.data.positions.map(({ pid, applyData }) => [pid, applyData.canApply])).toEqual([
      ['1', true],
      ['4', false],
      ['5', false],
    ]);
  });

  test('a candidate’s name and e-mail are known, a visitor’s are not', async () => {
    const path = '/api/application/v2/profile?pids=1';
    const known = await (await loggedIn('bea')).get<{ profile: object }>(path);
    expect(known.body.data.profile).toMatchObject({
      firstname: 'Ada',
      lastname: 'Example',
      email: 'bea@x.example',
      hasResume: false,
    });
    const unknown = await server.browser(ours).get<{ profile: object }>(path);
    expect(unknown.body.data.profile).toMatchObject({ encId: '', firstname: '', email: '' });
  });

  test.each(['bootstrap_application', 'questions', 'submit'])(
    'APPLY-02 %s of a job that there is not here answers 404',
    async (name) => {
      for (const pids of ['12', '9999', 'nurse', '1,nurse', '0']) {
        const browser = server.browser(ours);
        const url = `/api/application/v2/${name}?pids=${pids}`;
        const body = { answers: {}, stringifiedProfile: '{}', stringifiedQuestions: '{}' };
        const answer = name.startsWith('boot')
          ? await browser.get(url)
          : await browser.write('POST', url, { body });
        expect([answer.status, answer.body.message]).toEqual([404, 'Position not found']);
      }
    },
  );
});

describe('APPLY-01 applying', () => {
  test('a candidate applies to several jobs at once; each keeps its own questions and answers', async () => {
    const browser = await loggedIn('ada');
    const { status, body } = await apply(browser, '1,2', {
      answers: { why: 'I like people.', registration: 'N-12', unknown: 'x' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 201, data: { success: true } });
    expect(body.data.applications.map(({ pid, name, status: state }) => [pid, name, state])).toEqual([
      ['1', 'Porter', 'submitted'],
      ['2', 'Nurse', 'submitted'],
    ]);
    expect(body.data.redirectUrl).toBe('/careers/apply/success?pid=1%2C2&domain=ours.example');
    expect((await rowsOf(1)).map(({ answers }) => answers)).toEqual([{ why: 'I like people.' }]);
    expect((await rowsOf(2)).map(({ answers, contact }) => [answers, contact])).toEqual([
      [{ why: 'I like people.', registration: 'N-12' }, ada],
    ]);
    const [nurse] = await applicationsOf(browser);
    expect(nurse).toMatchObject({ position_id: 2, status: 'submitted' });
    const [action] = await listActions(server.database, server.scopes[ours]!, 1);
    expect(action).toMatchObject({ action: 'application.submit', detail: { positions: [1, 2] } });
  });

  test('answers may come listed, as clients of the public calls send them', async () => {
    const answers = {
      default: [
        { question_id: 'why', type: 'textarea', answers: ['Because.'], answers_label: ['Because.'] },
        { question_id: 'shift', type: 'radio', answers: ['night'], answers_label: ['Night'] },
      ],
    };
    const profile = { ...ada, email: 'listed@mail.example' };
    expect((await apply(server.browser(ours), '8', { profile, answers })).status).toBe(201);
    expect((await rowsOf(8)).map((row) => row.answers)).toEqual([{ why: 'Because.', shift: 'night' }]);
  });

  test('a visitor applies, to a private job too, and has no page to find it on', async () => {
    const { status, body } = await apply(server.browser(ours), '7');
    expect(status).toBe(201);
    expect(body.data.applications[0]).toMatchObject({ id: null, name: 'Secret' });
  });

  test('voluntary answers are kept apart from the application and lead to nobody', async () => {
    const browser = await loggedIn('bea');
    await apply(browser, '8', { answers: { why: 'Because.', found: 'friend' } });
    const rows = await rowsOf(8);
    expect(JSON.stringify(rows)).not.toContain('friend');
    expect(JSON.stringify(rows)).not.toContain('How did you find us?');
    const apart = await forEmployer(server.database, server.scopes[ours]!)
      .selectFrom('voluntary_answer')
      .selectAll()
      .execute();
    expect(apart).toHaveLength(1);
    expect(apart[0]).toMatchObject({ position_id: 8, answers: { found: 'friend' } });
    expect(Object.keys(apart[0] ?? {}).toSorted()).toEqual([
      'answers',
      'group_id',
      'id',
      'month',
      'position_id',
    ]);
  });

  test('what the database notes of voluntary answers leads to no application once they are mixed', async () => {
    const all = async () => {
      const { rows } = await sql<{ id: string; answers: object; pairs: string }>`
        select id, answers, (select count(*) from application where application.xmin = voluntary_answer.xmin) as pairs
        from voluntary_answer order by ctid`.execute(acrossEmployers(server.database));
      return rows;
    };
    for (const [index, found] of ['friend', 'fair', 'friend'].entries()) {
      const profile = { ...ada, email: `mixed${index}@mail.example` };
      await apply(server.browser(ours), '8', { profile, answers: { why: 'Because.', found } });
    }
    const before = await all();
    expect(before.filter(({ pairs }) => pairs !== '0').length).toBeGreaterThanOrEqual(3);

    await server.background.trigger(sweepWork);
    await server.background.drain();
    const after = await all();
    expect(after.map(({ pairs }) => pairs)).toEqual(before.map(() => '0'));
    expect(after.map(({ id }) => id)).toEqual(after.map(({ id }) => id).toSorted());
    expect(after.filter(({ id }) => before.some((row) => row.id === id))).toEqual([]);
    const told = (rows: typeof after) => rows.map(({ answers }) => JSON.stringify(answers)).toSorted();
    expect(told(after)).toEqual(told(before));
    // what is mixed stays until there is something new
    await server.background.trigger(sweepWork);
    await server.background.drain();
    expect(await all()).toEqual(after);
  });

  test('APPLY-01 what is missing or wrong is named by field, and nothing is sent', async () => {
    const { status, body } = await apply(server.browser(ours), '2', {
      profile: { firstname: ' ', lastname: 'Example', email: 'ada', phone: 'call me' },
      answers: { shift: 'dusk', found: 'dream' },
    });
    expect(status).toBe(400);
    expect(body.validationErrors).toMatchObject({
      firstname: 'First name is required',
      email: expect.stringContaining('Email is invalid'),
      phone: expect.stringContaining('Phone number is invalid'),
      why: expect.stringContaining('required'),
      registration: 'Registration number is required',
      shift: expect.any(String),
      found: expect.any(String),
    });
  });

  test.each([
    ['stringifiedProfile', { stringifiedProfile: '{', stringifiedQuestions: '{}' }],
    ['stringifiedQuestions', { stringifiedProfile: '{}', stringifiedQuestions: '[1]' }],
    ['stringifiedProfile', { stringifiedQuestions: '{}' }],
    ['stringifiedQuestions', { stringifiedProfile: {}, stringifiedQuestions: 7 }],
  ])('API-02 a %s that cannot be read is refused by name: %j', async (field, body) => {
    const answer = await server.browser(ours).write('POST', '/api/application/v2/submit?pids=1', { body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.validationErrors ?? {})).toContain(field);
  });

  test('APPLY-01 an application for too many jobs is refused', async () => {
    const pids = Array.from({ length: 51 }, (_, index) => index + 1).join(',');
    const { status, body } = await apply(server.browser(ours), pids);
    expect([status, Object.keys(body.validationErrors ?? {})]).toEqual([400, ['pids']]);
  });

  test('a page that knows of nobody sends nothing as whoever has logged in in its browser since', async () => {
    const candidate = await loggedIn('cleo');
    const sent = { body: { stringifiedProfile: ada, stringifiedQuestions: { why: 'I like people.' } } };
    const headers = { 'X-User-Id': 'visitor' };
    const path = '/api/application/v2/submit?pids=8';
    expect(await candidate.write('POST', path, { ...sent, headers })).toMatchObject({
      status: 409,
      body: { data: { user: { name: expect.any(String) as string } } },
    });
    expect(await applicationsOf(candidate)).toEqual([]);
    expect((await server.browser(ours).write('POST', path, { ...sent, headers })).status).toBe(201);
  });

  test('what is wrong with a question is told apart from what is wrong with the contact field of its name', async () => {
    const candidate = await loggedIn('bea', 'members.example');
    const { status, body } = await apply(candidate, '13', { answers: { email: 'nobody' } });
    expect(status).toBe(400);
    expect(body.data).toEqual({ answers: { email: expect.any(String) as string }, profile: {} });
    const other = await apply(candidate, '13', {
      profile: { ...ada, email: 'nobody' },
      answers: { email: 'grace@mail.example' },
    });
    expect(other.body.data).toEqual({ answers: {}, profile: { email: expect.any(String) as string } });
  });
});

describe('APPLY-02 when one cannot apply', () => {
  test('twice: the second time says so, and names the job', async () => {
    const browser = await loggedIn('cleo');
    await apply(browser, '1');
    now += 11 * minutes;
    for (const answers of [{ why: 'I like people.' }, { why: 'Something else.' }]) {
      const { status, body } = await apply(browser, '1', { answers });
      expect([status, body.message]).toEqual([409, 'You have already applied to “Porter”.']);
      expect(body.data).toEqual({ positions: [{ pid: '1', name: 'Porter', reason: 'applied' }] });
    }
    const { body } = await questions(browser, '1');
    expect(body.data.unavailablePositions).toEqual([{ pid: '1', name: 'Porter', reason: 'applied' }]);
  });

  test('closed, gone or elsewhere meanwhile: each job is named, and nothing is sent for the others', async () => {
    const browser = await loggedIn('cleo');
    const { status, body } = await apply(browser, '4,5,99,8');
    expect([status, body.message]).toEqual([
      409,
      '“Closed” is closed and takes no more applications. “Elsewhere” takes applications on another site. Job 99 is no longer there. Nothing was sent: remove them to apply to the rest.',
    ]);
    expect((await applicationsOf(browser)).map(({ position_id }) => position_id)).not.toContain(8);
  });

  test('a job that closes while applications come in takes either the application or the closing first', async () => {
    const scope = server.scopes[ours]!;
    const browsers = Array.from({ length: 6 }, () => server.browser(ours));
    const [answers] = await Promise.all([
      Promise.all(browsers.map((browser) => apply(browser, '3'))),
      takePostings(server.database, scope, [{ ...closing, closedAt: new Date(now) }]),
    ]);
    const sent = answers.filter(({ status }) => status === 201);
    expect(await rowsOf(3)).toHaveLength(sent.length);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201))
      expect([status, body.message]).toEqual([409, '“Cook” is closed and takes no more applications.']);
    expect((await apply(server.browser(ours), '3')).status).toBe(409);
  });

  test('visitors have to log in where the employer, or the job, asks for it', async () => {
    for (const [domain, pids] of [
      ['members.example', '1'],
      [ours, '6'],
    ] as const) {
      const visitor = server.browser(domain);
      const { status, headers } = await apply(visitor, pids);
      expect([status, headers['x-login']]).toEqual([401, '1']);
      expect((await questions(visitor, pids)).status).toBe(401);
      const path = `/api/application/v2/bootstrap_application?pids=${pids}`;
      expect((await visitor.get(path)).body.data).toMatchObject({ isLoginRequired: true });
      const candidate = await loggedIn('dora', domain);
      expect((await candidate.get(path)).body.data).toMatchObject({ isLoginRequired: false });
      expect((await apply(candidate, pids)).status).toBe(201);
    }
  });
});

describe('APPLY-02 one application a job', () => {
  test('whoever was logged in when they began does not apply as a visitor, or as somebody else', async () => {
    const visitor = server.browser(ours);
    expect(await applyAsKnown(visitor)).toMatchObject({ status: 401, headers: { 'x-login': '1' } });
    await visitor.logIn('dora@x.example');
    expect((await applyAsKnown(visitor)).status).toBe(401);
  });

  test('a submit that is sent many times at once is one application, and all hear of it', async () => {
    const browser = await loggedIn('dora');
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply(browser, '8,1')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    const ids = (await applicationsOf(browser)).map(({ position_id }) => position_id);
    expect(ids.filter((id) => id === 8 || id === 1)).toHaveLength(2);
    now += 9 * minutes;
    expect((await apply(browser, '8,1')).status).toBe(201);
  });

  test('two different submits at once end in one application', async () => {
    const visitor = server.browser(ours);
    await visitor.get('/api/pcsx/profile_details');
    const profile = { ...ada, email: 'raced@mail.example' };
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((why) => apply(visitor, '1', { profile, answers: { why } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await rowsOf(1)).filter((row) => row.contact.email === profile.email)).toHaveLength(1);
  });

  test('a visitor learns nothing of another who has the same e-mail address', async () => {
    const profile = { ...ada, email: 'same@mail.example' };
    expect((await apply(server.browser(ours), '1', { profile })).status).toBe(201);
    expect((await apply(server.browser(ours), '1', { profile })).status).toBe(201);
  });
});

describe('APPLY-01 a form with a resume', () => {
  const text = new File(['Nine years on the ward.'], 'Ada.txt');

  test('it is kept once for all jobs, and the same form again is the same application', async () => {
    const browser = server.browser(ours);
    const sent = await sendForm(browser, text);
    expect(sent.status, sent.text).toBe(201);
    expect((await sendForm(browser, text)).body.data).toEqual(sent.body.data);
    const rows = [...(await rowsOf(1)), ...(await rowsOf(2))].filter(
      ({ contact }) => contact.email === 'form@mail.example',
    );
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map((row) => row.resume_id)).size).toBe(1);
    const resumes = await forEmployer(server.database, server.scopes[ours]!)
      .selectFrom('application_resume')
      .selectAll()
      .execute();
    expect(resumes.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
      ['Ada.txt', 'Nine years on the ward.'],
    ]);
    const other = await sendForm(browser, new File(['Ten years.'], 'Ada.txt'));
    expect(other.status).toBe(409);
  });

  test.each([
    ['renamed HTML', new File(['<html>'], 'Ada.pdf')],
    ['a type that the employer does not take', new File([new Uint8Array([0xd0, 0xcf])], 'Ada.doc')],
    ['a program', new File(['MZ'], 'Ada.exe')],
  ])('%s is refused by name', async (_, file) => {
    const { status, body } = await sendForm(server.browser(ours), file);
    expect([status, Object.keys(body.validationErrors ?? {})]).toEqual([400, ['resume']]);
  });
});

test('APPLY-01 applying is done with the draft and takes the jobs out of the cart', async () => {
  const browser = await loggedIn('bea');
  const body = { position_ids: [1, 2], answers: { why: 'Half' } };
  await browser.write('PUT', '/api/pcsx/draft_applications', { body });
  await browser.write('PUT', '/api/pcsx/draft_applications', { body: { ...body, position_ids: [7] } });
  await apply(browser, '1,2', { answers: { why: 'Whole', registration: 'N-1' } });
  const left = await browser.get<{ draftApplications: { position_id: number }[] }>(
    '/api/pcsx/draft_applications',
  );
  expect(left.body.data.draftApplications.map(({ position_id }) => position_id)).toEqual([7]);
});
