/**
 * Reads a file as an import does, and prints what it took: `{rows, megabytes}`, the most that was in use after garbage was
 * collected.
 *
 *   node --expose-gc --max-old-space-size=80 reference-app/importer/peak-heap.ts <format> <file>
 */
import { importPostings } from './import-postings.ts';

const [format = '', path = ''] = process.argv.slice(2);
const sampledEvery = 5_000;
let peak = 0;
let sampledAt = 0;
const result = await importPostings({
  format,
  path,
  strict: false,
  allowEmpty: false,
  complete: true,
  now: new Date(),
  async take(postings) {
    let taken = 0;
    for await (const posting of postings) if (posting.title !== '') taken += 1;
    return { taken, changed: 0, unchanged: 0, closed: 0 };
  },
  onProgress: ({ rows }) => {
    if (Math.abs(rows - sampledAt) < sampledEvery) return;
    sampledAt = rows;
    globalThis.gc?.();
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  },
});
process.stdout.write(JSON.stringify({ rows: result.taken + result.refused, megabytes: peak / 1_000_000 }));
