import { useEffect, useState } from 'react';
import { serverNow } from '../request/server-clock.ts';
import { useIsHydrated } from '../app/use-is-hydrated.ts';

/** ms between looks at the clock, for what counts days. */
const tick = 30_000;

/**
 * What time it is; ms since 1970. Looks again at the moment that matters, so that an offer never stands open after its end.
 *
 * @param first until the browser has taken over: the same on the server
 * @param end when something ends
 */
export function useNow(first: number, end?: number): number {
  const isHydrated = useIsHydrated();
  // what was fetched since has the device's time
  const [now, setNow] = useState(() => (isHydrated ? serverNow() : first));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const at = serverNow();
      setNow(at);
      clearTimeout(timer);
      timer = setTimeout(look, end !== undefined && end > at ? Math.min(end - at, tick) : tick);
    };
    timer = setTimeout(look);
    // timers stand still in a tab that is out of sight
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [end]);
  return now;
}
