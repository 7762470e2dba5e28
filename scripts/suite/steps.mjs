// The steps of the suite. The first that can run runs first: quick answers, then what takes longest.
import { availableParallelism } from 'node:os';
import { ensureBuilt } from '../prepare.mjs';

const cores = availableParallelism();
/** Two large steps run side by side; each with so many workers. */
const workers = Math.max(1, Math.floor(cores / 2));

/** @param {{name: string, projects: string[], files?: string[], flags?: string[]}} step */
const vitest = ({ projects, files = [], flags = [] }) => ({
  runner: 'vitest',
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--maxWorkers',
    String(workers),
    ...flags,
    ...files,
  ],
  cores: workers,
});

/** @param {{isFull: boolean}} options whether to leave nothing out */
export const stepsOf = ({ isFull }) => [
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'site build', work: ensureBuilt },
  {
    name: 'pages',
    runner: 'playwright',
    command: ['playwright', 'test', '--workers', String(workers)],
    cores: workers,
    needs: ['site build'],
  },
  // one checker: each of the usual four would work out most types again, beside other steps
  { name: 'types', command: ['tsc', '-p', '.', '--checkers', '1'] },
  { name: 'components', ...vitest({ projects: ['browser'] }) },
  { name: 'server', ...vitest({ projects: ['server'] }), needs: ['site build'] },
  { name: 'stories', ...vitest({ projects: ['storybook'] }) },
  { name: 'unit', ...vitest({ projects: ['unit'] }) },
  {
    name: 'packages',
    ...vitest({
      projects: ['packaging'],
      flags: isFull ? [] : ['--exclude', '**/{using-the-library,tree-shaking,entry-bytes}.test.ts'],
    }),
  },
  // on a PostgreSQL of its own, which it stops and starts
  { name: 'several servers', ...vitest({ projects: ['scale-out'] }), needs: ['site build'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  ...(isFull
    ? [
        {
          name: 'Storybook build',
          command: ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'],
        },
      ]
    : []),
];
