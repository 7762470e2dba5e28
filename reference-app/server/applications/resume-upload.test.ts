import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApplicantProfile } from '../../contract/apply.ts';
import { ada } from '../../../tests/server/applying.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting, places } from '../../../tests/server/postings.ts';
import { sweepWork } from '../accounts/sweep.ts';
import { acrossEmployers } from '../database/across-employers.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const start = Date.parse('2026-03-10T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
let clock = start;
let server: TestServer;

const postings = () => [
  aPosting({ title: 'Nurse', places: [places.delft] }),
  aPosting({ title: 'Porter' }),
  aPosting({ title: 'Cook' }),
];
beforeAll(async () => {
  const accounts = [{ email: 'ada@mail.example' }];
  server = await startServer(
    [
      { domain: ours, accounts, postings: postings() },
      { domain: theirs, accounts: [...accounts, { email: 'gus@mail.example' }], postings: postings() },
    ],
    { now: () => clock },
  );
});
afterAll(() => server.close());
beforeEach(() => {
  clock = start;
});

const text = 'Grace Hopper\nDelft\ngrace@mail.example\n+31 6 2345 6789\n\nSkills\nTeamwork';
type Uploaded = { profile: ApplicantProfile; filename: string };
function upload(browser: Browser, content = text, name = 'grace.txt') {
  const form = new FormData();
  form.append('resume', new File([content], name));
  return browser.write<Uploaded>('POST', '/api/application/v2/resume_upload', { body: form });
}
const submit = (browser: Browser, pid: number, encId?: string) =>
  browser.write('POST', `/api/application/v2/submit?pids=${pid}`, {
    body: {
      stringifiedProfile: JSON.stringify(ada),
      stringifiedQuestions: '{}',
      ...(encId !== undefined && { enc_id: encId }),
    },
  });
const submitResume = (browser: Browser, pid: number, resumeId: string | null) =>
  browser.write('POST', `/api/application/v2/submit?pids=${pid}`, {
    body: {
      stringifiedProfile: JSON.stringify(ada),
      stringifiedQuestions: '{}',
      resume_id: resumeId ?? undefined,
    },
  });
/** What the newest application came with. */
const sentResume = async () =>
  (
    await sql<{ name: string | null; text: string | null }>`
      select name, convert_from(bytes, 'utf8') as text from application
      left join application_resume on application_resume.id = resume_id and application_resume.group_id = application.group_id
      order by application.group_id, application.id desc limit 1`.execute(acrossEmployers(server.database))
  ).rows[0];

describe('APPLY-01 resume_upload', () => {
  test('API-10 reads thirty in ten minutes for one candidate, here and on the profile together', async () => {
    const candidate = server.browser(theirs);
    await candidate.logIn('gus@mail.example');
    const statuses: number[] = [];
    // each try counts: what is no resume costs less to try with
    for (let count = 0; count < 30; count += 1) statuses.push((await upload(candidate, '', 'a.exe')).status);
    expect(statuses).toEqual(Array(30).fill(400));
    const onProfile = new FormData();
    onProfile.append('resume_content', new File([text], 'ada.txt'));
    expect((await upload(candidate)).status).toBe(429);
    expect((await candidate.write('POST', '/api/pcsx/upload_resume', { body: onProfile })).status).toBe(429);
  });

  test('tells a visitor what their resume says, and has their application take it', async () => {
    const visitor = server.browser(ours);
    const { status, body } = await upload(visitor);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      filename: 'grace.txt',
      profile: {
        fullname: 'Grace Hopper',
        email: 'grace@mail.example',
        phone: '+31 6 23456789',
        location: 'Delft, Netherlands',
        hasResume: true,
        resumeFilename: 'grace.txt',
        resumeUrl: null,
      },
    });
    expect((await submit(visitor, 1, body.data.profile.encId)).status).toBe(201);
    expect(await sentResume()).toEqual({ name: 'grace.txt', text });
    // whoever has not heard the answer sends it again
    expect((await submit(visitor, 1, body.data.profile.encId)).status).toBe(201);
  });

  test('the last one counts, also of two at the same time', async () => {
    const visitor = server.browser(ours);
    // as from a page that is open
    await visitor.get('/api/pcsx/profile_details');
    await Promise.all([upload(visitor, 'one'), upload(visitor, 'two')]);
    const { body } = await upload(visitor, 'three', 'three.txt');
    await submit(visitor, 2, body.data.profile.encId);
    expect(await sentResume()).toEqual({ name: 'three.txt', text: 'three' });
  });

  test('is not sent by who does not name it, nor by another browser, nor at another employer', async () => {
    const visitor = server.browser(ours);
    const { encId } = (await upload(visitor)).body.data.profile;
    await submit(visitor, 1);
    expect(await sentResume()).toEqual({ name: null, text: null });
    const other = server.browser(ours);
    // as when the browser's cookie has ended: what was named is not left out without a word
    expect(await submit(other, 2, encId)).toMatchObject({
      status: 400,
      body: { validationErrors: { resume: expect.any(String) as string } },
    });
    const elsewhere = server.browser(theirs);
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
    expect((await submit(elsewhere, 2, encId)).status).toBe(400);
    const { rows } =
      await sql`select 1 from application where group_id = ${server.scopes[theirs]} and resume_id is not null`.execute(
        acrossEmployers(server.database),
      );
    expect(rows).toEqual([]);
  });

  test('a visitor’s is not used after a day, which they are told, and is deleted though nobody comes', async () => {
    clock = start + 7 * day;
    const visitor = server.browser(ours);
    const { encId } = (await upload(visitor)).body.data.profile;
    const kept = async () => {
      await server.background.trigger(sweepWork);
      await server.background.drain();
      const { rows } = await sql<{
        text: string;
      }>`select convert_from(bytes, 'utf8') as text from visitor_resume`.execute(
        acrossEmployers(server.database),
      );
      return rows.map((row) => row.text);
    };
    clock += day - 1;
    expect((await submit(visitor, 1, encId)).status).toBe(201);
    expect(await sentResume()).toEqual({ name: 'grace.txt', text });
    expect(await kept()).toEqual([text]);
    clock += 1;
    expect(await submit(visitor, 2, encId)).toMatchObject({
      status: 400,
      body: { validationErrors: { resume: expect.any(String) as string } },
    });
    expect((await submit(visitor, 2)).status).toBe(201);
    expect(await sentResume()).toEqual({ name: null, text: null });
    expect(await kept()).toEqual([]);
  });

  test('a visitor’s is sent by whoever has logged in since in the same browser', async () => {
    const browser = server.browser(ours);
    const { encId } = (await upload(browser)).body.data.profile;
    await browser.logIn('ada@mail.example');
    expect((await submit(browser, 2, encId)).status).toBe(201);
    expect(await sentResume()).toEqual({ name: 'grace.txt', text });
  });

  test('a candidate’s becomes their current resume, and leaves their profile as it is', async () => {
    const browser = server.browser(ours);
    await browser.logIn('ada@mail.example');
    const { status, body } = await upload(browser);
    expect(status).toBe(200);
    expect(body.data.profile).toMatchObject({
      fullname: 'Ada Example',
      email: 'ada@mail.example',
      phone: '',
      resumeFilename: 'grace.txt',
    });
    const known = await browser.get<{ profile: ApplicantProfile }>('/api/application/v2/profile');
    expect(known.body.data.profile).toEqual(body.data.profile);
    expect((await browser.get(body.data.profile.resumeUrl!)).text).toBe(text);
    expect((await submit(browser, 1, body.data.profile.encId)).status).toBe(201);
    expect(await sentResume()).toEqual({ name: 'grace.txt', text });
  });

  test('a candidate whose resume is gone is told so, and applies without one when they name none', async () => {
    const browser = server.browser(theirs);
    await browser.logIn('ada@mail.example');
    const { encId } = (await upload(browser)).body.data.profile;
    const { body } = await browser.get<{ resumes: { id: string }[] }>('/api/pcsx/resumes');
    for (const { id } of body.data.resumes) await browser.write('DELETE', `/api/pcsx/resumes/${id}`);
    expect(await submit(browser, 1, encId)).toMatchObject({
      status: 400,
      body: { validationErrors: { resume: expect.any(String) as string } },
    });
    expect((await submit(browser, 1, '')).status).toBe(201);
  });

  test('of a candidate’s resumes in two tabs each application takes the one that its page has shown', async () => {
    const browser = server.browser(ours);
    await browser.logIn('ada@mail.example');
    const first = (await upload(browser, 'one', 'one.txt')).body.data.profile;
    const second = (await upload(browser, 'two', 'two.txt')).body.data.profile;
    const known = await browser.get<{ profile: ApplicantProfile }>('/api/application/v2/profile');
    expect(known.body.data.profile.resumeId).toBe(second.resumeId);
    expect((await submitResume(browser, 3, first.resumeId)).status).toBe(201);
    expect(await sentResume()).toEqual({ name: 'one.txt', text: 'one' });
  });

  test('a candidate’s resume is nobody else’s, whoever names it', async () => {
    const browser = server.browser(ours);
    await browser.logIn('ada@mail.example');
    const { resumeId } = (await upload(browser, 'mine', 'mine.txt')).body.data.profile;
    const visitor = server.browser(ours);
    await upload(visitor);
    expect(await submitResume(visitor, 2, resumeId)).toMatchObject({
      status: 400,
      body: { validationErrors: { resume: expect.any(String) as string } },
    });
  });

  test('a visitor whose other tab has put another resume in its place is told so, and chooses again', async () => {
    const visitor = server.browser(ours);
    const first = (await upload(visitor, 'one', 'one.txt')).body.data.profile;
    await upload(visitor, 'two', 'two.txt');
    expect(await submitResume(visitor, 2, first.resumeId)).toMatchObject({
      status: 400,
      body: { validationErrors: { resume: expect.stringContaining('another one') as string } },
    });
    const again = (await upload(visitor, 'one', 'one.txt')).body.data.profile;
    expect(again.resumeId).toBe(first.resumeId);
    expect((await submitResume(visitor, 2, again.resumeId)).status).toBe(201);
    expect(await sentResume()).toEqual({ name: 'one.txt', text: 'one' });
  });

  test.each([
    ['nothing', new FormData()],
    [
      'a page with the name of a PDF',
      (() => {
        const form = new FormData();
        form.append('resume', new File(['<html>'], 'a.pdf'));
        return form;
      })(),
    ],
  ])('refuses %s', async (_, body) => {
    const answer = await server.browser(ours).write('POST', '/api/application/v2/resume_upload', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.validationErrors).toHaveProperty('resume');
  });
});
