import type { FormDefinition } from '@portico/core/forms';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ada, apply } from '../../../tests/server/applying.ts';
import { accountIn, startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { sweepWork } from '../accounts/sweep.ts';
import { joinApplications } from './join-account.ts';
import { acrossEmployers } from '../database/across-employers.ts';
import { inTransaction } from '../database/database.ts';
import { forEmployer } from '../database/for-employer.ts';
import { removeExpired } from '../operations/retention/store.ts';
import { eraseCandidate } from '../privacy/erase.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const start = Date.parse('2026-03-10T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const megabyte = 1024 * 1024;
let clock = start;
let server: TestServer;

const asked: FormDefinition = {
  sections: [
    {
      items: [
        {
          name: 'diploma',
          type: 'fileUpload',
          label: 'Your diploma',
          fileUploadOptions: { allowedTypes: ['.pdf'] },
        },
        {
          name: 'papers',
          type: 'fileUpload',
          label: 'Other papers',
          rules: [
            { type: 'maxLength', value: 8 },
            { type: 'maxFileSizeMB', value: 8 },
          ],
        },
        {
          name: 'jobs',
          type: 'dynamicList',
          label: 'Your jobs',
          dynamicListOptions: { items: [{ name: 'proof', type: 'fileUpload' }] },
        },
      ],
    },
  ],
};
const voluntary: FormDefinition = {
  sections: [
    {
      items: [
        { name: 'found', type: 'text', label: 'How did you find us?' },
        { name: 'photo', type: 'fileUpload', label: 'A photo' },
      ],
    },
  ],
};

const postings = () => Array.from({ length: 12 }, () => aPosting());

beforeAll(async () => {
  const accounts = ['ada', 'bea', 'cleo', 'dora'].map((name) => ({ email: `${name}@x.example` }));
  const questionnaires = [{ definition: asked }, { isVoluntary: true, definition: voluntary }];
  const config = { pcsxConfig: { applyFormConfig: { questionnaires } } };
  server = await startServer(
    [
      { domain: ours, accounts, config, postings: postings() },
      { domain: theirs, accounts, config, postings: postings() },
      {
        domain: 'members.example',
        config: { pcsxConfig: { applyFormConfig: { disableLoggedOutApply: true, questionnaires } } },
        postings: [aPosting()],
      },
    ],
    { now: () => clock },
  );
});
afterAll(() => server.close());
beforeEach(() => {
  clock += 30 * day;
});

async function loggedIn(name: string, domain = ours) {
  const browser = server.browser(domain);
  await browser.logIn(`${name}@x.example`);
  return browser;
}
const pdf = (name = 'diploma.pdf', size = 100) =>
  new File([Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 'x')])], name);
type Uploaded = { id: string; name: string; size: number; type: string };
function upload(
  browser: Browser,
  file: File,
  { question = 'diploma', pids = '1' }: { question?: string; pids?: string } = {},
) {
  const form = new FormData();
  form.append('file', file);
  return browser.write<Uploaded>(
    'POST',
    `/api/application/v2/answer_file?pids=${pids}&question=${question}`,
    {
      body: form,
    },
  );
}
async function uploaded(...given: Parameters<typeof upload>): Promise<Uploaded> {
  const { status, body, text } = await upload(...given);
  expect(status, text).toBe(201);
  return body.data;
}
/** A file as the page names it in an answer. */
const named = ({ id, ...facts }: Uploaded) => ({
  ...facts,
  uid: id,
  lastModified: 0,
  webkitRelativePath: '',
  status: 'done',
});
const tables = (domain = ours) => forEmployer(server.database, server.scopes[domain]!);
const waiting = (domain = ours) =>
  tables(domain).selectFrom('answer_file').select(['enc_id', 'account_id']).execute();
const sentFiles = (domain = ours) =>
  tables(domain)
    .selectFrom('application_file')
    .select(['id', 'enc_id', 'name', 'bytes'])
    .orderBy('id')
    .execute();
const lastApplications = (count: number) =>
  tables()
    .selectFrom('application')
    .select(['id', 'answers', 'file_ids', 'position_id'])
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
/** Closes an application and removes what is closed; whether a file is there after it. */
async function isThereWithout(application: { id: number }, file: { id: string }) {
  await tables()
    .updateTable('application')
    .set({ status: 'not_selected' })
    .where('id', '=', application.id)
    .execute();
  const before = new Date(clock + 1);
  const expired = { what: 'closed applications', before, at: before } as const;
  await removeExpired(server.database, server.scopes[ours]!, expired);
  return (await sentFiles()).some(({ enc_id }) => enc_id === file.id);
}
async function sweep() {
  await server.background.trigger(sweepWork);
  await server.background.drain();
}

const problemOf = ({ body }: { body: { data: unknown } }) => (body.data as { answers: object }).answers;
const isThere = async (id: string) => (await waiting()).some(({ enc_id }) => enc_id === id);

describe('APPLY-01 answer_file', () => {
  test('an application of several jobs keeps a large file and a list of three once, and its answers only name them', async () => {
    const browser = server.browser(ours);
    const diploma = await uploaded(browser, pdf('diploma.pdf', 5 * megabyte));
    expect(diploma).toMatchObject({ name: 'diploma.pdf', size: 5 * megabyte, type: 'application/pdf' });
    const papers = [];
    for (const name of ['a.txt', 'b.txt', 'c.txt'])
      papers.push(await uploaded(browser, new File([name], name), { question: 'papers' }));
    const proof = await uploaded(browser, pdf('proof.pdf'), { question: 'proof' });
    // whatever else a page says of them
    const lied = { ...named(diploma), size: 1, name: 'x.pdf', content: 'aGVsbG8=', previewUrl: 'blob:x' };
    const answers = { diploma: [lied], papers: papers.map(named), jobs: [{ proof: [named(proof)] }] };
    const before = (await sentFiles()).length;
    const answer = await apply(browser, '1,2', { answers });
    expect(answer.status, answer.text).toBe(201);

    const sent = (await sentFiles()).slice(before);
    expect(sent.map(({ name, bytes }) => [name, bytes.length])).toEqual(
      expect.arrayContaining([
        ['diploma.pdf', 5 * megabyte],
        ['a.txt', 5],
        ['b.txt', 5],
        ['c.txt', 5],
        ['proof.pdf', 100],
      ]),
    );
    expect(sent).toHaveLength(5);
    const applications = await lastApplications(2);
    for (const { answers: kept, file_ids } of applications) {
      expect(file_ids.toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
      expect(kept.diploma).toEqual([
        {
          uid: diploma.id,
          name: 'diploma.pdf',
          size: 5 * megabyte,
          type: 'application/pdf',
          lastModified: clock,
          webkitRelativePath: '',
          status: 'done',
        },
      ]);
      expect(JSON.stringify(kept).length).toBeLessThan(2_000);
    }
    // whoever has not heard the answer sends it again, and nothing is kept twice
    const again = await apply(browser, '1,2', { answers });
    expect(again.body.data).toEqual(answer.body.data);
    expect(await sentFiles()).toHaveLength(before + 5);
  });

  test.each([
    ['a page that is called a PDF', new File(['<html><script>alert(1)</script>'], 'a.pdf'), 'diploma', 400],
    ['a type that the question does not take', new File(['text'], 'a.txt'), 'diploma', 400],
    ['a program', new File(['MZ'], 'a.exe'), 'papers', 400],
    ['nothing', new File([], 'a.pdf'), 'diploma', 400],
    ['more than the question takes', pdf('a.pdf', 9 * megabyte), 'papers', 400],
    ['more than the server takes', pdf('a.pdf', 10 * megabyte + 1), 'diploma', 413],
  ])('refuses %s, and keeps none of it', async (_, file, question, status) => {
    const before = (await waiting()).length;
    const answer = await upload(server.browser(ours), file, { question });
    expect([answer.status, Object.keys(answer.body.validationErrors ?? {})]).toEqual([status, ['file']]);
    expect(await waiting()).toHaveLength(before);
  });

  test.each(['motivation', 'jobs', 'photo', '__proto__', 'constructor'])(
    'takes no file for %s, which no question is called that files answer',
    async (question) => {
      const answer = await upload(server.browser(ours), pdf(), { question });
      expect([answer.status, Object.keys(answer.body.validationErrors ?? {})]).toEqual([400, ['question']]);
    },
  );

  test('a form without a file is refused by name', async () => {
    const answer = await server
      .browser(ours)
      .write('POST', '/api/application/v2/answer_file?pids=1&question=diploma', { body: new FormData() });
    expect([answer.status, Object.keys(answer.body.validationErrors ?? {})]).toEqual([400, ['file']]);
  });

  test('takes none for jobs that there are not, nor of visitors where they cannot apply', async () => {
    expect((await upload(server.browser(ours), pdf(), { pids: '999' })).status).toBe(404);
    const refused = await upload(server.browser('members.example'), pdf());
    expect([refused.status, refused.headers['x-login']]).toEqual([401, expect.anything()]);
  });

  test('voluntary questions ask for no files, which name whoever sends them', async () => {
    const { body } = await server
      .browser(ours)
      .write<{ voluntary: string[] }>('POST', '/api/application/v2/questions?pids=1', {
        body: { answers: {} },
      });
    expect(body.data.voluntary).toEqual(['found']);
  });

  test('says of all files together when they are too large', async () => {
    const browser = server.browser(ours);
    const papers = [];
    for (let count = 0; count < 6; count += 1)
      papers.push(await uploaded(browser, pdf(`${count}.pdf`, 7 * megabyte), { question: 'papers' }));
    const answer = await apply(browser, '3', { answers: { papers: papers.map(named) } });
    expect(answer.status).toBe(400);
    expect(answer.body.data).toMatchObject({
      answers: { papers: expect.stringContaining('40 MB') as string },
    });
    expect((await apply(browser, '3', { answers: { papers: papers.slice(1).map(named) } })).status).toBe(201);
  });

  test('somebody who sends nothing of what they upload is stopped', async () => {
    const browser = await loggedIn('dora');
    await tables()
      .insertInto('answer_file')
      .values(
        Array.from({ length: 100 }, (_, index) => ({
          enc_id: `dora-${index}`,
          account_id: null,
          visitor_hash: 'of dora',
          name: 'a.txt',
          size: 1,
          bytes: Buffer.from('a'),
          uploaded_at: new Date(clock),
          named_at: new Date(clock),
        })),
      )
      .execute();
    expect((await upload(browser, pdf())).status).toBe(201);
    const accountId = await accountIn(server, { domain: ours, email: 'dora@x.example' });
    await tables()
      .updateTable('answer_file')
      .set({ account_id: accountId, visitor_hash: null })
      .where('visitor_hash', '=', 'of dora')
      .execute();
    expect((await upload(browser, pdf())).status).toBe(409);
  });
});

describe('APPLY-01 a file is its owner’s alone', () => {
  test('another candidate’s, another browser’s and another employer’s are refused at their questions, also in rows', async () => {
    const owner = await loggedIn('ada');
    const mine = named(await uploaded(owner, pdf()));
    const bea = await loggedIn('bea');
    const elsewhere = await loggedIn('ada', theirs);
    for (const browser of [bea, server.browser(ours), elsewhere]) {
      const answers = { diploma: [mine], jobs: [{}, { proof: [mine] }] };
      const answer = await apply(browser, '4', { answers });
      expect(answer.status).toBe(400);
      expect(problemOf(answer)).toEqual({
        diploma: 'diploma.pdf is no longer kept. Choose it again.',
        'jobs.1.proof': 'diploma.pdf is no longer kept. Choose it again.',
      });
    }
    // nor does a draft make it theirs
    const draft = { position_ids: [4], answers: { diploma: [mine] } };
    expect((await bea.write('PUT', '/api/pcsx/draft_applications', { body: draft })).status).toBe(200);
    expect((await apply(bea, '4', { answers: { diploma: [mine] } })).status).toBe(400);
    expect((await apply(owner, '4', { answers: { diploma: [mine] } })).status).toBe(201);
  });

  test.each([
    ['no ids', [{ name: 'a.pdf' }]],
    [
      'contents',
      [{ ...named({ id: 'x', name: 'a.pdf', size: 3, type: 'application/pdf' }), content: 'aGk=' }],
    ],
    ['texts', ['a.pdf']],
    ['nothing', [null]],
  ])('answers with %s in place of files are refused, and nothing fails', async (_, diploma) => {
    const answer = await apply(server.browser(ours), '5', { answers: { diploma } });
    expect(answer.status).toBe(400);
    expect(problemOf(answer)).toHaveProperty('diploma');
  });

  test('whoever chose it before the login has it afterwards, on each of their devices once a draft names it', async () => {
    const browser = server.browser(ours);
    const [kept, other] = [await uploaded(browser, pdf()), await uploaded(browser, pdf('other.pdf'))];
    await browser.logIn('cleo@x.example');
    const answers = { diploma: [named(kept)] };
    await browser.write('PUT', '/api/pcsx/draft_applications', { body: { position_ids: [6], answers } });
    const device = await loggedIn('cleo');
    const drafts = await device.get<{ draftApplications: { answers: object }[] }>(
      '/api/pcsx/draft_applications',
    );
    expect(drafts.body.data.draftApplications).toMatchObject([{ answers }]);
    // named in no draft, it is in the browser alone
    expect((await apply(device, '6', { answers: { diploma: [named(other)] } })).status).toBe(400);
    expect((await apply(device, '6', { answers })).status).toBe(201);
    expect((await apply(browser, '7', { answers: { diploma: [named(other)] } })).status).toBe(201);
  });
});

describe('APPLY-01 a file goes when nobody needs it', () => {
  test('after a day, unless a draft has it; what was sent with it stays', async () => {
    const browser = await loggedIn('ada');
    const [sent, drafted, left] = [
      await uploaded(browser, pdf()),
      await uploaded(browser, pdf()),
      await uploaded(browser, pdf()),
    ];
    await apply(browser, '8', { answers: { diploma: [named(sent)] } });
    const save = (diploma: object[]) =>
      browser.write('PUT', '/api/pcsx/draft_applications', {
        body: { position_ids: [9], answers: { diploma } },
      });
    await save([named(drafted)]);
    clock += day - 1;
    await sweep();
    expect(await Promise.all([sent, drafted, left].map(({ id }) => isThere(id)))).toEqual([true, true, true]);
    clock += 1;
    await sweep();
    expect(await Promise.all([sent, drafted, left].map(({ id }) => isThere(id)))).toEqual([
      false,
      true,
      false,
    ]);
    expect((await sentFiles()).map(({ enc_id }) => enc_id)).toContain(sent.id);
    await save([]);
    clock += day;
    await sweep();
    expect(await isThere(drafted.id)).toBe(false);
  });

  test('with the account, which takes it away in its data before', async () => {
    const browser = await loggedIn('bea', theirs);
    const file = await uploaded(browser, pdf('mine.pdf'));
    await apply(browser, '1', { answers: { diploma: [named(file)] } });
    const { body } = await browser.get<{ tables: Record<string, { bytes: { url: string } }[]> }>(
      '/api/pcsx/my_data',
    );
    for (const table of ['answer_file', 'application_file']) {
      const [row] = body.data.tables[table]!;
      expect((await browser.get(row!.bytes.url)).text).toMatch(/^%PDF-1\.7/);
      expect(JSON.stringify(row)).not.toContain('visitor_hash');
    }
    const accountId = await accountIn(server, { domain: theirs, email: 'bea@x.example' });
    const candidate = { accountId };
    await eraseCandidate(server.database, server.scopes[theirs]!, { candidate, at: new Date(clock) });
    expect([await waiting(theirs), await sentFiles(theirs)]).toEqual([[], []]);
  });

  test('with the last application that was sent with it', async () => {
    const browser = await loggedIn('ada');
    const file = await uploaded(browser, pdf());
    await apply(browser, '10,11', { answers: { diploma: [named(file)] } });
    const [first, second] = await lastApplications(2);
    expect(await isThereWithout(first!, file)).toBe(true);
    expect(await isThereWithout(second!, file)).toBe(false);
  });

  test('but not while one names it that the same person has sent as a visitor', async () => {
    const profile = { ...ada, email: 'dora@x.example' };
    await apply(await loggedIn('dora'), '9');
    const browser = server.browser(ours);
    const file = await uploaded(browser, pdf());
    await apply(browser, '8,9', { profile, answers: { diploma: [named(file)] } });
    const accountId = await accountIn(server, { domain: ours, email: profile.email });
    await inTransaction(server.database, (transaction) =>
      joinApplications(transaction, server.scopes[ours]!, {
        accountId,
        email: profile.email,
        at: new Date(clock),
      }),
    );
    const [apart, joined] = await lastApplications(2);
    expect(await isThereWithout(joined!, file)).toBe(true);
    expect(await isThereWithout(apart!, file)).toBe(false);
  });

  test('and what a visitor has sent is the account’s that shows the e-mail to be its own', async () => {
    const browser = server.browser(ours);
    const file = await uploaded(browser, pdf());
    const profile = { ...ada, email: 'cleo@x.example' };
    await apply(browser, '12', { profile, answers: { diploma: [named(file)] } });
    const accountId = await accountIn(server, { domain: ours, email: profile.email });
    const who = { accountId, email: profile.email, at: new Date(clock) };
    await inTransaction(server.database, (transaction) =>
      joinApplications(transaction, server.scopes[ours]!, who),
    );
    const { rows } = await sql<{ key: string }>`select key from application_file
      join applicant on applicant.id = applicant_id and applicant.group_id = application_file.group_id
      where enc_id = ${file.id}`.execute(acrossEmployers(server.database));
    expect(rows).toEqual([{ key: `account:${accountId}` }]);
  });
});
