type Options = {
  /**
   * In ms; how long an answer is used again.
   * @default 5 minutes
   */
  keepFor?: number;
};

/**
 * Asks once for the same arguments, also while the answer is on its way; a failure is not kept. Arguments are told apart as
 * JSON, where undefined, null and NaN are the same, and so are all Maps and Sets.
 *
 * @returns the function, with `forceRefresh` to ask anew
 */
export function memoized<Arguments extends readonly unknown[], Answer>(
  ask: (...args: Arguments) => Promise<Answer>,
  { keepFor = 5 * 60 * 1000 }: Options = {},
) {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>();
  const request = (args: Arguments): Promise<Answer> => {
    const key = JSON.stringify(args);
    const now = Date.now();
    for (const [one, { until }] of kept) if (until <= now) kept.delete(one);
    // one that throws before it waits fails like any other
    const answer = (async () => ask(...args))();
    const entry = { answer, until: now + keepFor };
    kept.set(key, entry);
    answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return answer;
  };
  const memo = (...args: Arguments): Promise<Answer> => {
    const known = kept.get(JSON.stringify(args));
    return known && known.until > Date.now() ? known.answer : request(args);
  };
  return Object.assign(memo, { forceRefresh: (...args: Arguments) => request(args) });
}
