import dayjs from 'dayjs';

/** A moment for people, in their own time zone: `3 March 2026 at 14:05`. */
export const momentText = (moment: string | Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment));

/** The name of the zone that this browser is in at a moment: `Central European Summer Time`. */
export const zoneName = (moment: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZoneName: 'long' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A moment as a field of date and time takes it, which knows no zone: `2026-03-03T14:05`. */
export const fieldText = (moment: Date): string => dayjs(moment).format('YYYY-MM-DDTHH:mm');

/** The moment that such a text means in this browser's zone; undefined when it means none. */
export function momentOf(text: string): Date | undefined {
  // not read by dayjs: a year that is being typed is 0002, which it takes for 1902
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
