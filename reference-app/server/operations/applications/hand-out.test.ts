import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FormDefinition, Item } from '@portico/core/forms';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ada, apply } from '../../../../tests/server/applying.ts';
import {
  emptyDatabase,
  startServer,
  writeEmployers,
  type TestServer,
} from '../../../../tests/server/harness.ts';
import { linesIn } from '../../../../tests/server/handed-out.ts';
import { aPosting } from '../../../../tests/server/postings.ts';
import { runCommand } from '../../../../tests/server/run-command.ts';
import { recordApplication } from '../../applications/submit.ts';
import { listEntries } from '../../audit/store.ts';
import { inTransaction } from '../../database/database.ts';
import { forEmployer } from '../../database/for-employer.ts';
import { handOutApplications } from './hand-out.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const start = Date.parse('2026-03-10T12:00:00Z');
const minute = 60_000;
let clock = start;
let server: TestServer;
let root: string;
let folders = 0;
let folder: string;

const where: Item = { name: 'where', type: 'text', label: 'Where?' };
const asked: FormDefinition = {
  sections: [
    {
      items: [
        { name: 'why', type: 'textarea', label: 'Why this job?', required: true },
        {
          name: 'shift',
          type: 'radio',
          label: 'Which shift suits you?',
          radioOptions: { choices: [{ label: 'By night', value: 'night' }] },
        },
        { name: 'diploma', type: 'fileUpload', label: 'Your diploma' },
        {
          name: 'jobs',
          type: 'dynamicList',
          label: 'Your jobs',
          dynamicListOptions: { items: [where] },
        },
      ],
    },
  ],
};
const voluntary: FormDefinition = {
  sections: [{ items: [{ name: 'found', type: 'text', label: 'How did you find us?' }] }],
};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'portico-applications-'));
  const questionnaires = [{ definition: asked }, { isVoluntary: true, definition: voluntary }];
  server = await startServer(
    [ours, theirs].map((domain) => ({
      domain,
      accounts: [{ email: 'ada@x.example' }],
      config: { pcsxConfig: { applyFormConfig: { questionnaires } } },
      postings: Array.from({ length: 60 }, () => aPosting()),
    })),
    { now: () => clock },
  );
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});
beforeEach(() => {
  // what other tests have sent is long past
  clock += 24 * 60 * minute;
  folder = path.join(root, String((folders += 1)));
});

const handOut = (since?: Date, domain = ours) =>
  handOutApplications(
    server.database,
    { scope: server.scopes[domain]!, domain },
    { folder, since, now: new Date(clock) },
  );
/** What has come since the test began. */
const ofThisTest = () => new Date(clock - 60 * minute);
type Line = {
  id: string;
  status: string;
  contact: { email: string };
  account_email: string | null;
  job: { id: number };
  resume: { name: string; file: string } | null;
  answers: { name: string; label: string; answer: unknown; chosen?: string[] }[];
  history: { status: string; note: string; at: string }[];
};
const handedOut = async (since?: Date) => linesIn<Line>((await handOut(since)).file);
const pdf = (content: string) => Buffer.from(`%PDF-1.7 ${content}`);
const visitor = () => server.browser(ours);
const why = { why: 'I like people.' };

test('APPLY-01 an application is handed out with its answers beside their questions, and its files beside it', async () => {
  const browser = visitor();
  const form = new FormData();
  form.append('file', new File([pdf('diploma')], '..\\..\\etc\\my diploma.pdf'));
  const { body } = await browser.write<{ id: string; name: string; size: number; type: string }>(
    'POST',
    '/api/application/v2/answer_file?pids=1&question=diploma',
    { body: form },
  );
  const { id: uid, ...file } = body.data;
  const sent = new FormData();
  sent.append('stringifiedProfile', JSON.stringify(ada));
  sent.append(
    'stringifiedQuestions',
    JSON.stringify({
      ...why,
      shift: 'night',
      diploma: [{ uid, ...file }],
      jobs: [{ where: 'Rotterdam' }],
      found: 'by a secret friend',
    }),
  );
  sent.append('resume', new File([pdf('resume')], 'Ada’s resume.pdf'));
  expect((await browser.write('POST', '/api/application/v2/submit?pids=1', { body: sent })).status).toBe(201);

  const { file: written } = await handOut(ofThisTest());
  const [line] = await linesIn<Line>(written);
  expect(line).toMatchObject({
    job: { id: 1, title: expect.any(String), source_id: expect.any(String) },
    contact: ada,
    account_email: null,
    status: 'submitted',
    submitted_at: new Date(clock).toISOString(),
    history: [{ status: 'submitted', note: '', at: new Date(clock).toISOString() }],
    resume: { name: 'Ada’s resume.pdf', file: `files/${line!.id}/resume.pdf` },
  });
  expect(line!.answers).toEqual([
    { name: 'why', label: 'Why this job?', type: 'textarea', answer: why.why },
    { name: 'shift', label: 'Which shift suits you?', type: 'radio', answer: 'night', chosen: ['By night'] },
    {
      name: 'diploma',
      label: 'Your diploma',
      type: 'fileUpload',
      answer: [expect.objectContaining({ name: 'my diploma.pdf', file: `files/${line!.id}/answer-1.pdf` })],
    },
    {
      name: 'jobs',
      label: 'Your jobs',
      type: 'dynamicList',
      answer: [[{ name: 'where', label: 'Where?', type: 'text', answer: 'Rotterdam' }]],
    },
  ]);
  expect(await readFile(path.join(folder, line!.resume!.file))).toEqual(pdf('resume'));
  expect(await readFile(path.join(folder, `files/${line!.id}/answer-1.pdf`))).toEqual(pdf('diploma'));
  // voluntary answers were never linked to anybody
  expect(await readFile(written!, 'utf8')).not.toContain('secret friend');
  for (const each of [written!, path.join(folder, line!.resume!.file)])
    expect((await stat(each)).mode & 0o077).toBe(0);
  // and the id is what the employer's own system names it by
  const row = await forEmployer(server.database, server.scopes[ours]!)
    .selectFrom('application')
    .select('position_id')
    .where('enc_id', '=', line!.id)
    .executeTakeFirst();
  expect(row).toEqual({ position_id: 1 });
});

test('each run goes on where the last one stopped, and tells of what has changed', async () => {
  await apply(visitor(), '2,3', { answers: why });
  const first = await handedOut(ofThisTest());
  expect(first.map(({ job }) => job.id)).toEqual([2, 3]);
  expect(await handedOut()).toEqual([]);

  const browser = server.browser(ours);
  await browser.logIn('ada@x.example');
  const { body } = await apply(browser, '4', { answers: why });
  const [mine] = await handedOut();
  expect(mine).toMatchObject({ job: { id: 4 }, account_email: 'ada@x.example', status: 'submitted' });
  clock += minute;
  await browser.write('POST', `/api/pcsx/applications/${body.data.applications[0]!.id!}/withdraw`);
  const changed = await handedOut();
  expect(changed.map(({ id, status }) => [id, status])).toEqual([[mine!.id, 'withdrawn']]);
  expect(changed[0]!.history.map(({ status }) => status)).toEqual(['submitted', 'withdrawn']);
  expect((await handOut()).count).toBe(0);
});

test('what was dated earlier and is there later is not lost', async () => {
  await apply(visitor(), '5', { answers: why });
  await handedOut(ofThisTest());
  // asked for before, committed after the last run
  clock -= 5 * minute;
  await apply(visitor(), '6', { answers: why });
  clock += 6 * minute;
  expect((await handedOut()).map(({ job }) => job.id)).toEqual([6]);
  expect(await handedOut()).toEqual([]);
});

test('of many none is missing or comes twice, in one run or in the next', async () => {
  const ids = Array.from({ length: 53 }, (_, index) => index + 7);
  for (const id of ids) await apply(visitor(), String(id), { answers: why });
  const lines = await handedOut(ofThisTest());
  expect(lines.map(({ job }) => job.id)).toEqual(ids);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(ids.length);
  clock += 60 * minute;
  await apply(visitor(), '60', { answers: why });
  expect((await handedOut()).map(({ job }) => job.id)).toEqual([60]);
});

test('a run that breaks off has handed out nothing, and the next makes up for it', async () => {
  const sent = new FormData();
  sent.append('stringifiedProfile', JSON.stringify({ ...ada, email: 'bea@mail.example' }));
  sent.append('stringifiedQuestions', JSON.stringify(why));
  sent.append('resume', new File([pdf('resume')], 'resume.pdf'));
  await visitor().write('POST', '/api/application/v2/submit?pids=1', { body: sent });
  // a file where the folder of resumes has to be
  await mkdir(folder);
  await writeFile(path.join(folder, 'files'), '');
  await expect(handOut(ofThisTest())).rejects.toThrow('ENOTDIR');
  expect(await readdir(folder)).toEqual(['files']);
  await rm(path.join(folder, 'files'));
  expect((await handedOut(ofThisTest())).map(({ contact }) => contact.email)).toEqual(['bea@mail.example']);
});

test('another employer’s are not among them, and a folder is for one employer', async () => {
  await apply(server.browser(theirs), '1', { answers: why });
  expect(await handedOut(ofThisTest())).toEqual([]);
  await apply(visitor(), '3', { answers: why });
  expect(await handedOut(ofThisTest())).toHaveLength(1);
  await expect(handOut(undefined, theirs)).rejects.toThrow(`${folder} has applications of ${ours}`);
});

test('each hand-out is noted in the audit log', async () => {
  await apply(visitor(), '4', { answers: why });
  await handOut(ofThisTest());
  const [entry] = await listEntries(server.database, server.scopes[ours]!, {
    action: 'applications.',
    before: undefined,
    limit: 1,
  });
  expect(entry).toMatchObject({
    action: 'applications.hand_out',
    account: null,
    detail: { count: 1, from: ofThisTest().toISOString() },
  });
});

test('the command says what it has written, or what is missing', async () => {
  const { database, environment, dispose } = await emptyDatabase();
  const scopes = await writeEmployers(database, [{ domain: ours, postings: [aPosting()] }]);
  await inTransaction(database, (transaction) =>
    recordApplication(transaction, scopes[ours]!, {
      applicant: { visitorHash: 'a visitor', email: ada.email },
      contact: ada,
      job: { positionId: 1, name: 'Nurse', location: '', form: asked, answers: why, voluntary: {} },
      at: new Date(),
    }),
  );
  await database.close();
  const run = (...given: string[]) =>
    runCommand(path.join(import.meta.dirname, 'command.ts'), given, environment);
  expect(await run('--employer', ours)).toMatchObject({ code: 1, failure: expect.stringContaining('Usage') });
  expect((await run('--employer', ours, '--into', folder, '--since', 'yesterday')).failure).toBe(
    '"yesterday" is no moment: write 2026-11-20, or 2026-11-20T08:00:00Z.\n',
  );
  expect((await run('--employer', ours, '--into', import.meta.filename)).failure).toBe(
    `${import.meta.filename} cannot be written (EEXIST): choose another folder.\n`,
  );
  expect((await run('--employer', 'nobody.example', '--into', folder)).failure).toContain(
    'There is no employer "nobody.example"',
  );
  const done = await run('--employer', ours, '--into', folder);
  expect(done).toMatchObject({
    code: 0,
    failure: '',
    said: expect.stringMatching(
      /^1 application: .*\.jsonl\nNo answered offer has come or changed since the last run\.\nNo submitted form has come or changed since the last run\.\n$/,
    ),
  });
  expect((await run('--employer', ours, '--into', folder)).said).toBe(
    ['application', 'answered offer', 'submitted form']
      .map((each) => `No ${each} has come or changed since the last run.\n`)
      .join(''),
  );
  expect((await readdir(folder)).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  await dispose();
});
