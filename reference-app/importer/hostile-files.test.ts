import { createWriteStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { expect, test } from 'vitest';

import { randomFrom, sampleOf, tries } from '../../tests/random.ts';
import { told, TrialImport } from './trial-import.ts';
import { UnusableInput } from './unusable-input.ts';

const feeds = path.resolve(import.meta.dirname, '../../tests/server/feeds');
const samples: readonly (readonly [format: string, file: string])[] = [
  ['eightfold', 'eightfold/search-start-0.json'],
  ['eightfold', 'eightfold/details-7001.json'],
  ['greenhouse', 'greenhouse.json'],
  ['lever', 'lever.json'],
  ['schema.org', 'schema-org/tram-driver.html'],
  ['schema.org', 'schema-org/planning.jsonld'],
  ['csv', 'jobs.csv'],
];
const mutations = tries(500);

type Random = () => number;
const within = (random: Random, size: number): number => Math.floor(random() * size);

/** What no feed has where a value was. */
const values = [
  'null',
  'true',
  '-1',
  '1e999',
  '99999999999999999999',
  '""',
  '[]',
  '{}',
  '[[[[[[]]]]]]',
  '{"__proto__": {"polluted": true}}',
  '{"constructor": {"prototype": {"polluted": true}}}',
  '"\\u0000"',
  '"\\ud800"',
  '"<img src=x onerror=alert(1)>"',
  '"03/04/2026"',
  '"0001-01-01T00:00:00Z"',
  '"+275760-09-13"',
  `"${'x'.repeat(5_000)}"`,
  `${'['.repeat(200)}${']'.repeat(200)}`,
  '"; drop table job; --"',
  '"\u202e\u2066\ufeff"',
];

/** Ways in which a file breaks, each applied to its bytes. */
const breaks: readonly ((bytes: Buffer, random: Random) => Buffer)[] = [
  // cut off
  (bytes, random) => bytes.subarray(0, within(random, bytes.length)),
  // a byte that is none of UTF-8, or any
  (bytes, random) => {
    const copy = Buffer.from(bytes);
    copy[within(random, copy.length)] = within(random, 256);
    return copy;
  },
  // a piece missing, or twice
  (bytes, random) => {
    const [from, to] = [within(random, bytes.length), within(random, bytes.length)];
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  // another value, where JSON has one
  (bytes, random) => {
    const text = bytes.toString();
    const places = [...text.matchAll(/: *("(?:[^"\\]|\\.)*"|-?\d+|null|true|false|\[|\{)/g)];
    const place = places[within(random, places.length)];
    if (!place) return bytes;
    const at = place.index + place[0].length - (place[1]?.length ?? 0);
    const value = values[within(random, values.length)] ?? '';
    return Buffer.from(text.slice(0, at) + value + text.slice(at + (place[1]?.length ?? 0)));
  },
  // another cell, where CSV has one
  (bytes, random) => {
    const text = bytes.toString();
    const places = [...text.matchAll(/[;,\n]/g)];
    const at = places[within(random, places.length)]?.index ?? 0;
    const value = values[within(random, values.length)] ?? '';
    return Buffer.from(`${text.slice(0, at + 1)}${value}${text.slice(at + 1)}`);
  },
  // another name
  (bytes, random) => {
    const text = bytes.toString();
    const names = [...text.matchAll(/"(\w+)":/g)];
    const name = names[within(random, names.length)];
    if (!name) return bytes;
    const other = ['__proto__', 'constructor', 'toString', 'jobs', ''][within(random, 5)] ?? '';
    return Buffer.from(
      text.slice(0, name.index + 1) + other + text.slice(name.index + 1 + (name[1]?.length ?? 0)),
    );
  },
];

/** Two jobs that were there before, by an id that no sample has. */
const before = ['kept-1', 'kept-2'];

const outcomes = { taken: 0, unusable: 0 };

test.for(samples)(
  'broken files of %s (%s) end in jobs, refused rows or one sentence, and never in half an import',
  async ([format, name]) => {
    const random = randomFrom(name.length);
    const sample = readFileSync(path.join(feeds, name));
    const faults: string[] = [];
    for (let round = 0; round < mutations; round += 1) {
      const trial = new TrialImport(format);
      let bytes: Buffer = sample;
      for (let count = 1 + within(random, 3); count > 0; count -= 1)
        bytes = breaks[within(random, breaks.length)]?.(bytes, random) ?? bytes;
      const target = trial.file(`feed${path.extname(name)}`, bytes);
      try {
        await trial.keep(before);
        const result = await trial.load(target);
        outcomes.taken += 1;
        faults.push(...told(result).filter((line) => !/^(?:line \d+|\S)[^\n]{5,}$/.test(line)));
      } catch (error) {
        if (!(error instanceof UnusableInput)) throw new Error(`round ${round}`, { cause: error });
        outcomes.unusable += 1;
        if (!/^[^\n]+\.$/.test(error.message)) faults.push(error.message);
        if (trial.jobs.open().join() !== before.join()) faults.push(`round ${round} left half an import`);
      } finally {
        trial.remove();
      }
    }
    expect(faults).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  },
);

test('of the broken files above some could be read, and some could not', () => {
  expect(Math.min(outcomes.taken, outcomes.unusable)).toBeGreaterThan(0);
});

const longLines = [
  ['greenhouse', 'a.json', '{"jobs": [{"id": 1, "content": "', '"}]}'],
  ['eightfold', 'a.json', '{"data": {"positions": [{"id": 1, "name": "', '"}]}}'],
  ['lever', 'a.json', '[{"id": "1", "text": "', '"}]'],
  ['schema.org', 'a.json', '[{"@type": "JobPosting", "title": "', '"}]'],
  ['schema.org', 'a.html', '<script type="application/ld+json">{"title": "', '"}</script>'],
  ['csv', 'a.csv', 'id,title,posted\n1,"', '",2026-10-01\n'],
] as const;

test.for(sampleOf(longLines))(
  'a line of 100 MB in a file of %s (%s) is refused in less than 150 MB',
  async ([format, name, head, tail]) => {
    const trial = new TrialImport(format);
    try {
      const target = trial.file(name, '');
      const megabyte = 'x'.repeat(1_000_000);
      function* content(): Generator<string> {
        yield head;
        for (let count = 0; count < 100; count += 1) yield megabyte;
        yield tail;
      }
      await pipeline(Readable.from(content()), createWriteStream(target));
      const base = process.memoryUsage().heapUsed;
      const ending = await trial.load(target).then(
        ({ refused, taken }) => ({ refused, taken }),
        (error: unknown) => error,
      );
      expect(process.memoryUsage().heapUsed - base).toBeLessThan(150_000_000);
      expect(ending).toSatisfy(
        (end) => end instanceof UnusableInput || JSON.stringify(end) === '{"refused":1,"taken":0}',
      );
    } finally {
      trial.remove();
    }
  },
);
