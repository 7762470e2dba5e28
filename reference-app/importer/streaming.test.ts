import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { meridian } from '../employers/meridian/index.ts';
import { importPostings } from './import-postings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portico-stream-'));
const target = path.join(folder, 'board.json');
const count = 19_000;
const escapeHtml = (html: string): string =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function* largeBoard(): Generator<string> {
  yield '{"jobs": [';
  let separator = '';
  for (const posting of meridian.postings({ now: new Date('2026-03-14T12:00:00Z'), count })) {
    const { sourceId, title, description, places, postedAt } = posting;
    yield (
      separator +
      JSON.stringify({
        id: sourceId,
        title,
        updated_at: postedAt.toISOString(),
        location: { name: places[0]?.name },
        content: escapeHtml(description),
      })
    );
    separator = ',\n';
  }
  yield `], "meta": {"total": ${count}}}`;
}

beforeAll(() => pipeline(Readable.from(largeBoard()), createWriteStream(target)));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file of 50 MB is taken with less than 150 MB of heap, and progress is told', async () => {
  const size = statSync(target).size;
  expect(size).toBeGreaterThan(50_000_000);
  const before = process.memoryUsage().heapUsed;
  let highest = before;
  let bytes = 0;

  const result = await importPostings({
    format: 'greenhouse',
    path: target,
    strict: true,
    allowEmpty: false,
    complete: false,
    now: new Date(),
    async take(postings) {
      let taken = 0;
      for await (const posting of postings) if (posting.title !== '') taken += 1;
      return { taken, changed: 0, unchanged: 0, closed: 0 };
    },
    onProgress: ({ bytesRead, bytesTotal }) => {
      expect(bytesTotal).toBe(size);
      bytes = bytesRead;
      highest = Math.max(highest, process.memoryUsage().heapUsed);
    },
  });

  expect(result).toMatchObject({ taken: count, refused: 0 });
  expect(bytes).toBe(size);
  expect((highest - before) / 1_000_000).toBeLessThan(150);
}, 60_000);
