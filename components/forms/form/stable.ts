import { useLayoutEffect, useMemo, useRef, useState } from 'react';

/** A value that stays the same object while it holds the same: apps write `values={{ city: 'Bern' }}` in place. */
export function useSame<Value>(value: Value): Value {
  const [same, setSame] = useState(value);
  if (Object.is(same, value)) return same;
  if (JSON.stringify(same) === JSON.stringify(value)) return same;
  setSame(value);
  return value;
}

/** One function for as long as there is one, that calls the last one given: apps write them in place. Not while rendering. */
export function useLatest<Arguments extends readonly unknown[], Result>(
  given: ((...values: Arguments) => Result) | undefined,
): ((...values: Arguments) => Result) | undefined {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given ?? latest.current;
  });
  const isGiven = given !== undefined;
  return useMemo(
    () => (isGiven ? (...values: Arguments) => latest.current!(...values) : undefined),
    [isGiven],
  );
}
