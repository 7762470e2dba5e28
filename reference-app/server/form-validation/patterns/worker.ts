import { parentPort } from 'node:worker_threads';
import { createContext, Script } from 'node:vm';
import type { Trial, Verdicts } from './try-patterns.ts';

/** ms of one pattern on one text; what is no catastrophe takes microseconds. */
const timeLimit = 1_000;
const now: { trial: () => boolean } = { trial: () => true };
const context = createContext(now);
// the machine ends what a script has called, a pattern that is being tried included
const script = new Script('trial()');

function isMatch({ pattern, text }: Trial): boolean | undefined {
  now.trial = () => pattern.test(text);
  try {
    return script.runInContext(context, { timeout: timeLimit }) as boolean;
  } catch {
    // its time, or its stack, came to an end
    return undefined;
  }
}

/** Tries one after the other until one takes too long: those after it are another time's. */
parentPort?.on('message', (trials: readonly Trial[]) => {
  const matches: boolean[] = [];
  for (const trial of trials) {
    const verdict = isMatch(trial);
    if (verdict === undefined) break;
    matches.push(verdict);
  }
  const verdicts: Verdicts = { matches };
  parentPort?.postMessage(verdicts, []);
});
