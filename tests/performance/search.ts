import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { atMost, type Benchmark } from './benchmark.ts';
import { root } from './checkout.ts';

const sizes = [10_000, 100_000];
const budgetAt = 100_000;

type Line = { search: string; p50: number; p95: number; worst: number };

/** The rows of the table that `search-latency.ts` prints for a number of jobs. */
function linesOf(output: string, size: number): Line[] {
  const own = output.split(/^(?=\d+ jobs: )/m).find((part) => part.startsWith(`${size} jobs: `)) ?? '';
  return own.split('\n').flatMap((line) => {
    const cells = line
      .split('│')
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
    const [index = '', search = '', p50, p95, worst] = cells;
    return /^\d+$/.test(index)
      ? [{ search: search.replaceAll("'", ''), p50: Number(p50), p95: Number(p95), worst: Number(worst) }]
      : [];
  });
}

export const searchLatency: Benchmark = {
  name: 'search-latency',
  title: 'Searches on the embedded database, on the server, 150 of a kind',
  run: async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [path.join(import.meta.dirname, 'search-latency.ts'), sizes.join(',')],
      { cwd: root, maxBuffer: 1e7, env: { ...process.env, NO_COLOR: '1' } },
    );
    const measured = sizes.map((size) => ({ size, lines: linesOf(stdout, size) }));
    if (measured.some(({ lines }) => lines.length === 0))
      throw new Error(`search-latency.ts printed no table that can be read:\n${stdout}`);
    return {
      details: measured.map(({ size, lines }) => ({
        caption: `${size.toLocaleString('en')} jobs; ms`,
        rows: lines.map(({ search, p50, p95, worst }) => ({ search, p50, p95, worst })),
      })),
      verdicts: measured
        .filter(({ size }) => size === budgetAt)
        .flatMap(({ size, lines }) =>
          lines.map(({ search, p50, p95 }) =>
            atMost({
              what: `${search}, ${size.toLocaleString('en')} jobs, p95`,
              measured: p95,
              budget: 100,
              unit: ' ms',
              more: ` (p50 ${p50} ms)`,
            }),
          ),
        ),
      notes: stdout.split('\n').filter((line) => /^\d+ jobs: /.test(line)),
    };
  },
};
