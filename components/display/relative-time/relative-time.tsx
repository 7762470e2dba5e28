import { useLayoutEffect, useState, type ComponentPropsWithRef } from 'react';
import { useLocale } from '../../messages/locale.tsx';
import { callAt } from './clock.ts';
import { relativeTimeOf } from './relative-time-of.ts';

type OwnProps = {
  /** The moment: ISO 8601, or ms since 1970. For what is no date, nothing is shown. */
  date: string | number | Date;
  /**
   * The time for the server and for hydration, in ms since 1970, the same at both. The browser's own clock takes over
   * then. Without it the server writes the date.
   */
  now?: number;
  /**
   * “3 hours ago”, “3 hr. ago” or “3h ago”.
   * @default 'long'
   */
  length?: 'long' | 'short' | 'narrow';
  /**
   * An IANA zone, such as `Europe/Berlin`. With it, days are counted as on its calendar: on Monday evening, Wednesday
   * morning is “in 2 days”. Without it a day is 24 hours.
   */
  timeZone?: string;
};

/** `ref` and all other props go to the `<time>`. */
export type RelativeTimeProps = OwnProps &
  Omit<
    ComponentPropsWithRef<'time'>,
    keyof OwnProps | 'dateTime' | 'title' | 'className' | 'style' | 'children'
  >;

/** How long ago or how far off a moment is, as time goes by. */
export function RelativeTime({ date, now, length = 'long', timeZone, ...rest }: RelativeTimeProps) {
  const locale = useLocale();
  const at = new Date(date).getTime();
  const [told, setTold] = useState<{ at: number; now: number }>();
  // the time at which another moment was told may be before this one
  const clock = told?.at === at ? told.now : undefined;

  useLayoutEffect(() => {
    const tell = () => setTold({ at, now: Date.now() });
    if (clock === undefined) return tell();
    return callAt(clock + relativeTimeOf(at, clock, timeZone).changesIn, tell);
  }, [at, clock, timeZone]);

  // what came from a server may be no date, and a page is not to fall over it
  if (Number.isNaN(at)) return null;
  const seen = clock ?? now;
  let text: string;
  if (seen === undefined) {
    // the server does not know the reader's time zone
    text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
  } else {
    const { unit, value } = relativeTimeOf(at, seen, timeZone);
    // “now” for 0 seconds, and “1 day ago” where “yesterday” may be wrong
    const numeric = unit === 'second' ? 'auto' : 'always';
    text = new Intl.RelativeTimeFormat(locale, { numeric, style: length }).format(value, unit);
  }
  const title =
    clock === undefined
      ? undefined
      : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at);
  return (
    <time {...rest} dateTime={new Date(at).toISOString()} title={title}>
      {text}
    </time>
  );
}
