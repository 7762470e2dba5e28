// `npm test`: everything that proves Portico, in an order in which the quick answers come first.
import { join } from 'node:path';
import { ensureChromium, ensurePostgres } from './debian.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './prepare.mjs';
import { root, run, runMain, say } from './say.mjs';
import { startPostgres } from './test-postgres.mjs';

const vitest = (project) => ['vitest', ['run', '--project', project]];
const onPostgres = (url) => ({ PORTICO_TEST_DATABASE_URL: url });

/** @type {(postgres: string) => readonly {name: string, command: [string, string[]], env?: Record<string, string>}[]} */
const stepsOf = (postgres) => [
  { name: 'types', command: ['tsc', ['-p', '.']] },
  { name: 'lint', command: ['oxlint', ['--deny-warnings']] },
  { name: 'formatting', command: ['prettier', ['--check', '--log-level', 'warn', '.']] },
  { name: 'unused code', command: ['knip', []] },
  { name: 'unit', command: vitest('unit') },
  { name: 'server on the embedded database', command: vitest('server') },
  {
    name: 'server on PostgreSQL',
    // without what is about the embedded database only
    command: ['vitest', [...vitest('server')[1], '--exclude', '**/{embedded,main}.test.ts']],
    env: onPostgres(postgres),
  },
  { name: 'components in a browser', command: vitest('browser') },
  { name: 'stories with axe', command: vitest('storybook') },
  { name: 'packages', command: vitest('packaging') },
  {
    name: 'storybook builds',
    command: ['storybook', ['build', '--quiet', '--output-dir', 'storybook-static']],
  },
  { name: 'pages on the embedded database', command: ['playwright', ['test']] },
  {
    name: 'pages on PostgreSQL',
    // without rendering and accessibility, which no database has a part in
    command: ['playwright', ['test', 'tests/e2e', 'tests/security', 'tests/resilience']],
    env: onPostgres(postgres),
  },
];

await runMain(async () => {
  await ensureInstalled();
  await ensureNode();
  const chromium = await ensureChromium();
  const postgres = await startPostgres(await ensurePostgres());
  const failed = [];
  let passed = 0;
  try {
    await ensureBuilt();
    const asked = process.argv.slice(2);
    const steps = stepsOf(postgres.url).filter(
      ({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)),
    );
    for (const { name, command, env = {} } of steps) {
      const begun = Date.now();
      say(`\n── ${name}`);
      const { code } = await run(...command, {
        isShown: true,
        env: {
          CHROMIUM_PATH: chromium,
          STORYBOOK_DISABLE_TELEMETRY: '1',
          PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
          ...env,
        },
      });
      const seconds = Math.round((Date.now() - begun) / 1000);
      say(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
      if (code === 130) return 130;
      if (code === 0) passed++;
      else failed.push(name);
    }
  } finally {
    await postgres.stop();
  }
  say('');
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}. Run one again with: npm test -- "${failed[0]}"`);
  say(`${passed} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
});
