/** How a cached answer is got. */
export type CachedGetOptions = {
  /**
   * In seconds; how long an answer counts as fresh.
   * @default 3600
   */
  freshFor?: number;
  /**
   * Neither reads the cache nor writes to it.
   * @default false
   */
  disabled?: boolean;
  /**
   * Asks the server even if there is a fresh answer.
   * @default false
   */
  force?: boolean;
  /** The server had another answer than the fresh one that was returned. Not called when it cannot be asked. */
  onChange?: (body: string) => void;
  signal?: AbortSignal;
};

const cacheName = 'portico-gets';
const writtenAt = 'x-portico-written-at';

// not there without https, and refused by some browsers in private windows
async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(cacheName);
  } catch {
    return undefined;
  }
}

async function ask(url: string, signal?: AbortSignal): Promise<string> {
  const response = await fetch(url, { credentials: 'same-origin', signal: signal ?? null });
  if (!response.ok) throw new Error(`GET ${url} answered ${response.status}`);
  return response.text();
}

async function keep(cache: Cache | undefined, url: string, body: string): Promise<void> {
  const headers = { [writtenAt]: String(Date.now()) };
  // a full disk is no reason to do without the answer
  await cache?.put(url, new Response(body, { headers })).catch(() => {});
}

/**
 * The body of a GET, from the browser's cache of its URL while that is fresh. A fresh answer is returned at once, and asked
 * for again in the background. The cache outlives the session: call {@link forgetGets} at logout.
 *
 * @throws Error when there is no fresh answer and the server gives none
 */
export async function cachedGet(
  url: string,
  { freshFor = 3600, disabled = false, force = false, onChange, signal }: CachedGetOptions = {},
): Promise<string> {
  if (disabled) return ask(url, signal);
  const cache = await openCache();
  const known = force ? undefined : await cache?.match(url);
  const age = (Date.now() - Number(known?.headers.get(writtenAt))) / 1000;
  if (!known || age > freshFor) {
    const body = await ask(url, signal);
    await keep(cache, url, body);
    return body;
  }
  const body = await known.text();
  const refresh = async () => {
    const next = await ask(url, signal);
    await keep(cache, url, next);
    if (next !== body) onChange?.(next);
  };
  // the fresh answer stands where the server cannot be asked
  refresh().catch(() => {});
  return body;
}

/** Forgets every answer, as a logout has to. */
export async function forgetGets(): Promise<void> {
  await globalThis.caches?.delete(cacheName).catch(() => {});
}
