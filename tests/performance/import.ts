import { spawn } from 'node:child_process';
import { createWriteStream, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { meridian } from '../../reference-app/employers/index.ts';
import { atMost, type Benchmark } from './benchmark.ts';
import { root } from './checkout.ts';
import { cpuOf, residentOf } from './processes.ts';
import { type DatabasePlace, emptyPlace, writeEmployer } from './site-data.ts';
import { freshFolder } from './site.ts';

const domain = 'meridian.example';
const sampledEvery = 200;

const escapeHtml = (html: string): string =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A Greenhouse board of the demo's postings, whose descriptions have 2,100 characters on average, or their beginnings. */
function* board(rows: number, characters: number): Generator<string> {
  const made = [...meridian.postings({ now: new Date(), count: Math.min(rows, 5_000) })];
  yield '{"jobs": [';
  for (let index = 0; index < rows; index += 1) {
    const { title, description, department, places, postedAt } = made[index % made.length]!;
    yield `${index === 0 ? '' : ',\n'}${JSON.stringify({
      id: index,
      title,
      updated_at: postedAt.toISOString(),
      location: { name: places.map(({ name }) => name).join('; ') },
      departments: [{ id: 1, name: department }],
      content: escapeHtml(`<p>${index}</p>${description.slice(0, characters)}`),
    })}`;
  }
  yield `], "meta": {"total": ${rows}}}`;
}

type Run = { seconds: number; cpu: number; megabytes: number; output: string };

/** Runs the command and samples what it takes. */
async function runImport(place: DatabasePlace, file: string): Promise<Run> {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ['reference-app/importer/cli.ts', '--employer', domain, '--format', 'greenhouse', file],
    { cwd: root, env: { ...process.env, ...place }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const taken = { cpu: 0, megabytes: 0 };
  const sampling = setInterval(() => {
    try {
      taken.cpu = cpuOf(child.pid ?? 0);
      const { most } = residentOf(child.pid ?? 0);
      // nothing, where it has ended and nobody has asked how
      if (most > 0) taken.megabytes = most;
    } catch {
      // it has ended between two samples
    }
  }, sampledEvery);
  const output = await text(child.stdout);
  clearInterval(sampling);
  return { seconds: (performance.now() - begun) / 1_000, ...taken, output };
}

async function measure(postgres: string, { rows, characters }: { rows: number; characters: number }) {
  const folder = freshFolder();
  try {
    const place = await emptyPlace(path.join(folder, 'data'), postgres);
    await writeEmployer(place);
    const file = path.join(folder, 'board.json');
    await pipeline(Readable.from(board(rows, characters)), createWriteStream(file));
    const first = await runImport(place, file);
    if (!first.output.includes(`Taken: ${rows.toLocaleString('en')}.`)) throw new Error(first.output);
    const again = await runImport(place, file);
    return { rows, first, again };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const importing: Benchmark = {
  name: 'import',
  title: 'npm run import: a Greenhouse board, read, checked, cleaned, written and indexed',
  needsPostgres: true,
  run: async (postgres) => {
    const cases = [
      { where: 'embedded, 600 characters', url: '', rows: 20_000, characters: 600 },
      { where: 'embedded, 600 characters', url: '', rows: 100_000, characters: 600 },
      { where: 'PostgreSQL, 2,100 characters', url: postgres, rows: 20_000, characters: 1e6 },
    ];
    const measured = [];
    for (const { where, url, ...size } of cases) measured.push({ where, ...(await measure(url, size)) });
    const [short, long] = measured;
    return {
      details: [
        {
          caption: 'From the start of the command to its end',
          rows: measured.map(({ where, rows, first, again }) => ({
            where,
            rows,
            'rows a second': Math.round(rows / first.seconds),
            'CPU of the command, s': first.cpu.toFixed(1),
            'unchanged, rows a second': Math.round(rows / again.seconds),
            'most memory, MB': Math.round(first.megabytes),
          })),
        },
      ],
      verdicts: [
        atMost({ what: '100,000 rows, embedded', measured: long!.first.seconds, budget: 120, unit: ' s' }),
        atMost({
          what: 'memory for 100,000 rows over that for 20,000',
          measured: long!.first.megabytes / short!.first.megabytes,
          budget: 1.25,
          unit: ' ×',
          digits: 2,
        }),
      ],
      notes: [`load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`],
    };
  },
};
