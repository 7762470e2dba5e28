import { useSite } from '../site/site.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Writes days (ms since 1970) in the reader's language and time zone, which the server does not know: it writes UTC. */
export function useDay(): (time: number) => string {
  const { boot } = useSite();
  const timeZone = useIsHydrated() ? undefined : 'UTC';
  const format = new Intl.DateTimeFormat(boot.locale, { dateStyle: 'medium', timeZone });
  return (time) => format.format(time);
}
