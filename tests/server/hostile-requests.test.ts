import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed, tries } from '../random.ts';
import type { Call } from '../../reference-app/contract/call.ts';
import {
  addressOf,
  calls,
  endingSessions,
  listedStatuses,
  marker,
  startWithEverybody,
} from './every-call.ts';

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
/** JSON as deep as parsers read it, and no stack walks through it. */
const deepJson = fc
  .tuple(fc.constantFrom(50, 99, 101, 1_000, 20_000), fc.constantFrom(['[', ']'], ['{"a":', '}']))
  .map(([depth, [open = '', close = '']]) => `${open.repeat(depth)}1${close.repeat(depth)}`);
const written = (value: unknown): string => JSON.stringify(value) ?? '';
/** The names that a call knows, so that values get past what only looks at names, and unknown ones. */
function namesOf({ query, body }: Call): string[] {
  const shapes = [query, body].map((schema) =>
    schema && 'shape' in schema ? Object.keys(schema.shape as object) : [],
  );
  return [...new Set([...shapes.flat(), 'domain', '__proto__', 'toString', 'x'])];
}

test('API-10 API-11 no request, however hostile, is answered with a mistake of ours, or as the reference does not list', async () => {
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
        body: fc.oneof(
          { weight: 6, arbitrary: fc.dictionary(name, hostileJson, { maxKeys: 6 }).map(written) },
          { weight: 6, arbitrary: hostileJson.map(written) },
          { weight: 6, arbitrary: hostileText.map(written) },
          { weight: 1, arbitrary: deepJson },
          { weight: 1, arbitrary: fc.tuple(name, deepJson).map(([key, deep]) => `{"${key}":${deep}}`) },
        ),
        type: fc.constantFrom(
          'application/json',
          'application/json',
          'text/plain',
          'multipart/form-data; boundary=x',
        ),
        ifMatch: fc.constantFrom('*', '"1"', '""', 'x'),
      });
    });
  const answers = new Map<number, number>();
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
        ...(call.method !== 'GET' && { payload: body }),
      });
      expect(status, text).toBeLessThan(500);
      expect(listedStatuses(call), `${id}: ${text}`).toContain(status);
      expect(text).not.toContain(marker);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }),
    { numRuns: tries(10_000), seed },
  );
  const taken = [...answers].reduce((sum, [status, count]) => sum + (status < 400 ? count : 0), 0);
  const all = [...answers].toSorted().map(([status, count]) => `${status}: ${count}`);
  console.info(`${taken} of the hostile requests got past every check (${all.join(', ')})`);
  expect(taken).toBeGreaterThan(0);
});
