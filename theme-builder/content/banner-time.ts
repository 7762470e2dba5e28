const digits = (value: number, length = 2) => String(value).padStart(length, '0');

/** `2026-05-01T10:00` in the viewer's zone, as `<input type="datetime-local">` has it. */
export const toLocal = (iso: string | undefined): string => {
  if (iso === undefined) return '';
  const time = new Date(iso);
  const day = `${digits(time.getFullYear(), 4)}-${digits(time.getMonth() + 1)}-${digits(time.getDate())}`;
  return `${day}T${digits(time.getHours())}:${digits(time.getMinutes())}`;
};

/** The moment that such a text means, ISO 8601 in UTC; undefined when there is none. */
export const fromLocal = (text: string): string | undefined => {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
};

/** The viewer's zone, as in `Central European Summer Time (Europe/Berlin)`. */
export const zoneName = (locale: string): string => {
  const format = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  const { timeZone } = format.resolvedOptions();
  return name === undefined || name === timeZone ? timeZone : `${name} (${timeZone})`;
};

export const writeTime = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
