import { useEffect, useRef, useState } from 'react';

export type Work = {
  isBusy: boolean;
  /** The code for it could not be fetched, or a file could not be read. */
  hasFailed: boolean;
  /** Does the last work once more. */
  again: () => void;
  /**
   * Starts some work; what it answers is done, unless something else was started meanwhile or nobody waits any more.
   */
  start: (work: () => Promise<() => void>) => Promise<void>;
};

/** Work that takes a moment, of which only the latest counts. */
export function useWork(): Work {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const turn = useRef(0);
  const last = useRef<() => Promise<() => void>>(undefined);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  const start: Work['start'] = async (work) => {
    turn.current += 1;
    const own = turn.current;
    last.current = work;
    setState('busy');
    try {
      const finish = await work();
      if (own !== turn.current) return;
      setState('idle');
      finish();
    } catch (error) {
      if (own !== turn.current) return;
      setState('failed');
      reportError(error);
    }
  };
  return {
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    start,
    again: () => {
      if (last.current) void start(last.current);
    },
  };
}
