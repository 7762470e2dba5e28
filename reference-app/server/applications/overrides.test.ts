import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuestionsData } from '../../contract/apply.ts';
import type { PositionDetails } from '../../contract/positions.ts';
import { ada, apply } from '../../../tests/server/applying.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { forEmployer } from '../database/for-employer.ts';

const ours = 'ours.example';
const particular = 'particular.example';
const resumeTypes = (...allowedFileTypes: string[]) => ({
  fileUploadConfig: { resume: { allowedFileTypes } },
});
const asking = (name: string, title: string) => ({
  definition: {
    sections: [{ title, items: [{ name, type: 'text' as const, label: title, required: true }] }],
  },
});

let server: TestServer;
let visitor: Browser;
const health = asking('health', 'About your health');
/**
 * Job 1 asks what all ask, 2 asks its own, 3 asks nothing, 4 is for members, 5 takes PDF files only. 6 and 8 ask as
 * voluntary what 7 asks as any other question.
 */
beforeAll(async () => {
  server = await startServer([
    {
      domain: ours,
      config: {
        pcsxConfig: {
          applyFormConfig: { questionnaires: [asking('why', 'Why us?')] },
          overrides: {
            2: { applyFormConfig: { questionnaires: [asking('licence', 'Which licence?')] } },
            3: { applyFormConfig: { questionnaires: [] } },
            4: { applyFormConfig: { disableLoggedOutApply: true } },
            5: resumeTypes('.pdf'),
            6: { applyFormConfig: { questionnaires: [{ ...health, isVoluntary: true }] } },
            7: { applyFormConfig: { questionnaires: [health] } },
            8: { applyFormConfig: { questionnaires: [{ ...health, isVoluntary: true }] } },
          },
        },
      },
      postings: Array.from({ length: 8 }, () => aPosting()),
    },
    // jobs 1 and 3 take resumes that the others do not
    {
      domain: particular,
      config: {
        pcsxConfig: {
          ...resumeTypes('.pdf'),
          overrides: { 1: resumeTypes('.txt'), 3: resumeTypes('.txt', '.pdf') },
        },
      },
      postings: Array.from({ length: 3 }, () => aPosting()),
    },
  ]);
  visitor = server.browser(ours);
});
afterAll(() => server.close());

async function titles(pids: string) {
  const { body } = await visitor.write<QuestionsData>('POST', `/api/application/v2/questions?pids=${pids}`, {
    body: { answers: {} },
  });
  return body.data.fields.map(({ title }) => title);
}

test.each([
  ['1', ['Why us?']],
  ['2', ['Which licence?']],
  ['3', []],
  ['5', ['Why us?']],
  ['3,1', ['Why us?']],
  ['2,3,1', ['Why us?', 'Which licence?']],
])('SHELL-12 APPLY-01 for job %s one is asked %j', async (pids, asked) => {
  expect(await titles(pids)).toEqual(asked);
});

test('SHELL-12 APPLY-02 each application keeps what its own job asks', async () => {
  const browser = server.browser(ours);
  const refused = await apply(browser, '1,2,3', { answers: { why: 'People.' } });
  expect([refused.status, Object.keys(refused.body.validationErrors ?? {})]).toEqual([400, ['licence']]);
  const { status } = await apply(browser, '1,2,3', { answers: { why: 'People.', licence: 'B' } });
  expect(status).toBe(201);
  const rows = await forEmployer(server.database, server.scopes[ours]!)
    .selectFrom('application')
    .select(['position_id', 'answers'])
    .orderBy('position_id')
    .execute();
  expect(rows.map(({ answers }) => answers)).toEqual([{ why: 'People.' }, { licence: 'B' }, {}]);
});

test.each([
  ['6,7', []],
  ['7,8', [7]],
])(
  'APPLY-02 what is put as voluntary for the jobs %s is in no application, nor is what one of them alone asks so in its own',
  async (pids, holding) => {
    const profile = { ...ada, email: `${pids}@mail.example` };
    const { status } = await apply(server.browser(ours), pids, { profile, answers: { health: 'good' } });
    expect(status).toBe(201);
    const sent = await forEmployer(server.database, server.scopes[ours]!)
      .selectFrom('application')
      .select(['position_id', 'answers', 'form'])
      .where(sql`contact->>'email'`, '=', profile.email)
      .execute();
    expect(sent).toHaveLength(2);
    const naming = sent.filter((application) => JSON.stringify(application).includes('health'));
    expect(naming.map(({ position_id }) => position_id)).toEqual(holding);
  },
);

const action = async (id: number) =>
  (await visitor.get<PositionDetails>(`/api/pcsx/position_details?position_id=${id}`)).body.data
    .positionUserActions.applyAction.status;

test('SHELL-12 APPLY-01 a job whose override wants a login wants one, and the others do not', async () => {
  for (const [pids, status] of [
    ['4', 401],
    ['1,4', 401],
    ['1', 201],
  ] as const)
    expect((await apply(server.browser(ours), pids, { answers: { why: 'x' } })).status).toBe(status);
  expect([await action(4), await action(1)]).toEqual(['log_in', 'allowed']);
});

function sendText(pids: string) {
  const form = new FormData();
  form.set('stringifiedProfile', JSON.stringify({ ...ada, email: 'text@mail.example' }));
  form.set('stringifiedQuestions', JSON.stringify({ why: 'x' }));
  form.set('pids', pids);
  form.set('resume', new File(['My life so far.'], 'resume.txt'));
  return server.browser(ours).write('POST', '/api/application/v2/submit', { body: form });
}
test('SHELL-12 RESUME-01 a resume has to be of a type that every one of the jobs takes', async () => {
  const refused = await sendText('1,5');
  expect([refused.status, refused.body.validationErrors]).toEqual([
    400,
    { resume: 'Send your resume as one of .pdf.' },
  ]);
  expect((await sendText('1')).status).toBe(201);
});

async function typesAsked(pids: string) {
  const { body } = await server
    .browser(particular)
    .write<QuestionsData>('POST', `/api/application/v2/questions?pids=${pids}`, { body: { answers: {} } });
  return { together: body.data.resumeTypes, each: body.data.positions.map((one) => one.resumeTypes) };
}
function upload(pids: string) {
  const body = new FormData();
  body.set('resume', new File(['Ada Example'], 'resume.txt'));
  const query = pids === '' ? '' : `?pids=${pids}`;
  return server.browser(particular).write('POST', `/api/application/v2/resume_upload${query}`, { body });
}
test.each([
  ['1', ['.txt'], [['.txt']], 200],
  ['2', ['.pdf'], [['.pdf']], 400],
  ['3', ['.txt', '.pdf'], [['.txt', '.pdf']], 200],
  ['3,1', ['.txt'], [['.txt', '.pdf'], ['.txt']], 200],
  ['1,2', [], [['.txt'], ['.pdf']], 400],
])('SHELL-12 RESUME-01 for job %s one uploads what it takes: %j', async (pids, together, each, status) => {
  const asked = await typesAsked(pids);
  expect(asked.together).toEqual(together);
  expect(asked.each.toSorted()).toEqual(each.toSorted());
  expect((await upload(pids)).status).toBe(status);
});

test('SHELL-12 RESUME-01 a resume for no job in particular is of a type that the employer takes', async () => {
  const { status, body } = await upload('');
  expect([status, body.validationErrors]).toEqual([400, { resume: 'Send your resume as one of .pdf.' }]);
});
