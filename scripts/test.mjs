// `npm test`: everything that proves Portico, in an order in which the quick answers come first.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  ensureChromium,
  ensureClamd,
  ensurePdfPrograms,
  ensurePgbouncer,
  ensurePostgres,
} from './debian.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './prepare.mjs';
import { during, root, run, runMain, say } from './say.mjs';
import { startPostgres } from './test-postgres.mjs';

const vitest = (...projects) => ['vitest', ['run', ...projects.flatMap((name) => ['--project', name])]];
const pagesOnPostgres = ['theme', 'outage'].map((name) => `/${name}.test`);
const onPostgres = (url) => ({ PORTICO_TEST_DATABASE_URL: url });
/**
 * The server's tests that ask the engine itself for something: to open, migrate, search, lock, queue, copy or survive. The
 * others are about rules, which are the same on both, and the pages are tested on the embedded database.
 */
const aboutTheEngine = [
  ...[
    'main.test',
    'background/',
    'commands/',
    'database/',
    'operations/',
    'positions/',
    'privacy/',
    'search/',
  ].map((room) => `reference-app/server/${room}`),
  ...['crawl', 'import', 'killed-server', 'processes', 'races', 'rights', 'search-oracle'].map(
    (name) => `tests/server/${name}.test`,
  ),
];

/**
 * The steps one after the other; those of an inner list at the same time, because alone they leave a core idle.
 * @type {(postgres: string) => readonly (readonly {name: string, command: [string, string[]], env?: Record<string, string>}[])[]}
 */
const stepsOf = (postgres) => [
  [
    // one checker: each of the usual four would work out most types again, beside other steps on two cores
    { name: 'types', command: ['tsc', ['-p', '.', '--checkers', '1']] },
    { name: 'lint', command: ['oxlint', ['--deny-warnings']] },
    { name: 'formatting', command: ['prettier', ['--check', '--log-level', 'warn', '.']] },
    { name: 'unused code', command: ['knip', []] },
    { name: 'unit', command: vitest('unit') },
  ],
  [
    {
      name: 'components in a browser, stories with axe',
      // one more than the cores: a test often waits
      command: [
        'vitest',
        [...vitest('browser', 'storybook')[1], '--maxWorkers', `${availableParallelism() + 2}`],
      ],
    },
  ],
  [
    {
      name: 'server on the embedded database',
      // more than the cores: these start, kill and wait for processes
      command: [
        'vitest',
        [
          ...vitest('server')[1],
          '--typecheck.enabled=false',
          '--maxWorkers',
          `${availableParallelism() + 2}`,
          ...aboutTheEngine,
        ],
      ],
    },
  ],
  [
    {
      name: 'server on PostgreSQL',
      // without what starts servers of its own, on the embedded database
      command: ['vitest', [...vitest('server')[1], '--exclude', '**/{embedded,main,commands,crawl}.test.ts']],
      env: onPostgres(postgres),
    },
    { name: 'packages', command: vitest('packaging') },
    {
      name: 'storybook builds',
      command: ['storybook', ['build', '--quiet', '--output-dir', 'storybook-static']],
    },
  ],
  // on a PostgreSQL of its own, which it stops and starts
  [{ name: 'several servers, a replica and a pooler', command: vitest('scale-out') }],
  [
    {
      name: 'pages on the embedded database',
      command: ['playwright', ['test', '--output', 'test-results/embedded']],
    },
    {
      name: 'pages on PostgreSQL',
      // what is published and outlives the server, and a server that goes and comes back
      command: ['playwright', ['test', '--output', 'test-results/postgres', ...pagesOnPostgres]],
      env: onPostgres(postgres),
    },
  ],
];

/**
 * Lets everything from here on write what is thrown away again into memory, where there is enough: copying an empty
 * database to a disk takes longer than most tests that are made with it.
 */
const keepTemporaryFilesInMemory = () => {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < 6 * 1024 ** 3) return;
  } catch {
    return;
  }
  const folder = mkdtempSync(join(memory, 'portico-'));
  // PostgreSQL is another user here
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.TMPDIR = folder;
};

await runMain(async () => {
  await ensureInstalled();
  await ensureNode();
  const chromium = await ensureChromium();
  await ensurePdfPrograms();
  await ensurePgbouncer();
  await ensureClamd();
  keepTemporaryFilesInMemory();
  const postgres = await startPostgres(await ensurePostgres());
  const asked = process.argv.slice(2);
  const isAsked = ({ name }) => asked.length === 0 || asked.some((word) => name.includes(word));
  /** What failed, with the end of what it printed. @type {{name: string, output: string}[]} */
  const failed = [];
  let passed = 0;

  /** One step. What it prints is shown as it comes, or when it has ended where others print at the same time. */
  const runStep = async ({ name, command, env = {} }, isAlone) => {
    const begun = Date.now();
    if (isAlone) say(`\n── ${name}`);
    const { code, output } = await run(...command, {
      // piped where nobody watches, to be said again at the end
      isShown: isAlone && process.stdout.isTTY,
      onOutput: isAlone ? (text) => process.stdout.write(text) : undefined,
      env: {
        CHROMIUM_PATH: chromium,
        STORYBOOK_DISABLE_TELEMETRY: '1',
        // many servers are started: each reads what the first has compiled
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
        PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
        ...env,
      },
    });
    if (!isAlone) say(`\n── ${name}\n${output.trimEnd()}`);
    const seconds = Math.round((Date.now() - begun) / 1000);
    say(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
    if (code === 0) passed++;
    else failed.push({ name, output });
    return code;
  };

  try {
    await ensureBuilt();
    for (const group of stepsOf(postgres.url)) {
      const steps = group.filter(isAsked);
      const work = () => Promise.all(steps.map((step) => runStep(step, steps.length === 1)));
      const codes = await (steps.length < 2
        ? work()
        : during(steps.map(({ name }) => name).join(' · '), work));
      if (codes.includes(130)) return 130;
    }
  } finally {
    await postgres.stop();
  }
  say('');
  // again at the end, where it is looked for
  for (const { name, output } of failed)
    say(`── ${name}: FAILED\n${output.trimEnd().split('\n').slice(-60).join('\n')}\n`);
  const names = failed.map(({ name }) => name);
  if (failed.length > 0) say(`Failed: ${names.join(', ')}. Run one again with: npm test -- "${names[0]}"`);
  say(`${passed} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
});
