import type { DashboardEvent } from '../../../contract/dashboard.ts';

/** From when to when an event takes place, in its own time zone. */
export const writeSpan = (
  { startsAt, endsAt, timeZone }: Pick<DashboardEvent, 'startsAt' | 'endsAt' | 'timeZone'>,
  locale: string,
): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
    .formatRange(Date.parse(startsAt), Date.parse(endsAt))
    // the server has other spaces in ranges than browsers, and hydration would complain
    .replaceAll(/[\u2009\u202F]/g, ' ');
