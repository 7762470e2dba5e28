import { setImmediate } from 'node:timers/promises';

const atOnce = 20;

/**
 * Does something for each of many, and lets the event loop do what waits for it every few: requests of a server, and answers
 * of the database, which stands still until it is given its next statement.
 */
export async function eachYielding<One>(many: Iterable<One>, work: (one: One) => void): Promise<void> {
  let done = 0;
  for (const one of many) {
    work(one);
    done += 1;
    if (done % atOnce === 0) await setImmediate();
  }
}
