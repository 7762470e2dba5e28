/**
 * Prints how long searches take by number of jobs, on a database of its own.
 *
 *   node tests/performance/search-latency.ts [10000,100000]
 *
 * DATABASE_URL = an empty PostgreSQL database to use in place of an embedded one.
 */
import { createApp } from '../../reference-app/server/app.ts';
import { openBackground } from '../../reference-app/server/background/queue.ts';
import { createEmployer } from '../../reference-app/server/employers/store.ts';
import { createLog } from '../../reference-app/server/http/log.ts';
import { openDatabase } from '../../reference-app/server/database/database.ts';
import { migrate } from '../../reference-app/server/database/migrate.ts';
import { takePostings } from '../../reference-app/server/positions/store.ts';
import { defaultLimits } from '../../reference-app/server/settings/settings.ts';
import { emptyData } from '../data.ts';
import { randomFrom } from '../random.ts';
import { everyFilter, kinds, postings } from './search-load.ts';

const sizes = (process.argv[2] ?? '2000,10000,100000').split(',').map(Number);
const rounds = 150;
const { DATABASE_URL: url } = process.env;
console.log(url ? 'PostgreSQL' : 'embedded database');
const log = createLog({ level: 'warn', write: console.error });
for (const size of sizes) {
  const data = await emptyData();
  const database = await openDatabase({ url, dataFolder: data.folder, log });
  await migrate(database);
  const scope = await createEmployer(database, {
    domain: 'x.example',
    name: 'X',
    product: 'default',
    config: everyFilter,
  });
  const started = performance.now();
  await takePostings(database, scope, postings(size));
  const wrote = performance.now() - started;
  const limits = { ...defaultLimits, callsPerAddress: { tries: 1e9, window: 1 } };
  const background = await openBackground({ database, log });
  const app = await createApp({ database, background, log, demo: false, limits });
  const time = async (query: Record<string, string>) => {
    const from = performance.now();
    const response = await app.inject({ url: '/api/pcsx/search', query });
    if (response.statusCode !== 200) throw new Error(response.body);
    const { count }: { count: number } = response.json().data;
    return { ms: performance.now() - from, count };
  };
  const first = await time({});
  const rows = [];
  for (const { name, query } of kinds) {
    const random = randomFrom(7);
    const samples = [];
    for (let round = 0; round < rounds; round += 1) samples.push(await time(query(random)));
    const sorted = samples.map(({ ms }) => ms).toSorted((left, right) => left - right);
    const at = (share: number) => Number(sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1));
    const found = Math.round(samples.reduce((sum, { count }) => sum + count, 0) / samples.length);
    rows.push({ search: name, p50: at(0.5), p95: at(0.95), worst: at(1), 'found on average': found });
  }
  console.log(
    `\n${size} jobs: written in ${(wrote / 1000).toFixed(1)} s, first search ${first.ms.toFixed(0)} ms, ${Math.round(process.memoryUsage().rss / 1_048_576)} MB resident. Searches in ms:`,
  );
  console.table(rows);
  await app.close();
  await background.stop();
  await database.close();
  await data.remove();
}
