// A process of its own for one resume: a thread's limits would not count what is outside of its heap, where unpacked
// files are. This thread watches the memory of the process while the other one reads.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Reading } from '../../../contract/resumes.ts';
import type { ToRead } from './reading-of.ts';
import { unread } from './unread.ts';

export type ToReader = ToRead & { memory: number };
export type FromReader = Reading;

const watchEvery = 20;
const heapMegabytes = 256;

function answer(reading: FromReader): void {
  process.send?.(reading, () => process.exit(0));
}

function read({ memory, ...toRead }: ToReader): void {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: toRead,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    // what a parser has to say is in the way of nobody
    stdout: true,
    stderr: true,
  });
  worker.on('message', answer);
  worker.on('error', (error: NodeJS.ErrnoException) =>
    answer(unread(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_much' : 'damaged')),
  );
  setInterval(() => {
    if (process.memoryUsage.rss() > memory) answer(unread('too_much'));
  }, watchEvery);
}

if (isMainThread) {
  process.once('message', read);
  // nobody waits for the answer any more
  process.once('disconnect', () => process.exit(0));
} else {
  const { readingOf } = await import('./reading-of.ts');
  parentPort?.postMessage(await readingOf(workerData as ToRead), []);
}
