import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(customParseFormat);
dayjs.extend(utc);
dayjs.extend(timezone);

/** How precise a date is, or that it is a time. */
export type Picker = 'date' | 'month' | 'time';

/** How fields hold them. */
const notations = { date: 'YYYY-MM-DD', month: 'YYYY-MM', time: 'HH:mm' } as const satisfies Record<
  Picker,
  string
>;
const needed = {
  date: ['YYYY', 'M', 'D'],
  month: ['YYYY', 'M'],
  time: ['HH', 'mm'],
} as const satisfies Record<Picker, readonly string[]>;

/** A format in which whatever else dayjs knows stands for itself. */
const literal = (format: string) =>
  format.replaceAll(/(YYYY|MM?|DD?|HH|mm)|[A-Za-z[]/g, (part, token?: string) => token ?? `[${part}]`);

/** A calendar's moment, which no time zone moves; undefined where the text is not in the format. */
function parse(text: string, format: string): Dayjs | undefined {
  // dayjs takes years before 100 for those of 1900 and later; the calendar is the same two thousand years on
  const year = format.indexOf('YYYY');
  const isEarly = year >= 0 && text.startsWith('00', year);
  const known = isEarly ? `${text.slice(0, year)}20${text.slice(year + 2)}` : text;
  const found = dayjs.utc(known, literal(format), true);
  if (!found.isValid()) return undefined;
  return isEarly ? dayjs.utc(found.toDate().setUTCFullYear(found.year() - 2000)) : found;
}

/** The moment of a day `2026-11-22`, a month `2026-11` or a time `09:30`; undefined for what is none. */
export const momentOf = (iso: string, picker: Picker = 'date'): Dayjs | undefined =>
  parse(iso, notations[picker]);

/** Whether a text is a day `2026-11-22`, a month `2026-11` or a time `09:30` that there is. */
export const isWritten = (text: string | null, picker: Picker = 'date'): boolean =>
  text !== null && momentOf(text, picker) !== undefined;

/** Writes a moment in a format such as `MM/DD/YYYY`. */
export const writeBy = (format: string, moment: Dayjs): string => moment.format(literal(format));

/**
 * A day that may be given as so many days from today, such as `2026-11-22`; nothing for a day beyond the year 9999.
 *
 * @param day a day as it is written, or a whole number of days, 0 being today
 * @param today such as `2026-11-22`
 */
export function dayFrom(day: number | string | undefined, today: string): string | undefined {
  if (typeof day !== 'number') return day;
  const written = momentOf(today)?.add(day, 'day').format(notations.date);
  return written !== undefined && isWritten(written) ? written : undefined;
}

const short = /(?<!M)M(?!M)|(?<!D)D(?!D)/g;

/** Reads a text in a format; where that writes a month or day without a zero, either way is read. */
const read = (text: string, format: string): Dayjs | undefined =>
  format.search(short) < 0
    ? parse(text, format)
    : parse(text.replaceAll(/(?<!\d)\d(?!\d)/g, '0$&'), format.replaceAll(short, '$&$&'));

// a day or a month, a time, or both; behind the minutes come seconds and a zone
const iso8601 = /^(\d{4}-\d{2}(?:-\d{2})?)?(?:(?:(?<=\d)[T ]|^)(\d{2}:\d{2})(?:[\d:.,]*(?:Z|[+-][\d:]+)?))?$/;

/**
 * A date or time as fields hold it, from ISO texts (`2026-11-22T10:00:00Z` too: its day as it is written, whatever the
 * time zone) or from one of these formats. What cannot be read is no date.
 */
export function isoFrom(
  text: string,
  picker: Picker = 'date',
  formats: readonly (string | undefined)[] = [],
): string | null {
  const written = text.trim();
  const [, isoDay = '', time = ''] = iso8601.exec(written) ?? [];
  const iso = { date: isoDay, month: isoDay.slice(0, 7), time }[picker];
  if (isWritten(iso, picker)) return iso;
  for (const format of formats) {
    if (!format || !needed[picker].every((part) => format.includes(part))) continue;
    const found = read(written, format);
    if (found) return found.format(notations[picker]);
  }
  return null;
}

/**
 * The day that it is in a time zone, such as `2026-11-22`.
 *
 * @param timeZone such as `Asia/Tokyo`; default: the machine's
 * @throws RangeError for a time zone that there is not
 */
export const todayIn = (timeZone?: string): string =>
  (timeZone === undefined ? dayjs() : dayjs().tz(timeZone)).format(notations.date);

/** The time that it is on the machine's clock, such as `09:30`. */
export const timeNow = (): string => dayjs().format(notations.time);
