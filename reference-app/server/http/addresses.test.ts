import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureEnvelope } from '../../contract/envelope.ts';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';

const employers = () => [{ domain: 'ours.example', postings: [aPosting()] }];
const details = '/api/pcsx/position_details?position_id=1';
let server: TestServer;

beforeAll(async () => {
  server = await startServer(employers());
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** The answer to a request that is sent as it stands. */
async function answerTo(request: string): Promise<{ head: string; body: string }> {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body };
}
/** A request that asks for one answer only. */
const request = (address: string) =>
  `GET ${address} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`;
const messageOf = (body: string) => failureEnvelope.parse(JSON.parse(body)).message;

describe('API-10 a Host that is none', () => {
  test.each(['a b', '[', 'evil"><x', 'evil.com:99999', 'evil.com:x', 'a/b', 'a@b', '[::1', '1.2.3.999'])(
    '%s is refused, in the envelope and on a page',
    async (host) => {
      const call = await server.browser().get(details, { host });
      expect(call.status).toBe(400);
      expect(messageOf(call.text)).toMatch(/Host header/);
      for (const address of ['/logout', '/healthz']) {
        const page = await server.browser().get(address, { host });
        expect(page.status).toBe(400);
        expect(page.headers['content-type']).toMatch(/^text\/html/);
        expect(page.text).toContain('the Host header');
        expect(page.text).not.toContain(host);
      }
    },
  );

  test.each(['site.example', 'localhost:4400', '127.0.0.1', '[::1]:4400', 'a_b.example'])(
    '%s is one',
    async (host) => {
      const { body } = await server.browser().get(details, { host });
      expect(body.data.publicUrl).toBe(`http://${host}/careers/job/1?domain=ours.example`);
    },
  );

  test('a request of HTTP/1.0 needs none', async () => {
    const { head } = await answerTo('GET /healthz HTTP/1.0\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test('API-10 with PORTICO_ORIGIN absolute addresses come from it, and never from Host', async () => {
  const settled = await startServer(employers(), { origin: 'https://careers.example' });
  const { body } = await settled.browser().get(details, { host: 'evil.example' });
  expect(body.data.publicUrl).toBe('https://careers.example/careers/job/1?domain=ours.example');
  const leadsTo = async (next: string) =>
    (await settled.browser().get(`/logout?next=${encodeURIComponent(next)}`, { host: 'evil.example' }))
      .headers.location;
  expect(await leadsTo('https://careers.example/careers/job/1')).toBe('/careers/job/1');
  expect(await leadsTo('http://evil.example/careers/job/1')).toBe('/careers');
  expect((await settled.browser().get(details, { host: 'a b' })).status).toBe(400);
  await settled.close();
});

describe('ROUTES-08 API-10 an address that cannot be decoded', () => {
  test('is that of no call', async () => {
    const call = await server.browser().send({ method: 'GET', url: '/api/pcsx/%ff' });
    expect(call.status).toBe(400);
    expect(messageOf(call.text)).toBe('The address is not valid.');
  });

  test.each([
    ['/careers/%ff', '', 'en-US', 'Page not found'],
    ['/careers/job/%ff', 'ar', 'ar', 'الصفحة غير موجودة'],
    ['/careers/job/%ff?hl=ar', '', 'ar', 'الصفحة غير موجودة'],
  ])('%s is that of no page, in the language of its reader (%s)', async (url, accepted, locale, title) => {
    const answer = await server
      .browser()
      .send({ method: 'GET', url, headers: { 'accept-language': accepted } });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(answer.text).toContain(`<html lang="${locale}"`);
    expect(answer.text).toContain(`<h1>${title}</h1>`);
    expect(answer.text).toContain('<a href="/careers">');
  });
});

describe('ROUTES-08 API-10 an address that is too long', () => {
  test('is read up to what browsers send', async () => {
    const { head } = await answerTo(request(`/api/pcsx/search?query=${'x'.repeat(20_000)}`));
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('beyond that says so, in the envelope or on a page with a way back', async () => {
    const call = await answerTo(request(`/api/pcsx/search?query=${'x'.repeat(33_000)}`));
    expect(call.head).toMatch(/^HTTP\/1\.1 431 /);
    expect(messageOf(call.body)).toMatch(/too long/);
    const page = await answerTo(request(`/careers?hl=ar&query=${'x'.repeat(33_000)}`));
    expect(page.head).toMatch(/^HTTP\/1\.1 431 /);
    expect(page.head).toMatch(/content-type: text\/html/);
    expect(page.body).toContain('العنوان طويل جدًا');
    expect(page.body).toContain('<a href="/careers">');
  });
});
