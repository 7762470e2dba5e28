import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensurePostgres } from '../../scripts/debian.mjs';
import { startPostgres } from '../../scripts/test-postgres.mjs';
import { atMost, type Benchmark } from './benchmark.ts';
import { root } from './checkout.ts';

const employers = 20;
const jobsEach = 50_000;

type Row = { search: string } & Record<string, number | string>;

/** The rows that `search-employers.ts` prints as JSON at its end. */
const rowsOf = (output: string): Row[] => JSON.parse(output.trim().split('\n').at(-1) ?? '') as Row[];

export const searchAmongEmployers: Benchmark = {
  name: 'search-among-employers',
  title: `Searches of one employer among ${employers} with ${jobsEach.toLocaleString('en')} jobs each, on PostgreSQL`,
  // a million jobs take minutes to write, and five gigabytes
  onlyWhenAsked: true,
  run: async () => {
    const postgres = await startPostgres(await ensurePostgres());
    try {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [path.join(import.meta.dirname, 'search-employers.ts'), String(employers), String(jobsEach)],
        {
          cwd: root,
          maxBuffer: 1e7,
          env: { ...process.env, NO_COLOR: '1', PORTICO_TEST_DATABASE_URL: postgres.url },
        },
      );
      const rows = rowsOf(stdout);
      return {
        details: [{ caption: 'ms, by the number of employers', rows }],
        verdicts: rows.flatMap((row) => [
          atMost({
            what: `${row.search}, p95`,
            measured: Number(row[`p95 of ${employers}`]),
            budget: 100,
            unit: ' ms',
          }),
          atMost({
            what: `${row.search}, median beside that with one employer`,
            measured: Number(row[`p50 of ${employers}`]) / Number(row['p50 of 1']),
            budget: 1.5,
            unit: ' ×',
          }),
        ]),
        notes: stdout.split('\n').filter((line) => /taken in|copied in|resident/.test(line)),
      };
    } finally {
      await postgres.stop();
    }
  },
};
