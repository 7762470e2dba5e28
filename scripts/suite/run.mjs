// Runs the suite, or steps of it, and says how each ended.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import {
  ensureChromium,
  ensureClamd,
  ensurePdfPrograms,
  ensurePgbouncer,
  ensurePostgres,
} from '../debian.mjs';
import { ensureInstalled, ensureNode } from '../prepare.mjs';
import { GiveUp, root, run, say } from '../say.mjs';
import { readTestFiles, writeFailures, writeReport } from './report.mjs';
import { schedule } from './schedule.mjs';
import { room, stepsOf } from './steps.mjs';

const newSeed = () => String(Math.floor(Math.random() * 2 ** 31));

/** Reads `--seed 7`, `--report` or `--report=file`, and words of steps' names. */
export function readArguments(given) {
  const words = [];
  const options = { seed: newSeed(), report: undefined };
  for (let index = 0; index < given.length; index += 1) {
    const [name, value] = given[index].split('=');
    if (name === '--seed') options.seed = value ?? given[(index += 1)];
    else if (name === '--report') options.report = value ?? join('test-results', 'report.md');
    else if (name.startsWith('-'))
      throw new GiveUp(`There is no option ${name}. There are --seed <number> and --report[=<file>].`);
    else words.push(given[index]);
  }
  if (!/^\d{1,10}$/.test(options.seed ?? '')) throw new GiveUp('A seed is a whole number: --seed 42.');
  return { ...options, words };
}

/** Installs what the suite needs and this machine lacks; returns where the programs are. */
export async function prepareMachine() {
  await ensureInstalled();
  await ensureNode();
  const chromium = await ensureChromium();
  await ensurePdfPrograms();
  await ensurePgbouncer();
  await ensureClamd();
  await ensurePostgres();
  return { chromium };
}

/**
 * A folder for what tests write and throw away, in memory where there is enough: copying an empty database to a disk
 * takes longer than most tests that are made with it.
 */
function makeTemporaryFolder() {
  const memory = '/dev/shm';
  let parent = tmpdir();
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize >= 6 * 1024 ** 3) parent = memory;
  } catch {
    // no such folder here
  }
  const folder = mkdtempSync(join(parent, 'portico-'));
  // PostgreSQL runs as another user
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The flags and variables that make a runner write its report to a file. */
const reporting = {
  vitest: (file) => ({
    flags: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, '--silent=passed-only'],
    env: {},
  }),
  playwright: (file) => ({
    flags: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }),
};

/**
 * Runs the steps whose names contain one of the words, or all.
 *
 * @param {object} options
 * @param {{chromium: string}} options.machine of `prepareMachine`
 * @param {string} options.seed
 * @param {'full' | 'tenth'} options.depth of what is tried at random
 * @param {readonly string[]} [options.words]
 * @param {Record<string, string>} [options.env] more variables for every step
 * @param {string} [options.report] a file to write the report to
 * @returns {Promise<{code: number, reports: Record<string, string>}>} the exit code, and each step's JSON report
 */
export async function runSuite({ machine, seed, depth, words = [], env = {}, report }) {
  const begun = Date.now();
  say(`Seed ${seed}, depth ${depth}.`);
  const temporary = makeTemporaryFolder();
  process.env.TMPDIR = temporary;
  const steps = stepsOf({ isFull: depth === 'full' });
  const asked = steps.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (asked.length === 0)
    throw new GiveUp(`No step is called so. There are: ${steps.map(({ name }) => name).join(', ')}.`);
  const needed = new Set(asked.flatMap(({ needs = [] }) => needs));
  const wanted = steps.filter((step) => asked.includes(step) || needed.has(step.name));
  const reports = {};
  const about = new Map();
  const active = new Map();
  let isStopped = false;

  const runStep = async (step) => {
    if (isStopped) return false;
    const from = Date.now();
    active.set(step.name, from);
    const file = step.runner && join(temporary, `${step.name.replaceAll(' ', '-')}.json`);
    if (file) reports[step.name] = file;
    const { flags, env: reportingEnv } = step.runner ? reporting[step.runner](file) : { flags: [], env: {} };
    const [command, ...args] = step.command ?? [];
    const { code, output } = step.work
      ? await step.work().then(
          () => ({ code: 0, output: '' }),
          (error) => ({ code: 1, output: error instanceof GiveUp ? error.message : error.stack }),
        )
      : await run(command, [...args, ...flags], {
          env: {
            CHROMIUM_PATH: machine.chromium,
            STORYBOOK_DISABLE_TELEMETRY: '1',
            // many servers are started: each reads what the first has compiled
            NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
            PORTICO_SEED: seed,
            PORTICO_DEPTH: depth,
            ...reportingEnv,
            ...env,
            ...step.env,
          },
        });
    active.delete(step.name);
    if (code === 130) isStopped = true;
    const seconds = (Date.now() - from) / 1000;
    about.set(step, { seconds, output, files: readTestFiles(file) });
    say(`── ${step.name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round(seconds)} s`);
    if (code !== 0 && !isStopped) say(output.trimEnd().split('\n').slice(-200).join('\n'));
    return code === 0;
  };

  const timer = setInterval(() => {
    const names = [...active].map(([name, from]) => `${name} (${Math.round((Date.now() - from) / 1000)} s)`);
    if (names.length > 0) say(`   running: ${names.join(', ')}`);
  }, 30_000);
  let ended;
  try {
    ended = await schedule(wanted, { room, run: runStep });
  } finally {
    clearInterval(timer);
  }
  if (isStopped) return { code: 130, reports };

  const written = writeReport({
    seconds: (Date.now() - begun) / 1000,
    seed,
    depth,
    steps: ended.map(({ step, result }) => ({
      name: step.name,
      result,
      seconds: 0,
      files: [],
      ...about.get(step),
    })),
  });
  say(`\n${written}`);
  if (report) {
    const file = resolve(root, report);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, written);
    say(`Written to ${report}.`);
  }
  return { code: sayOutcome(ended, { about, seed }), reports };
}

/** Says what failed, and how many steps did. Returns the exit code. */
function sayOutcome(ended, { about, seed }) {
  const failed = ended.filter(({ result }) => result !== 'passed');
  // again at the end, where it is looked for
  for (const { step } of failed.filter(({ result }) => result === 'failed'))
    say(`── ${step.name}: FAILED\n${about.get(step).output.trimEnd().split('\n').slice(-60).join('\n')}\n`);
  const failures = writeFailures(failed.flatMap(({ step }) => about.get(step)?.files ?? []));
  if (failures) say(`${failures}\n`);
  const names = failed.map(({ step }) => step.name);
  if (failed.length > 0)
    say(`Failed: ${names.join(', ')}. Run one again with: npm test -- --seed ${seed} "${names[0]}"`);
  say(`${ended.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}
