import * as z from 'zod/mini';
import { kind } from '../../definition/kind.ts';
import { readDate } from '../../definition/reading.ts';
import { isoFrom, isWritten } from '../../validation/dates.ts';

const end = z.nullish(z.string());
/** From when to when; each end a month or a day, as the picker is precise. */
export const dateRangeValue = z.strictObject({
  startDate: end,
  endDate: end,
  /** It goes on until today. */
  isCurrent: z.optional(z.boolean()),
});

/** From one month or day to another, or until today; null for none. */
export const dateRange = kind('date-range', {
  options: {
    dateRangeOptions: z.strictObject({
      /** How precise it is. @default 'month' */
      picker: z.optional(z.enum(['month', 'date'])),
      startPlaceholder: z.optional(z.string()),
      endPlaceholder: z.optional(z.string()),
      /** A box to tick where the end is today. @default false */
      showCurrentCheck: z.optional(z.boolean()),
      /** The label of that box. */
      currentCheckboxPlaceholder: z.optional(z.string()),
      /** How it is written. @default as the language writes it, and months `MM/YYYY` where they are only read */
      dateFormat: z.optional(z.string()),
      /** @default false */
      disallowFutureStartDate: z.optional(z.boolean()),
    }),
  },
  value: z.nullable(dateRangeValue),
  empty: () => null,
  isMissing: (value) => value === null || !(value.startDate || value.endDate || value.isCurrent),
  read: (value, { dateRangeOptions = {} }, { locale, text }) => {
    const { picker = 'month', dateFormat } = dateRangeOptions;
    // months are written so unless the definition says otherwise
    const format = dateFormat ?? (picker === 'month' ? 'MM/YYYY' : undefined);
    const { startDate, endDate, isCurrent } = value ?? {};
    const from = startDate ? readDate(startDate, { picker, format, locale }) : '…';
    const until = endDate ? readDate(endDate, { picker, format, locale }) : '…';
    return [`${from} – ${isCurrent ? text('present') : until}`];
  },
  take: (value, { dateRangeOptions }) => {
    const range = dateRangeValue.safeParse(value).data;
    if (!range) return value;
    const written = (one: string | null | undefined) =>
      one
        ? isoFrom(one, dateRangeOptions?.picker ?? 'month', [dateRangeOptions?.dateFormat ?? 'MM/YYYY'])
        : one;
    return { ...range, startDate: written(range.startDate), endDate: written(range.endDate) };
  },
  check: (value, { dateRangeOptions = {} }, { today }) => {
    const { startDate, endDate, isCurrent } = value ?? {};
    const picker = dateRangeOptions.picker ?? 'month';
    if (!startDate || (!endDate && !isCurrent)) return { key: 'dateRangeIncomplete' };
    if (!isWritten(startDate, picker) || (endDate && !isWritten(endDate, picker))) return { key: 'invalid' };
    if (dateRangeOptions.disallowFutureStartDate && startDate > today.slice(0, startDate.length))
      return { key: 'startInFuture' };
    return endDate && endDate < startDate ? { key: 'endBeforeStart' } : undefined;
  },
});
