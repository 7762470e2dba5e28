import { spawn } from 'node:child_process';
import { createWriteStream, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { meridian } from '../../reference-app/employers/meridian/index.ts';
import { atLeast, atMost, type Benchmark } from './benchmark.ts';
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
const runImport = async (place: DatabasePlace, file: string): Promise<Run> => {
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
};

/** How long PostgreSQL alone takes for the same rows, ready made, into its emptied table: no import can take less. */
const secondsAlone = async ({ DATABASE_URL }: DatabasePlace): Promise<number> => {
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ columns: string }>(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
      where attrelid = 'job'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    );
    const { columns } = rows[0]!;
    await client.query(`create temporary table ready as select ${columns} from job`);
    await client.query('truncate job cascade');
    const begun = performance.now();
    await client.query(`insert into job (${columns}) select ${columns} from ready`);
    return (performance.now() - begun) / 1_000;
  } finally {
    await client.end();
  }
};

const measure = async (postgres: string, { rows, characters }: { rows: number; characters: number }) => {
  const folder = freshFolder();
  try {
    const place = await emptyPlace(path.join(folder, 'data'), postgres);
    await writeEmployer(place);
    const file = path.join(folder, 'board.json');
    await pipeline(Readable.from(board(rows, characters)), createWriteStream(file));
    const first = await runImport(place, file);
    if (!first.output.includes(`Taken: ${rows.toLocaleString('en')}.`)) throw new Error(first.output);
    const again = await runImport(place, file);
    return { rows, first, again, alone: postgres === '' ? undefined : await secondsAlone(place) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const importing: Benchmark = {
  name: 'import',
  title: 'npm run import: a Greenhouse board, read, checked, cleaned, written and indexed',
  needsPostgres: true,
  run: async (postgres) => {
    const cases = [
      { where: 'PostgreSQL, 600 characters', url: postgres, rows: 20_000, characters: 600, goal: 5_000 },
      { where: 'PostgreSQL, 2,100 characters', url: postgres, rows: 20_000, characters: 1e6, goal: 5_000 },
      { where: 'embedded, 600 characters', url: '', rows: 5_000, characters: 600, goal: undefined },
    ];
    const measured = [];
    for (const { where, url, goal, ...size } of cases)
      measured.push({ where, goal, ...(await measure(url, size)) });
    const short = measured[0]!;
    const long = await measure(postgres, { rows: 100_000, characters: 600 });
    return {
      details: [
        {
          caption: 'From the start of the command to its end',
          rows: [...measured, { where: 'PostgreSQL, 600 characters', ...long }].map(
            ({ where, rows, first, again, alone }) => ({
              where,
              rows,
              'rows a second': Math.round(rows / first.seconds),
              'PostgreSQL alone': alone === undefined ? '' : Math.round(rows / alone),
              'CPU of the command, s': first.cpu.toFixed(1),
              'unchanged, rows a second': Math.round(rows / again.seconds),
              'most memory, MB': Math.round(first.megabytes),
            }),
          ),
        },
      ],
      verdicts: [
        ...measured.flatMap(({ where, goal, rows, first }) =>
          goal === undefined
            ? []
            : [atLeast({ what: where, measured: rows / first.seconds, goal, unit: ' rows a second' })],
        ),
        atMost({
          what: 'memory for 100,000 rows over that for 20,000',
          measured: long.first.megabytes / short.first.megabytes,
          budget: 1.25,
          unit: ' ×',
          digits: 2,
        }),
      ],
      notes: [`load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`],
    };
  },
};
