import { useEffect, useState } from 'react';

/**
 * Asks before somebody leaves the page while something in a form would be lost. Nothing is in the browser's way while
 * nothing is: a listener for leaving keeps pages out of its cache for going back.
 *
 * @returns `onUnsavedChange` for the `<Form>`; `isUnsaved` for the app's router, such as `useBlocker(isUnsaved)`
 */
export function useUnsavedGuard() {
  const [isUnsaved, onUnsavedChange] = useState(false);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return { isUnsaved, onUnsavedChange };
}
