import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

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
  expect(output).toMatch(/\[#+\] Taking: /);
  expect(output.split('\u001b[2K').at(-1)).toMatch(/^Taken: 2\./);
});

test('refused rows are listed, twenty of them, and then counted', async () => {
  const target = path.join(folder, 'many.json');
  writeFileSync(target, JSON.stringify({ jobs: Array.from({ length: 23 }, (_, id) => ({ id })) }));
  const { code, output } = await run([...known, target]);
  expect(code).toBe(0);
  expect(output).toContain('Refused: 23.');
  expect(output).toContain('  line 1: jobs[19].title is missing\n  and 3 more\n');
  expect(output).not.toContain('jobs[20]');
});

test.for([
  { words: ['--format', 'greenhouse', fixture], says: '--employer is missing.' },
  { words: ['--employer', 'harbor.example', fixture], says: '--format is missing.' },
  { words: known, says: 'The file or folder is missing.' },
  { words: [...known, '--fast', fixture], says: "Unknown option '--fast'" },
  {
    words: ['--employer', 'harbor.example', '--format', 'workday', fixture],
    says: 'There is no format "workday"; the formats are eightfold and greenhouse.',
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
