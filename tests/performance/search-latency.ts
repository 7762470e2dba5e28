/**
 * Prints how long searches take by number of jobs, on a database of its own.
 *
 *   node tests/performance/search-latency.ts [10000,100000]
 *
 * PORTICO_TEST_DATABASE_URL = a PostgreSQL server to use in place of the embedded database.
 */
import { setFlagsFromString } from 'node:v8';
import type { Posting } from '../../reference-app/contract/posting.ts';
import { createApp } from '../../reference-app/server/app.ts';
import { openBackground } from '../../reference-app/server/background/queue.ts';
import { createEmployer } from '../../reference-app/server/employers/store.ts';
import { createLog } from '../../reference-app/server/http/log.ts';
import { migrate } from '../../reference-app/server/database/migrate.ts';
import { takePostings } from '../../reference-app/server/positions/store.ts';
import { defaultLimits } from '../../reference-app/server/settings.ts';
import { emptyDatabase } from '../server/harness.ts';
import { randomFrom } from '../random.ts';

// as `npm start` runs it
setFlagsFromString('--liftoff-only');

const sizes = (process.argv[2] ?? '2000,10000,100000').split(',').map(Number);
const rounds = 150;
const list = (name: string, size: number) =>
  Array.from({ length: size }, (_, index) => `${name} ${index + 1}`);

// Two thousand words whose frequency falls off as in prose: the most common are in a third of all texts.
const words = Array.from({ length: 2_000 }, (_, index) => wordOf(index));
const roles = ['Engineer', 'Nurse', 'Analyst', 'Manager', 'Technician', 'Designer', 'Assistant', 'Scientist'];
const fields = [
  'Software',
  'Clinical',
  'Data',
  'Sales',
  'Field',
  'Product',
  'Laboratory',
  'Research',
  'Cloud',
  'Quality',
];
const departments = list('Department', 24);
const cities = list('City', 300);
const skills = list('Skill', 250);
const options = ['onsite', 'hybrid', 'remote', 'remote_local', 'remote_global'] as const;
const levels = ['Entry', 'Mid', 'Senior', 'Lead', 'Director'];

function wordOf(index: number): string {
  const syllables = ['ba', 'ke', 'li', 'mo', 'nu', 'ra', 'se', 'ti', 'vo', 'zu', 'da', 'pe'];
  let word = '';
  for (let rest = index + 200; rest > 0; rest = Math.floor(rest / 12)) word += syllables[rest % 12];
  return word;
}

function* postings(count: number): Generator<Posting> {
  const random = randomFrom(count);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const pickWord = () => words[Math.floor(random() ** 3 * words.length)]!;
  for (let index = 1; index <= count; index += 1) {
    const sentences = Array.from(
      { length: 12 },
      () => `<li>${Array.from({ length: 12 }, pickWord).join(' ')}.</li>`,
    );
    yield {
      sourceId: `S${index}`,
      displayJobId: `JR-${index}`,
      title: `${pick(levels)} ${pick(fields)} ${pick(roles)}`,
      department: pick(departments),
      businessUnit: `Unit ${Math.floor(random() * 8)}`,
      seniority: pick(levels),
      employmentType: pick(['Full time', 'Part time', 'Contract']),
      workLocationOption: pick(options),
      places: [pick(cities), pick(cities)].slice(random() > 0.2 ? 1 : 0).map((name) => ({
        name,
        latitude: (name.length * 7919 + name.charCodeAt(name.length - 1) * 104_729) % 70,
        longitude: (name.charCodeAt(name.length - 1) * 7919) % 180,
      })),
      skills: [pick(skills), pick(skills), pick(skills), pick(skills)],
      description: `<p>${pick(fields)} ${pick(roles)}</p><ul>${sentences.join('')}</ul>`,
      pay: null,
      postedAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 1e10)),
      closedAt: null,
      isPrivate: false,
      applyStatus: 'allowed',
      applyUrl: null,
    };
  }
}

type Kind = { name: string; query: (random: () => number) => Record<string, string> };
const of = <Value>(random: () => number, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)]!;
/** A third each: words of titles, a common and a rare word of texts, one word anywhere. Each query is new. */
const textOf = (random: () => number): string => {
  const kind = random();
  if (kind < 0.33) return `${of(random, fields)} ${of(random, roles)}`.toLowerCase();
  if (kind < 0.66) return `${words[Math.floor(random() * 60)]} ${words[Math.floor(random() * 2_000)]}`;
  return words[Math.floor(random() ** 3 * 2_000)]!;
};
const kinds: readonly Kind[] = [
  { name: 'browse, all facets', query: (random) => ({ start: String(Math.floor(random() * 50) * 10) }) },
  {
    name: 'two filters, all facets',
    query: (random) => ({
      filter_department: of(random, departments),
      filter_work_location_option: of(random, options),
    }),
  },
  { name: 'text, all facets', query: (random) => ({ query: textOf(random) }) },
  {
    name: 'text + two filters, all facets',
    query: (random) => ({
      query: textOf(random),
      filter_department: of(random, departments),
      filter_work_location_option: of(random, options),
    }),
  },
  {
    name: 'mistyped title',
    query: (random) => ({ query: `${of(random, fields).slice(1)} ${of(random, roles).replace(/e/, '')}` }),
  },
];

const allFilters = [
  'department',
  'location',
  'work_location_option',
  'seniority',
  'employment_type',
  'business_unit',
  'skill',
] as const;

console.log(process.env.PORTICO_TEST_DATABASE_URL ? 'PostgreSQL' : 'embedded database');
for (const size of sizes) {
  const { database, dispose } = await emptyDatabase();
  await migrate(database);
  const config = { pcsxConfig: { searchConfig: { allFilters: allFilters.map((name) => ({ name })) } } };
  const scope = await createEmployer(database, {
    domain: 'x.example',
    name: 'X',
    product: 'default',
    config,
  });
  const started = performance.now();
  await takePostings(database, scope, postings(size));
  const wrote = performance.now() - started;
  const log = createLog({ level: 'warn', write: console.error });
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
  await dispose();
}
