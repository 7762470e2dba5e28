import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FormDefinition, Item } from '@portico/core/forms';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountIn, startServer, type TestServer } from '../../../../tests/server/harness.ts';
import { expectNoted, linesIn } from '../../../../tests/server/handed-out.ts';
import { intakeSecret, tellSite } from '../../../../tests/server/intake.ts';
import { forEmployer } from '../../database/for-employer.ts';
import { assignForm, type NewForm } from '../../forms/store.ts';
import { eraseCandidate } from '../../privacy/erase.ts';
import { handOutForms } from './forms.ts';
import { handOutApplications } from './hand-out.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const email = 'ada@x.example';
const minute = 60_000;
let clock = Date.parse('2026-03-10T12:00:00Z');
let server: TestServer;
let root: string;
let folder: string;
let folders = 0;

const proof: Item = { name: 'proof', type: 'fileUpload', label: 'Proof' };
const asked: FormDefinition = {
  sections: [
    {
      items: [
        { name: 'ssn', type: 'ssn', label: 'Social security number' },
        {
          name: 'size',
          type: 'select',
          label: 'Your shirt',
          selectOptions: { choices: [{ label: 'Medium', value: 'm' }] },
        },
        { name: 'note', type: 'textarea', label: 'Anything else?' },
        { name: 'permit', type: 'fileUpload', label: 'Your permit' },
        {
          name: 'people',
          type: 'dynamicList',
          label: 'Whom to call',
          dynamicListOptions: { items: [proof] },
        },
        {
          name: 'ours',
          type: 'dynamicList',
          label: 'From us',
          readonly: true,
          dynamicListOptions: { items: [proof] },
        },
      ],
    },
  ],
};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'portico-forms-'));
  server = await startServer(
    [ours, theirs].map((domain) => ({
      domain,
      config: { formsConfig: { tabs: [{ id: 'start', title: 'Before you start' }] } },
      accounts: [{ email }, { email: 'bea@x.example' }],
    })),
    { now: () => clock, intakeSecretOf: () => intakeSecret },
  );
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});
beforeEach(() => {
  // what other tests have handed in is long past
  clock += 24 * 60 * minute;
  folder = path.join(root, String((folders += 1)));
});

/** A form that a candidate is asked to fill in; its number. */
const aForm = async ({
  of = email,
  domain = ours,
  ...form
}: Partial<NewForm> & { of?: string; domain?: string } = {}) =>
  assignForm(server.database, server.scopes[domain]!, {
    accountId: await accountIn(server, { domain, email: of }),
    form: {
      tabId: 'start',
      title: 'About you',
      description: '',
      definition: asked,
      status: 'open',
      values: {},
      updatedAt: new Date(clock),
      dueAt: null,
      ...form,
    },
  });
async function fillIn(
  id: number,
  values: object,
  { of = email, domain = ours, submit = true }: { of?: string; domain?: string; submit?: boolean } = {},
): Promise<void> {
  const browser = server.browser(domain);
  await browser.logIn(of);
  const body = { values, submit };
  const { status, text } = await browser.write('POST', `/api/pcsx/forms/${id}`, { body });
  expect(status, text).toBe(200);
}
const pdf = (content: string) => Buffer.from(`%PDF-1.7 ${content}`);
async function upload(id: number, question: string, { name, bytes }: { name: string; bytes: Buffer }) {
  const browser = server.browser(ours);
  await browser.logIn(email);
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name));
  const address = `/api/pcsx/forms/${id}/files?question=${question}`;
  const answer = await browser.write<{ id: string }>('POST', address, { body });
  expect(answer.status, answer.text).toBe(201);
  return { uid: answer.body.data.id, name };
}
/** A file as the employer may put it among answers. */
const aFile = (name: string, bytes: Buffer) => ({
  uid: 'the same',
  name,
  size: bytes.length,
  type: 'application/pdf',
  lastModified: 0,
  webkitRelativePath: '',
  status: 'done',
  content: bytes.toString('base64'),
  previewUrl: 'blob:x',
});

type Line = { id: number; answers: { name: string; answer: unknown }[] };
const handOut = (since?: Date, { domain = ours, now = clock } = {}) =>
  handOutForms(
    server.database,
    { scope: server.scopes[domain]!, domain },
    { folder, since, now: new Date(now) },
  );
const handedOut = async (since?: Date) => linesIn<Line>((await handOut(since)).file);
const idsOf = (lines: readonly Line[]) => lines.map(({ id }) => id);
const ofThisTest = () => new Date(clock - 60 * minute);

test('FORMSCENTER-01 a submitted form is handed out under the employer’s own id, with its answers beside their questions and its files beside it', async () => {
  const told = {
    kind: 'form',
    external_id: 'f-9',
    email,
    tab_id: 'start',
    title: 'About you',
    definition: asked,
  };
  expect((await tellSite(server, [told], { at: new Date(clock) })).status).toBe(200);
  const { id } = await forEmployer(server.database, server.scopes[ours]!)
    .selectFrom('candidate_form')
    .select('id')
    .executeTakeFirstOrThrow();
  const values = {
    ssn: '123-45-6789',
    size: 'm',
    permit: [await upload(id, 'permit', { name: '..\\..\\etc\\my permit.PDF', bytes: pdf('permit') })],
    people: [{ proof: [await upload(id, 'proof', { name: 'proof.pdf', bytes: pdf('proof') })] }],
  };
  await fillIn(id, values, { submit: false });
  expect(await handedOut(ofThisTest())).toEqual([]);
  await fillIn(id, values);

  const { file: written } = await handOut();
  const place = (answer: number) => `files/form-${id}/answer-${answer}.pdf`;
  expect(await linesIn<Line>(written)).toEqual([
    {
      id,
      external_id: 'f-9',
      account_email: email,
      tab_id: 'start',
      title: 'About you',
      form_id: null,
      form_version: null,
      submitted_at: new Date(clock).toISOString(),
      answers: [
        { name: 'ssn', label: 'Social security number', type: 'ssn', answer: '123-45-6789' },
        { name: 'size', label: 'Your shirt', type: 'select', answer: 'm', chosen: ['Medium'] },
        {
          name: 'permit',
          label: 'Your permit',
          type: 'fileUpload',
          answer: [
            {
              uid: values.permit[0]!.uid,
              name: 'my permit.PDF',
              size: pdf('permit').length,
              type: 'application/pdf',
              lastModified: clock,
              webkitRelativePath: '',
              status: 'done',
              file: place(1),
            },
          ],
        },
        {
          name: 'people',
          label: 'Whom to call',
          type: 'dynamicList',
          answer: [
            [
              {
                name: 'proof',
                label: 'Proof',
                type: 'fileUpload',
                answer: [expect.objectContaining({ name: 'proof.pdf', file: place(2) })],
              },
            ],
          ],
        },
      ],
    },
  ]);
  expect(await readFile(path.join(folder, place(1)))).toEqual(pdf('permit'));
  expect(await readFile(path.join(folder, place(2)))).toEqual(pdf('proof'));
  for (const each of [written!, path.join(folder, place(1))]) expect((await stat(each)).mode & 0o077).toBe(0);
  expect(await handedOut()).toEqual([]);
  await expectNoted(server, { domain: ours, action: 'forms.hand_out', count: 1 });
});

test('FORMSCENTER-01 one that waits or is begun, another employer’s, and one of whoever was erased are not handed out', async () => {
  await aForm();
  await fillIn(await aForm(), { note: 'not yet' }, { submit: false });
  await fillIn(await aForm({ domain: theirs }), { note: 'theirs' }, { domain: theirs });
  const of = 'bea@x.example';
  await fillIn(await aForm({ of }), { note: 'forget me' }, { of });
  const candidate = { accountId: await accountIn(server, { domain: ours, email: of }) };
  await eraseCandidate(server.database, server.scopes[ours]!, { candidate, at: new Date(clock) });
  const mine = await aForm();
  await fillIn(mine, { note: 'mine' });
  expect(await handedOut(ofThisTest())).toMatchObject([
    { id: mine, external_id: null, answers: [{ name: 'note', answer: 'mine' }] },
  ]);
});

test('of many of one moment none is missing or comes twice, and one that is dated earlier and is there later is not lost', async () => {
  const done = { status: 'completed', values: { note: 'done' } } as const;
  const ids: number[] = [];
  for (let count = 0; count < 103; count += 1) ids.push(await aForm(done));
  expect(idsOf(await handedOut(ofThisTest()))).toEqual(ids);
  const late = await aForm({ ...done, updatedAt: new Date(clock - 5 * minute) });
  clock += minute;
  expect(idsOf(await handedOut())).toEqual([late]);
  expect(await handedOut()).toEqual([]);
});

test('FORM-06 what is no file in a list that is only read, of which nothing is checked, keeps no form back', async () => {
  const stray = [null, 'a.pdf', { name: 5, content: 'eA==' }, { name: 'a.pdf' }, aFile('a/b.p/f', pdf('x'))];
  const values = { ours: [{ proof: stray }] };
  // of the employer's own making, which the page sends back
  const id = await aForm({ values });
  await fillIn(id, values);
  const [line] = await handedOut(ofThisTest());
  expect(line).toMatchObject({ id, answers: [{ name: 'ours', answer: [[{ name: 'proof' }]] }] });
  const [[row]] = line!.answers[0]!.answer as [[{ answer: unknown[] }]];
  expect(row.answer).toEqual([
    { file: null },
    { file: null },
    { name: 5, file: null },
    { name: 'a.pdf', file: null },
    expect.objectContaining({ file: `files/form-${id}/answer-5` }),
  ]);
});

test('two runs at once hand out the same, each of them all of it', async () => {
  const ids = [];
  for (let count = 0; count < 5; count += 1) {
    const values = { permit: [aFile('permit.pdf', pdf(`permit ${count}`))] };
    ids.push(await aForm({ status: 'completed', values }));
  }
  const runs = await Promise.all([0, 1, 2].map((later) => handOut(ofThisTest(), { now: clock + later })));
  for (const { file } of runs) expect(idsOf(await linesIn<Line>(file))).toEqual(ids);
  for (const [index, id] of ids.entries())
    expect(await readFile(path.join(folder, `files/form-${id}/answer-1.pdf`))).toEqual(
      pdf(`permit ${index}`),
    );
  const names = await readdir(folder, { recursive: true });
  expect(names.filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  expect(await handedOut()).toEqual([]);
});

test('a folder that has forms of one employer takes nothing of another', async () => {
  await aForm({ status: 'completed' });
  await handOut(ofThisTest());
  const elsewhere = { scope: server.scopes[theirs]!, domain: theirs };
  for (const each of [handOutApplications, handOutForms])
    await expect(
      each(server.database, elsewhere, { folder, since: ofThisTest(), now: new Date(clock) }),
    ).rejects.toThrow(`${folder} has forms of ${ours}: choose another folder for ${theirs}.`);
});
