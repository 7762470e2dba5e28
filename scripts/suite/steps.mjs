// The steps of the suite, in the order in which they start: quick answers, then what takes longest.
import { availableParallelism } from 'node:os';
import { ensureBuilt } from '../prepare.mjs';

const cores = availableParallelism();

/** How many workers run at the same time: each waits for a third of its time, for a browser, a server or a disk. */
export const room = Math.ceil(cores * 1.5);

/** @param {{projects: string[], workers?: number, flags?: string[]}} step */
const vitest = ({ projects, workers = 1, flags = [] }) => ({
  runner: 'vitest',
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--maxWorkers',
    String(workers),
    ...flags,
  ],
  workers,
});

/** @param {{isFull: boolean}} options whether to leave nothing out */
export const stepsOf = ({ isFull }) => [
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'site build', work: ensureBuilt },
  // one checker: each of the usual four would work out most types again, beside other steps
  { name: 'types', command: ['tsc', '-p', '.', '--checkers', '1'] },
  {
    name: 'pages',
    runner: 'playwright',
    command: ['playwright', 'test', '--workers', String(cores)],
    workers: cores,
    needs: ['site build'],
  },
  { name: 'components', ...vitest({ projects: ['browser', 'first load'] }) },
  { name: 'server', ...vitest({ projects: ['server'], workers: cores }), needs: ['site build'] },
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
  { name: 'imports', command: ['node', 'scripts/imports.mjs'] },
  { name: 'formatting', command: ['oxfmt', '--check'] },
  ...(isFull
    ? [
        {
          name: 'Storybook build',
          command: ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'],
        },
      ]
    : []),
];
