// What a run of the suite tells: per step its time, its tests and its slowest files.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../say.mjs';

const slowestShown = 10;

/** @typedef {{file: string, tests: number, seconds: number}} TestFile */

/** The files of Vitest's JSON report. @returns {TestFile[]} */
const filesOfVitest = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(root, name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The files of Playwright's JSON report. @returns {TestFile[]} */
const filesOfPlaywright = ({ suites, config }) =>
  suites.map((suite) => {
    const results = specsOf(suite).flatMap(({ tests }) => tests.flatMap((test) => test.results));
    return {
      file: relative(root, `${config.rootDir}/${suite.file}`),
      tests: specsOf(suite).length,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    };
  });

/** Reads the test files out of a runner's JSON report; none where the step has no tests, or broke off. */
export const readTestFiles = (report) => {
  if (report === undefined || !existsSync(report)) return [];
  const read = JSON.parse(readFileSync(report, 'utf8'));
  return 'testResults' in read ? filesOfVitest(read) : filesOfPlaywright(read);
};

/** The titles of the page tests that failed, from Playwright's JSON report. */
export const failedPageTests = (report) => {
  if (!existsSync(report)) return ['no test: the run broke off'];
  const { suites } = JSON.parse(readFileSync(report, 'utf8'));
  return suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => `${file}: ${title}`);
};

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
export const writeReport = ({ seconds, seed, depth, steps }) => {
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
};
