import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Profile } from '../../contract/profile.ts';
import type { ReadResume, Resume } from '../../contract/resumes.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting, places } from '../../../tests/server/postings.ts';
import { pdfOf } from '../../../tests/server/resumes/files.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const names = ['ada', 'bob', 'carol', 'dan', 'eve', 'fay', 'gus'];
let server: TestServer;
let ada: Browser;

beforeAll(async () => {
  const accounts = names.map((name) => ({ email: `${name}@mail.example` }));
  server = await startServer(
    [
      {
        domain: ours,
        accounts,
        postings: [
          aPosting({ title: 'Registered nurse', places: [places.delft], skills: ['Triage', 'Telemetry'] }),
        ],
      },
      {
        domain: theirs,
        accounts,
        config: { pcsxConfig: { fileUploadConfig: { resume: { allowedFileTypes: ['.pdf'] } } } },
      },
    ],
    { now: () => Date.parse('2026-03-10T12:00:00Z') },
  );
  ada = await loggedIn('ada');
});
afterAll(() => server.close());

async function loggedIn(name: string, domain = ours): Promise<Browser> {
  const browser = server.browser(domain);
  await browser.logIn(`${name}@mail.example`);
  return browser;
}

const text = (more = '') => `Grace Hopper${more}
Delft
grace@mail.example

Experience
Nurse, Old Hospital
January 2015 – December 2019
Telemetry at night.

Skills
Triage`;

type Uploaded = Profile & { resume: ReadResume };
const dataUrl = (bytes: Uint8Array) =>
  `data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`;
function upload(browser: Browser, bytes: Uint8Array, name = 'grace.txt') {
  const form = new FormData();
  form.append('resume_file_name', name);
  form.append('resume_content', dataUrl(bytes));
  form.append('domain', ours);
  return browser.write<Uploaded>('POST', '/api/pcsx/upload_resume', { body: form });
}
async function uploaded(browser: Browser, more = ''): Promise<ReadResume> {
  const { status, body } = await upload(browser, Buffer.from(text(more)));
  expect(status).toBe(200);
  return body.data.resume;
}
const list = async (browser: Browser) =>
  (await browser.get<{ resumes: Resume[] }>('/api/pcsx/resumes')).body.data.resumes;
const profile = async (browser: Browser) => (await browser.get<Profile>('/api/pcsx/profile')).body.data;
const settle = (browser: Browser, id: string, body: object) =>
  browser.write<{ profile: Profile; resume: ReadResume }>('POST', `/api/pcsx/resumes/${id}/proposals`, {
    body,
  });

describe('API-09 upload_resume', () => {
  test('refuses a file with nothing in it by its name, and keeps the resume that there is', async () => {
    const before = await list(ada);
    const { status, body } = await upload(ada, Buffer.alloc(0), 'blank.txt');
    expect([status, body.message]).toEqual([400, 'There is nothing in these files: blank.txt.']);
    expect(await list(ada)).toEqual(before);
  });

  test('answers the candidate, with what the resume proposes and nothing of it taken', async () => {
    const { status, body } = await upload(ada, await pdfOf(text()), 'grace.pdf');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      fullname: 'Ada Example',
      location: '',
      skills: [],
      hasResume: true,
      resumeFilename: 'grace.pdf',
      resume: { name: 'grace.pdf', isCurrent: true, isRead: true, note: null, language: 'en' },
    });
    expect(
      body.data.resume.proposals.map(({ id, value, status: standing }) => [id, value, standing]),
    ).toEqual([
      ['name.0', { firstname: 'Grace', lastname: 'Hopper' }, 'open'],
      ['email.0', 'grace@mail.example', 'open'],
      ['location.0', 'Delft, Netherlands', 'open'],
      ['skills.0', 'Telemetry', 'open'],
      ['skills.1', 'Triage', 'open'],
      [
        'experience.0',
        {
          title: 'Nurse',
          company: 'Old Hospital',
          location: '',
          startDate: '2015-01',
          endDate: '2019-12',
          isCurrent: false,
          description: 'Telemetry at night.',
        },
        'open',
      ],
    ]);
    const { headers, status: fetched } = await ada.get(body.data.resumeUrl!);
    expect([fetched, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'application/pdf',
      'nosniff',
    ]);
    expect(headers['content-disposition']).toContain('attachment; filename="grace.pdf"');
  });

  test('takes a file as well as a data URL', async () => {
    const form = new FormData();
    form.append('resume_content', new File([text()], 'file.txt'));
    const bob = await loggedIn('bob');
    const { body } = await bob.write<Uploaded>('POST', '/api/pcsx/upload_resume', { body: form });
    expect(body.data.resumeFilename).toBe('file.txt');
  });

  test('the same file again is the same resume, also at the same time', async () => {
    const carol = await loggedIn('carol');
    const answers = await Promise.all([uploaded(carol), uploaded(carol)]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await list(carol)).toHaveLength(1);
  });

  test('keeps what it cannot read, and says so', async () => {
    const dan = await loggedIn('dan');
    const { status, body } = await upload(dan, Buffer.from('%PDF-1.7 and no more'), 'broken.pdf');
    expect(status).toBe(200);
    expect(body.data.resume).toMatchObject({
      isRead: false,
      note: 'It is damaged, so we could not read it. It is kept as it is.',
      proposals: [],
    });
    expect((await dan.get(body.data.resumeUrl!)).text).toBe('%PDF-1.7 and no more');
    const again = await dan.write<ReadResume>('POST', `/api/pcsx/resumes/${body.data.resume.id}/read`);
    expect([again.status, again.body.data.isRead]).toEqual([200, false]);
  });

  test.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['what is no data URL', { resume_file_name: 'a.txt', resume_content: 'hello' }],
    [
      'a page with the name of a PDF',
      { resume_file_name: 'a.pdf', resume_content: dataUrl(Buffer.from('<html>')) },
    ],
    ['a program', { resume_file_name: 'a.exe', resume_content: dataUrl(Buffer.from('MZ')) }],
    ['a text with macros’ ending', { resume_file_name: 'a.docm', resume_content: dataUrl(Buffer.from('x')) }],
    ['no name', { resume_content: dataUrl(Buffer.from('x')) }],
    [
      'a type that the employer does not take',
      { resume_file_name: 'a.doc', resume_content: dataUrl(Buffer.from('d0cf11e0a1b11ae1', 'hex')) },
    ],
  ])('refuses %s', async (_, fields) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ x: 'y', ...fields })) form.append(name, value);
    const before = await list(ada);
    const { status, body } = await ada.write('POST', '/api/pcsx/upload_resume', { body: form });
    expect(status).toBe(400);
    expect(body.validationErrors).toHaveProperty('resume_content');
    expect(await list(ada)).toEqual(before);
  });

  test('refuses what the employer does not take', async () => {
    const stranger = await loggedIn('ada', theirs);
    const form = new FormData();
    form.append('resume_file_name', 'grace.txt');
    form.append('resume_content', dataUrl(Buffer.from(text())));
    const { status, body } = await stranger.write('POST', '/api/pcsx/upload_resume', { body: form });
    expect([status, body.message]).toEqual([400, 'Send your resume as one of .pdf.']);
  });

  test('refuses what is larger than 10 MB, and takes what is just so large', async () => {
    const eve = await loggedIn('eve');
    const limit = 10 * 1024 * 1024;
    expect((await upload(eve, Buffer.alloc(limit + 1, 'x'))).status).toBe(413);
    expect((await upload(eve, Buffer.alloc(limit, 'x'))).status).toBe(200);
  });

  test('reads thirty in ten minutes for one candidate', async () => {
    const gus = await loggedIn('gus');
    // each try counts: what is no resume costs less to try with
    const statuses: number[] = [];
    for (let count = 0; count <= 30; count += 1)
      statuses.push((await upload(gus, Buffer.from(''), 'a.exe')).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
    expect((await upload(await loggedIn('bob'), Buffer.from(text()))).status).toBe(200);
  });

  test('keeps ten, and no name can lead elsewhere', async () => {
    const fay = await loggedIn('fay');
    const first = await upload(fay, Buffer.from('0'), '../../etc/passwd.txt');
    expect(first.body.data.resumeFilename).toBe('passwd.txt');
    for (let count = 1; count < 10; count += 1) await upload(fay, Buffer.from(String(count)));
    const { status, body } = await upload(fay, Buffer.from('10'));
    expect([status, body.message]).toEqual([409, 'You can keep 10 resumes. Remove one to upload another.']);
    expect((await upload(fay, Buffer.from('9'))).status).toBe(200);
    expect(await list(fay)).toHaveLength(10);
  });
});

describe('RESUME-01 a candidate’s resumes', () => {
  test('are listed, chosen and removed; one is current', async () => {
    const browser = await loggedIn('bob');
    const first = await uploaded(browser, ' I');
    const second = await uploaded(browser, ' II');
    const current = async () =>
      (await list(browser)).filter(({ isCurrent }) => isCurrent).map(({ id }) => id);
    expect(await current()).toEqual([second.id]);
    const chosen = await browser.write<ReadResume>('POST', `/api/pcsx/resumes/${first.id}/current`);
    expect(chosen.body.data.isCurrent).toBe(true);
    expect(await current()).toEqual([first.id]);
    await Promise.all([1, 2].map(() => browser.write('POST', `/api/pcsx/resumes/${second.id}/current`)));
    expect(await current()).toEqual([second.id]);
    const removed = await browser.write<{ resumes: Resume[] }>('DELETE', `/api/pcsx/resumes/${second.id}`);
    expect(removed.body.data.resumes).toEqual(await list(browser));
    expect(await current()).toEqual([first.id]);
    expect((await browser.write('DELETE', `/api/pcsx/resumes/${second.id}`)).status).toBe(404);
    for (const { id } of await list(browser)) await browser.write('DELETE', `/api/pcsx/resumes/${id}`);
    expect((await profile(browser)).hasResume).toBe(false);
  });

  test('are nobody else’s', async () => {
    const [resume] = await list(ada);
    const others = [await loggedIn('bob'), await loggedIn('ada', theirs)];
    for (const browser of others)
      for (const id of [resume!.id, 'unknown', '1']) {
        const root = `/api/pcsx/resumes/${id}`;
        const statuses = [
          (await browser.get(root)).status,
          (await browser.get(`${root}/content`)).status,
          (await browser.write('POST', `${root}/current`)).status,
          (await browser.write('POST', `${root}/read`)).status,
          (await settle(browser, id, { accept: ['skills.0'] })).status,
          (await browser.write('DELETE', root)).status,
        ];
        expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
      }
    expect(await list(ada)).toContainEqual(resume);
  });
});

describe('RESUME-02 what was read', () => {
  test('is taken where the candidate accepts it, and only there', async () => {
    const carol = await loggedIn('carol');
    const { id } = await uploaded(carol);
    const accept = ['name.0', 'location.0', 'skills.1', 'experience.0'];
    const { status, body } = await settle(carol, id, { accept, dismiss: ['skills.0'], version: 0 });
    expect(status).toBe(200);
    expect(body.data.profile).toMatchObject({
      fullname: 'Grace Hopper',
      location: 'Delft, Netherlands',
      email: 'carol@mail.example',
      skills: ['Triage'],
      experience: [{ title: 'Nurse', company: 'Old Hospital' }],
    });
    expect(Object.fromEntries(body.data.resume.proposals.map((one) => [one.id, one.status]))).toEqual({
      'name.0': 'accepted',
      'email.0': 'open',
      'location.0': 'accepted',
      'skills.0': 'dismissed',
      'skills.1': 'accepted',
      'experience.0': 'accepted',
    });
    // sent again, and at the same time, it changes nothing
    const before = await profile(carol);
    const again = await Promise.all([1, 2].map(() => settle(carol, id, { accept, dismiss: ['skills.0'] })));
    expect(again.map((answer) => answer.status)).toEqual([200, 200]);
    expect(await profile(carol)).toEqual(before);
  });

  test.each([
    [{ accept: ['skills.9'] }, 422, 'accept'],
    [{ dismiss: ['toString'] }, 422, 'dismiss'],
    [{ accept: ['skills.0'], dismiss: ['skills.0'] }, 422, 'dismiss'],
    [{ accept: ['skills.0', 'email.0'] }, 422, 'accept'],
    [{ accept: 'skills.0' }, 400, 'accept'],
  ])('cannot be settled as %j, and then nothing is', async (body, expected, field) => {
    const [resume] = await list(ada);
    const before = await profile(ada);
    const { status, body: answer } = await settle(ada, resume!.id, body);
    expect(status).toBe(expected);
    expect(answer.validationErrors).toHaveProperty([field]);
    expect(await profile(ada)).toEqual(before);
  });

  test('does not overwrite what has changed meanwhile', async () => {
    const [resume] = await list(ada);
    await ada.write('POST', '/api/pcsx/profile_edit', {
      body: {
        op_section: 'personal',
        operation: 'update',
        op_data: { value: { firstname: 'Ada', lastname: 'L', location: 'Suva' } },
      },
    });
    const stale = await settle(ada, resume!.id, { accept: ['location.0'], version: 0 });
    expect(stale.status).toBe(409);
    expect((await profile(ada)).location).toBe('Suva');
  });
});
