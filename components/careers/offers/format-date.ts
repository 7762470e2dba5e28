/** A day as numbers, in the reader's time zone where no other is given: 01/31/2026 in US English (OFFERS-03). */
export const formatDate = (locale: string, time: number, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(
    time,
  );
