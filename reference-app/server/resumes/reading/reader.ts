import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Reading } from '../../../contract/resumes.ts';
import { endingOf, type UploadedFile } from '../../files/rules.ts';
import { createTurns } from '../../files/turns.ts';
import type { Vocabulary } from '../proposals/propose.ts';
import { readingLimits, type ReadingLimits } from './limits.ts';
import type { FromReader, ToReader } from './reader-process.ts';
import type { ToRead } from './reading-of.ts';
import { unread } from './unread.ts';

/** Reads resumes with the words of an employer's postings, each in a process of its own, which its limits end. */
export type ResumeReader = (file: UploadedFile, vocabulary: Vocabulary) => Promise<Reading>;

const program = fileURLToPath(new URL('reader-process.ts', import.meta.url));
/** Each wants a core and some memory; others wait, and when many wait, those that come are told so. */
const turns = { atOnce: 2, mayWait: 8 };

export function createResumeReader(limits: ReadingLimits = readingLimits): ResumeReader {
  const inTurn = createTurns(turns);
  return async (file, vocabulary) =>
    (await inTurn(() => readApart({ ending: endingOf(file), bytes: file.bytes, vocabulary }, limits))) ??
    unread('busy');
}

function readApart(toRead: ToRead, { time, memory }: ReadingLimits): Promise<Reading> {
  return new Promise((resolve) => {
    const child = fork(program, {
      // it reads a stranger's file: no secrets of ours, nothing to write, nothing to start
      env: {},
      execArgv: ['--permission', '--allow-fs-read=*', '--allow-worker', '--no-warnings'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const settle = (reading: Reading) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(reading);
    };
    const timer = setTimeout(() => settle(unread('too_slow')), time);
    child.once('message', (reading) => settle(reading as FromReader));
    // the machine ended it, for want of memory
    child.once('exit', () => settle(unread('too_much')));
    child.once('error', () => settle(unread('busy')));
    const order: ToReader = { ...toRead, memory };
    child.send(order, (error) => {
      if (error) settle(unread('busy'));
    });
  });
}
