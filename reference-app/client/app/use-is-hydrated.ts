import { startTransition, useEffect, useState } from 'react';

// what is rendered for the first time afterwards need not look like what the server sent
let isTakenOver = false;

/**
 * False on the server and while hydrating, then true: in a task of its own, since a change that may not wait would have all
 * effects of the page run in the one that takes it over.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isTakenOver);
  useEffect(() => {
    isTakenOver = true;
    startTransition(() => setHydrated(true));
  }, []);
  return isHydrated;
}
