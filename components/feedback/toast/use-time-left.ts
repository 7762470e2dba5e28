import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` when a time has passed, not counting the time for which it was paused.
 *
 * @param milliseconds undefined = never
 */
export function useTimeLeft(milliseconds: number | undefined, paused: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (left.current === undefined || paused) return undefined;
    const begun = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - begun));
    };
  }, [paused]);
}
