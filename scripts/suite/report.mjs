// What a run of the suite tells: per step its time, its tests and its slowest files, and which tests failed.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../say.mjs';

const slowestShown = 10;

/**
 * @typedef {{file: string, tests: number, seconds: number, failed: string[]}} TestFile `failed` = each test's title and
 * the first lines of its error
 */

const linesShown = 8;
const failureOf = (title, messages) =>
  [title, ...stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, linesShown)].join('\n    ');

/** The files of Vitest's JSON report. @returns {TestFile[]} */
const filesOfVitest = ({ testResults }) =>
  testResults.map(({ name, message, status, startTime, endTime, assertionResults }) => ({
    file: relative(root, name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
    failed: [
      ...assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages }) => failureOf(fullName, failureMessages)),
      // what broke outside of a test
      ...(status === 'failed' && message ? [failureOf('the file itself', [message])] : []),
    ],
  }));

const resultsOf = ({ tests }) => tests.flatMap((test) => test.results);
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The files of Playwright's JSON report. @returns {TestFile[]} */
const filesOfPlaywright = ({ suites, config }) =>
  suites.map((suite) => {
    const specs = specsOf(suite);
    const results = specs.flatMap(resultsOf);
    return {
      file: relative(root, `${config.rootDir}/${suite.file}`),
      tests: specs.length,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      failed: specs
        .filter(({ ok }) => !ok)
        .map((spec) =>
          failureOf(
            spec.title,
            resultsOf(spec).flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
          ),
        ),
    };
  });

/** Reads the test files out of a runner's JSON report; none where the step has no tests, or broke off. */
export function readTestFiles(report) {
  if (report === undefined || !existsSync(report)) return [];
  const read = JSON.parse(readFileSync(report, 'utf8'));
  return 'testResults' in read ? filesOfVitest(read) : filesOfPlaywright(read);
}

/** Writes which tests failed, file by file; empty when none did. */
export const writeFailures = (files) =>
  files.flatMap(({ file, failed }) => failed.map((failure) => `- ${file}: ${failure}`)).join('\n');

const minutes = (seconds) =>
  seconds < 60
    ? `${Math.round(seconds)} s`
    : `${Math.floor(seconds / 60)} min ${String(Math.round(seconds) % 60).padStart(2, '0')} s`;

/**
 * Writes what a run was, as Markdown.
 *
 * @param {object} run
 * @param {number} run.seconds of wall time, all of it
 * @param {string} run.seed
 * @param {string} run.depth
 * @param {readonly {name: string, result: string, seconds: number, files: readonly TestFile[]}[]} run.steps
 */
export function writeReport({ seconds, seed, depth, steps }) {
  const tests = steps.flatMap(({ files }) => files).reduce((sum, file) => sum + file.tests, 0);
  const rows = steps.map(({ name, result, seconds: wall, files }) => {
    const count = files.reduce((sum, file) => sum + file.tests, 0);
    return `| ${name} | ${result} | ${minutes(wall)} | ${count || ''} |`;
  });
  const slowest = steps
    .filter(({ files }) => files.length > 0)
    .map(({ name, files }) => {
      const lines = files
        .toSorted((a, b) => b.seconds - a.seconds)
        .slice(0, slowestShown)
        .map((file) => `- ${file.seconds.toFixed(1)} s, ${file.tests} tests: ${file.file}`);
      return `\nSlowest files of ${name}:\n\n${lines.join('\n')}`;
    });
  return [
    `${minutes(seconds)}, ${tests} tests, seed ${seed}, depth ${depth}`,
    '',
    '| step | result | wall time | tests |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...slowest,
    '',
  ].join('\n');
}
