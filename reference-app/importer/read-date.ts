import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(customParseFormat);
dayjs.extend(utc);

/** Seconds since 1970 have ten digits until 2286, milliseconds thirteen. */
const millisecondsFrom = 100_000_000_000;

const none = new Date(Number.NaN);

/** Days by their shape, and the format of each; trying all formats on each day would take a thousand times as long. */
const formats: readonly (readonly [shape: RegExp, format: string])[] = [
  [/^\d{8}$/, 'YYYYMMDD'],
  [/^\d{4}([-/])\d\d([-/])\d\d$/, 'YYYY$1MM$2DD'],
  // the second number cannot be a month
  [/^\d\d([./-])(?:1[3-9]|[2-9]\d)\1\d{4}$/, 'MM$1DD$1YYYY'],
  [/^\d\d([./-])\d\d\1\d{4}$/, 'DD$1MM$1YYYY'],
  [/^\d\d([ -])[A-Z][a-z]{2}(,?[ -])\d{4}$/, 'DD$1MMM$2YYYY'],
  [/^\d\d([ -])[A-Z][a-z]{3,8}(,?[ -])\d{4}$/, 'DD$1MMMM$2YYYY'],
  [/^[A-Z][a-z]{2} \d\d(,?) \d{4}$/, 'MMM DD$1 YYYY'],
  [/^[A-Z][a-z]{3,8} \d\d(,?) \d{4}$/, 'MMMM DD$1 YYYY'],
];

/** The parts of a moment. Clocks are at most 14 hours away from UTC, on the Line Islands. */
const parts =
  /^(?<day>.*?)(?:[T ](?<time>\d{1,2}:\d\d(?::\d\d)?)(?<fraction>(?<=:\d\d:\d\d)[.,]\d+)?\s*(?:Z|UTC|(?<sign>[+-])(?<hours>0\d|1[0-4]):?(?<minutes>[0-5]\d))?)?$/i;

const ambiguous = /^(0?[1-9]|1[0-2])\/(?!\1\/)(?:0?[1-9]|1[0-2])\/\d{4}(?:$|[T ])/i;

const padded = (text: string) => text.replaceAll(/(?<!\d)\d(?!\d)/g, '0$&');

/** A day without its weekday, with two digits, and with the name of its month as dayjs has it. */
const plainDay = (text: string) =>
  padded(
    text
      .replace(/^[a-z]{3,9},? (?=[a-z]|\d{1,2}(?:st|nd|rd|th)?[ -][a-z])/i, '')
      .replace(/(?<=\d)(?:st|nd|rd|th)(?=[ -][a-z]|,? \d{4}$)/i, '')
      .replace(/([a-z])([a-z]{2,8})\.?/i, (_, first: string, others: string) =>
        `${first.toUpperCase()}${others.toLowerCase()}`.replace(/^Sept$/, 'Sep'),
      ),
  );

/** Whether a date in numbers can be read with the day first and with the month first, as two different days. */
export function isAmbiguousDate(value: unknown): boolean {
  return typeof value === 'string' && ambiguous.test(value.trim());
}

/**
 * The moment that a feed means by `2026-10-01`, `2026-10-01T12:00:00-04:00`, `20261001`, `01.10.2026`, `1 Oct 2026`,
 * `October 1st, 2026`, `Thu, 01 Oct 2026 12:00:00 GMT`, or seconds or milliseconds since 1970. Without a zone the feed's
 * clock is taken for UTC, so that no machine reads another date.
 * @returns an invalid date for anything else, also for what can be read as two days (`03/04/2026`)
 */
export function readDate(value: unknown): Date {
  if (typeof value === 'number') return new Date(Math.abs(value) < millisecondsFrom ? value * 1_000 : value);
  if (typeof value !== 'string') return none;
  const text = value.trim().replace(/ ?GMT$/i, 'Z');
  if (/^\d{10}$|^\d{13}$/.test(text)) return readDate(Number(text));
  if (isAmbiguousDate(text)) return none;

  const { day = '', time = '00:00', fraction = '', sign, hours, minutes } = parts.exec(text)?.groups ?? {};
  const written = plainDay(day);
  const [shape, format] = formats.find(([one]) => one.test(written)) ?? [];
  if (!shape || !format) return none;
  const clock = padded(time);
  // dayjs knows neither the end of a day nor a leap second
  const isEnd = /^24:00(?::00)?$/.test(clock) && !/[1-9]/.test(fraction);
  const isLeap = /:\d\d:60$/.test(clock);
  const known = isEnd ? clock.replace('24', '00') : isLeap ? clock.replace(/60$/, '59') : clock;
  const read = dayjs.utc(
    `${written} ${known}`,
    `${written.replace(shape, format)} ${known.length > 5 ? 'HH:mm:ss' : 'HH:mm'}`,
    true,
  );
  const back = sign === '-' ? -1 : 1;
  return read
    .add(isEnd ? 1 : 0, 'day')
    .add(isLeap ? 1 : 0, 'second')
    .subtract(back * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)), 'minute')
    .toDate();
}
