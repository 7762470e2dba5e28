import type { FormDefinition } from '@portico/core/forms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { intakeSecret, tellSite } from '../../../tests/server/intake.ts';
import {
  maximumEmployerForms,
  type EmployerForm,
  type ListedEmployerForm,
} from '../../contract/employer-forms.ts';
import type { CandidateForm, FormsList } from '../../contract/forms.ts';
import { listActions } from '../audit/store.ts';
import { forEmployer } from '../database/for-employer.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const full = 'full.example';
const startedAt = Date.UTC(2026, 4, 4, 8);
const at = new Date(startedAt);

let server: TestServer;
let admin: Browser;
let other: Browser;
let ada: Browser;
let grace: Browser;
let elsewhere: Browser;
beforeAll(async () => {
  const config = { formsConfig: { tabs: [{ id: 'start', title: 'Before you start' }] } };
  server = await startServer(
    [
      {
        domain: ours,
        config,
        accounts: [
          { email: 'admin@x.example', firstName: 'Dana', roles: ['candidate', 'admin'] },
          { email: 'other@x.example', firstName: 'Omar', roles: ['candidate', 'admin'] },
          { email: 'ada@x.example' },
          { email: 'grace@x.example' },
          { email: 'brand@x.example', roles: ['candidate', 'theme_builder'] },
        ],
      },
      { domain: theirs, config, accounts: [{ email: 'admin@y.example', roles: ['admin'] }] },
      { domain: full, accounts: [{ email: 'admin@z.example', roles: ['admin'] }] },
    ],
    { now: () => startedAt, intakeSecretOf: () => intakeSecret },
  );
  admin = await loggedIn(ours, 'admin@x.example');
  other = await loggedIn(ours, 'other@x.example');
  ada = await loggedIn(ours, 'ada@x.example');
  grace = await loggedIn(ours, 'grace@x.example');
  elsewhere = await loggedIn(theirs, 'admin@y.example');
});
afterAll(() => server.close());

async function loggedIn(domain: string, email: string) {
  const browser = server.browser(domain);
  await browser.logIn(email);
  return browser;
}
const asking = (...names: string[]): FormDefinition => ({
  sections: [
    { title: 'You', items: names.map((name) => ({ name, type: 'text', label: name, required: true })) },
  ],
});
let made = 0;
const aKey = () => `a key of this page ${(made += 1)}`;
const base = '/api/pcsx/admin/forms';

const create = (body: object = {}, as = admin) =>
  as.write<EmployerForm>('POST', base, { body: { key: aKey(), title: 'Right to work', ...body } });
const read = (id: number, as = admin) => as.get<EmployerForm>(`${base}/${id}`);
const save = (id: number, body: object, as = admin) =>
  as.write<{ revision: number; conflict?: unknown }>('PUT', `${base}/${id}`, { body });
const publish = (id: number, revision: number, as = admin) =>
  as.write<EmployerForm>('POST', `${base}/${id}/publish`, { body: { revision } });
const change = (id: number, how: 'retire' | 'restore', as = admin) =>
  as.write<EmployerForm>('POST', `${base}/${id}/${how}`, { body: {} });
const listed = async (id: number, as = admin) =>
  (await as.get<{ forms: ListedEmployerForm[] }>(base)).body.data.forms.find((form) => form.id === id);
const actions = async (count: number) => listActions(server.database, server.scopes[ours]!, count);

/** A form that asks for these; its number and its revision. */
async function aForm(...names: string[]) {
  const { id } = (await create()).body.data;
  const { revision } = (await save(id, { definition: asking(...names), revision: 1 })).body.data;
  return { id, revision };
}
async function aPublishedForm(...names: string[]) {
  const form = await aForm(...names);
  expect((await publish(form.id, form.revision)).status).toBe(200);
  return form;
}
/** The next version of a form, which asks for these. */
async function publishNext({ id, revision }: { id: number; revision: number }, ...names: string[]) {
  const saved = await save(id, { definition: asking(...names), revision });
  expect((await publish(id, saved.body.data.revision)).status).toBe(200);
  return saved.body.data.revision;
}

const entry = (formId: number, stated: object = {}) => ({
  kind: 'form',
  external_id: aKey(),
  email: 'ada@x.example',
  tab_id: 'start',
  form_id: formId,
  ...stated,
});
const tell = (...entries: object[]) => tellSite(server, entries, { at });
/** Gives a form to a candidate; the number of theirs. */
async function give(formId: number, { email = 'ada@x.example', as = ada } = {}) {
  const told = await tell(entry(formId, { email }));
  expect(told.status, told.text).toBe(200);
  return Math.max(...(await formsOf(as)).map(({ id }) => id));
}
const formsOf = async (as = ada) => (await as.get<FormsList>('/api/pcsx/forms_list')).body.data.forms;
const open = (id: number, as = ada) => as.get<CandidateForm>(`/api/pcsx/forms/${id}`);
const fill = (id: number, body: object, { as = ada, ifMatch }: { as?: Browser; ifMatch?: number } = {}) =>
  as.write<CandidateForm>('POST', `/api/pcsx/forms/${id}`, {
    body,
    headers: ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` },
  });
const asked = ({ definition }: Pick<CandidateForm, 'definition'>) =>
  definition.sections.flatMap(({ items }) => items.map(({ name }) => name));

describe('FORMEDIT-01 a form is created', () => {
  test('FORMEDIT-01 empty, as a draft, by whom and when', async () => {
    const created = await create({ title: '  References ', description: 'Two people who know you.' });
    expect(created.status).toBe(201);
    const { id } = created.body.data;
    expect(created.body.data).toEqual({
      id,
      title: 'References',
      description: 'Two people who know you.',
      status: 'draft',
      version: 0,
      hasChanges: true,
      fieldCount: 0,
      updatedAt: at.toISOString(),
      updatedBy: 'Dana Example',
      retiredAt: null,
      candidates: { notStarted: 0, started: 0, submitted: 0 },
      definition: { sections: [{ items: [] }] },
      revision: 1,
      published: null,
    });
    expect((await read(id)).body.data).toEqual(created.body.data);
    const { definition: _, revision: __, published: ___, ...row } = created.body.data;
    expect(await listed(id)).toEqual(row);
    expect((await actions(1))[0]).toMatchObject({ action: 'form.create', detail: { id } });
  });

  test('FORMEDIT-01 as a copy of another one’s draft', async () => {
    const original = await aForm('city', 'permit');
    const { status, body } = await create({ title: 'Copy', copyOf: original.id });
    expect(status).toBe(201);
    expect(asked(body.data)).toEqual(['city', 'permit']);
    expect(body.data).toMatchObject({ revision: 1, version: 0, fieldCount: 2 });
    expect((await create({ copyOf: 999_999 })).status).toBe(404);
    expect((await create({ copyOf: original.id }, elsewhere)).status).toBe(404);
  });

  test('FORMEDIT-01 once by two clicks, also at the same moment', async () => {
    const key = aKey();
    const both = await Promise.all([create({ key }), create({ key }), create({ key })]);
    expect(both.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(both.map(({ body }) => body.data.id)).size).toBe(1);
    const after = await create({ key });
    expect(after.body.data.id).toBe(both[0]?.body.data.id);
  });

  test('FORMEDIT-01 not beyond as many as an employer can have', async () => {
    const rows = Array.from({ length: maximumEmployerForms }, (_, index) => ({
      creation_key: `a form that was there before ${index}`,
      title: 'One of many',
      description: '',
      definition: JSON.stringify(asking('city')),
      revision: 1,
      version: 0,
      updated_at: at,
      updated_by: null,
      retired_at: null,
    }));
    await forEmployer(server.database, server.scopes[full]!)
      .insertInto('employer_form')
      .values(rows)
      .execute();
    const refused = await create({}, await loggedIn(full, 'admin@z.example'));
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'There are 500 forms already, retired ones included.',
    ]);
  });

  test.each([
    ['no key', { key: undefined }],
    ['a short key', { key: 'x' }],
    ['no title', { title: '  ' }],
    ['a title that is too long', { title: 'x'.repeat(201) }],
    ['a description that is too long', { description: 'x'.repeat(1001) }],
    ['an original that is no number', { copyOf: 'x' }],
  ])('FORMEDIT-01 not with %s', async (_, body) => {
    const refused = await create(body);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.validationErrors ?? {})).toEqual(Object.keys(body));
  });
});

describe('FORMEDIT-01 a draft is saved', () => {
  test('FORMEDIT-01 with mistakes too, and candidates see nothing of it', async () => {
    const form = await aPublishedForm('city');
    const mine = await give(form.id);
    const broken = { sections: [{ items: [{ name: 'x', type: 'no such type' }] }] };
    const saved = await save(form.id, { definition: broken, revision: form.revision });
    expect([saved.status, saved.body.data.revision]).toEqual([200, form.revision + 1]);
    expect((await read(form.id)).body.data).toMatchObject({
      definition: broken,
      hasChanges: true,
      status: 'published',
      published: { version: 1, definition: asking('city') },
    });
    expect(asked((await open(mine)).body.data)).toEqual(['city']);
    expect((await actions(1))[0]).toMatchObject({
      action: 'form.draft.save',
      detail: { id: form.id, revision: form.revision + 1 },
    });
  });

  test('FORMEDIT-01 not over what another admin has saved, which the answer holds', async () => {
    const { id, revision } = await aForm('city');
    await save(id, { definition: asking('theirs'), revision }, other);
    const refused = await save(id, { definition: asking('mine'), revision });
    expect(refused.status).toBe(409);
    expect(refused.body.data.conflict).toEqual({ definition: asking('theirs'), version: revision + 1 });
    expect((await read(id)).body.data.updatedBy).toBe('Omar Example');
    // whoever has seen theirs may save over it
    expect((await save(id, { definition: asking('mine'), revision: revision + 1 })).status).toBe(200);
  });

  test('FORMEDIT-01 by one of two at the same moment', async () => {
    const { id, revision } = await aForm('city');
    const both = await Promise.all(
      [admin, other].map((as, index) => save(id, { definition: asking(`by ${index}`), revision }, as)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const stands = asked((await read(id)).body.data);
    expect(stands).toEqual([both[0]?.status === 200 ? 'by 0' : 'by 1']);
  });

  test('FORMEDIT-01 once, though it is sent again because its answer was lost', async () => {
    const { id, revision } = await aForm('city');
    const sent = { definition: asking('town'), revision };
    const first = await save(id, sent);
    const again = await save(id, sent);
    expect([first.body.data, again.status, again.body.data]).toEqual([first.body.data, 200, first.body.data]);
    expect((await actions(2)).filter(({ action }) => action === 'form.draft.save')).toHaveLength(2);
    expect((await read(id)).body.data.revision).toBe(revision + 1);
  });

  test.each([
    ['no revision', { definition: asking('city') }, 400],
    ['a revision that is none', { definition: asking('city'), revision: 'x' }, 400],
    ['no definition', { revision: 1 }, 400],
    ['a definition without sections', { definition: { items: [] }, revision: 1 }, 400],
    [
      'a field without a name',
      { definition: { sections: [{ items: [{ type: 'text' }] }] }, revision: 1 },
      400,
    ],
    [
      'a definition that is too large',
      { definition: asking('x'.repeat(200)), pad: 'x'.repeat(262_144) },
      413,
    ],
  ])('FORMEDIT-01 not with %s', async (_, body, status) => {
    const { id } = await aForm('city');
    expect((await save(id, body)).status).toBe(status);
  });

  test('FORMEDIT-01 its title and description apart from it', async () => {
    const { id, revision } = await aPublishedForm('city');
    const rename = (body: object) => admin.write<EmployerForm>('PUT', `${base}/${id}/title`, { body });
    const renamed = await rename({ title: 'Where you live', description: 'So that we can write to you.' });
    expect(renamed.body.data).toMatchObject({
      title: 'Where you live',
      description: 'So that we can write to you.',
      revision,
      hasChanges: true,
      published: { title: 'Right to work', description: '' },
    });
    expect((await actions(1))[0]).toMatchObject({ action: 'form.rename', detail: { id } });
    expect((await rename({ title: '', description: '' })).status).toBe(400);
    expect((await rename({ title: 'x' })).status).toBe(400);
    expect((await publish(id, revision)).body.data).toMatchObject({
      version: 2,
      hasChanges: false,
      published: { title: 'Where you live' },
    });
  });
});

describe('FORMEDIT-01 a draft is published', () => {
  test('FORMEDIT-01 as the next version, which never changes', async () => {
    const form = await aForm('city');
    const first = await publish(form.id, form.revision);
    expect(first.body.data).toMatchObject({
      status: 'published',
      version: 1,
      hasChanges: false,
      published: {
        version: 1,
        title: 'Right to work',
        definition: asking('city'),
        publishedAt: at.toISOString(),
        publishedBy: 'Dana Example',
      },
    });
    expect((await actions(1))[0]).toMatchObject({
      action: 'form.publish',
      detail: { id: form.id, version: 1, revision: form.revision, updated: 0 },
    });
    await publishNext(form, 'city', 'permit');
    expect((await read(form.id)).body.data.published).toMatchObject({
      version: 2,
      definition: asking('city', 'permit'),
    });
  });

  test('FORMEDIT-01 once by two clicks, also at the same moment', async () => {
    const { id, revision } = await aForm('city');
    const both = await Promise.all([publish(id, revision), publish(id, revision)]);
    expect(both.map(({ status, body }) => [status, body.data.version])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect((await publish(id, revision)).body.data.version).toBe(1);
  });

  test('FORMEDIT-01 not where another admin has changed it since', async () => {
    const { id, revision } = await aForm('city');
    await save(id, { definition: asking('theirs'), revision }, other);
    const refused = await publish(id, revision);
    expect([refused.status, refused.body.data]).toEqual([
      409,
      { conflict: { definition: asking('theirs'), version: revision + 1 } },
    ]);
    expect((await read(id)).body.data.version).toBe(0);
  });

  test('FORMEDIT-01 not with mistakes, which the answer names', async () => {
    const { id, revision } = await aForm('city');
    const broken = { sections: [{ items: [{ name: 'x', type: 'radio', radioOptions: { choices: 5 } }] }] };
    await save(id, { definition: broken, revision });
    const refused = await publish(id, revision + 1);
    expect(refused.status).toBe(400);
    expect(refused.body.validationErrors).toEqual({
      'sections[0].items[0].radioOptions.choices': expect.stringContaining('x: '),
    });
    const empty = (await create()).body.data;
    expect((await publish(empty.id, 1)).body.validationErrors).toEqual({
      sections: 'Add a field before you publish.',
    });
    expect((await publish(id, 0)).status).toBe(400);
  });
});

describe('FORMEDIT-01 a candidate is given a form', () => {
  test('FORMEDIT-01 its newest version, until they start', async () => {
    const form = await aPublishedForm('city');
    const mine = await give(form.id);
    const first = await open(mine);
    expect([first.body.data.title, asked(first.body.data)]).toEqual(['Right to work', ['city']]);
    await publishNext(form, 'city', 'permit');
    const second = await open(mine);
    expect(asked(second.body.data)).toEqual(['city', 'permit']);
    // whoever had the page open before is told that it is another form by now
    const late = await fill(mine, { values: { city: 'Bern' } }, { ifMatch: first.body.data.version });
    expect(late.status).toBe(412);
    expect((await listed(form.id))?.candidates).toEqual({ notStarted: 1, started: 0, submitted: 0 });
  });

  test('FORMEDIT-01 and keeps the version that they have started', async () => {
    const form = await aPublishedForm('city');
    const adas = await give(form.id);
    const graces = await give(form.id, { email: 'grace@x.example', as: grace });
    expect((await fill(adas, { values: { city: 'Bern' } })).status).toBe(200);
    await publishNext(form, 'permit');
    expect(asked((await open(adas)).body.data)).toEqual(['city']);
    expect(asked((await open(graces, grace)).body.data)).toEqual(['permit']);
    const sent = await fill(adas, { values: { city: 'Basel' }, submit: true });
    expect([sent.status, sent.body.data.status]).toEqual([200, 'completed']);
    expect((await fill(graces, { values: { city: 'Bern' }, submit: true }, { as: grace })).status).toBe(400);
    expect((await listed(form.id))?.candidates).toEqual({ notStarted: 1, started: 0, submitted: 1 });
    const { employer_form_id: formId, employer_form_version: version } = await forEmployer(
      server.database,
      server.scopes[ours]!,
    )
      .selectFrom('candidate_form')
      .selectAll()
      .where('id', '=', adas)
      .executeTakeFirstOrThrow();
    expect([formId, version]).toEqual([form.id, 1]);
  });

  test('FORMEDIT-01 keeps it too where they submit without a draft', async () => {
    const form = await aPublishedForm('city');
    const mine = await give(form.id);
    await fill(mine, { values: { city: 'Bern' }, submit: true });
    await publishNext(form, 'permit');
    expect(asked((await open(mine)).body.data)).toEqual(['city']);
  });

  test('FORMEDIT-01 starts one version or the other while the next one is published', async () => {
    const form = await aPublishedForm('city');
    const mine = await give(form.id);
    const { version } = (await open(mine)).body.data;
    const saved = await save(form.id, { definition: asking('permit'), revision: form.revision });
    const [started, published] = await Promise.all([
      fill(mine, { values: { city: 'Bern' } }, { ifMatch: version }),
      publish(form.id, saved.body.data.revision),
    ]);
    expect(published.status).toBe(200);
    const stands = (await open(mine)).body.data;
    const expected = {
      200: { names: ['city'], values: { city: 'Bern' } },
      412: { names: ['permit'], values: {} },
    };
    expect({ names: asked(stands), values: stands.values }).toEqual(
      expected[started.status as keyof typeof expected],
    );
  });

  test('FORMEDIT-01 gets the next version, though it is published while they are given the form', async () => {
    const form = await aPublishedForm('city');
    const saved = await save(form.id, { definition: asking('permit'), revision: form.revision });
    const [mine] = await Promise.all([give(form.id), publish(form.id, saved.body.data.revision)]);
    expect(asked((await open(mine)).body.data)).toEqual(['permit']);
  });

  test('FORMEDIT-01 handing out, starting, publishing and retiring at the same moment never block each other', async () => {
    const [one, two] = [await aPublishedForm('city'), await aPublishedForm('city')];
    const mine = await Promise.all([give(one.id), give(two.id, { email: 'grace@x.example', as: grace })]);
    const known = [entry(one.id), entry(two.id, { email: 'grace@x.example' })];
    await tell(...known);
    const saved = await Promise.all(
      [one, two].map(({ id, revision }) => save(id, { definition: asking('permit'), revision })),
    );
    const dueSoon = known.map((told) => ({ ...told, due_at: '2026-06-01T00:00:00Z' }));
    const answers = await Promise.all([
      tell(...dueSoon),
      publish(one.id, saved[0]!.body.data.revision),
      tell(entry(two.id), entry(one.id)),
      publish(two.id, saved[1]!.body.data.revision),
      fill(mine[0], { values: { city: 'Bern' } }),
      fill(mine[1], { values: { city: 'Bern' } }, { as: grace }),
      change(one.id, 'retire'),
      tell(entry(one.id), entry(two.id)),
      change(one.id, 'restore', other),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(
      statuses.filter((status) => status >= 500),
      String(statuses),
    ).toEqual([]);
    // however they met, whoever has not started has the newest version
    const { version } = (await read(two.id)).body.data;
    const stale = await forEmployer(server.database, server.scopes[ours]!)
      .selectFrom('candidate_form')
      .select('id')
      .where('employer_form_id', '=', two.id)
      .where('status', '=', 'open')
      .where('employer_form_version', '<>', version)
      .execute();
    expect([version, stale]).toEqual([2, []]);
  });

  test.each([
    ['that nobody has', () => 999_999],
    ['of another employer', async () => (await create({}, elsewhere)).body.data.id],
    ['that is a draft', async () => (await aForm('city')).id],
    [
      'that is retired',
      async () => {
        const { id } = await aPublishedForm('city');
        await change(id, 'retire');
        return id;
      },
    ],
  ])('FORMEDIT-01 not one %s', async (_, which) => {
    const refused = await tell(entry(await which()));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.validationErrors ?? {})).toEqual(['entries.0.form_id']);
  });

  test.each([
    ['title', { title: 'Another' }],
    ['description', { description: 'Another' }],
    ['definition', { definition: asking('city') }],
  ])('FORMEDIT-01 not with a %s beside it', async (field, stated) => {
    const { id } = await aPublishedForm('city');
    const refused = await tell(entry(id, stated));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.validationErrors ?? {})).toEqual([`entries.0.${field}`]);
  });

  test('FORMEDIT-01 or one with neither form nor definition', async () => {
    const refused = await tell(entry(1, { form_id: undefined }));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.validationErrors ?? {})).toEqual([
      'entries.0.title',
      'entries.0.definition',
    ]);
  });
});

describe('FORMEDIT-01 a form is retired', () => {
  test('FORMEDIT-01 then only those who have started still have it, and can finish', async () => {
    const form = await aPublishedForm('city');
    const adas = await give(form.id);
    const graces = await give(form.id, { email: 'grace@x.example', as: grace });
    await fill(adas, { values: { city: 'Bern' } });
    const retired = await change(form.id, 'retire');
    expect(retired.body.data).toMatchObject({ status: 'retired', retiredAt: at.toISOString() });
    expect((await actions(1))[0]).toMatchObject({ action: 'form.retire', detail: { id: form.id } });
    expect((await open(graces, grace)).status).toBe(404);
    expect((await formsOf(grace)).map(({ id }) => id)).not.toContain(graces);
    expect((await fill(graces, { values: { city: 'Bern' } }, { as: grace })).status).toBe(404);
    expect((await formsOf()).map(({ id }) => id)).toContain(adas);
    expect((await fill(adas, { values: { city: 'Basel' }, submit: true })).status).toBe(200);
    const refused = await publish(form.id, form.revision);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This form is retired. Restore it before you publish.',
    ]);
  });

  test('FORMEDIT-01 and restored, for those who had not started as well', async () => {
    const form = await aPublishedForm('city');
    const mine = await give(form.id);
    await change(form.id, 'retire');
    const restored = await change(form.id, 'restore');
    expect(restored.body.data).toMatchObject({ status: 'published', retiredAt: null });
    expect((await actions(1))[0]).toMatchObject({ action: 'form.restore', detail: { id: form.id } });
    expect((await open(mine)).status).toBe(200);
  });

  test('FORMEDIT-01 twice is the same as once', async () => {
    const { id } = await aPublishedForm('city');
    const both = await Promise.all([change(id, 'retire'), change(id, 'retire', other)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [, before] = await actions(2);
    expect(before?.action).not.toBe('form.retire');
    expect([(await change(id, 'restore')).status, (await change(id, 'restore')).status]).toEqual([200, 200]);
  });
});

const calls = (id: number): ['GET' | 'POST' | 'PUT', string, object?][] => [
  ['GET', base],
  ['POST', base, { key: aKey(), title: 'Mine' }],
  ['GET', `${base}/${id}`],
  ['PUT', `${base}/${id}`, { definition: asking('mine'), revision: 1 }],
  ['PUT', `${base}/${id}/title`, { title: 'Mine', description: '' }],
  ['POST', `${base}/${id}/publish`, { revision: 2 }],
  ['POST', `${base}/${id}/retire`, {}],
  ['POST', `${base}/${id}/restore`, {}],
];
const ask = (as: Browser, [method, address, body]: ReturnType<typeof calls>[number]) =>
  method === 'GET' ? as.get(address) : as.write(method, address, { body: body ?? {} });

describe('FORMEDIT-01 others', () => {
  test('FORMEDIT-01 candidates, theme builders and visitors may do nothing of it', async () => {
    const { id } = await aForm('city');
    const before = (await read(id)).body.data;
    const brand = server.browser(ours);
    await brand.logIn('brand@x.example');
    for (const call of calls(id)) {
      expect([call, (await ask(ada, call)).status]).toEqual([call, 403]);
      expect([call, (await ask(brand, call)).status]).toEqual([call, 403]);
      const visitor = await ask(server.browser(ours), call);
      expect([call, visitor.status, visitor.headers['x-login']]).toEqual([call, 401, '1']);
    }
    expect((await read(id)).body.data).toEqual(before);
  });

  test('FORMEDIT-01 the admins of another employer find none of ours', async () => {
    const { id } = await aForm('city');
    const before = (await read(id)).body.data;
    for (const call of calls(id).filter(([, address]) => address !== base))
      expect([call, (await ask(elsewhere, call)).status]).toEqual([call, 404]);
    expect(await listed(id, elsewhere)).toBeUndefined();
    expect((await read(id)).body.data).toEqual(before);
  });

  test.each(['x', '0', '-1', '2147483648'])('FORMEDIT-01 %s is no form', async (id) => {
    expect((await admin.get(`${base}/${id}`)).status).toBe(400);
  });
});
