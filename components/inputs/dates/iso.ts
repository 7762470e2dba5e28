import { parseDate, parseTime, type CalendarDate, type Time } from '@internationalized/date';

/** How values are read from texts and written to them. */
export type Notation<Value> = {
  /** null for a text that stands for no value. */
  read: (text: string) => Value | null;
  write: (value: Value) => string;
};

const readBy =
  <Value>(parse: (text: string) => Value) =>
  (text: string): Value | null => {
    if (text === '') return null;
    // the parsers throw for what stands for no day or no time, which a field shows as empty
    try {
      return parse(text);
    } catch {
      return null;
    }
  };

/** `2026-11-22`, in the Gregorian calendar. */
export const isoDate: Notation<CalendarDate> = { read: readBy(parseDate), write: String };

/** `09:30`; seconds are left out. */
export const isoTime: Notation<Time> = {
  read: readBy(parseTime),
  write: (time) => time.toString().slice(0, 5),
};

/** Whether an ISO text lies outside of two others, the ends included. They sort as what they stand for. */
export const isOutside = (text: string, min: string | number | undefined, max: string | number | undefined) =>
  text !== '' && ((min !== undefined && text < String(min)) || (max !== undefined && text > String(max)));

/**
 * A date whose year was typed with two digits, with the century that people mean: not more than twenty years ahead of today,
 * as CLDR reads such years, nor after `max`.
 */
export function inThisCentury(
  date: string,
  { today, max }: { today: string; max?: string | number },
): string {
  if (!/^00\d\d-/.test(date)) return date;
  const year = Number(today.slice(0, 4));
  const near = (century: number) => `${century}${date.slice(2)}`;
  const century = Math.floor((year + 20) / 100);
  const isAhead = near(century) > `${year + 21}` || isOutside(near(century), undefined, max);
  return near(isAhead ? century - 1 : century);
}
