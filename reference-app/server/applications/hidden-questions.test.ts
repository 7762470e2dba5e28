import type { FormDefinition, Item } from '@portico/core/forms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuestionsData } from '../../contract/apply.ts';
import { apply } from '../../../tests/server/applying.ts';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { forEmployer } from '../database/for-employer.ts';

const domain = 'ours.example';
const general: FormDefinition = {
  sections: [
    {
      title: 'General',
      items: [
        { name: 'rightToWork', type: 'text', label: 'May you work here?' },
        // has no choices to choose from
        { name: 'mistaken', type: 'radio', label: 'Which?' } as Item,
      ],
    },
  ],
};
const whereNot = { visibleFn: { field: 'rightToWork', is: ['no'] } };
const ofNursing: FormDefinition = {
  sections: [
    {
      title: 'Permit',
      items: [
        {
          name: 'permit',
          type: 'text',
          label: 'Which permit have you asked for?',
          required: true,
          ...whereNot,
        },
      ],
    },
  ],
};
const voluntary: FormDefinition = {
  sections: [
    { title: 'If you like', items: [{ name: 'origin', type: 'text', label: 'Origin', ...whereNot }] },
  ],
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer([
    {
      domain,
      config: {
        pcsxConfig: {
          applyFormConfig: {
            questionnaires: [
              { definition: general },
              { departments: ['Nursing'], definition: ofNursing },
              { isVoluntary: true, definition: voluntary },
            ],
          },
        },
      },
      postings: [aPosting({ title: 'Nurse', department: 'Nursing' }), aPosting({ title: 'Porter' })],
    },
  ]);
});
afterAll(() => server.close());

const permit = 'asked for in May';
async function stored() {
  const tables = forEmployer(server.database, server.scopes[domain]!);
  const sent = await tables
    .selectFrom('application')
    .select(['position_id', 'answers'])
    .orderBy('id')
    .execute();
  const apart = await tables.selectFrom('voluntary_answer').select('answers').execute();
  return { sent: sent.map(({ answers }) => answers), apart: apart.map(({ answers }) => answers) };
}

test.each([
  [{}, ['General']],
  [{ rightToWork: 'yes', permit }, ['General']],
  [{ rightToWork: 'no' }, ['General', 'Permit', 'If you like']],
  [{ default: [{ question_id: 'rightToWork', answers: ['no'] }] }, ['General', 'Permit', 'If you like']],
])('APPLY-01 after the answers %j one is asked %j', async (answers, titles) => {
  const { status, body } = await server
    .browser(domain)
    .write<QuestionsData>('POST', '/api/application/v2/questions?pids=1', { body: { answers } });
  expect(status).toBe(200);
  expect(body.data.fields.map(({ title }) => title)).toEqual(titles);
  expect(body.data.definition.sections).toHaveLength(3);
});

test('APPLY-01 a question whose definition has a mistake is not put, so that no browser has to look for mistakes', async () => {
  const { body } = await server
    .browser(domain)
    .write<QuestionsData>('POST', '/api/application/v2/questions?pids=2', { body: {} });
  expect(body.data.definition.sections.flatMap(({ items }) => items.map(({ name }) => name))).toEqual([
    'rightToWork',
    'origin',
  ]);
});

test('APPLY-01 answers to questions that are hidden are not kept, be they voluntary or not', async () => {
  const browser = server.browser(domain);
  const answers = { rightToWork: 'yes', permit, origin: 'here' };
  expect((await apply(browser, '1,2', { answers })).status).toBe(201);
  expect(await stored()).toEqual({ sent: [{ rightToWork: 'yes' }, { rightToWork: 'yes' }], apart: [] });
  // the same again is the same, with what is hidden or without
  expect((await apply(browser, '1,2', { answers: { rightToWork: 'yes' } })).status).toBe(201);
  expect((await stored()).sent).toHaveLength(2);
});

test('APPLY-01 answers to questions that are there are kept', async () => {
  const profile = { firstname: 'Bea', lastname: 'Example', email: 'bea@mail.example' };
  const answers = { rightToWork: 'no', permit, origin: 'there' };
  expect((await apply(server.browser(domain), '1', { profile, answers })).status).toBe(201);
  const { sent, apart } = await stored();
  expect(sent.at(-1)).toEqual({ rightToWork: 'no', permit });
  expect(apart).toEqual([{ origin: 'there' }]);
});
