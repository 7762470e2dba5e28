/**
 * Prints how long searches of one employer take as others are added, on a PostgreSQL of one's own:
 *
 *   PORTICO_TEST_DATABASE_URL=postgresql://… node tests/performance/search-employers.ts [20] [50000]
 *
 * Employers and jobs of each. The first one's jobs are taken as an import takes them; the others' are copies in the same
 * words, which is as bad as can be for an index that they share.
 */
import { createApp } from '../../reference-app/server/app.ts';
import { openBackground } from '../../reference-app/server/background/queue.ts';
import { refreshStatistics } from '../../reference-app/server/database/planner.ts';
import { createEmployer } from '../../reference-app/server/employers/store.ts';
import { createLog } from '../../reference-app/server/http/log.ts';
import { migrate } from '../../reference-app/server/database/migrate.ts';
import { takePostings } from '../../reference-app/server/positions/store.ts';
import { defaultLimits } from '../../reference-app/server/settings/settings.ts';
import { emptyDatabase } from '../server/harness.ts';
import { randomFrom } from '../random.ts';
import { everyFilter, kinds, postings, type Kind } from './search-load.ts';

if (!process.env.PORTICO_TEST_DATABASE_URL)
  throw new Error('Set PORTICO_TEST_DATABASE_URL to a PostgreSQL server.');
const [employers = 20, jobsEach = 50_000] = process.argv.slice(2).map(Number);
const rounds = 150;
const domainOf = (number: number) => `employer-${number}.example`;

const { database, dispose } = await emptyDatabase();
await migrate(database);
const newEmployer = (number: number) =>
  createEmployer(database, {
    domain: domainOf(number),
    name: domainOf(number),
    product: 'default',
    config: everyFilter,
  });
const first = await newEmployer(1);
async function secondsOf(work: () => Promise<unknown>) {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}
const taken = await secondsOf(() => takePostings(database, first, postings(jobsEach)));
console.log(`${jobsEach} jobs of one employer taken in ${taken.toFixed(0)} s`);

const log = createLog({ level: 'warn', write: console.error });
const limits = { ...defaultLimits, callsPerAddress: { tries: 1e9, window: 1 } };
const background = await openBackground({ database, log });
const app = await createApp({ database, background, log, demo: false, limits });
async function search(domain: string, query: Record<string, string>) {
  const from = performance.now();
  const response = await app.inject({ url: '/api/pcsx/search', query: { ...query, domain } });
  if (response.statusCode !== 200) throw new Error(response.body);
  return performance.now() - from;
}

let seed = 7;
async function measure({ query }: Kind): Promise<{ p50: number; p95: number }> {
  // other queries each time: what was asked before is remembered
  const random = randomFrom((seed += 1));
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) samples.push(await search(domainOf(1), query(random)));
  const sorted = samples.toSorted((left, right) => left - right);
  const at = (share: number) => Number(sorted[Math.floor(share * (rounds - 1))]!.toFixed(1));
  return { p50: at(0.5), p95: at(0.95) };
}

/** Everything of the first employer once more, for another. */
async function copyTo(scope: number): Promise<void> {
  for (const [table, columns] of await columnsOf(['facet_value', 'title_word', 'job']))
    await database.statement(
      `insert into ${table} (group_id, ${columns}) select ${scope}, ${columns} from ${table} where group_id = ${first}`,
    );
  await database.statement(
    `update employer set (data_version, last_job_id, last_facet_code) =
      (select data_version, last_job_id, last_facet_code from employer where group_id = ${first}) where group_id = ${scope}`,
  );
}

async function columnsOf(tables: readonly string[]): Promise<[table: string, columns: string][]> {
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await database.statement(
        "select string_agg(column_name, ', ') as columns from information_schema.columns where table_schema = current_schema() and table_name = $1 and column_name <> 'group_id'",
        [table],
      );
      return [table, (rows[0] as { columns: string }).columns] satisfies [string, string];
    }),
  );
}

const found = new Map<string, Record<string, string | number>>(
  kinds.map(({ name }) => [name, { search: name }]),
);
let present = 1;
for (const wanted of new Set([1, Math.ceil(employers / 4), employers])) {
  await database.statement('alter table job disable trigger user');
  const copied = await secondsOf(async () => {
    for (; present < wanted; present += 1) await copyTo(await newEmployer(present + 1));
  });
  await database.statement('alter table job enable trigger user');
  await refreshStatistics(database);
  await search(domainOf(1), {});
  for (const kind of kinds) {
    const { p50, p95 } = await measure(kind);
    Object.assign(found.get(kind.name)!, { [`p50 of ${present}`]: p50, [`p95 of ${present}`]: p95 });
  }
  console.log(`${present} employers (copied in ${copied.toFixed(0)} s)`);
}
console.log(`\nSearches of one employer with ${jobsEach} jobs among so many, in ms:`);
console.table([...found.values()]);

const before = process.memoryUsage().rss;
for (let number = 1; number <= present; number += 1) await search(domainOf(number), {});
const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);
console.log(
  `${megabytes(process.memoryUsage().rss)} MB resident with all ${present} in memory, ${megabytes(before)} MB with one`,
);
console.log(JSON.stringify([...found.values()]));
await app.close();
await background.stop();
await dispose();
