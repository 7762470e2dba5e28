import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A pattern that an employer has written, and a text that anybody may have. */
export type Trial = { pattern: RegExp; text: string };
/** Of as many trials as came to their end; the one after them took too long. */
export type Verdicts = { matches: readonly boolean[] };

let worker: Worker | undefined;
let lastTurn: Promise<unknown> = Promise.resolve();
/** Patterns that once took too long, as they are written. */
const tooSlow = new Set<string>();
const mostTooSlow = 10_000;

/**
 * Tries patterns in a thread of their own, where one that takes a second is given up: the server goes on meanwhile, also for
 * every other employer. A pattern that was given up is not tried again while this process runs, and lets everything pass, as
 * one that does not parse does: whoever answers is not kept from it by a mistake of the definition.
 *
 * Nothing judges patterns by how they are written. What tells such a one for certain takes seconds and some hundred MB for
 * each, and what is quick refuses a ZIP code and lets `(a|aa)+$` in.
 *
 * @returns whether each matches, in the order of `trials`
 */
export function tryPatterns(trials: readonly Trial[]): Promise<boolean[]> {
  const turn = lastTurn.then(() => tryNow(trials));
  lastTurn = turn.catch(() => undefined);
  return turn;
}

async function tryNow(trials: readonly Trial[]): Promise<boolean[]> {
  const worthTrying = trials.filter(({ pattern }) => !tooSlow.has(String(pattern)));
  if (worthTrying.length === 0) return trials.map(() => true);
  const { matches } = await askWorker(worthTrying);
  const slow = worthTrying[matches.length];
  if (slow) giveUp(slow.pattern);
  const verdicts = new Map(worthTrying.map((trial, index) => [trial, matches[index] ?? true]));
  return trials.map((trial) => verdicts.get(trial) ?? true);
}

async function askWorker(trials: readonly Trial[]): Promise<Verdicts> {
  worker ??= startWorker();
  worker.postMessage(trials, []);
  const [verdicts] = (await once(worker, 'message')) as [Verdicts];
  return verdicts;
}

function startWorker(): Worker {
  const started = new Worker(new URL('worker.ts', import.meta.url));
  // it keeps no process from ending
  started.unref();
  // who waits for it is told as well
  started.on('error', (error) => console.error('The thread that tries patterns has ended', error));
  started.on('exit', () => {
    if (worker === started) worker = undefined;
  });
  return started;
}

function giveUp(pattern: RegExp): void {
  if (tooSlow.size < mostTooSlow) tooSlow.add(String(pattern));
  console.error(`A regex rule takes too long to try, and lets everything pass: ${String(pattern)}`);
}
