import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedGet, forgetGets } from './cached-get.ts';

// answered by the page's own server
const url = '/package.json';

beforeEach(forgetGets);
afterEach(() => vi.restoreAllMocks());

describe('a cached GET', () => {
  it('HTTP-06 a fresh answer is returned, and asked for again in the background', async () => {
    const body = await cachedGet(url);
    expect(JSON.parse(body)).toHaveProperty('name');
    const asked = vi.spyOn(globalThis, 'fetch');
    expect(await cachedGet(url)).toBe(body);
    await expect.poll(() => asked.mock.calls.length).toBe(1);
  });

  it('HTTP-06 the caller learns of another answer', async () => {
    const cache = await caches.open('portico-gets');
    const headers = { 'x-portico-written-at': String(Date.now()) };
    await cache.put(url, new Response('an older answer', { headers }));
    const onChange = vi.fn();
    expect(await cachedGet(url, { onChange })).toBe('an older answer');
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
    expect(await cachedGet(url)).toContain('"name"');
  });

  it('HTTP-06 an answer that is older than an hour is asked for before it is returned', async () => {
    const cache = await caches.open('portico-gets');
    const headers = { 'x-portico-written-at': String(Date.now() - 3_601_000) };
    await cache.put(url, new Response('a stale answer', { headers }));
    expect(await cachedGet(url)).toContain('"name"');
  });

  it('HTTP-06 force asks the server, disabled leaves the cache alone', async () => {
    const cache = await caches.open('portico-gets');
    const headers = { 'x-portico-written-at': String(Date.now()) };
    await cache.put(url, new Response('an older answer', { headers }));
    expect(await cachedGet(url, { disabled: true })).toContain('"name"');
    expect(await (await cache.match(url))?.text()).toBe('an older answer');
    expect(await cachedGet(url, { force: true })).toContain('"name"');
    expect(await (await cache.match(url))?.text()).toContain('"name"');
  });

  it('HTTP-06 what cannot be had is an error, and a fresh answer stands without the server', async () => {
    // nobody listens at this port
    const gone = 'http://127.0.0.1:9/jobs';
    await expect(cachedGet(gone)).rejects.toThrow('fetch');
    const cache = await caches.open('portico-gets');
    const headers = { 'x-portico-written-at': String(Date.now()) };
    await cache.put(gone, new Response('yesterday’s jobs', { headers }));
    expect(await cachedGet(gone)).toBe('yesterday’s jobs');
  });
});
