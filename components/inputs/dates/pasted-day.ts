import { CalendarDate, parseDate, type Calendar } from '@internationalized/date';

type Part = 'year' | 'month' | 'day';

/** The numbers of a text, whose digits may be those of a language. @param locale BCP 47 */
function numbersIn(text: string, locale: string): readonly string[] {
  const digits = [
    ...new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210),
  ].toReversed();
  const plain = text.replaceAll(/\p{Nd}/gu, (digit) => {
    const value = digits.indexOf(digit);
    return value < 0 ? digit : String(value);
  });
  return plain.match(/\d+/g) ?? [];
}

/**
 * The day that a pasted text stands for; undefined for what is none. `2026-11-22` is Gregorian, whatever the language, and
 * may have a time behind it; else the text has day, month and year in the order of the field, in its calendar.
 *
 * @param field.order in which the field has its parts
 * @param field.locale BCP 47
 */
export function pastedDay(
  text: string,
  { order, calendar, locale }: { order: readonly Part[]; calendar: Calendar; locale: string },
): CalendarDate | undefined {
  const [iso] = /^\d{4}-\d{2}-\d{2}(?=T|\s|$)/.exec(text.trim()) ?? [];
  if (iso !== undefined)
    try {
      return parseDate(iso);
    } catch {
      return undefined;
    }
  const numbers = numbersIn(text, locale);
  if (numbers.length !== 3 || order.length !== 3) return undefined;
  const of = (part: Part) => Number(numbers[order.indexOf(part)]);
  const day = new CalendarDate(calendar, of('year'), of('month'), of('day'));
  // a day that there is not is moved to one that there is
  return day.month === of('month') && day.day === of('day') ? day : undefined;
}
