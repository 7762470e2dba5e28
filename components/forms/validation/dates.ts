/** How precise a date is, or that it is a time. */
export type Picker = 'date' | 'month' | 'time';

const daysIn = (year: number, month: number) =>
  new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

/** Whether a text is a day `2026-11-22`, a month `2026-11` or a time `09:30` that there is. */
export const isWritten = (text: string | null, picker: Picker = 'date'): boolean => {
  if (text === null) return false;
  if (picker === 'time') return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
  const [, year = '', month = '', day = '1'] =
    (picker === 'month' ? /^(\d{4})-(\d{2})$/ : /^(\d{4})-(\d{2})-(\d{2})$/).exec(text) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
};

const pad = (number: number, length = 2) => String(number).padStart(length, '0');

/**
 * A day that may be given as so many days from today, such as `2026-11-22`; nothing for a day beyond the year 9999.
 *
 * @param day a day as it is written, or a whole number of days, 0 being today
 * @param today such as `2026-11-22`
 */
export const dayFrom = (day: number | string | undefined, today: string): string | undefined => {
  if (typeof day !== 'number') return day;
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + day);
  const [written = ''] = Number.isNaN(date.getTime()) ? [] : date.toISOString().split('T');
  return written.length === 10 ? written : undefined;
};

const parts = {
  YYYY: '\\d{4}',
  MM: '\\d{2}',
  M: '\\d{1,2}',
  DD: '\\d{2}',
  D: '\\d{1,2}',
  HH: '\\d{2}',
  mm: '\\d{2}',
};

/** The parts of a date or time that is written in a format such as `MM/DD/YYYY`. */
const read = (text: string, format: string): Record<string, string> | undefined => {
  const names: string[] = [];
  const pattern = format
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/YYYY|MM?|DD?|HH|mm/g, (part) => {
      names.push(part);
      return `(${parts[part as keyof typeof parts]})`;
    });
  const found = new RegExp(`^${pattern}$`).exec(text);
  return found ? Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) : undefined;
};

// a day or a month, a time, or both; behind the minutes come seconds and a zone
const iso8601 = /^(\d{4}-\d{2}(?:-\d{2})?)?(?:(?:(?<=\d)[T ]|^)(\d{2}:\d{2})(?:[\d:.,]*(?:Z|[+-][\d:]+)?))?$/;

/**
 * A date or time as fields hold it, from ISO texts (`2026-11-22T10:00:00Z` too: its day as it is written, whatever the
 * time zone) or from one of these formats. What cannot be read is no date.
 */
export const isoFrom = (
  text: string,
  picker: Picker = 'date',
  formats: readonly (string | undefined)[] = [],
): string | null => {
  const written = text.trim();
  const [, isoDay = '', time = ''] = iso8601.exec(written) ?? [];
  const iso = { date: isoDay, month: isoDay.slice(0, 7), time }[picker];
  if (isWritten(iso, picker)) return iso;
  for (const format of formats) {
    const found = format ? read(written, format) : undefined;
    if (!found) continue;
    const { YYYY = '', HH = '', mm = '' } = found;
    const month = pad(Number(found['MM'] ?? found['M']));
    const day = pad(Number(found['DD'] ?? found['D']));
    const own = { date: `${YYYY}-${month}-${day}`, month: `${YYYY}-${month}`, time: `${HH}:${mm}` }[picker];
    if (isWritten(own, picker)) return own;
  }
  return null;
};

/**
 * The day that it is in a time zone, such as `2026-11-22`.
 *
 * @param timeZone such as `Asia/Tokyo`; default: the machine's
 * @throws RangeError for a time zone that there is not
 */
export const todayIn = (timeZone?: string): string => {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const found = Object.fromEntries(format.formatToParts().map(({ type, value }) => [type, value]));
  return `${found['year'] ?? ''}-${found['month'] ?? ''}-${found['day'] ?? ''}`;
};
