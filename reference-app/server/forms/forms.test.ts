import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CandidateForm, FormsList } from '../../contract/forms.ts';
import {
  accountIn,
  startServer,
  type Answer,
  type Browser,
  type TestServer,
} from '../../../tests/server/harness.ts';
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
/** What is stored of a form of Ada’s, files with their contents. */
const kept = async (id: number) => {
  const accountId = await accountIn(server, { domain: ours, email: 'ada@x.example' });
  return (await findForm(server.database, server.scopes[ours]!, { id, accountId }))?.values;
};
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

  test('FORMSCENTER-01 a file comes once, larger than other calls may be, and stays without its content; it goes by being left out', async () => {
    const id = await aForm({
      definition: { sections: [{ items: [{ name: 'diploma', type: 'fileUpload', label: 'Diploma' }] }] },
    });
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(1024 * 1024)]);
    const told = {
      uid: 'one',
      name: 'diploma.pdf',
      size: bytes.length,
      type: 'application/pdf',
      lastModified: 0,
      webkitRelativePath: '',
      status: 'done',
    };
    const whole = { ...told, content: bytes.toString('base64') };
    const first = await save(id, { values: { diploma: [whole] } });
    // nobody has any use for what they have sent themselves
    expect(first.body.data.values).toEqual({ diploma: [told] });
    expect(await kept(id)).toEqual({ diploma: [whole] });
    // as a page says it that need not send it again
    const again = await save(id, { values: { diploma: [{ ...told, previewUrl: 'blob:x' }] }, submit: true });
    expect(again.status).toBe(200);
    expect(again.body.data).toMatchObject({ status: 'completed', values: { diploma: [told] } });
    expect((await read(id)).body.data.values).toEqual({ diploma: [told] });
    expect(await kept(id)).toEqual({ diploma: [whole] });

    // what is told of a file that nobody has sent is none
    const ghost = await aForm({
      definition: {
        sections: [{ items: [{ name: 'diploma', type: 'fileUpload', label: 'Diploma', required: true }] }],
      },
    });
    expect((await save(ghost, { values: { diploma: [told] } })).body.data.values).toEqual({ diploma: [] });
    const handedIn = await save(ghost, { values: { diploma: [told] }, submit: true });
    expect([handedIn.status, Object.keys(handedIn.body.validationErrors ?? {})]).toEqual([400, ['diploma']]);

    const other = await aForm({
      definition: { sections: [{ items: [{ name: 'diploma', type: 'fileUpload', label: 'Diploma' }] }] },
      values: { diploma: [whole] },
    });
    const without = await save(other, { values: { diploma: [] } });
    expect(without.body.data.values).toEqual({ diploma: [] });
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
