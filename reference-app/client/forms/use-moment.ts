import { useSite } from '../site/site.tsx';
import { useIsHydrated } from '../app/use-is-hydrated.ts';

/**
 * Writes days with their hour (ms since 1970) in the reader's language and time zone, which the server does not know: it
 * writes UTC.
 */
export function useMoment(): (time: number) => string {
  const { boot } = useSite();
  const timeZone = useIsHydrated() ? undefined : 'UTC';
  const format = new Intl.DateTimeFormat(boot.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (time) => format.format(time);
}
