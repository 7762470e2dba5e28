// A process of its own for one resume: a thread's limits would not count what is outside of its heap, where unpacked
// files are. This thread watches the memory of the process while the other one reads.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Extracted } from './extract-text.ts';

export type ToReader = { ending: string; bytes: Uint8Array; memory: number };
export type FromReader = Extracted;

const watchEvery = 20;
const heapMegabytes = 256;

function answer(found: FromReader): void {
  process.send?.(found, () => process.exit(0));
}

function read({ ending, bytes, memory }: ToReader): void {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { ending, bytes },
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    // what a parser has to say is in the way of nobody
    stdout: true,
    stderr: true,
  });
  worker.on('message', answer);
  worker.on('error', (error: NodeJS.ErrnoException) =>
    answer({ reason: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_much' : 'damaged' }),
  );
  setInterval(() => {
    if (process.memoryUsage.rss() > memory) answer({ reason: 'too_much' });
  }, watchEvery);
}

if (isMainThread) {
  process.once('message', read);
  // nobody waits for the answer any more
  process.once('disconnect', () => process.exit(0));
} else {
  const { extractText } = await import('./extract-text.ts');
  const { ending, bytes } = workerData as ToReader;
  const found = await extractText(ending, bytes);
  parentPort?.postMessage(found, []);
}
