import { useState } from 'react';

/** The last value that there was: results stay on screen when the next ones fail (SEARCH-20). */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
