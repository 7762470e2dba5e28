import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { afterEach, expect, test } from 'vitest';

import { runImport } from './command.ts';
import { inMemoryJobs } from './in-memory-jobs.ts';
import { UnusableInput } from './unusable-input.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portico-command-'));
const fixture = path.join(import.meta.dirname, 'fixtures', 'greenhouse.json');
afterEach(() => rmSync(path.join(folder, 'many.json'), { force: true }));

async function run(words: readonly string[], { isTTY = false } = {}) {
  let output = '';
  let errors = '';
  let isClosed = false;
  const code = await runImport(words, {
    openEmployer: async (domain) => {
      if (domain !== 'harbor.example')
        throw new UnusableInput(`There is no employer "${domain}"; the employers are: harbor.example.`);
      return {
        take: inMemoryJobs().take,
        preview: inMemoryJobs().take,
        close: async () => {
          isClosed = true;
        },
      };
    },
    output: { isTTY, columns: 100, write: (text) => (output += text) },
    errors: { write: (text) => (errors += text) },
  });
  return { code, output, errors, isClosed };
}
const known = ['--employer', 'harbor.example', '--format', 'greenhouse'];

test('an import ends with its counts, and lets go of the database', async () => {
  const { code, output, errors, isClosed } = await run([...known, fixture]);
  expect({ code, errors, isClosed }).toEqual({ code: 0, errors: '', isClosed: true });
  expect(output).toContain('Taken: 2. Changed: 0. Unchanged: 0. Closed: 0. Refused: 0.');
  expect(output).not.toContain('\u001b');
});

test('a terminal shows a bar, and no trace of it at the end', async () => {
  const { output } = await run([...known, fixture], { isTTY: true });
  expect(output).toMatch(/\[#+\] Read: /);
  expect(output.split('\u001b[2K').at(-1)).toMatch(/^Taken: 2\./);
});

test('an import that refuses every row lists twenty of them, counts the rest, and ends with code 1', async () => {
  const target = path.join(folder, 'many.json');
  writeFileSync(target, JSON.stringify({ jobs: Array.from({ length: 23 }, (_, id) => ({ id })) }));
  const { code, output, errors } = await run([...known, target]);
  expect({ code, errors }).toEqual({ code: 1, errors: 'No row could be taken: all of them are refused.\n' });
  expect(output).toContain('Refused: 23.');
  expect(output).toContain('  line 1: jobs[19].title is missing\n  and 3 more\n');
  expect(output).not.toContain('jobs[20]');
});

test('an import that refuses some rows ends with code 0', async () => {
  const target = path.join(folder, 'many.json');
  const good = { id: 1, title: 'Nurse', updated_at: '2026-01-15T08:00:00Z', location: { name: 'Rotterdam' } };
  writeFileSync(target, JSON.stringify({ jobs: [good, { id: 2 }] }));
  const { code, output, errors } = await run([...known, target]);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toContain('Taken: 1. Changed: 0. Unchanged: 0. Closed: 0. Refused: 1.');
});

test('progress of a small file is told in kB', async () => {
  const { output } = await run([...known, fixture]);
  expect(output).toMatch(/^Read: [1-9][\d.]* of [1-9][\d.]* kB, \d+ rows$/m);
});

test('on a machine without data the import says how to get some, and makes none', async () => {
  const dataFolder = path.join(folder, 'absent', 'data');
  const cli = path.join(import.meta.dirname, 'cli.ts');
  const { DATABASE_URL: _url, ...environment } = process.env;
  const failure: unknown = await promisify(execFile)(process.execPath, [cli, ...known, fixture], {
    env: { ...environment, PORTICO_DATA: dataFolder },
  }).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: 1,
    stderr: `There is no data in ${dataFolder}: run "npm start" first, which makes it, or name the right folder with PORTICO_DATA=<folder>.\n`,
  });
  expect(existsSync(path.dirname(dataFolder))).toBe(false);
});

test.for([
  { words: ['--format', 'greenhouse', fixture], says: '--employer is missing.' },
  { words: ['--employer', 'harbor.example', fixture], says: '--format is missing.' },
  { words: known, says: 'The file or folder is missing.' },
  { words: [...known, '--fast', fixture], says: "Unknown option '--fast'" },
  {
    words: ['--employer', 'harbor.example', '--format', 'workday', fixture],
    says: 'There is no format "workday"; the formats are eightfold, greenhouse, lever, schema.org and csv.',
  },
  {
    words: ['--employer', 'nobody.example', '--format', 'greenhouse', fixture],
    says: 'There is no employer "nobody.example"; the employers are: harbor.example.',
  },
  { words: [...known, path.join(folder, 'absent.json')], says: 'there is no such file or folder.' },
  { words: ['--employer', 'harbor.example', '--format', 'eightfold', fixture], says: 'data is missing.' },
])('unusable input ends with code 1 and one sentence: $says', async ({ words, says }) => {
  const { code, errors, output } = await run(words);
  expect(code).toBe(1);
  expect(errors).toContain(says);
  expect(errors.trim().split('\n')).toHaveLength(1);
  expect(output).not.toContain('Taken');
});
