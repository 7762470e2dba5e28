import { useState } from 'react';

type Asked = { error: Error | null; isFetching: boolean };

/**
 * What went wrong, for as long as there is nothing else to say: a query that is tried again has no error until it fails once
 * more, and what tells of it would go and come, be read aloud each time, and take the focus along.
 *
 * @param of what is asked for: something else has another error
 * @param hasAnswer there is an answer to it by now
 */
export function useStandingError({ error, isFetching }: Asked, of: string, hasAnswer: boolean): Error | null {
  const [last, setLast] = useState({ of, error });
  const standing = error ?? (last.of === of && isFetching && !hasAnswer ? last.error : null);
  if (last.of !== of || last.error !== standing) setLast({ of, error: standing });
  return standing;
}
