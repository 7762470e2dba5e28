import { kind } from '../../item/kind.ts';
import { readDate } from '../../item/reading.ts';
import { dayFrom, isoFrom, isWritten } from '../../rules/dates.ts';
import { isTextOrNull } from '../value-guards.ts';
import type { DateOptions } from './options.ts';

/** A day `2026-11-22`, a month `2026-11` or a time `09:30`, whatever the time zone; null for none. */
export const date = kind<DateOptions, string | null>('date', {
  isValue: isTextOrNull,
  empty: () => null,
  isMissing: (value) => value === null || value === '',
  read: (value, { dateOptions }, { locale }) => [
    readDate(value ?? '', { picker: dateOptions?.picker, format: dateOptions?.dateFormat, locale }),
  ],
  take: (value, { dateOptions }) =>
    typeof value === 'string'
      ? isoFrom(value, dateOptions?.picker, [dateOptions?.dateFormat, dateOptions?.fallbackFormat])
      : value,
  check: (value, { dateOptions = {} }, { today }) => {
    if (!isWritten(value, dateOptions.picker)) return { key: 'invalid' };
    // a month is inside when its first or last day may be
    const shown = (day: string | undefined) => day?.slice(0, value?.length);
    const from = shown(dayFrom(dateOptions.enableFrom, today));
    const until = shown(dayFrom(dateOptions.enableUntil, today));
    const isOutside =
      dateOptions.picker !== 'time' &&
      ((from !== undefined && value! < from) || (until !== undefined && value! > until));
    return isOutside ? { key: 'invalid' } : undefined;
  },
});
