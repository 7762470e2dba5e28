import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CandidateForm, FormsList } from '../../contract/forms.ts';
import {
  accountIn,
  startServer,
  type Answer,
  type Browser,
  type TestServer,
} from '../../../tests/server/harness.ts';
import { dropUnnamedFiles, findCandidateFile } from '../answer-files/store.ts';
import { listActions } from '../audit/store.ts';
import { assignForm, findForm, listForms, saveForm, type NewForm } from './store.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const startedAt = Date.UTC(2026, 4, 4, 8);

let server: TestServer;
let ada: Browser;
let grace: Browser;
let elsewhere: Browser;
let now = startedAt;
beforeAll(async () => {
  server = await startServer(
    [
      {
        domain: ours,
        config: {
          formsConfig: {
            tabs: [
              { id: 'start', title: 'Before you start' },
              { id: 'health', title: 'Health' },
            ],
          },
        },
        accounts: [{ email: 'ada@x.example' }, { email: 'grace@x.example' }, { email: 'edsger@x.example' }],
      },
      { domain: theirs, accounts: [{ email: 'ada@x.example' }] },
    ],
    { now: () => now },
  );
  const loggedIn = async (domain: string, email: string) => {
    const browser = server.browser(domain);
    await browser.logIn(email);
    return browser;
  };
  ada = await loggedIn(ours, 'ada@x.example');
  grace = await loggedIn(ours, 'grace@x.example');
  elsewhere = await loggedIn(theirs, 'ada@x.example');
});
afterAll(() => server.close());

const definition: NewForm['definition'] = {
  sections: [
    {
      title: 'You',
      items: [
        { name: 'city', type: 'text', label: 'City', required: true },
        { name: 'note', type: 'textarea', label: 'Note' },
        { name: 'ssn', type: 'ssn', label: 'Social security number' },
      ],
    },
  ],
};

/** A new form of a candidate; its number. */
async function aForm(stated: Partial<NewForm> & { email?: string; domain?: string } = {}): Promise<number> {
  const { email = 'ada@x.example', domain = ours, ...form } = stated;
  const scope = server.scopes[domain]!;
  const accountId = await accountIn(server, { domain, email });
  await assignForm(server.database, scope, {
    accountId,
    form: {
      tabId: 'start',
      title: 'About you',
      description: '',
      definition,
      status: 'open',
      values: {},
      updatedAt: new Date(startedAt),
      dueAt: null,
      ...form,
    },
  });
  const forms = await listForms(server.database, scope, accountId);
  return Math.max(...forms.map(({ id }) => id));
}
const read = (id: number, browser = ada) => browser.get<CandidateForm>(`/api/pcsx/forms/${id}`);
const save = (
  id: number,
  body: object,
  { ifMatch, browser = ada }: { ifMatch?: string; browser?: Browser } = {},
) =>
  browser.write<CandidateForm>('POST', `/api/pcsx/forms/${id}`, {
    body,
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });
const megabyte = 1024 * 1024;
const askingForFiles: NewForm['definition'] = {
  sections: [
    {
      items: [
        {
          name: 'diploma',
          type: 'fileUpload',
          label: 'Diploma',
          required: true,
          rules: [{ type: 'maxLength', value: 200 }],
        },
      ],
    },
  ],
};
/** What comes of an upload that is refused. */
async function refusedUpload(form: number, { question = 'diploma', name = 'a.pdf', browser = ada } = {}) {
  const body = new FormData();
  body.append('file', new File(['%PDF-1.7'], name));
  const answer = await browser.write('POST', `/api/pcsx/forms/${form}/files?question=${question}`, {
    body,
  });
  return [answer.status, namesIn(answer)];
}
/** A file as a page holds it. */
const told = {
  uid: 'none',
  name: 'diploma.pdf',
  size: 8,
  type: 'application/pdf',
  lastModified: 0,
  webkitRelativePath: '',
  status: 'done',
};
const toldAs = (uid: string) => ({ ...told, uid });
/** Uploads a file for a form. @returns its id */
async function upload(
  id: number,
  { name = 'diploma.pdf', size = 8, browser = ada }: { name?: string; size?: number; browser?: Browser } = {},
): Promise<string> {
  const body = new FormData();
  body.append('file', new File(['%PDF-1.7', new Uint8Array(size - 8)], name));
  const path = `/api/pcsx/forms/${id}/files?question=diploma`;
  const answer = await browser.write<{ id: string }>('POST', path, { body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data.id;
}
const namesIn = ({ body }: Answer<unknown>) => Object.keys(body.validationErrors ?? {});

describe('API-04 the list', () => {
  test('API-04 has the candidate’s own, what waits first by its due day, and tabs when asked for', async () => {
    const browser = server.browser(ours);
    await browser.logIn('edsger@x.example');
    const mine = { email: 'edsger@x.example' };
    await aForm({ ...mine, title: 'Done', status: 'completed' });
    await aForm({ ...mine, title: 'Some day', tabId: 'health' });
    await aForm({ ...mine, title: 'Soon', status: 'in_progress', dueAt: new Date(startedAt + 1000) });
    const list = async (query: string) =>
      (await browser.get<FormsList>(`/api/pcsx/forms_list${query}`)).body.data;

    const { forms, tabs } = await list('');
    expect(forms.map(({ title }) => title)).toEqual(['Soon', 'Some day', 'Done']);
    expect(tabs).toEqual([]);
    expect(forms[0]).toEqual({
      id: expect.any(Number),
      title: 'Soon',
      description: '',
      status: 'in_progress',
      tab_id: 'start',
      updated_at: '2026-05-04T08:00:00.000Z',
      due_at: '2026-05-04T08:00:01.000Z',
    });
    const health = await list('?tab_id=health&include_tab_list=true');
    expect(health.forms.map(({ title }) => title)).toEqual(['Some day']);
    expect(health.tabs).toEqual([
      { id: 'start', title: 'Before you start', count: 2 },
      { id: 'health', title: 'Health', count: 1 },
    ]);
    expect((await list('?tab_id=nothing')).forms).toEqual([]);
  });

  test('API-04 refuses an include_tab_list that is neither true nor false', async () => {
    const answer = await ada.get('/api/pcsx/forms_list?include_tab_list=perhaps');
    expect(answer.status).toBe(400);
    expect(namesIn(answer)).toEqual(['include_tab_list']);
  });
});

describe('FORMSCENTER-01 a form', () => {
  test('FORMSCENTER-01 goes from open to in progress to completed, with what was filled in', async () => {
    const id = await aForm();
    const open = await read(id);
    expect(open.body.data).toMatchObject({ id, status: 'open', definition, values: {} });

    now += 1000;
    const begun = await save(id, { values: { note: 'Later', stray: 1 } });
    expect(begun.status).toBe(200);
    expect(begun.body.data).toMatchObject({ status: 'in_progress', values: { note: 'Later' } });
    expect(begun.body.data.updated_at).toBe(new Date(now).toISOString());

    const values = { city: 'Bern', note: 'Now' };
    const done = await save(id, { values, submit: true }, { ifMatch: String(begun.headers.etag) });
    expect(done.body.data).toMatchObject({ status: 'completed', values });
    expect((await read(id)).body.data).toEqual(done.body.data);
    const [action] = await listActions(server.database, server.scopes[ours]!, 1);
    expect(action).toMatchObject({ action: 'form.submit', detail: { id } });
  });

  test('FORM-14 is handed in only when its answers are right, and says which are not', async () => {
    const id = await aForm();
    const refused = await save(id, { values: { city: ' ', ssn: '1' }, submit: true });
    expect(refused.status).toBe(400);
    expect(refused.body.validationErrors).toEqual({
      city: 'City is required',
      ssn: 'Social security number is invalid. Enter in the format of XXX-XX-XXXX.',
    });
    expect((await read(id)).body.data).toMatchObject({ status: 'open', values: {} });
  });

  test('FORM-19 keeps no social security number before it is handed in', async () => {
    const id = await aForm();
    const ssn = '123-45-6789';
    await save(id, { values: { city: 'Bern', ssn } });
    expect((await read(id)).body.data.values).toEqual({ city: 'Bern' });
    await save(id, { values: { city: 'Bern', ssn }, submit: true });
    expect((await read(id)).body.data.values).toEqual({ city: 'Bern', ssn });
  });

  test('FORM-14 keeps what is hidden while it may come back, and not once it is handed in', async () => {
    const items = [
      { name: 'works', type: 'text' },
      { name: 'permit', type: 'text', visibleFn: { field: 'works', is: ['no'] } },
    ] as const;
    const id = await aForm({ definition: { sections: [{ items }] } });
    const values = { works: 'yes', permit: 'asked for' };
    expect((await save(id, { values })).body.data.values).toEqual(values);
    expect((await save(id, { values, submit: true })).body.data.values).toEqual({ works: 'yes' });
    expect((await save(id, { values, submit: true })).status).toBe(200);
  });

  test('FORMSCENTER-01 handed in twice, also at once, is handed in once and answered alike', async () => {
    const id = await aForm();
    const values = { city: 'Bern' };
    const handIn = () => save(id, { values, submit: true }, { ifMatch: '"1"' });
    const answers = [...(await Promise.all([handIn(), handIn(), handIn()])), await handIn()];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.text).toBe(answers[0]?.text);
    }
    const actions = await listActions(server.database, server.scopes[ours]!, 100);
    expect(actions.filter(({ detail }) => detail.id === id)).toHaveLength(1);
  });

  test('FORMSCENTER-01 handed in stays: other answers and late drafts are told what stands', async () => {
    const id = await aForm();
    const race = await Promise.all(
      ['Bern', 'Basel'].map((city) => save(id, { values: { city }, submit: true })),
    );
    const won = race.find(({ status }) => status === 200);
    const lost = race.find(({ status }) => status === 409);
    expect(lost?.body.data).toEqual({ theirs: won?.body.data });
    const late = await save(id, { values: { city: 'Chur' } }, { ifMatch: '"1"' });
    expect(late.status).toBe(409);
    expect((await read(id)).body.data).toEqual(won?.body.data);
  });

  test('FORMSCENTER-01 of two tabs the later is told what the other has saved', async () => {
    const id = await aForm();
    const { headers } = await read(id);
    const ifMatch = String(headers.etag);
    const race = await Promise.all(
      ['Bern', 'Basel'].map((city) => save(id, { values: { city } }, { ifMatch })),
    );
    const won = race.find(({ status }) => status === 200);
    const stale = race.find(({ status }) => status === 412);
    expect(stale?.body.data).toEqual({ theirs: won?.body.data });
    expect(stale?.headers.etag).toBe(won?.headers.etag);
    const mended = await save(id, { values: { city: 'Chur' } }, { ifMatch: String(stale?.headers.etag) });
    expect(mended.body.data.values).toEqual({ city: 'Chur' });
  });

  test('FORMSCENTER-01 answers to a form that was replaced meanwhile are not written into the other', async () => {
    const id = await aForm();
    const scope = server.scopes[ours]!;
    const accountId = await accountIn(server, { domain: ours, email: 'ada@x.example' });
    const saved = await saveForm(server.database, scope, {
      id,
      accountId,
      base: undefined,
      definition: { sections: [{ items: [{ name: 'city', type: 'text', label: 'City of birth' }] }] },
      answers: { city: 'Bern' },
      files: [],
      submit: true,
      at: new Date(startedAt),
    });
    expect(saved).toMatchObject({ decision: 'stale', form: { status: 'open', values: {} } });
  });

  test('FORMSCENTER-01 saved again as it is changes nothing', async () => {
    const id = await aForm();
    const first = await save(id, { values: { city: 'Bern' } });
    now += 1000;
    const again = await save(id, { values: { city: 'Bern' } }, { ifMatch: '"1"' });
    expect(again.status).toBe(200);
    expect(again.body.data).toEqual(first.body.data);
  });

  test('FORMSCENTER-01 a file is uploaded once and named from then on; it goes by being left out, and stays when it was handed in', async () => {
    const id = await aForm({ definition: askingForFiles });
    const [one, other] = [await upload(id, { name: 'one.pdf', size: megabyte }), await upload(id)];
    const draft = await save(id, { values: { diploma: [toldAs(one), toldAs(other)] } });
    expect(draft.text.length).toBeLessThan(2_000);
    const facts = { size: megabyte, type: 'application/pdf', lastModified: now, status: 'done' };
    const [first] = draft.body.data.values.diploma as [object];
    expect(first).toEqual({ ...facts, uid: one, name: 'one.pdf', webkitRelativePath: '' });
    // as a page says it that had it from here
    const answers = { values: { diploma: [{ ...first, previewUrl: 'blob:x' }] }, submit: true };
    const handedIn = await save(id, answers);
    expect(handedIn.body.data).toMatchObject({ status: 'completed', values: { diploma: [first] } });
    expect((await save(id, answers)).text).toBe(handedIn.text);
    expect((await read(id)).body.data).toEqual(handedIn.body.data);

    const scope = server.scopes[ours]!;
    const drafted = await aForm({ definition: askingForFiles });
    const waiting = await upload(drafted);
    await save(drafted, { values: { diploma: [toldAs(waiting)] } });
    await dropUnnamedFiles(server.database, scope, new Date(now + 1));
    const accountId = await accountIn(server, { domain: ours, email: 'ada@x.example' });
    const isKept = async (encId: string) =>
      (await findCandidateFile(server.database, scope, { accountId, encId })) !== undefined;
    expect(await Promise.all([one, other, waiting].map(isKept))).toEqual([true, false, true]);
    const without = await save(drafted, { values: { diploma: [] } });
    expect(without.body.data.values).toEqual({ diploma: [] });
    await dropUnnamedFiles(server.database, scope, new Date(now + 1));
    expect(await isKept(waiting)).toBe(false);
  });

  test('FORMSCENTER-01 what is told of a file that nobody has uploaded is none, nor is another candidate’s, nor what comes in its place', async () => {
    const id = await aForm({ definition: askingForFiles });
    const graces = await aForm({ email: 'grace@x.example', definition: askingForFiles });
    const foreign = await upload(graces, { browser: grace });
    const strays = [
      told,
      { ...told, uid: foreign },
      { ...told, uid: '', content: 'JVBERi0=' },
      null,
      'a.pdf',
      [told],
    ];
    for (const stray of strays) {
      expect((await save(id, { values: { diploma: [stray] } })).body.data.values).toEqual({ diploma: [] });
      const refused = await save(id, { values: { diploma: [stray] }, submit: true });
      expect([refused.status, namesIn(refused)]).toEqual([400, ['diploma']]);
    }
    const lost = await save(id, { values: { diploma: [told] }, submit: true });
    expect(lost.body.validationErrors).toEqual({
      diploma: 'diploma.pdf is no longer kept. Choose it again.',
    });
    const many = Array.from({ length: 101 }, () => told);
    const { status, body } = await save(id, { values: { diploma: many } });
    expect([status, body.message]).toEqual([400, 'A form takes 100 files at most.']);
  });

  test('FORMSCENTER-01 a file that the employer has put into a form stays, and is not sent to and fro', async () => {
    const whole = { ...told, uid: 'theirs', content: Buffer.from('%PDF-1.7').toString('base64') };
    const plain = { ...told, uid: '', content: Buffer.from('%PDF-1.7 plain').toString('base64') };
    const id = await aForm({ definition: askingForFiles, values: { diploma: [whole, plain] } });
    const shown = (await read(id)).body.data.values;
    expect(shown).toEqual({ diploma: [{ ...told, uid: 'theirs' }, plain] });
    expect((await save(id, { values: shown, submit: true })).body.data.status).toBe('completed');
    const accountId = await accountIn(server, { domain: ours, email: 'ada@x.example' });
    const kept = await findForm(server.database, server.scopes[ours]!, { id, accountId });
    expect(kept?.values).toEqual({ diploma: [whole, plain] });
  });

  test('FORMSCENTER-01 refuses a file that no question takes, and any for another’s form or one that is handed in', async () => {
    const id = await aForm({ definition: askingForFiles });
    expect(await refusedUpload(id, { question: 'letter' })).toEqual([400, ['question']]);
    expect(await refusedUpload(id, { name: 'a.exe' })).toEqual([400, ['file']]);
    expect(await refusedUpload(id, { browser: grace })).toEqual([404, []]);
    expect(await refusedUpload(id, { browser: elsewhere })).toEqual([404, []]);
    await save(id, { values: { diploma: [{ ...told, uid: await upload(id) }] }, submit: true });
    expect(await refusedUpload(id)).toEqual([409, []]);
  });

  test('FORMSCENTER-01 goes to pages without the fields whose definition has a mistake', async () => {
    const [city, note, ssn] = definition.sections[0]!.items;
    const broken = { name: 'broken', type: 'radio', label: 'Without choices' } as const;
    const id = await aForm({ definition: { sections: [{ items: [city!, broken as never, note!, ssn!] }] } });
    const shown = { sections: [{ items: [city, note, ssn] }] };
    expect((await read(id)).body.data.definition).toEqual(shown);
    expect((await save(id, { values: { city: 'Bern' } })).body.data.definition).toEqual(shown);
  });

  test('API-10 of another candidate, of another employer and of nobody are refused alike', async () => {
    const graces = await aForm({ email: 'grace@x.example' });
    const foreign = await aForm({ domain: theirs });
    const values = { city: 'Mine now' };
    for (const ask of [(id: number) => read(id), (id: number) => save(id, { values, submit: true })]) {
      const refusals = await Promise.all([graces, foreign, 2_147_483_647].map(ask));
      for (const refusal of refusals) {
        expect(refusal.status).toBe(404);
        expect(refusal.text).toBe(refusals[2]?.text);
      }
    }
    expect((await read(graces, grace)).body.data.values).toEqual({});
    expect((await read(foreign, elsewhere)).body.data.values).toEqual({});
  });

  test.each([
    { body: {}, named: ['values'] },
    { body: { values: [] }, named: ['values'] },
    { body: { values: {}, submit: 'yes' }, named: ['submit'] },
    { body: { values: {}, domain: 3 }, named: ['domain'] },
  ])('API-10 refuses $body and names $named', async ({ body, named }) => {
    const answer = await save(await aForm(), body);
    expect(answer.status).toBe(400);
    expect(namesIn(answer)).toEqual(named);
  });

  test.each(['yesterday', '"x"', '""'])('API-10 refuses the If-Match %s', async (ifMatch) => {
    const answer = await save(await aForm(), { values: {} }, { ifMatch });
    expect(answer.status).toBe(400);
    expect(namesIn(answer)).toEqual(['If-Match']);
  });

  test('API-10 refuses a number that none has, by name', async () => {
    const answer = await ada.get('/api/pcsx/forms/first');
    expect(answer.status).toBe(400);
    expect(namesIn(answer)).toEqual(['id']);
  });

  test.each([
    ['a NUL', 'a\0b'],
    ['half a character', 'a\uD800b'],
  ])('API-10 says that %s cannot be stored', async (_what, city) => {
    const id = await aForm();
    const answer = await save(id, { values: { city } });
    expect(answer.status).toBe(400);
    expect((await read(id)).body.data.values).toEqual({});
  });
});
