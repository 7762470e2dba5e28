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
