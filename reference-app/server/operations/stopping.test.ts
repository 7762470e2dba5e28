import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Browser, emptyDatabase, writeEmployers } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { over, startProcess, type ServerProcess } from '../../../tests/server/processes.ts';

let dispose: () => Promise<void>;
let environment: Readonly<Record<string, string>>;
let server: ServerProcess | undefined;

beforeEach(async () => {
  const empty = await emptyDatabase();
  ({ dispose, environment } = empty);
  await writeEmployers(empty.database, [{ domain: 'one.example', postings: [aPosting({ title: 'Nurse' })] }]);
  await empty.database.close();
});
afterEach(async () => {
  await server?.end('SIGKILL');
  await dispose();
});

const boundary = 'an-upload';
const field = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const profile = JSON.stringify({ firstname: 'Ada', lastname: 'Example', email: 'ada@mail.example' });

test('a stop tells the load balancer first, takes nobody new, and lets an upload come to its end', async () => {
  server = await startProcess({ ...environment, PORTICO_STOP_DELAY: '2', PORTICO_STOP_WITHIN: '30' });
  const { address, child } = server;
  const browser = new Browser(
    over(() => address),
    'one.example',
  );
  await vi.waitUntil(async () => (await browser.get('/readyz')).status === 200, { timeout: 20_000 });

  await browser.get('/api/pcsx/profile_details');
  const upload = request(`${address}/api/application/v2/submit?domain=one.example&pids=1`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': browser.csrfToken,
    },
  });
  upload.write(field('stringifiedProfile', profile));
  await once(upload, 'socket');
  // browsers open such ones in advance
  const unused = connect(Number(new URL(address).port), new URL(address).hostname);
  const halfSent = connect(Number(new URL(address).port), new URL(address).hostname);
  await Promise.all([once(unused, 'connect'), once(halfSent, 'connect')]);
  halfSent.write('GET /careers HTTP/1.1\r\nhost:');
  const answered = once(upload, 'response');

  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const told = await vi.waitUntil(
    async () => {
      const answer = await browser.get('/readyz');
      return answer.status === 503 && answer;
    },
    { timeout: 20_000, interval: 50 },
  );
  expect(JSON.parse(told.text)).toEqual({ status: 'not ready', failed: ['not stopping'] });
  await vi.waitUntil(
    () =>
      browser.get('/healthz').then(
        () => false,
        () => true,
      ),
    { timeout: 20_000, interval: 50 },
  );
  upload.end(`${field('stringifiedQuestions', '{}')}--${boundary}--\r\n`);
  const [answer] = await answered;
  expect([answer.statusCode, JSON.parse(await text(answer)).data]).toEqual([
    201,
    expect.objectContaining({ success: true }),
  ]);
  expect((await ended)[0]).toBe(0);
  for (const socket of [unused, halfSent]) socket.destroy();
});
