import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';

let server: TestServer;
let ada: Browser;
beforeAll(async () => {
  server = await startServer([
    {
      domain: 'first.example',
      accounts: [{ email: 'ada@mail.example' }],
      postings: [aPosting({ title: 'Nurse' })],
    },
  ]);
  ada = server.browser();
  await ada.logIn('ada@mail.example');
});
afterAll(() => server.close());

const saveDraft = (answers: object) =>
  ada.write('PUT', '/api/pcsx/draft_applications', { body: { position_ids: [1], answers } });
function formWith(name: string) {
  const body = new FormData();
  body.append('resume_file_name', name);
  body.append('resume_content', new File(['Ada'], 'a.txt'));
  return { body };
}
const editName = (firstname: string) => ({
  body: {
    op_section: 'personal',
    operation: 'update',
    op_data: { value: { firstname, lastname: 'Example' } },
  },
});
const why = 'Enter readable characters only.';

describe.each([
  ['NUL', '\0'],
  ['half a character', '\uD800'],
])('API-10 %s is refused by the name of its field', (_, sign) => {
  test('in a body, and what was sent is not taken', async () => {
    const { status, body } = await saveDraft({ motivation: `a${sign}b` });
    expect([status, body.message]).toEqual([400, 'The request is not valid: answers.motivation.']);
    expect(body.validationErrors).toEqual({ 'answers.motivation': why });
    expect((await saveDraft({ motivation: 'a\u{1F600}b' })).status).toBe(200);
  });

  test('in a list, and in a name', async () => {
    const inList = await saveDraft({ why: 'I like people.', jobs: [{ title: 'Nurse' }, { title: sign }] });
    expect(inList.body.validationErrors).toEqual({ 'answers.jobs.1.title': why });
    const inName = await saveDraft({ [`a${sign}`]: 1 });
    expect(inName.body.validationErrors).toEqual({ answers: why });
  });

  test('in a password', async () => {
    const body = { email: 'ada@mail.example', password: sign };
    const login = await server.browser().write('POST', '/api/pcsx/auth/login', { body });
    expect([login.status, login.body.validationErrors]).toEqual([400, { password: why }]);
  });

  test('where the call has rules of its own for it, by these', async () => {
    const { status, body } = await ada.write('POST', '/api/pcsx/profile_edit', editName(`A${sign}`));
    expect([status, body.validationErrors]).toEqual([422, { firstname: why }]);
  });
});

test('API-10 NUL is refused by the name of its field in a path, a query and a form', async () => {
  const inPath = await ada.get('/api/pcsx/resumes/%00');
  expect([inPath.status, inPath.body.validationErrors]).toEqual([400, { id: why }]);
  const inQuery = await ada.get('/api/application/v2/profile?user_mode=%00');
  expect([inQuery.status, inQuery.body.validationErrors]).toEqual([400, { user_mode: why }]);
  const inForm = await ada.write('POST', '/api/pcsx/upload_resume', formWith('a\0.txt'));
  expect([inForm.status, inForm.body.validationErrors]).toEqual([400, { resume_file_name: why }]);
});

test('API-08 a search is answered without it', async () => {
  expect((await ada.get('/api/pcsx/search?query=nur%00se&filter_department=%00')).status).toBe(200);
});
