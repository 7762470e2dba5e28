import * as z from 'zod/mini';
import { kind } from '../../definition/kind.ts';
import { readDate } from '../../definition/reading.ts';
import { dayFrom, isoFrom, isWritten, writtenDate } from '../../validation/dates.ts';

/** A day `2026-11-22`, a month `2026-11` or a time `09:30`, whatever the time zone; null for none. */
export const date = kind('date', {
  options: {
    dateOptions: z.strictObject({
      readonly: z.optional(z.boolean()),
      /**
       * How it is written, in the field and where it is only read, such as `MM/DD/YYYY`, or `HH:mm` for a time; stored values
       * may be written so, too. @default as the language writes it
       */
      dateFormat: z.optional(z.string()),
      /** Prefilled with today, and read-only. @default false */
      today: z.optional(z.boolean()),
      /** Stands in a field that is empty, and of a month in its first list. @default “Select date”, “Select time”, or the list’s part */
      placeholder: z.optional(z.string()),
      /** The first day that can be chosen: a date, or days from today, 0 being today. */
      enableFrom: z.optional(z.union([z.int(), writtenDate])),
      /** The last day that can be chosen. */
      enableUntil: z.optional(z.union([z.int(), writtenDate])),
      /** Another way in which stored values may be written. */
      fallbackFormat: z.optional(z.string()),
      /** How precise it is. @default 'date' */
      picker: z.optional(z.enum(['date', 'month', 'time'])),
    }),
  },
  value: z.nullable(z.string()),
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
