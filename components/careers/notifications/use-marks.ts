import { useState } from 'react';

/**
 * What is shown as done before the server has said so. Ids are marked at once; when the request fails, the marks of that
 * request are taken back and its promise is rejected.
 */
export function useMarks() {
  // by request, so that one that fails takes no mark of another one with it
  const [batches, setBatches] = useState<readonly (readonly string[])[]>([]);
  return {
    isMarked: (id: string): boolean => batches.some((batch) => batch.includes(id)),
    mark: async (ids: readonly string[], request: () => void | Promise<unknown>): Promise<void> => {
      const batch = [...ids];
      setBatches((before) => [...before, batch]);
      try {
        await request();
      } catch (error) {
        setBatches((before) => before.filter((each) => each !== batch));
        throw error;
      }
    },
  };
}
