import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endingOf, type UploadedFile } from '../../files/rules.ts';
import { createTurns } from '../../files/turns.ts';
import type { Extracted } from './extract-text.ts';
import { readingLimits, type ReadingLimits } from './limits.ts';
import type { FromReader, ToReader } from './reader-process.ts';

/** Reads the text of resumes, each in a process of its own, which its limits end. */
export type ResumeReader = (file: UploadedFile) => Promise<Extracted>;

const program = fileURLToPath(new URL('reader-process.ts', import.meta.url));
/** Each wants a core and some memory; others wait, and when many wait, those that come are told so. */
const turns = { atOnce: 2, mayWait: 8 };

export function createResumeReader(limits: ReadingLimits = readingLimits): ResumeReader {
  const inTurn = createTurns(turns);
  return async (file) => (await inTurn(() => readApart(file, limits))) ?? { reason: 'busy' };
}

function readApart(file: UploadedFile, { time, memory }: ReadingLimits): Promise<Extracted> {
  return new Promise((resolve) => {
    const child = fork(program, {
      // it reads a stranger's file: no secrets of ours, nothing to write, nothing to start
      env: {},
      execArgv: ['--permission', '--allow-fs-read=*', '--allow-worker', '--no-warnings'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const settle = (found: Extracted) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(found);
    };
    const timer = setTimeout(() => settle({ reason: 'too_slow' }), time);
    child.once('message', (found) => settle(found as FromReader));
    // the machine ended it, for want of memory
    child.once('exit', () => settle({ reason: 'too_much' }));
    child.once('error', () => settle({ reason: 'busy' }));
    const order: ToReader = { ending: endingOf(file), bytes: file.bytes, memory };
    child.send(order, (error) => {
      if (error) settle({ reason: 'busy' });
    });
  });
}
