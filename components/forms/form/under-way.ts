import { useEffect, useState } from 'react';
import { useFormRoot } from './form-root.ts';

/** Has the form wait with sending while a field is still busy, such as with an upload. */
export const useUnderWay = (isUnderWay: boolean): void => {
  const { waitFor } = useFormRoot();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    waitFor(promise);
    return resolve;
  }, [isUnderWay, waitFor]);
};

/** What a form waits for before it is sent. */
export const useWork = () =>
  useState(() => {
    const work = new Set<Promise<void>>();
    return {
      waitFor: (one: Promise<void>) => {
        work.add(one);
        void one.finally(() => work.delete(one));
      },
      isWaiting: () => work.size > 0,
      /** Over when nothing is under way any more, nor what has begun meanwhile. */
      settle: async () => {
        while (work.size > 0) {
          await Promise.all(work);
          // what came of it is rendered first, and may begin something else
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
    };
  })[0];
