const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Seconds since 1970 have ten digits until 2286, milliseconds thirteen. */
const millisecondsFrom = 100_000_000_000;

/** Hours that clocks are away from UTC; on the Line Islands it is 14. */
const farthestZone = 14;

const none = new Date(Number.NaN);

/** A day, or a moment of it; invalid where there is no such day, as on 31 April. */
function dayOf(year: number, month: number, day: number): Date {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : none;
}

const time = String.raw`(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?`;
const isoDate = new RegExp(String.raw`^(\d{4})[-/](\d{1,2})[-/](\d{1,2})${time}$`, 'i');
const byNumbers = new RegExp(String.raw`^(\d{1,2})([./-])(\d{1,2})\2(\d{4})${time}$`, 'i');
const dayAndMonth = new RegExp(
  String.raw`^(?:[a-z]{3,9},? )?(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4})${time}$`,
  'i',
);
const monthAndDay = new RegExp(
  String.raw`^(?:[a-z]{3,9},? )?([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${time}$`,
  'i',
);

/** The month of a name, whole or in three letters ("Sept" in four), counted from 0; -1 where it is none. */
function monthOf(written: string): number {
  const name = written.toLowerCase().replace(/^sept$/, 'sep');
  return months.findIndex((month) => name === month || name === month.slice(0, 3));
}

/** A moment of a day; without a zone the feed's clock is taken for UTC, so that no machine reads another date. */
function at(day: Date, [hour, minute, second, fraction, zone]: readonly (string | undefined)[]): Date {
  if (hour === undefined || Number.isNaN(day.getTime())) return day;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second ?? 0) > 60) return none;
  // the end of a day, which has nothing after it
  if (Number(hour) === 24 && [minute, second, fraction].some((part) => Number(part ?? 0) > 0)) return none;
  if (Number(hours ?? 0) > farthestZone || Number(minutes ?? 0) > 59) return none;
  return new Date(
    day.getTime() + ((Number(hour) * 60 + Number(minute) - offset) * 60 + Number(second ?? 0)) * 1_000,
  );
}

/** Whether a date in numbers can be read with the day first and with the month first, as two different days. */
export function isAmbiguousDate(value: unknown): boolean {
  const [, first, sign, second] = byNumbers.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  return sign === '/' && first !== second && Number(first) <= 12 && Number(second) <= 12;
}

/**
 * The moment that a feed means by `2026-10-01`, `2026-10-01T12:00:00-04:00`, `20261001`, `01.10.2026`, `1 Oct 2026`,
 * `October 1st, 2026`, `Thu, 01 Oct 2026 12:00:00 GMT`, or seconds or milliseconds since 1970.
 * @returns an invalid date for anything else, also for what can be read as two days (`03/04/2026`)
 */
export function readDate(value: unknown): Date {
  if (typeof value === 'number') return new Date(Math.abs(value) < millisecondsFrom ? value * 1_000 : value);
  if (typeof value !== 'string') return none;
  const text = value.trim().replace(/ ?GMT$/i, 'Z');
  if (/^\d{10}$|^\d{13}$/.test(text)) return readDate(Number(text));

  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact) return dayOf(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  const iso = isoDate.exec(text);
  if (iso) return at(dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])), iso.slice(4));

  const numbers = byNumbers.exec(text);
  if (numbers) {
    const [, first, , second, year, ...rest] = numbers;
    if (isAmbiguousDate(text)) return none;
    const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
    return at(dayOf(Number(year), Number(month), Number(day)), rest);
  }
  const words = dayAndMonth.exec(text);
  const swapped = words ? null : monthAndDay.exec(text);
  const [day, month, year, ...rest] = words
    ? words.slice(1)
    : swapped
      ? [swapped[2], swapped[1], ...swapped.slice(3)]
      : [];
  const index = monthOf(month ?? '');
  return index < 0 ? none : at(dayOf(Number(year), index + 1, Number(day)), rest);
}
