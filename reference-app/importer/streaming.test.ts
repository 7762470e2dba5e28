import { execFile } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';

import { afterAll, expect, test } from 'vitest';

import { sampleOf } from '../../tests/random.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portico-stream-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = 'Along the quayside and back, in all weathers. '.repeat(5);
const date = '2026-10-01';

/** Feeds of any number of rows, by format; the last of each cannot be taken. */
const feeds: Readonly<Record<string, (rows: number) => Generator<string>>> = {
  *greenhouse(rows) {
    yield '{"jobs": [{"id": 0}';
    for (let id = 1; id < rows; id += 1)
      yield `,\n{"id": ${id}, "title": "Job ${id}", "updated_at": "${date}", "location": {"name": "Oslo"}, "content": "${text}"}`;
    yield `], "meta": {"total": ${rows}}}`;
  },
  *'schema.org'(rows) {
    yield '{"@graph": [{"@type": "JobPosting"}';
    for (let id = 1; id < rows; id += 1)
      yield `,\n{"@type": "JobPosting", "identifier": ${id}, "title": "Job ${id}", "datePosted": "${date}", "description": "${text}"}`;
    yield ']}';
  },
  *csv(rows) {
    yield 'id,title,posted,description\n,,,\n';
    for (let id = 1; id < rows; id += 1) yield `${id},Job ${id},${date},"${text}"\n`;
  },
};

async function peakOf(format: string, rows: number): Promise<{ rows: number; megabytes: number }> {
  const target = path.join(folder, `${rows}.${format === 'csv' ? 'csv' : 'json'}`);
  await pipeline(Readable.from(feeds[format]?.(rows) ?? []), createWriteStream(target));
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    '--max-old-space-size=80',
    path.join(import.meta.dirname, 'peak-heap.ts'),
    format,
    target,
  ]);
  return JSON.parse(stdout) as { rows: number; megabytes: number };
}

test.for(sampleOf(Object.keys(feeds)))(
  'a feed of %s takes hardly more memory with 40,000 rows than with 10,000',
  async (format) => {
    const few = await peakOf(format, 10_000);
    const many = await peakOf(format, 40_000);
    expect([few.rows, many.rows]).toEqual([10_000, 40_000]);
    // what grows is one entry for each id
    expect(many.megabytes - few.megabytes).toBeLessThan(20);
  },
);
