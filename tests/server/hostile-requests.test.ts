import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../../reference-app/contract/call.ts';
import { addressOf, calls, startWithEverybody } from './every-call.ts';

let everybody: Awaited<ReturnType<typeof startWithEverybody>>;
beforeAll(async () => {
  everybody = await startWithEverybody();
});
afterAll(() => everybody.server.close());

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\0',
    '%00',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '9'.repeat(400),
    '-1',
    '1e309',
    'NaN',
    'true',
    '\u{1F600}'.repeat(50),
    '\uD800',
    '\u202Eabc',
    'a'.repeat(5_000),
    '{"a":1}',
    '[]',
    '2026-02-31',
    '91,181',
  ),
);
const hostileJson = fc.oneof(
  { depthSize: 'small', withCrossShrink: true },
  fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }),
  hostileText,
);
/** They would make visitors of those who ask. */
const endingSessions = ['accounts.logout', 'sessions.endAll'];
/** The names that a call knows, so that values get past what only looks at names, and unknown ones. */
const namesOf = ({ query, body }: Call): string[] => {
  const shapes = [query, body].map((schema) =>
    schema && 'shape' in schema ? Object.keys(schema.shape as object) : [],
  );
  return [...new Set([...shapes.flat(), 'domain', '__proto__', 'toString', 'x'])];
};

test(
  'API-10 no request, however hostile, is answered with a mistake of ours',
  { timeout: 600_000 },
  async () => {
    const whos = ['visitor', 'candidate', 'admin', 'stranger'] as const;
    const request = fc
      .constantFrom(...calls)
      .filter(({ id }) => !endingSessions.includes(id))
      .chain(({ id, call }) => {
        const name = fc.constantFrom(...namesOf(call));
        return fc.record({
          id: fc.constant(id),
          who: fc.constantFrom(...whos),
          inPath: fc.oneof(hostileText, fc.constant('1')),
          query: fc.array(fc.tuple(name, hostileText), { maxLength: 4 }),
          body: fc.oneof(fc.dictionary(name, hostileJson, { maxKeys: 6 }), hostileJson, hostileText),
          type: fc.constantFrom(
            'application/json',
            'application/json',
            'text/plain',
            'multipart/form-data; boundary=x',
          ),
          ifMatch: fc.constantFrom('*', '"1"', '""', 'x'),
        });
      });
    await fc.assert(
      fc.asyncProperty(request, async ({ id, who, inPath, query, body, type, ifMatch }) => {
        const call = calls.find((one) => one.id === id)?.call;
        if (!call) return;
        const browser = everybody.as(who);
        const search = query
          .filter(([name]) => name !== 'domain' || who === 'visitor')
          .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`);
        const { status, text } = await browser.send({
          method: call.method,
          url: `${addressOf(call, inPath.toWellFormed())}?${search.join('&')}`,
          headers: {
            'x-csrf-token': browser.csrfToken,
            'sec-fetch-site': 'same-origin',
            'content-type': type,
            'if-match': ifMatch,
          },
          ...(call.method !== 'GET' && { payload: JSON.stringify(body) ?? '' }),
        });
        expect(status, text).toBeLessThan(500);
      }),
      { numRuns: process.env.PORTICO_TEST_DATABASE_URL ? 2_500 : 10_000, seed: 1 },
    );
  },
);
