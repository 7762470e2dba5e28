// Runs steps side by side, in their order: the next as soon as what it needs has passed and there is room for it.

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {number} [workers] how many it runs at the same time; one unless it says otherwise
 * @property {readonly string[]} [needs] names of steps that have to pass before it
 */

/**
 * Starts steps in their order, as many at the same time as there is room for.
 *
 * @template {Step} S
 * @param {readonly S[]} steps each begins when all before it have begun
 * @param {object} options
 * @param {number} options.room how many workers run at the same time
 * @param {(step: S) => Promise<boolean>} options.run resolves with whether the step has passed
 * @returns {Promise<{step: S, result: 'passed' | 'failed' | 'not run'}[]>} in the order in which they ended
 */
export async function schedule(steps, { room, run }) {
  const names = new Set(steps.map(({ name }) => name));
  const waiting = new Set(steps);
  const running = new Set();
  const ended = [];
  let free = room;
  const resultOf = (name) => ended.find(({ step }) => step.name === name)?.result;
  // what is not among the steps was done before
  const resultsNeededBy = ({ needs = [] }) => needs.filter((name) => names.has(name)).map(resultOf);
  // a step of more workers than there is room for takes all of it
  const workersOf = ({ workers = 1 }) => Math.min(workers, room);

  const start = async (step) => {
    free -= workersOf(step);
    const hasPassed = await run(step);
    free += workersOf(step);
    ended.push({ step, result: hasPassed ? 'passed' : 'failed' });
  };

  while (waiting.size > 0 || running.size > 0) {
    for (const step of steps.filter((each) => waiting.has(each))) {
      const needed = resultsNeededBy(step);
      if (needed.some((result) => result === 'failed' || result === 'not run')) {
        waiting.delete(step);
        ended.push({ step, result: 'not run' });
      } else {
        // what comes later would take the room of the large again and again
        if (workersOf(step) > free || needed.some((result) => result === undefined)) break;
        waiting.delete(step);
        const work = start(step).finally(() => running.delete(work));
        running.add(work);
      }
    }
    // oxlint-disable-next-line no-await-in-loop -- whatever ends first makes room for others
    if (running.size > 0) await Promise.race(running);
  }
  return ended;
}
