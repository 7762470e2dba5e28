import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromiumOptions } from '../chromium.ts';
import { atMost, type Benchmark, type Verdict } from './benchmark.ts';
import { root } from './checkout.ts';
import { firstApplication, firstJob, startSite } from './site.ts';
import { median } from './statistics.ts';

const runs = 3;
const domain = 'meridian.example';
const budgets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof budgets;
const categories = Object.keys(budgets) as Category[];

type LighthouseReport = {
  /** How fast the machine is, which Lighthouse slows down by the same factor of four whatever it is: a desktop has 1,000 and more. */
  environment: { benchmarkIndex: number };
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; displayValue?: string }
  >;
};

/** Applications are kept out of search engines on purpose, which costs a page that is audited its points. */
const skipped = { search: [], job: [], apply: ['is-crawlable'] };

async function audit(address: string, left: readonly string[]): Promise<LighthouseReport> {
  const { stdout } = await promisify(execFile)(
    path.join(root, 'node_modules/.bin/lighthouse'),
    [
      address,
      '--output=json',
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox',
      `--only-categories=${categories.join(',')}`,
      ...left.map((id) => `--skip-audits=${id}`),
    ],
    { maxBuffer: 1e8, env: { ...process.env, CHROME_PATH: chromiumOptions().executablePath } },
  );
  return JSON.parse(stdout) as LighthouseReport;
}

/** What cost points, with the value that it has. */
const lost = ({ categories: scored, audits }: LighthouseReport): string[] =>
  categories.flatMap((category) =>
    scored[category].auditRefs.flatMap(({ id, weight }) => {
      const found = audits[id];
      return weight > 0 && found?.score !== null && found && found.score < 0.995
        ? [`${category}: ${found.title}${found.displayValue ? ` (${found.displayValue})` : ''}`]
        : [];
    }),
  );

const verdictsOf = (page: string, reports: readonly LighthouseReport[]): Verdict[] => [
  ...categories.map((category): Verdict => {
    const scores = reports.map((report) => Math.round(report.categories[category].score * 100));
    const score = median(scores);
    return {
      what: `${page}: ${category}`,
      measured: `${score} (${scores.join(', ')})`,
      budget: `≥ ${budgets[category]}`,
      holds: score >= budgets[category],
    };
  }),
  atMost({
    what: `${page}: cumulative layout shift`,
    measured: median(
      reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
    ),
    budget: 0.02,
    digits: 3,
  }),
];

export const lighthouse: Benchmark = {
  name: 'lighthouse',
  title: `Lighthouse, mobile preset, median of ${runs}`,
  onlyWhenAsked: true,
  run: async () => {
    const site = await startSite();
    try {
      const verdicts: Verdict[] = [];
      const notes = new Set<string>();
      const indexes: number[] = [];
      for (const [page, address] of [
        ['search', `/careers?domain=${domain}`],
        ['job', await firstJob(site.origin, domain)],
        ['apply', await firstApplication(site.origin, domain)],
      ] as const) {
        const reports: LighthouseReport[] = [];
        for (let run = 0; run < runs; run += 1)
          reports.push(await audit(`${site.origin}${address}`, skipped[page]));
        verdicts.push(...verdictsOf(page, reports));
        indexes.push(...reports.map(({ environment }) => environment.benchmarkIndex));
        for (const report of reports.slice(-1))
          for (const line of lost(report)) notes.add(`${page}, ${line}`);
        for (const id of skipped[page]) notes.add(`${page}, left out: ${id}`);
      }
      notes.add(`Lighthouse’s index of this machine’s speed: ${median(indexes)} (${indexes.join(', ')})`);
      return { verdicts, notes: [...notes] };
    } finally {
      await site.stop();
    }
  },
};
