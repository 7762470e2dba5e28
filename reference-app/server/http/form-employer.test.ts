import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ada } from '../../../tests/server/applying.ts';
import { password, startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';

const first = 'first.example';
const second = 'second.example';
const email = 'ada@mail.example';
const resumeUpload = '/api/application/v2/resume_upload';
const profileUpload = '/api/pcsx/upload_resume';

let server: TestServer;
beforeAll(async () => {
  server = await startServer([
    { domain: first, accounts: [{ email }] },
    { domain: second, accounts: [{ email }], postings: [aPosting({ title: 'Nurse' })] },
  ]);
});
afterAll(() => server.close());

/** A browser on an employer's page; what it sends names no employer in its address. */
async function visitorAt(domain: string) {
  const browser = server.browser();
  await browser.get(`/api/pcsx/profile_details?domain=${domain}`);
  return browser;
}
const logInAt = (browser: Browser, domain: string) =>
  browser.write('POST', `/api/pcsx/auth/login?domain=${domain}`, { body: { email, password } });
async function candidateAt(domain: string) {
  const browser = await visitorAt(domain);
  await logInAt(browser, domain);
  return browser;
}
async function withoutToken() {
  const browser = await visitorAt(second);
  browser.csrfToken = 'none';
  return browser;
}
async function loggedOut() {
  const browser = await candidateAt(second);
  const { csrfToken, cookies } = browser;
  const kept = [...cookies];
  await browser.write('POST', `/api/pcsx/auth/logout?domain=${second}`);
  for (const [name, value] of kept) cookies.set(name, value);
  browser.csrfToken = csrfToken;
  return browser;
}
function formOf(fields: Record<string, string>, file?: string) {
  const body = new FormData();
  // before the fields, as some clients send it
  if (file !== undefined) body.append(file, new File(['Ada'], 'a.txt'));
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return { body };
}
const resumesAt = async (browser: Browser, domain: string) =>
  (await browser.get<{ resumes: unknown[] }>(`/api/pcsx/resumes?domain=${domain}`)).body.data.resumes.length;

describe('API-09 a form without an employer in its address is for the one that it names', () => {
  test('of a visitor who applies', async () => {
    const browser = await visitorAt(second);
    const uploaded = await browser.write<{ profile: { encId: string } }>(
      'POST',
      resumeUpload,
      formOf({ domain: second }, 'resume'),
    );
    expect(uploaded.status, uploaded.text).toBe(200);
    const application = {
      stringifiedProfile: JSON.stringify(ada),
      stringifiedQuestions: '{}',
      domain: second,
      pids: '1',
      enc_id: uploaded.body.data.profile.encId,
    };
    const { status, text } = await browser.write('POST', '/api/application/v2/submit', formOf(application));
    expect(status, text).toBe(201);
  });

  test('of a candidate who is logged in there', async () => {
    const browser = await candidateAt(second);
    const form = formOf({ domain: second }, 'resume_content');
    const { status, text } = await browser.write('POST', profileUpload, form);
    expect(status, text).toBe(200);
    expect(await resumesAt(browser, second)).toBe(1);
  });

  test('the first, where it names none', async () => {
    const browser = await candidateAt(first);
    const { status } = await browser.write('POST', profileUpload, formOf({}, 'resume_content'));
    expect([status, await resumesAt(browser, first)]).toEqual([200, 1]);
  });
});

describe('HTTP-04 such a form is refused', () => {
  test('with a visitor’s token, where somebody is logged in', async () => {
    const browser = await visitorAt(second);
    const { csrfToken } = browser;
    await logInAt(browser, second);
    browser.csrfToken = csrfToken;
    const before = await resumesAt(browser, second);
    browser.csrfToken = csrfToken;
    const { status, headers } = await browser.write(
      'POST',
      resumeUpload,
      formOf({ domain: second }, 'resume'),
    );
    expect([status, headers['x-csrf-invalid']]).toEqual([403, '1']);
    expect(await resumesAt(browser, second)).toBe(before);
  });

  test.each([first, undefined])(
    'with the token of the session at another employer (%s is meant)',
    async (domain) => {
      const browser = await candidateAt(first);
      await logInAt(browser, second);
      const { csrfToken } = browser;
      const before = await resumesAt(browser, first);
      browser.csrfToken = csrfToken;
      const form = formOf({ ...(domain && { domain }) }, 'resume_content');
      const { status, headers } = await browser.write('POST', profileUpload, form);
      expect([status, headers['x-csrf-invalid']]).toEqual([403, '1']);
      expect(await resumesAt(browser, first)).toBe(before);
    },
  );

  test('where nobody has the employer’s domain', async () => {
    const form = formOf({ domain: 'third.example' }, 'resume');
    expect((await (await visitorAt(second)).write('POST', resumeUpload, form)).status).toBe(404);
  });

  test.each<[string, string, () => Promise<Browser>, number]>([
    ['of somebody without a token', resumeUpload, withoutToken, 403],
    ['of a visitor, where only candidates send one', profileUpload, () => visitorAt(second), 401],
    ['of a candidate whose session has ended', profileUpload, loggedOut, 401],
  ])('before it is read: %s', async (_, url, who, expected) => {
    const { status } = await (
      await who()
    ).write('POST', url, {
      body: 'what cannot be read is told to those who may send it',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(status).toBe(expected);
  });
});
