import { useEffect, type RefObject } from 'react';

/**
 * Calls when a drag ends. The native `change` says so, once; React's `onChange` listens to `input`, which comes with
 * every value in between.
 */
export function useGestureEnd(input: RefObject<HTMLElement | null>, onEnd: () => void) {
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('change', onEnd);
    return () => element?.removeEventListener('change', onEnd);
  }, [input, onEnd]);
}
