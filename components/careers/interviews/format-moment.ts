/** A day: “Jan 15, 2026” in US English. `time` is in ms since 1970, the zone by IANA. */
export const formatDay = (time: number, { locale, timeZone }: { locale: string; timeZone: string }): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(time);

/** A day and a time with its zone: “Jan 15, 2026, 2:30 PM GMT+1” in US English. As `formatDay` otherwise. */
export const formatMoment = (
  time: number,
  { locale, timeZone }: { locale: string; timeZone: string },
): string =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(time);
