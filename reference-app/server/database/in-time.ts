/**
 * What `work` answers.
 *
 * @throws Error after `milliseconds` without an answer
 */
export async function inTime<Answer>(work: Promise<Answer>, milliseconds: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`The database did not answer in ${milliseconds} ms.`));
    // where this thread was busy, the answer may have come in time and is read first
    timer = setTimeout(() => setImmediate(giveUp), milliseconds);
    timer.unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves when there is an answer or a failure, or has been none for `patience` ms. */
export function endOf(answer: Promise<unknown>, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    answer.then(end, end);
  });
}
