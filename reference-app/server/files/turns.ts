/**
 * Work of which so much at once is enough: what comes meanwhile waits for its turn, and where many wait it is turned away.
 *
 * @returns what came of it; undefined = it was turned away
 */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result> | undefined;

export function createTurns({ atOnce, mayWait }: { atOnce: number; mayWait: number }): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return (work) => {
    if (running >= atOnce && waiting.length >= mayWait) return undefined;
    return (async () => {
      if (running < atOnce) running += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        // whoever waits takes this one's place
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    })();
  };
}
