import { fieldText, momentOf } from '../moment/moment.ts';

/** `2026-05-01T10:00` in the viewer's zone, as `<input type="datetime-local">` has it. */
export const toLocal = (iso: string | undefined): string =>
  iso === undefined ? '' : fieldText(new Date(iso));

/** The moment that such a text means, ISO 8601 in UTC; undefined when there is none. */
export const fromLocal = (text: string): string | undefined => momentOf(text)?.toISOString();

/** The viewer's zone, as in `Central European Summer Time (Europe/Berlin)`. */
export function zoneName(locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  const { timeZone } = format.resolvedOptions();
  return name === undefined || name === timeZone ? timeZone : `${name} (${timeZone})`;
}

export const writeTime = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
