import { once } from 'node:events';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';

const megabyte = 1024 * 1024;
const ours = 'first.example';
const email = 'ada@mail.example';

let server: TestServer;
let ada: Browser;
beforeAll(async () => {
  server = await startServer(
    [{ domain: ours, accounts: [{ email }] }, { domain: 'second.example' }],
    // the other limits are met before it; an address has a quarter
    { formBytes: 60 * megabyte, trustedProxies: ['127.0.0.1'] },
  );
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ada = server.browser(ours);
  await ada.logIn(email);
});
afterAll(() => server.close());

const part = (name: string, file = false) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${file ? '; filename="a.txt"' : ''}\r\n\r\n`;

const resumeUpload = '/api/application/v2/resume_upload';
const profileUpload = '/api/pcsx/upload_resume';

/** Begins a form, without a length unless it is given. */
function begin(
  url: string,
  browser: Browser,
  {
    at = server,
    headers = {},
    from = '192.0.2.1',
  }: { at?: TestServer; headers?: Record<string, string | number>; from?: string } = {},
): ClientRequest {
  const { port } = at.app.server.address() as AddressInfo;
  const sent = request({
    // a connection of its own that stays open, as a browser's: one that closes may close on the answer
    agent: new Agent({ keepAlive: true }),
    port,
    host: '127.0.0.1',
    path: `${url}?domain=${ours}`,
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'x-forwarded-for': from,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(browser.csrfToken !== '' && { 'x-csrf-token': browser.csrfToken }),
      ...headers,
    },
  });
  // closed on it when it has been answered
  sent.on('error', () => undefined);
  return sent;
}

async function answerTo(sent: ClientRequest) {
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  const { message }: { message: string } = JSON.parse(await text(answer!));
  return { status: answer!.statusCode, message, retryAfter: answer!.headers['retry-after'] };
}

const visitor = () => server.browser(ours);

describe('HTTP-04 a form is refused before it is read', () => {
  const named = () => {
    const browser = visitor();
    browser.cookies.set('portico_session_x', '1');
    return browser;
  };
  const untrusted = async () => {
    const browser = visitor();
    await browser.logIn(email);
    browser.csrfToken = '';
    return browser;
  };
  test.each<[string, string, () => Browser | Promise<Browser>, number]>([
    ['of somebody with any cookie of that name', profileUpload, named, 401],
    ['of a candidate without the token of their page', profileUpload, untrusted, 403],
    ['of a visitor without one', resumeUpload, visitor, 403],
    ['where no form is taken', '/api/pcsx/auth/logout', () => ada, 415],
  ])('%s', async (_, url, who, status) => {
    const sent = begin(url, await who());
    sent.write(part('f0'));
    expect((await answerTo(sent)).status).toBe(status);
    sent.destroy();
  });

  test('of a visitor who has uploaded too often', async () => {
    const browser = visitor();
    await browser.get('/api/pcsx/profile_details');
    const statuses = new Set<number | undefined>();
    for (let tries = 0; tries < 61; tries += 1) {
      const sent = begin(resumeUpload, browser);
      if (tries < 60) sent.end('--x--\r\n');
      else sent.write(part('resume', true));
      statuses.add((await answerTo(sent)).status);
      sent.destroy();
    }
    expect([...statuses]).toEqual([400, 429]);
  });

  test('that is too large by its own word', async () => {
    const sent = begin(profileUpload, ada, { headers: { 'content-length': 16 * megabyte } });
    sent.write(part('resume_content'));
    const { status, message } = await answerTo(sent);
    sent.destroy();
    expect([status, message]).toEqual([413, 'The form is too large: a file must be 10 MB or smaller.']);
  });
});

/** Megabytes until the answer is there. */
async function fill(sent: ClientRequest, { most, head }: { most: number; head: (count: number) => string }) {
  const answer = answerTo(sent);
  const state = { count: 0 };
  const writing = async () => {
    for (let count = 0; count < most; count += 1) {
      state.count = count + 1;
      await new Promise((resolve) => {
        sent.write(Buffer.concat([Buffer.from(head(count)), Buffer.alloc(megabyte, 'a')]), resolve);
      });
    }
  };
  // a write that the answer overtakes is never told to have ended
  await Promise.race([answer, writing()]);
  const { status } = await answer;
  const { count } = state;
  sent.destroy();
  return { status, count };
}

/** Forms of 13 MB that do not come to their end. */
const unfinished = (addresses: readonly string[]) =>
  addresses.map((from) => {
    const form = begin(profileUpload, ada, { from });
    form.write(Buffer.concat([Buffer.from(part('resume_content')), Buffer.alloc(13 * megabyte, 'a')]));
    return form;
  });
async function uploadFrom(from: string) {
  const body = new FormData();
  body.append('resume_content', new File(['Ada '.repeat(megabyte)], 'a.txt'));
  const { status } = await ada.write('POST', profileUpload, {
    body,
    headers: { 'x-forwarded-for': from },
  });
  return status;
}

describe('HTTP-04 a form is refused while it is read', () => {
  test('when all of it is larger than its file and the texts beside it', async () => {
    const sent = begin(profileUpload, ada);
    const { status, count } = await fill(sent, {
      most: 400,
      head: (at) => (at === 0 ? part('resume_content') : ''),
    });
    expect(status).toBe(413);
    expect(count).toBeLessThan(400);
  });

  test('when a text is as large as only a file may be', async () => {
    const body = new FormData();
    body.append('resume_file_name', 'a'.repeat(2 * megabyte));
    const { status, body: answer } = await ada.write('POST', profileUpload, { body });
    expect([status, answer.validationErrors]).toEqual([413, { resume_file_name: 'Send less.' }]);
  });

  test('when a file comes where none is declared, or one too many', async () => {
    const other = new FormData();
    other.append('other', new File(['a'], 'a.txt'));
    const first = await ada.write('POST', profileUpload, { body: other });
    expect([first.status, first.body.validationErrors]).toEqual([400, { other: 'Send no file here.' }]);
    const two = new FormData();
    for (const name of ['a.txt', 'b.txt']) two.append('resume_content', new File(['a'], name));
    const second = await ada.write('POST', profileUpload, { body: two });
    expect([second.status, second.body.message]).toEqual([400, 'Upload no more than 1 file.']);
  });

  test('when the forms of all together are too much, and not after those are gone', async () => {
    const sent = unfinished([1, 2, 3, 4, 5].map((number) => `192.0.2.${number}`));
    // whichever it is whose bytes are too many
    expect((await Promise.race(sent.map(answerTo))).status).toBe(503);
    for (const form of sent) form.destroy();
    await expect.poll(() => uploadFrom('192.0.2.1'), { timeout: 10_000 }).toBe(200);
  });

  test('when those of one address are, and then nobody else’s', async () => {
    const sent = unfinished(['2001:db8::1', '2001:db8::2']);
    const refused = await Promise.race(sent.map(answerTo));
    expect(refused).toMatchObject({ status: 503, retryAfter: '10' });
    expect(await uploadFrom('2001:db8:0:1::1')).toBe(200);
    for (const form of sent) form.destroy();
    await expect.poll(() => uploadFrom('2001:db8::3'), { timeout: 10_000 }).toBe(200);
  });

  test('when it is for another employer than the one in its address', async () => {
    const body = new FormData();
    body.append('resume_content', new File(['Ada'], 'a.txt'));
    body.append('domain', 'second.example');
    const { status, body: answer } = await ada.write('POST', profileUpload, { body });
    expect([status, Object.keys(answer.validationErrors ?? {})]).toEqual([400, ['domain']]);
  });
});

test('HTTP-04 a form that drips in is let go of', async () => {
  const impatient = await startServer([{ domain: ours }], { requestTimeout: 1_000 });
  await impatient.app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const browser = impatient.browser(ours);
    await browser.get('/api/pcsx/profile_details');
    const sent = begin(resumeUpload, browser, { at: impatient });
    sent.write(part('resume', true));
    const drip = setInterval(() => sent.write('a'), 100);
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    clearInterval(drip);
    expect(answer!.statusCode).toBe(408);
    await once(sent, 'close');
  } finally {
    await impatient.close();
  }
});

test('HTTP-04 a form of which nothing more comes is let go of', async () => {
  const impatient = await startServer([{ domain: ours }], { longestPause: 100 });
  await impatient.app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const browser = impatient.browser(ours);
    await browser.get('/api/pcsx/profile_details');
    const sent = begin(resumeUpload, browser, { at: impatient });
    sent.write(part('resume', true));
    const { status, message } = await answerTo(sent);
    expect([status, message]).toEqual([408, 'The upload has stopped. Please try again.']);
    await once(sent, 'close');
  } finally {
    await impatient.close();
  }
});
