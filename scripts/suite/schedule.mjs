// Runs steps side by side: each as soon as what it needs has passed and there is a core for it.

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {number} [cores] how many cores it keeps busy; one unless it says otherwise
 * @property {readonly string[]} [needs] names of steps that have to pass before it
 */

/**
 * Runs steps in their order, as many at the same time as there are cores for.
 *
 * @template {Step} S
 * @param {readonly S[]} steps the first of those that can run is run first
 * @param {object} options
 * @param {number} options.cores
 * @param {(step: S) => Promise<boolean>} options.run resolves with whether the step has passed
 * @returns {Promise<{step: S, result: 'passed' | 'failed' | 'not run'}[]>} in the order in which they ended
 */
export const schedule = async (steps, { cores, run }) => {
  const names = new Set(steps.map(({ name }) => name));
  const waiting = new Set(steps);
  const running = new Set();
  const ended = [];
  let free = cores;
  const resultOf = (name) => ended.find(({ step }) => step.name === name)?.result;
  // what is not among the steps was done before
  const resultsNeededBy = ({ needs = [] }) => needs.filter((name) => names.has(name)).map(resultOf);
  // a step for more cores than there are takes all of them
  const coresOf = ({ cores: wanted = 1 }) => Math.min(wanted, cores);

  const start = async (step) => {
    free -= coresOf(step);
    const hasPassed = await run(step);
    free += coresOf(step);
    ended.push({ step, result: hasPassed ? 'passed' : 'failed' });
  };

  while (waiting.size > 0 || running.size > 0) {
    for (const step of steps.filter((each) => waiting.has(each))) {
      const needed = resultsNeededBy(step);
      if (needed.some((result) => result === 'failed' || result === 'not run')) {
        waiting.delete(step);
        ended.push({ step, result: 'not run' });
      } else if (coresOf(step) <= free && needed.every((result) => result === 'passed')) {
        waiting.delete(step);
        const work = start(step).finally(() => running.delete(work));
        running.add(work);
      }
    }
    // oxlint-disable-next-line no-await-in-loop -- whatever ends first makes room for others
    if (running.size > 0) await Promise.race(running);
  }
  return ended;
};
