import { useEffect, useState } from 'react';
import { useFormRoot } from './form-root.ts';

/** Has the form wait with sending while a field is still busy, such as with an upload. */
export function useUnderWay(isUnderWay: boolean): void {
  const { waitFor } = useFormRoot();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    waitFor(promise);
    return resolve;
  }, [isUnderWay, waitFor]);
}

/** How long a form waits before it says so in view, in ms: most of what it waits for is over by then. */
const patience = 500;

/** What a form waits for before it is sent. */
export function useWork() {
  const [isHeldUp, setHeldUp] = useState(false);
  const [waiting] = useState(() => {
    const work = new Set<Promise<void>>();
    return {
      waitFor: (one: Promise<void>) => {
        work.add(one);
        void one.finally(() => work.delete(one));
      },
      isWaiting: () => work.size > 0,
      /** Over when nothing is under way any more, nor what has begun meanwhile. */
      settle: async () => {
        const soon = setTimeout(() => setHeldUp(true), patience);
        while (work.size > 0) {
          await Promise.all(work);
          // what came of it is rendered first, and may begin something else
          await new Promise((resolve) => setTimeout(resolve));
        }
        clearTimeout(soon);
        setHeldUp(false);
      },
    };
  });
  return { ...waiting, isHeldUp };
}
